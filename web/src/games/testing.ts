// Snapshots for the tests of boards.

import type { LegalMove, Snapshot } from '../lib/types';

/** A running game in which seat 0 must choose among these moves; `more` says what is different. */
export function snapshotFor<View extends { prompt: string }>(
  game: string,
  view: View,
  legal: LegalMove[],
  more: Partial<Snapshot<View>> = {},
): Snapshot<View> {
  return {
    table: 't',
    game,
    seat: 0,
    version: 7,
    events: 0,
    status: 'running',
    view,
    prompt: { key: view.prompt, args: {} },
    legal,
    actors: [0],
    awaited: 1,
    mine: [0],
    auto: [],
    undo: false,
    undo_request: null,
    forced: false,
    progress: { where: [], left: [], ends: null, last: false },
    colours: [],
    scores: [],
    ranking: [],
    over: false,
    ...more,
  };
}
