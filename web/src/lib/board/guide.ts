// A first game, step by step: each step waits for its moment in the game and is shown once.

import type { Snapshot } from '../types';

export interface Step<View, Part extends string = string> {
  /** The sentence is <game>-guide-<id>. */
  id: string;
  /** The part of the board it is about. */
  at: Part;
  when: (snapshot: Snapshot<View>) => boolean;
}

/** The first step not shown yet whose moment has come. */
export function nextStep<View, Part extends string>(
  steps: readonly Step<View, Part>[],
  snapshot: Snapshot<View>,
  seen: readonly string[],
): Step<View, Part> | undefined {
  return steps.find((step) => !seen.includes(step.id) && step.when(snapshot));
}

/** The name under which a browser remembers which steps of a game it has shown. */
export const guideKey = (game: string): string => `saecula-${game}-guide`;
