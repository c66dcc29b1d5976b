// What has just happened, as gestures on a board. A board says which gesture belongs to which event (`GestureOf`); when each
// event comes, and for how long, is the table's business. An event without a gesture appears in the caption alone.

import { onDestroy, untrack } from 'svelte';
import { play, type Sound } from '../sound';
import type { GameEvent } from '../types';

/** One thing to be seen. Places are ids of the board's own, colours those of the game, `seat` a player. */
export type Gesture =
  | { kind: 'pulse'; at: string; colour?: string | undefined; text?: string }
  | { kind: 'arrow'; from: string; to: string; colour?: string | undefined }
  | { kind: 'dice'; faces: (number | string)[]; seat?: number; at?: string }
  | { kind: 'tick'; seat: number; by: number }
  | { kind: 'card'; card: string; seat?: number }
  | { kind: 'token'; token: string; seat: number; by: number };

/** The gestures of an event; `view` is the position after it. Empty: the caption says it all. */
export type GestureOf<View> = (event: GameEvent, view: View) => Gesture[];

/** A gesture that is on the board now. */
export type Shown = Gesture & { id: number; event: GameEvent; delay: number };

interface GestureSource<View> {
  events: () => GameEvent[];
  view: () => View;
  of: GestureOf<View>;
  /** The reader's seat: its own moves need no pulse, what is done to it has a sound of its own. */
  seat: () => number | null;
}

/** Between two gestures of one event list, in milliseconds. */
const STAGGER = 160;
/** How long a gesture stays. */
const STAY = 2400;
const SOUNDS: Record<Gesture['kind'], Sound | null> = {
  pulse: null,
  arrow: 'conquest',
  dice: 'dice',
  tick: null,
  card: 'card',
  token: null,
};

/** The gestures of the latest events, for as long as they are shown. Create it while a component is set up. */
export class Gestures<View> {
  shown = $state.raw<Shown[]>([]);
  private count = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(source: GestureSource<View>) {
    $effect(() => {
      const events = source.events();
      untrack(() => this.show(events, source));
    });
    onDestroy(() => this.timers.forEach(clearTimeout));
  }

  /** Those of one kind. */
  of<K extends Gesture['kind']>(kind: K): Extract<Shown, { kind: K }>[] {
    return this.shown.filter((one): one is Extract<Shown, { kind: K }> => one.kind === kind);
  }

  /** Whether something is to be seen at a place. */
  at(place: string): boolean {
    return this.shown.some((one) => ('at' in one && one.at === place) || (one.kind === 'arrow' && one.to === place));
  }

  private show(events: GameEvent[], { view, of, seat }: GestureSource<View>): void {
    const made: Shown[] = [];
    const me = seat();
    for (const event of events) {
      const own = of(event, view());
      for (const gesture of own) made.push({ ...gesture, id: this.count++, event, delay: made.length * STAGGER });
      const mine = me !== null && event.args.other === me && event.args.seat !== me;
      const sound = mine ? 'loss' : own.map(({ kind }) => SOUNDS[kind]).find((found) => found !== null);
      if (sound) play(sound);
    }
    if (!made.length) return;
    this.shown = [...this.shown, ...made].slice(-60);
    const gone = new Set(made.map(({ id }) => id));
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.shown = this.shown.filter(({ id }) => !gone.has(id));
      },
      STAY + made.length * STAGGER,
    );
    this.timers.add(timer);
  }
}
