// A moment in the history of a game. `at` is a version, or null for the present. A moment in the past stays put while the
// game continues; a step past the newest version is the present again.

import type { TimelineStep } from './types';

export type At = number | null;

/** The versions one can stop at: 0, and every step that was not taken back later. */
export function stops(last: number, steps: readonly TimelineStep[]): number[] {
  const undone = new Set(steps.filter((step) => step.undone).map((step) => step.version));
  const found: number[] = [];
  for (let version = 0; version <= last; version += 1) if (!undone.has(version)) found.push(version);
  return found;
}

export function back(at: At, last: number, steps: readonly TimelineStep[] = [], by = 1): At {
  const from = at ?? last;
  const before = stops(last, steps).filter((version) => version < from);
  if (before.length === 0) return at === null ? null : at;
  return before[Math.max(0, before.length - by)] ?? 0;
}

export function forward(at: At, last: number, steps: readonly TimelineStep[] = [], by = 1): At {
  if (at === null) return null;
  const after = stops(last, steps).filter((version) => version > at);
  return momentOf(after[Math.min(by, after.length) - 1] ?? last, last);
}

/** A version as a place: the newest is the present. */
export function momentOf(version: number, last: number): At {
  return version >= last ? null : Math.max(0, version);
}

/** The last step of the seat before `at`, or the first after it: jumping from turn to turn. */
export function turnOf(at: At, last: number, steps: readonly TimelineStep[], direction: -1 | 1): At {
  const kept = steps.filter((step) => !step.undone);
  const starts = kept.filter((step, index) => index === 0 || kept[index - 1]?.seat !== step.seat);
  const versions = starts.map((step) => step.version - 1); // just before the seat's first move
  const from = at ?? last;
  if (direction < 0) {
    const found = versions.filter((version) => version < from);
    return found.length
      ? momentOf(found[found.length - 1] ?? 0, last)
      : at === null && last === 0
        ? null
        : momentOf(0, last);
  }
  const found = versions.find((version) => version > from);
  return found === undefined ? null : momentOf(found, last);
}
