// The first game, step by step; the words are <game>-guide-<id>.

import type { Step } from '../../lib/board/guide';
import type { Snapshot } from '../../lib/types';
import type { HeroesView } from './types';

/** The parts of the board that a step can be about. */
export type Part = 'display' | 'hand' | 'map' | 'actions' | 'players' | 'tray';

const can = (snapshot: Snapshot<HeroesView>, ...verbs: string[]): boolean =>
  snapshot.legal.some((move) => verbs.includes(move.verb));
const asked = (snapshot: Snapshot<HeroesView>, key: string): boolean =>
  snapshot.legal.length > 0 && snapshot.view.prompt === `heroes_of_the_world-prompt-${key}`;

export const steps: Step<HeroesView, Part>[] = [
  { id: 'goal', at: 'map', when: () => true },
  { id: 'settle', at: 'map', when: (s) => asked(s, 'settle') },
  { id: 'take', at: 'display', when: (s) => can(s, 'take') },
  { id: 'play', at: 'hand', when: (s) => can(s, 'play') },
  { id: 'populate', at: 'map', when: (s) => asked(s, 'populate') },
  { id: 'discover', at: 'tray', when: (s) => can(s, 'discover', 'pick', 'put') },
  { id: 'ladder', at: 'map', when: (s) => can(s, 'put') },
  { id: 'conquest', at: 'tray', when: (s) => can(s, 'attack') },
  { id: 'gold', at: 'actions', when: (s) => asked(s, 'gold') },
  { id: 'ties', at: 'players', when: (s) => !s.over && s.view.players.some((p) => p.played.length > 0) },
  { id: 'wonder', at: 'map', when: (s) => can(s, 'build') },
  { id: 'modern', at: 'map', when: (s) => s.view.era === 'modern' && !s.over },
];
