// Following the others: what they did is shown move by move, at the reader's pace. The table itself has gone on meanwhile; a
// skip shows how it stands at once.

import { BEAT, settings } from './settings.svelte';
import type { GameEvent, Snapshot } from './types';

/** A move of somebody else, or what an automated opponent did in the course of one. */
export interface Beat {
  events: GameEvent[];
  /** The position after it; a number: of that version, to be fetched. */
  after: Snapshot | number;
}

/** More than this is tedious to watch: it is summed up in words instead. */
const MOST = 240;
/** A caption has room for about as many letters. */
const ROOM = 110;
/** Further sentences of a caption take this much longer each, up to `LONGEST` times the beat. */
const MORE = 0.25;
const LONGEST = 2;

export class Follower {
  /** The move that is shown now. */
  now = $state.raw<{ events: GameEvent[]; snapshot: Snapshot } | null>(null);
  /** What is said about it: a move of many consequences is told in several captions, one after the other. */
  caption = $state('');
  /** How many are left. */
  left = $state(0);
  private queue: Beat[] = [];
  private running = false;
  private skips = 0; // how often the reader has skipped
  private wake: (() => void) | null = null;

  constructor(
    private readonly fetch: (version: number) => Promise<Snapshot | null>,
    private readonly onend: () => void,
    private readonly say: (event: GameEvent) => string,
  ) {}

  /** Whether a position is shown that is not the present one. */
  get on(): boolean {
    return this.now !== null;
  }

  add(beats: Beat[]): void {
    this.queue.push(...beats.filter(({ events }) => events.length > 0));
    if (this.queue.length > MOST) this.skip();
    this.left = this.queue.length;
    if (!this.running) void this.run();
  }

  /** Show the present at once. */
  skip = (): void => {
    this.skips += 1;
    this.queue = [];
    this.left = 0;
    this.now = null;
    this.wake?.();
  };

  private async run(): Promise<void> {
    this.running = true;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      const { events, after } = beat;
      this.left = this.queue.length;
      const before = this.skips;
      const snapshot = typeof after === 'number' ? await this.fetch(after) : after;
      if (!snapshot || this.skips !== before) continue; // skipped while it was on its way
      this.now = { events, snapshot };
      for (const sentences of captionsOf(events.map((event) => this.say(event)))) {
        if (this.skips !== before) break;
        this.caption = sentences.join(' ');
        const longer = Math.min(LONGEST, 1 + MORE * (sentences.length - 1));
        await this.pause(BEAT[settings.pace] * longer);
      }
    }
    this.now = null;
    this.running = false;
    this.onend();
  }

  private pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        window.clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = window.setTimeout(done, wait);
      this.wake = done;
    });
  }
}

/** The sentences of each caption: as many together as there is room for. */
export function captionsOf(sentences: string[]): string[][] {
  const captions: string[][] = [];
  for (const sentence of sentences) {
    const last = captions.at(-1);
    if (last && last.join(' ').length + sentence.length < ROOM) last.push(sentence);
    else captions.push([sentence]);
  }
  return captions;
}

/** The beats of an update: one for each version; what automated opponents do inside a move, event by event.
 *
 * @param before how it stood
 * @param people how many seats there are: players above it are automated
 */
export function beatsOf(events: GameEvent[], before: Snapshot, after: Snapshot, people: number): Beat[] {
  const beats: Beat[] = [];
  const versions = [...new Set(events.map(({ version }) => version))];
  for (const version of versions) {
    const told = events.filter((event) => event.version === version);
    const now = version === after.version ? after : version;
    const first = told.findIndex(({ args }) => typeof args.seat === 'number' && args.seat >= people);
    if (first < 0 || version !== after.version) {
      beats.push({ events: told, after: now });
      continue;
    }
    // No position between them is known: each event is shown on how it stood before, and the last brings the new one.
    if (first > 0) beats.push({ events: told.slice(0, first), after: before });
    told.slice(first).forEach((event, i, rest) => {
      beats.push({ events: [event], after: i === rest.length - 1 ? now : before });
    });
  }
  return beats;
}
