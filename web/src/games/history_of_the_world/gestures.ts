// What is seen and heard of each event of History of the World. The dice of a fight lie beside it: see campaign.svelte.ts.

import type { Gesture, GestureOf, Shown } from '../../lib/board/gestures.svelte';
import { map, middle } from './geography';
import { idIn } from './names';
import type { HistoryView } from './types';

const GAME = 'history_of_the_world';
/** Somebody comes from somewhere. */
const MARCHES = new Set(['occupied', 'replaced', 'surrendered', 'attacked']);
/** Something changes at a place, and nothing went there that is seen already. */
const CHANGES = new Set(['conquered', 'settled', 'arrived', 'kingdom', 'fort', 'monument', 'struck', 'named']);
/** The longest arrow from a fleet to a shore, in units of the map. */
const LANDING = 170;
/** An army lands where none of these is all that happened: there one was attacked, or rolled for its life. */
const STANDS = new Set(['attacked', 'fight', 'suffered', 'struck', 'named', 'fort', 'monument']);

/** Armies on their way are arrows, dice and cards what they are, points tick, and what else changes a place is a pulse. */
export const gesturesOf: GestureOf<HistoryView> = ({ key, args }, view) => {
  const what = key.replace(`${GAME}-`, '');
  const who = typeof args.seat === 'number' ? args.seat : -1;
  const colour = view.players[who]?.colour;
  if (what === 'scored' && typeof args.points === 'number') return [{ kind: 'tick', seat: who, by: args.points }];
  if (what === 'played') return [{ kind: 'card', card: idIn(args.event) ?? '', seat: who }];
  if (what === 'rolled-order') return [{ kind: 'dice', faces: facesIn(args.dice), seat: who }];
  const sea = idIn(args.sea) ?? '';
  if (what === 'sea-fight' && sea in map.seas)
    return [{ kind: 'dice', faces: facesIn(args.attack), seat: who, at: sea }];
  const at = idIn(args.territory) ?? '';
  if (!(at in map.territories)) return [];
  if (what === 'fight') return [{ kind: 'dice', faces: facesIn(args.attack), seat: who, at }];
  if (what === 'suffered') {
    const dice: Gesture = { kind: 'dice', faces: facesIn(args.dice), at };
    return args.dies === 'yes' ? [dice, { kind: 'pulse', at, text: '✕' }] : [dice];
  }
  const from = idIn(args.from) ?? idIn(args.sea) ?? '';
  if (MARCHES.has(what) && (from in map.territories || (from in map.seas && near(from, at))))
    return [{ kind: 'arrow', from, to: at, colour }];
  return MARCHES.has(what) || CHANGES.has(what) ? [{ kind: 'pulse', at, colour }] : [];
};

/** Whether a landing is worth an arrow: a fleet at the other end of its Ocean would draw one across the world. */
function near(sea: string, place: string): boolean {
  const [a, b] = [middle(sea), middle(place)];
  return Math.hypot(a.x - b.x, a.y - b.y) < LANDING;
}

/** The places where an army has just landed. */
export function landings(shown: readonly Shown[]): Set<string> {
  const found = new Set<string>();
  for (const one of shown) {
    if (STANDS.has(one.event.key.replace(`${GAME}-`, ''))) continue;
    if (one.kind === 'arrow') found.add(one.to);
    if (one.kind === 'pulse') found.add(one.at);
  }
  return found;
}

function facesIn(dice: unknown): number[] {
  return Array.isArray(dice) ? dice.map(Number) : [];
}
