// The board of 7 Ages in recorded positions, for its tests.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Message, Snapshot } from '../../lib/types';
import { stubLayout } from '../testing';
import Board from './Board.svelte';
import { steps } from './guide';
import recorded from './positions.json';
import type { SevenView } from './types';

Element.prototype.scrollTo = () => undefined; // jsdom has none

export const GAME = 'seven_ages';
export const read = (path: string): string => readFileSync(path, 'utf8');
export const own = { en: read(`src/games/${GAME}/text/en.ftl`), it: read(`src/games/${GAME}/text/it.ftl`) };
export const positions = recorded as unknown as Record<string, Snapshot<SevenView>>;
export const position = (name: string): Snapshot<SevenView> => {
  const found = positions[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
};

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(read(`../src/saecula/games/${GAME}/text/en.ftl`)));
bundle.addResource(new FluentResource(own.en));

/** Words as the table gives them; names of components stand for themselves. */
function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(/^seven_ages-[a-z]+-/, '').replaceAll('_', ' ');
  return bundle.formatPattern(found, { ...(typeof message === 'string' ? {} : message.args), ...args } as never, []);
}

// Each test has a board of its own.
let shown: ReturnType<typeof mount> | undefined;
beforeEach(() => {
  localStorage.setItem('saecula-seven_ages-guide', JSON.stringify(steps.map(({ id }) => id)));
  stubLayout();
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 });
});
/** Take the board away. */
export function leave(): void {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
}
afterEach(leave);

/** Show a position; what is played and taken back is noted. */
export function board(snapshot: Snapshot<SevenView>, more: Record<string, unknown> = {}) {
  const play = vi.fn<(moves: string[]) => Promise<void>>().mockResolvedValue();
  const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
  shown = mount(Board, {
    target: document.body,
    props: {
      snapshot,
      names: ['Ada', 'Bea', 'Cyrus', 'Dora', 'Eve', 'Finn', 'Gus'],
      colours: [],
      events: [],
      readonly: false,
      looking: false,
      say,
      lang: 'en',
      play,
      undo,
      explain: () => Promise.resolve([]),
      openRule: () => undefined,
      ...more,
    },
  });
  flushSync();
  const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)];
  return { play, undo, all };
}
