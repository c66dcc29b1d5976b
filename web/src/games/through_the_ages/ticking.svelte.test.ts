// Numbers that count up or down to their new value while others are followed.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Ticking from './Ticking.svelte';

let waiting: FrameRequestCallback[] = [];
let now = 0;
let shown: ReturnType<typeof mount> | undefined;
const props = $state({ value: 0 });

/** So many milliseconds later. */
function later(by: number): number {
  now += by;
  const due = waiting;
  waiting = [];
  for (const step of due) step(now);
  flushSync();
  return Number(document.body.textContent);
}

function show(value: number, reduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  props.value = value;
  shown = mount(Ticking, { target: document.body, props });
  flushSync();
}

function change(to: number): number {
  props.value = to;
  flushSync();
  return Number(document.body.textContent);
}

beforeEach(() => {
  now = 1000;
  waiting = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => waiting.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a counter', () => {
  it('counts up to the new value, and down', () => {
    show(10, false);
    expect(change(30)).toBe(10);
    const seen = [later(100), later(150), later(150), later(200)];
    expect(seen).toEqual([14, 20, 26, 30]);
    expect(waiting).toEqual([]);
    change(28);
    expect(later(600)).toBe(28);
  });

  it('goes on from where it is if the value changes again', () => {
    show(0, false);
    change(10);
    expect(later(250)).toBe(5);
    expect(change(0)).toBe(5);
    expect(later(250)).toBe(3);
    expect(later(300)).toBe(0);
  });

  it('jumps where motion is unwanted', () => {
    show(10, true);
    expect(change(30)).toBe(30);
    expect(waiting).toEqual([]);
  });
});
