import { expect, it, vi } from 'vitest';
import { captionsOf, Follower } from './follow.svelte';
import type { GameEvent, Snapshot } from './types';

const event = { n: 1, version: 1, key: 'e', args: {} } as GameEvent;
const at = (version: number): Snapshot => ({ version }) as Snapshot;
const words = ({ n }: GameEvent): string => `${n} ${'word '.repeat(10)}`;

it('shows nothing of the past after a skip, not even what was on its way', async () => {
  let arrive: (found: Snapshot) => void = () => undefined;
  const onend = vi.fn();
  const follower = new Follower(() => new Promise((done) => (arrive = done)), onend, words);
  follower.add([
    { events: [event], after: 1 },
    { events: [event], after: at(2) },
  ]);
  follower.skip();
  arrive(at(1));
  await vi.waitFor(() => expect(onend).toHaveBeenCalled());
  expect(follower.now).toBeNull();
});

it('goes on with what comes after a skip', async () => {
  let arrive: (found: Snapshot) => void = () => undefined;
  const follower = new Follower(
    () => new Promise((done) => (arrive = done)),
    () => undefined,
    words,
  );
  follower.add([{ events: [event], after: 1 }]);
  follower.skip();
  follower.add([{ events: [event], after: at(2) }]);
  arrive(at(1));
  await vi.waitFor(() => expect(follower.now?.snapshot.version).toBe(2));
});

it('tells a move of many consequences in several captions, none of them cut', async () => {
  expect(captionsOf(['a'.repeat(60), 'b'.repeat(40), 'c'.repeat(40), 'd'.repeat(300), 'e'])).toEqual([
    ['a'.repeat(60), 'b'.repeat(40)],
    ['c'.repeat(40)],
    ['d'.repeat(300)],
    ['e'],
  ]);
  vi.useFakeTimers();
  const follower = new Follower(
    () => Promise.resolve(null),
    () => undefined,
    words,
  );
  follower.add([{ events: [1, 2, 3].map((n) => ({ ...event, n })), after: at(1) }]);
  expect(follower.caption).toMatch(/^1 .* 2 /);
  await vi.advanceTimersByTimeAsync(500);
  expect(follower.caption).toMatch(/^1 .* 2 /);
  await vi.advanceTimersByTimeAsync(600);
  expect(follower.caption).toMatch(/^3 /);
  expect(follower.now?.snapshot.version).toBe(1);
  await vi.advanceTimersByTimeAsync(900);
  expect(follower.now).toBeNull();
  vi.useRealTimers();
});
