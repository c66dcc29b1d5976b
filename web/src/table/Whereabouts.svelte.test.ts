import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { app } from '../lib/app.svelte';
import type { Message, Progress } from '../lib/types';
import { TABLE } from './context';
import Whereabouts from './Whereabouts.svelte';

const words = (key: string): Message => ({ key, args: {} });
const say = (message: Message | string): string => (typeof message === 'string' ? message : message.key);
const round = (last: boolean, ends = 'it ends'): Progress => ({
  where: [words('Round 8')],
  left: [words('two turns left')],
  ends: ends ? words(ends) : null,
  last,
});

describe('where the game stands', () => {
  let shown: object | null = null;
  afterEach(async () => {
    if (shown) await unmount(shown);
    vi.restoreAllMocks();
  });

  function show(progress: Progress): { progress: Progress } {
    const props = $state({ progress });
    const context = new Map<unknown, unknown>([[TABLE, { session: { looking: false }, say }]]);
    shown = mount(Whereabouts, { target: document.body, props, context });
    flushSync();
    return props;
  }

  it('announces the last round once, when it begins', () => {
    const told = vi.spyOn(app, 'tell').mockImplementation(() => undefined);
    const props = show(round(false));
    expect(document.body.textContent).toContain('Round 8');
    expect(document.body.textContent).toContain('two turns left');
    expect(document.querySelector('[data-last]')).toBeNull();
    props.progress = round(true, 'last because of Ada');
    flushSync();
    expect(document.querySelector('[data-last]')).not.toBeNull();
    props.progress = round(true, 'last because of Ada');
    flushSync();
    expect(told.mock.calls).toEqual([['last because of Ada']]);
  });

  it('is silent for somebody who comes into the last round, and says what ends the game when asked', () => {
    const told = vi.spyOn(app, 'tell').mockImplementation(() => undefined);
    show(round(true));
    expect(told).not.toHaveBeenCalled();
    document.querySelector('button')?.click();
    expect(told.mock.calls).toEqual([['it ends']]);
  });

  it('no longer speaks of a last round when the game is over', () => {
    show(round(true, ''));
    expect(document.querySelector('[data-last]')).toBeNull();
  });
});
