// What the board does in each phase: what a click aims at, what it looks like, what needs a second click.

import type { Explained, LegalMove, Say } from '../../lib/types';

/** The wonder that a phase asks about. */
export const WINDOWS: Record<string, string> = {
  versailles: 'palace_of_versailles',
  ajanta: 'ajanta_caves',
  lighthouse: 'lighthouse_of_alexandria',
  kremlin: 'kremlin',
  wall: 'great_wall',
};

/** What a click on a territory would do in each phase: asked of all nine, so that each can say why not. */
export const VERBS: Record<string, string> = {
  settle: 'place',
  populate: 'place',
  gardens: 'place',
  put: 'put',
  conquest: 'attack',
  flee: 'flee',
  gold: 'migrate',
  migrate: 'move',
  angkor: 'move',
  'angkor-from': 'leave',
};

/** What stands on a territory that can be clicked, by the verb of the move. */
export const BADGES: Record<string, string> = {
  place: '+',
  move: '+',
  put: '+',
  attack: '⚔',
  flee: '→',
  migrate: '',
  leave: '',
};

/** The number on the hero in play that a phase uses. */
export const DOING: Record<string, string> = {
  populate: 'population',
  discover: 'discoveries',
  return: 'discoveries',
  put: 'discoveries',
  versailles: 'discoveries',
  ajanta: 'discoveries',
  conquest: 'conquest',
  lighthouse: 'conquest',
  kremlin: 'conquest',
  wall: 'conquest',
  flee: 'conquest',
  gold: 'treasure',
  migrate: 'treasure',
};

/** Verbs that are never played by a single click. */
const CAREFUL = ['attack', 'migrate', 'build', 'use'];
/** Verbs that are played by a single touch too: they can be taken back. */
export const AT_ONCE = ['place', 'move', 'pick', 'return'];

type Told = ReadonlyMap<string, Explained>;

/** Whether a move needs a second click. With several opponents there, an attack first asks for one: a click loses nothing. */
export const careful = (move: LegalMove, told: Told): boolean =>
  CAREFUL.includes(move.verb) &&
  !(move.verb === 'attack' && told.get(move.move)?.lines[0]?.key === 'heroes_of_the_world-explain-attack');

/** What Versailles would change for a seat: the rank and the points without it and with it. */
export function versaillesChange(told: Told, seat: number, say: Say): string {
  const rank = (move: string) => {
    const line = told.get(move)?.lines.find(({ key, args }) => key.endsWith('-explain-scores') && args.seat === seat);
    return line ? { rank: Number(line.args.rank), points: Number(line.args.points) } : undefined;
  };
  const [now, then] = [rank('pass'), rank(`use ${WINDOWS.versailles}`)];
  if (now?.rank === then?.rank) return say('heroes_of_the_world-board-versailles-same', { rank: now?.rank ?? 0 });
  return say('heroes_of_the_world-board-versailles', {
    rank: now?.rank ?? 0,
    points: now?.points ?? 0,
    better: then?.rank ?? 0,
    more: then?.points ?? 0,
  });
}
