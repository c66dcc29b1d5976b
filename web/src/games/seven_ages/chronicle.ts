// What happened in a conflict so far, told by the log: its rounds with both totals, losses, disorder, retreats, victory, loot.

import type { GameEvent } from '../../lib/types';
import { data } from './data';

export interface Round {
  totals: GameEvent[];
  /** What followed the totals. */
  after: GameEvent[];
}

export interface Chronicle {
  /** The event with which it began. */
  began: GameEvent;
  rounds: Round[];
  /** Somebody has won. */
  won: boolean;
}

const key = (name: string): string => `seven_ages-${name}`;
const [BEGAN, TOTAL, WON] = [key('conflict'), key('conflict-total'), key('conflict-won')];
const TOLD = new Set(
  [
    'unit-lost',
    'unit-lost-retreating',
    'leader-killed',
    'conflict-disorder',
    'retreats',
    'nuke',
    'nuke-scrapped',
    'conflict-won',
    'loot',
  ].map(key),
);

/** The last conflict that had begun at a version of the table; null if it was not fought in this area. */
export function chronicleOf(log: readonly GameEvent[], version: number, area?: string): Chronicle | null {
  const seen = log.filter((event) => event.version <= version);
  const from = seen.findLastIndex((event) => event.key === BEGAN);
  const began = seen[from];
  if (!began || (area !== undefined && began.args.area !== key(`area-${area}`))) return null;
  const rounds: Round[] = [];
  for (const event of seen.slice(from + 1)) {
    const last = rounds.at(-1);
    if (event.key === TOTAL) {
      if (last && last.totals.length < 2) last.totals.push(event);
      else rounds.push({ totals: [event], after: [] });
    } else if (TOLD.has(event.key)) {
      if (last) last.after.push(event);
      else rounds.push({ totals: [], after: [event] });
      if (event.key === key('loot')) break;
    }
  }
  return { began, rounds, won: rounds.some(({ after }) => after.some((event) => event.key === WON)) };
}

/** The items of a total that count, as the log tells them. */
export function partsOf({ args }: GameEvent): [string, number][] {
  const parts = Array.isArray(args.parts) ? args.parts : [];
  return data.items.flatMap((item, i): [string, number][] => (parts[i] ? [[item, Number(parts[i])]] : []));
}

/** Whether these events end a conflict. */
export const endsConflict = (events: readonly GameEvent[]): boolean => events.some((event) => event.key === WON);
