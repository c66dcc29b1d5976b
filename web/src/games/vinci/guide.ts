// The first game, step by step; the words are <game>-guide-<id>.

import type { Step } from '../../lib/board/guide';
import type { Snapshot } from '../../lib/types';
import type { VinciView } from './types';

/** The parts of the board that a step can be about. */
export type Part = 'offers' | 'map' | 'actions' | 'players' | 'sheet';

const asked = (snapshot: Snapshot<VinciView>, ...keys: string[]): boolean =>
  keys.some((key) => snapshot.prompt.key === `vinci-prompt-${key}`);
const can = (snapshot: Snapshot<VinciView>, verb: string): boolean => snapshot.legal.some((move) => move.verb === verb);
const own = (snapshot: Snapshot<VinciView>) =>
  snapshot.seat === null ? undefined : snapshot.view.players[snapshot.seat];

export const steps: Step<VinciView, Part>[] = [
  { id: 'goal', at: 'players', when: () => true },
  { id: 'choose', at: 'offers', when: (s) => can(s, 'choose') },
  { id: 'price', at: 'offers', when: (s) => can(s, 'choose') },
  { id: 'confirm', at: 'actions', when: (s) => asked(s, 'chosen') },
  { id: 'enter', at: 'map', when: (s) => asked(s, 'enter', 'must-enter') },
  { id: 'cost', at: 'sheet', when: (s) => can(s, 'conquer') },
  { id: 'conquer', at: 'map', when: (s) => asked(s, 'expand') },
  { id: 'stop', at: 'actions', when: (s) => asked(s, 'expand') && (own(s)?.active.provinces ?? 0) > 1 },
  { id: 'keep', at: 'map', when: (s) => asked(s, 'keep', 'give-up') },
  { id: 'place', at: 'actions', when: (s) => asked(s, 'place') },
  { id: 'score', at: 'actions', when: (s) => asked(s, 'fort', 'end') },
  { id: 'redeploy', at: 'map', when: (s) => asked(s, 'redeploy') },
  { id: 'turn', at: 'actions', when: (s) => asked(s, 'turn') && can(s, 'decline') },
  { id: 'decline', at: 'actions', when: (s) => asked(s, 'turn') && can(s, 'decline') },
  { id: 'contact', at: 'map', when: (s) => (own(s)?.declining.provinces ?? 0) > 0 && can(s, 'conquer') },
];
