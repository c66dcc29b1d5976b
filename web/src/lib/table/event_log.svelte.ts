// What happened at a table, as far as this browser has been told.

import type { Live } from '../live';
import type { GameEvent } from '../types';

interface Needs {
  live: () => Live | null;
  seat: () => number | null;
  /** How many events there are by now. */
  count: () => number;
}

export class EventLog {
  events = $state.raw<GameEvent[]>([]);

  constructor(private readonly needs: Needs) {}

  add(events: GameEvent[]): void {
    const known = new Set(this.events.map(({ n }) => n));
    const newer = events.filter(({ n }) => !known.has(n));
    if (newer.length) this.events = [...this.events, ...newer].sort((a, b) => a.n - b.n);
  }

  /** Ask for everything that is not known yet: the server tells a long story in several answers. */
  async catchUp(): Promise<void> {
    const seat = this.needs.seat();
    for (let next = (this.events.at(-1)?.n ?? -1) + 1; next < this.needs.count();) {
      const answer = await this.needs
        .live()
        ?.request<'log'>({ type: 'log', seat, since: next })
        .catch(() => null);
      if (!answer?.events.length || seat !== this.needs.seat()) return;
      this.add(answer.events);
      next = answer.next;
    }
  }

  forget(): void {
    this.events = [];
  }
}
