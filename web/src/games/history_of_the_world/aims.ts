// What can be clicked on the map.

import type { LegalMove } from '../../lib/types';
import { areaOf } from './data';
import { playable } from './geography';
import type { Target } from './types';

/** A place that can be clicked, and what a click would bring. */
export interface Aim {
  tone: 'free' | 'foe' | 'site' | 'fort' | 'monument';
  /** The chance that an attack succeeds. */
  win?: number | undefined;
  points?: number | undefined;
  /** Where the army comes from: a Territory or a water. */
  from?: string | undefined;
}

/** The legal moves by the place they are aimed at; a move aimed at an Area is there at each of its Territories. */
export function movesByPlace(legal: readonly LegalMove[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  const add = (id: string, move: LegalMove) => found.set(id, [...(found.get(id) ?? []), move]);
  for (const move of legal) {
    if (move.kind === 'territory' || move.kind === 'sea') add(move.thing, move);
    if (move.kind === 'area') for (const id of playable.filter((one) => areaOf[one] === move.thing)) add(id, move);
  }
  return found;
}

/** How a place looks that plays this move; `target` says what placing an army there would be. */
export function aimOf(move: LegalMove, target: Target | undefined): Aim {
  if (target)
    return {
      tone: target.how === 'attack' ? 'foe' : 'free',
      win: target.win,
      points: target.points,
      from: target.from ?? target.sea,
    };
  if (move.verb === 'monument') return { tone: 'monument', points: 1 };
  return { tone: move.verb.startsWith('fort_') ? 'fort' : 'site' };
}

/** What is known of the place that a move is aimed at; a fort there has nothing to do with it. */
export function targetOf(move: LegalMove | undefined, targets: ReadonlyMap<string, Target>): Target | undefined {
  return !move || move.verb.startsWith('fort_') ? undefined : targets.get(move.thing);
}

/** What a click on each of these places would do. */
export function aimsOf(
  places: Iterable<string>,
  moveAt: (place: string) => LegalMove | undefined,
  targets: ReadonlyMap<string, Target>,
): Map<string, Aim> {
  const found = new Map<string, Aim>();
  for (const id of places) {
    const move = moveAt(id);
    if (move) found.set(id, aimOf(move, targetOf(move, targets)));
  }
  return found;
}
