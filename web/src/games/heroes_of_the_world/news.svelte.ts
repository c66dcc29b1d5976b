// What has just happened, in a few lines over the map; and the last face of the die.

import { onDestroy, untrack } from 'svelte';
import type { GameEvent, Say } from '../../lib/types';
import { idOf } from './data';
import { inUpperPart } from './geography';

/** Events that are told here, without the name of the game. */
const TOLD = [
  'announced',
  'redirected',
  'rolled',
  'result',
  'fled',
  'scoring',
  'points',
  'points-wonder',
  'modern',
  'used',
];

interface Story {
  id: number;
  face: string;
  lines: string[];
  /** Below, because what it is about is in the upper part of the map. */
  low: boolean;
}

/** Create it while a component is set up. */
export class News {
  now = $state<Story | null>(null);
  lastRoll = $state('');
  private count = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(events: () => GameEvent[], say: Say) {
    $effect(() => {
      const fresh = events();
      untrack(() => this.tell(fresh, say));
    });
    onDestroy(() => this.timers.forEach(clearTimeout));
  }

  close(): void {
    this.now = null;
  }

  private tell(events: GameEvent[], say: Say): void {
    const lines: string[] = [];
    let face = '';
    let at = '';
    for (const event of events) {
      const key = event.key.replace('heroes_of_the_world-', '');
      if (key === 'turn' || key === 'modern') this.lastRoll = '';
      if (key === 'rolled') this.lastRoll = face = idOf(event.args.face, 'face') ?? '';
      if (TOLD.includes(key)) lines.push(say(event));
      at = idOf(event.args.territory, 'territory') ?? at;
    }
    if (!lines.length) return;
    const id = this.count++;
    this.now = { id, face, lines: lines.slice(-6), low: at !== '' && inUpperPart(at) };
    this.later(4500 + lines.length * 1200, () => {
      if (this.now?.id === id) this.close();
    });
  }

  private later(wait: number, task: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      task();
    }, wait);
    this.timers.add(timer);
  }
}
