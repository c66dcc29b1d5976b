// What a reader of the screen hears of the things on the board.

import type { LegalMove, Say } from '../../lib/types';
import type { HeroCard } from './data';
import type { Territory, Wonder } from './types';

/** What somebody looks at: its sheet is shown. */
export interface Look {
  kind: 'territory' | 'hero' | 'wonder' | 'token' | 'player' | 'face' | 'bag' | 'deck';
  id: string;
}

export const same = (a: Look | null, b: Look | null): boolean => a?.kind === b?.kind && a?.id === b?.id;

export const name = (kind: string, id: string, say: Say): string => say(`heroes_of_the_world-${kind}-${id}`);

/** "Mediterranean: ladder 2 of 3, worth 5. First Anna with 4 units, second …; place a unit there". */
export function territoryLabel(
  territory: Territory,
  names: readonly string[],
  moves: readonly LegalMove[],
  say: Say,
): string {
  const title = name('territory', territory.id, say);
  const parts = [
    territory.in_play
      ? say('heroes_of_the_world-board-label-territory', {
          title,
          filled: territory.ladder.length,
          slots: territory.slots,
          sum: territory.sum,
          done: territory.complete ? 1 : 0,
        })
      : `${title}, ${say('heroes_of_the_world-board-closed')}`,
    ...territory.ranks.map(({ seat }, i) =>
      say('heroes_of_the_world-board-label-place', {
        rank: i + 1,
        name: names[seat] ?? '',
        units: territory.units[seat] ?? 0,
      }),
    ),
    ...moves.map((move) => say(move.text)),
  ];
  return parts.join('; ');
}

/** "Charlemagne: population 4, discoveries 1, conquest 4, gold 0; Europe, Mediterranean; play Charlemagne". */
export function heroLabel(hero: HeroCard, move: LegalMove | undefined, say: Say): string {
  const values = say('heroes_of_the_world-board-label-hero', {
    title: name('hero', hero.id, say),
    population: hero.population,
    discoveries: hero.discoveries,
    conquest: hero.conquest,
    treasure: hero.treasure,
  });
  const where = hero.territories.map((id) => name('territory', id, say)).join(', ');
  return [values, where, ...(move ? [say(move.text)] : [])].join('; ');
}

/** "Kremlin; Anna's, ready; use the Kremlin". */
export function wonderLabel(
  id: string,
  wonder: Wonder | undefined,
  names: readonly string[],
  move: LegalMove | undefined,
  say: Say,
): string {
  const place =
    wonder && wonder.owner !== null
      ? say('heroes_of_the_world-board-wonder-owner', {
          name: names[wonder.owner] ?? '',
          ready: wonder.face_up ? 1 : 0,
        })
      : say('heroes_of_the_world-board-wonder-on-offer');
  return [name('wonder', id, say), place, ...(move ? [say(move.text)] : [])].join('; ');
}
