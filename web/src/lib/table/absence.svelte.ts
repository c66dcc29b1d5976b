// What happened since the reader's own last move, and while they were away from the table.

import type { Live } from '../live';
import { recall, remember } from '../memory';
import type { GameEvent } from '../types';

/** After an absence this long, in milliseconds, readers are told what happened meanwhile. */
const AWAY = 60_000;

interface Needs {
  table: string;
  live: () => Live | null;
  /** The reader's seat; undefined: not known yet. */
  seat: () => number | null | undefined;
  covered: () => boolean;
}

export class Absence {
  /** What happened meanwhile, to be shown on the reader's return. */
  events = $state.raw<GameEvent[]>([]);
  /** The number of the first event since the reader's own last move. */
  sinceMine = $state<number | null>(null);
  private hiddenSince = 0; // when the page was hidden, in milliseconds; 0 while it is visible

  constructor(private readonly needs: Needs) {}

  /** The page was hidden, or has become visible again. */
  changed(hidden: boolean): void {
    if (hidden) {
      this.hiddenSince = Date.now();
      this.noteSeen();
      return;
    }
    const gone = this.hiddenSince ? Date.now() - this.hiddenSince : 0;
    this.hiddenSince = 0;
    if (gone > AWAY) void this.ask(true);
  }

  /** The table is being looked at now. */
  noteSeen = (): void => remember(`seen.${this.needs.table}`, String(Date.now()));

  /** What has happened since the reader's own last move; `back`: they have just returned to the table. */
  async ask(back: boolean): Promise<void> {
    const seat = this.needs.seat();
    if (seat === null || seat === undefined) return;
    const answer = await this.needs
      .live()
      ?.request<'log'>({ type: 'since', seat })
      .catch(() => null);
    if (!answer || seat !== this.needs.seat()) return;
    this.sinceMine = answer.events[0]?.n ?? null;
    const others = answer.events.filter(({ args }) => typeof args.seat === 'number' && args.seat !== seat);
    const left = Number(recall(`seen.${this.needs.table}`) ?? Date.now());
    if (back && others.length && Date.now() - left > AWAY && !this.needs.covered()) this.events = answer.events;
  }

  dismiss(): void {
    this.events = [];
  }
}
