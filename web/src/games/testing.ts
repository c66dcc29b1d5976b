// What the tests of boards share: snapshots, and a desk to lay a board out on.

import { vi } from 'vitest';
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

/** jsdom lays nothing out: a desk's width, and nobody who watches it. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1280 });
}
