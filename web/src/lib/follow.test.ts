import { expect, it, vi } from 'vitest';
import { Follower } from './follow.svelte';
import type { GameEvent, Snapshot } from './types';

const event = { n: 1, version: 1, key: 'e', args: {} } as GameEvent;
const at = (version: number): Snapshot => ({ version }) as Snapshot;

it('shows nothing of the past after a skip, not even what was on its way', async () => {
  let arrive: (found: Snapshot) => void = () => undefined;
  const onend = vi.fn();
  const follower = new Follower(() => new Promise((done) => (arrive = done)), onend);
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
  );
  follower.add([{ events: [event], after: 1 }]);
  follower.skip();
  follower.add([{ events: [event], after: at(2) }]);
  arrive(at(1));
  await vi.waitFor(() => expect(follower.now?.snapshot.version).toBe(2));
});
