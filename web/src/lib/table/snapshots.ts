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

/** Several people at one screen. */
export class HandOver {
  /** Seats for which the server answers, as they last saw it: it does so once everybody else has answered. */
  private readonly spared = new Set<number>();

  /** The seat of `mine` to whom the screen must be handed, if it is not theirs already. */
  to(snapshot: Snapshot, mine: readonly number[]): number | null {
    const { seat, actors, awaited } = snapshot;
    const spared = answersItself(snapshot);
    if (seat !== null) this.spared[spared ? 'add' : 'delete'](seat);
    const seated = seat !== null && actors.includes(seat) && !spared;
    if (mine.length < 2 || snapshot.over || seated) return null;
    const others = actors.filter((one) => one !== seat && mine.includes(one));
    // A spectator is not told who is asked in secret; somebody with seats here is, so the first of them sits down.
    const hidden = seat === null && awaited > actors.length ? mine[0] : undefined;
    return others.find((one) => !this.spared.has(one)) ?? others[0] ?? hidden ?? null;
  }
}
