// A first game, step by step: each step waits for its moment in the game and is told once.

import type { Snapshot } from '../types';

export interface Step<View, Part extends string = string> {
  /** The sentence is <game>-guide-<id>. */
  id: string;
  /** The part of the board it is about. */
  at: Part;
  when: (snapshot: Snapshot<View>) => boolean;
}

/** The first step that has not been told and whose moment has come. */
export function nextStep<View, Part extends string>(
  steps: readonly Step<View, Part>[],
  snapshot: Snapshot<View>,
  seen: readonly string[],
): Step<View, Part> | undefined {
  return steps.find((step) => !seen.includes(step.id) && step.when(snapshot));
}

/** Under what name a browser remembers which steps of a game it has told. */
export const guideKey = (game: string): string => `saecula-${game}-guide`;
