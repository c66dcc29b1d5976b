// The first game, step by step: each step waits for its moment in the game and is told once.

import type { Snapshot } from '../../lib/types';
import type { HeroesView } from './types';

export interface Step {
  /** The sentence is heroes_of_the_world-guide-<id>. */
  id: string;
  /** The part of the board it is about. */
  at: 'display' | 'hand' | 'map' | 'actions' | 'players' | 'tray';
  when: (snapshot: Snapshot<HeroesView>) => boolean;
}

const can = (snapshot: Snapshot<HeroesView>, ...verbs: string[]): boolean =>
  snapshot.legal.some((move) => verbs.includes(move.verb));
const asked = (snapshot: Snapshot<HeroesView>, key: string): boolean =>
  snapshot.legal.length > 0 && snapshot.view.prompt === `heroes_of_the_world-prompt-${key}`;

export const steps: Step[] = [
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

/** The first step that has not been told and whose moment has come. */
export function nextStep(snapshot: Snapshot<HeroesView>, seen: readonly string[]): Step | undefined {
  return steps.find((step) => !seen.includes(step.id) && step.when(snapshot));
}
