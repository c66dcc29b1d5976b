// What the next click would change, out of the lines that come with the move: all numbers are the server's.

import { signed } from '../../lib/text';
import type { LegalMove, Message } from '../../lib/types';

const CHANGE = /-explain-(?:change|next)-([a-z]+)$/;
const PRICE = /-explain-(food|resources|science)$/;

/** By what is changed or paid, short enough for a rating: "+4 → +5", "−3". */
export type Plan = Record<string, string>;

/** Ratings that are gained each turn. */
const EACH_TURN = ['culture', 'science', 'food', 'resources'];

function read({ key, args }: Message): [string, string] | null {
  const [, price] = PRICE.exec(key) ?? [];
  if (price) return args.amount ? [`pays-${price}`, `−${String(args.amount)}`] : null;
  const [, what] = CHANGE.exec(key) ?? [];
  if (!what || args.before === args.after) return null;
  const [before, after] = [Number(args.before), Number(args.after)];
  const rating = key.includes('-change-') && EACH_TURN.includes(what);
  return [what, rating ? `${signed(before)} → ${signed(after)}` : `${before} → ${after}`];
}

/** What a move would change. */
export const planOf = (move: LegalMove | null): Plan =>
  Object.fromEntries((move?.lines ?? []).map(read).filter((found) => found !== null));
