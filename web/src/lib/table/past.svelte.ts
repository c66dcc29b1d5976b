// The moment of the game's history that is shown.

import { app } from '../app.svelte';
import { momentOf, type At } from '../history';
import { ApiError } from '../http';
import type { Live } from '../live';
import type { HistoryFrame, TimelineStep } from '../types';

interface Needs {
  live: () => Live | null;
  seat: () => number | null;
  version: () => number;
  /** Nothing may be seen now. */
  covered: () => boolean;
  /** The reader has left the present. */
  onleave: () => void;
}

export class Past {
  /** The version shown; null: the present. */
  at = $state<At>(null);
  frame = $state.raw<HistoryFrame | null>(null);
  timeline = $state.raw<TimelineStep[]>([]);
  private loaded = -1; // the version whose timeline has been asked for

  constructor(private readonly needs: Needs) {}

  /** The game has gone on, or back. */
  follow(version: number): void {
    if (this.at !== null && this.at > version) this.at = null;
    if (this.loaded >= 0 && this.loaded !== version) void this.load();
  }

  /** Nothing loaded so far is valid any more. */
  forget(): void {
    this.timeline = [];
    this.loaded = -1;
  }

  private async load(): Promise<void> {
    const version = this.needs.version();
    this.loaded = version;
    const steps: TimelineStep[] = [];
    for (let since = 1; since > 0;) {
      const asked = { type: 'timeline' as const, seat: this.needs.seat(), since };
      const answer = await this.needs
        .live()
        ?.request<'timeline'>(asked)
        .catch(() => null);
      if (!answer || this.loaded !== version) return;
      steps.push(...answer.steps);
      since = answer.next;
    }
    this.timeline = steps;
  }

  /** Step through history; where a step leads is known only once the timeline is there. */
  async walk(step: (at: At, last: number, steps: readonly TimelineStep[]) => At): Promise<void> {
    if (this.loaded !== this.needs.version()) await this.load();
    await this.goTo(step(this.at, this.needs.version(), this.timeline));
  }

  async goTo(at: At): Promise<void> {
    if (this.needs.covered()) return;
    const place = at === null ? null : momentOf(at, this.needs.version());
    if (place === null) {
      this.present();
      return;
    }
    this.at = place;
    this.needs.onleave();
    if (this.loaded < 0) void this.load();
    try {
      const frame = await this.frameOf(place);
      if (frame && this.at === place) this.frame = frame;
    } catch (problem) {
      if (problem instanceof ApiError) app.tell(problem.said);
      this.present();
    }
  }

  /** How it stood at a version, as the reader's seat may know it. */
  async frameOf(version: number): Promise<HistoryFrame | undefined> {
    return this.needs.live()?.request<'history'>({ type: 'history', seat: this.needs.seat(), at: version });
  }

  present(): void {
    this.at = null;
    this.frame = null;
  }
}
