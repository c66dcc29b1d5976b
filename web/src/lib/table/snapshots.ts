// Positions derived from a snapshot.

import type { HistoryFrame, Snapshot } from '../types';

/** Somebody has sealed an answer, or taken it back; all else is unchanged. */
export const stillWaiting = (snapshot: Snapshot, actors: number[], awaited: number): Snapshot => {
  const args = { ...snapshot.prompt.args, seats: actors, number: awaited };
  const waits = snapshot.prompt.key.startsWith('waiting-for');
  return { ...snapshot, actors, awaited, prompt: waits ? { ...snapshot.prompt, args } : snapshot.prompt };
};

/** Whether the server is about to answer for the seat, which asked for it. */
export const answersItself = (snapshot: Snapshot): boolean => snapshot.auto.some(({ on, can }) => on && can);

/** The table at an earlier moment. */
export const atMoment = (
  now: Snapshot,
  { view, prompt, actors, progress, scores, at: version }: HistoryFrame,
): Snapshot => ({ ...now, view, prompt, actors, progress, scores, version });

/** A position in which nothing can be done. */
export const inert = (snapshot: Snapshot): Snapshot => ({ ...snapshot, legal: [], undo: false, forced: false });

/** The seat of `mine` to whom the screen must be handed, if it is not theirs already. */
export function handOverTo(snapshot: Snapshot, mine: readonly number[]): number | null {
  const seated = snapshot.seat !== null && snapshot.actors.includes(snapshot.seat);
  if (mine.length < 2 || snapshot.over || seated) return null;
  // A spectator is not told who is asked in secret; somebody with seats here is, so the first of them sits down.
  const hidden = snapshot.seat === null && snapshot.awaited > snapshot.actors.length;
  return snapshot.actors.find((seat) => mine.includes(seat)) ?? (hidden ? mine[0] : undefined) ?? null;
}
