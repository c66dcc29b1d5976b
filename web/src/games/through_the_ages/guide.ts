// The first games, step by step: the simple game teaches the basics, the advanced and the full game add what is new to them.
// The words are <game>-guide-<id>.

import type { Step } from '../../lib/board/guide';
import type { Snapshot } from '../../lib/types';
import type { AgesView, Civilization } from './types';

/** The parts of the board that a step can be about. */
export type Part = 'row' | 'dash' | 'civ' | 'hand' | 'rail' | 'question';

type Now = Snapshot<AgesView>;
const can = (now: Now, ...verbs: string[]): boolean => now.legal.some((move) => verbs.includes(move.verb));
const asked = (now: Now, ...kinds: string[]): boolean =>
  now.legal.length > 0 && kinds.includes(now.view.question.kind ?? '');
const first = (now: Now): boolean => now.prompt.key.endsWith('-first-round');
const acting = (now: Now): boolean => asked(now, 'actions') && !first(now);
const mine = (now: Now): Civilization | undefined => now.view.players[now.seat ?? 0];

interface Lesson extends Step<AgesView, Part> {
  /** The simplest game that has it; all of them if absent. */
  from?: 'advanced' | 'full';
}

const lessons: Lesson[] = [
  { id: 'goal', at: 'dash', when: () => true },
  { id: 'row', at: 'row', when: (now) => now.legal.length > 0 && first(now) },
  { id: 'zones', at: 'row', when: (now) => can(now, 'take') },
  { id: 'actions', at: 'question', when: acting },
  { id: 'build', at: 'civ', when: (now) => acting(now) && can(now, 'build') },
  { id: 'grow', at: 'dash', when: (now) => acting(now) && can(now, 'grow') },
  { id: 'develop', at: 'hand', when: (now) => can(now, 'develop', 'lead', 'play') },
  { id: 'wonder', at: 'civ', when: (now) => acting(now) && can(now, 'stage') },
  { id: 'end', at: 'question', when: acting },
  { id: 'happy', at: 'dash', when: (now) => (mine(now)?.faces_needed ?? 0) > 0 },
  { id: 'blue', at: 'dash', when: (now) => (mine(now)?.corruption ?? 0) > 0 },
  { id: 'rivals', at: 'rail', when: (now) => now.view.round > 2 },
  { id: 'upgrade', at: 'civ', when: (now) => can(now, 'upgrade') },
  { id: 'revolution', at: 'hand', when: (now) => can(now, 'revolt') },
  // the advanced game
  { id: 'politics', from: 'advanced', at: 'question', when: (now) => asked(now, 'politics') },
  { id: 'events', from: 'advanced', at: 'rail', when: (now) => asked(now, 'politics') && can(now, 'prepare') },
  { id: 'strength', from: 'advanced', at: 'dash', when: (now) => now.view.version !== 'simple' && now.view.round > 2 },
  { id: 'tactics', from: 'advanced', at: 'hand', when: (now) => can(now, 'array') },
  { id: 'defence', from: 'advanced', at: 'question', when: (now) => asked(now, 'defence') },
  { id: 'colony', from: 'advanced', at: 'question', when: (now) => asked(now, 'bid') },
  { id: 'pact', from: 'advanced', at: 'question', when: (now) => asked(now, 'answer') || can(now, 'offer') },
  // the full game
  {
    id: 'war',
    from: 'full',
    at: 'question',
    when: (now) => asked(now, 'war') || now.view.players.some(({ war }) => war.card),
  },
  { id: 'impacts', from: 'full', at: 'rail', when: (now) => now.view.version === 'full' && now.view.age === 'III' },
];

/** The steps of a game in this version. */
export const stepsOf = (version: AgesView['version']): Lesson[] =>
  lessons.filter(({ from }) => !from || from === version || version === 'full');
