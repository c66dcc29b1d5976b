// What the player wants done, in order. A wish made while another is in flight waits for its answer, and is dropped if it would
// mean something else by then.

import type { Line } from '../live';
import type { ClientMessage, ServerMessage, Snapshot } from '../types';

export interface Wish {
  /** Two wishes of the same name in a row are a double click; empty: it may well be asked for twice. */
  name: string;
  /** Whether it still means what the player meant; `alone`: nobody else has moved meanwhile. */
  still: (now: Snapshot, alone: boolean) => boolean;
  message: (now: Snapshot, seat: number) => ClientMessage;
  /** By how many versions the seat advances if it is accepted. */
  steps: number;
}

interface Needs {
  snapshot: () => Snapshot | null;
  line: () => Line;
  /** The server's answer, null if it refused. */
  ask: (message: ClientMessage) => Promise<ServerMessage | null>;
  /** Fetch the whole table as a seat sees it. */
  look: (seat: number) => Promise<unknown>;
}

/** How long, in milliseconds, an update may take after its answer before the client asks for it. */
const LATE = 1500;

export class Wishes {
  /** A request is in flight: sent, but its effect is not on the table yet. */
  busy = $state(false);
  private queue: Wish[] = []; // the first one is in flight
  private onarrival: (() => void) | null = null;

  constructor(private readonly needs: Needs) {}

  /** Do it, after what was asked for before. */
  async add(wanted: Wish): Promise<void> {
    const { snapshot, line, ask, look } = this.needs;
    const last = this.queue.at(-1);
    if (last && last.name === wanted.name && last.name !== '') return;
    this.queue.push(wanted);
    if (this.busy) return;
    this.busy = true;
    for (let now = snapshot(); now && now.seat !== null; now = snapshot()) {
      const doing = this.queue[0];
      const { seat, version } = now;
      const answer = doing && (await ask(doing.message(now, seat)));
      if (!doing || !answer) break;
      const expected = answer.type === 'played' ? answer.version : version + doing.steps;
      await this.reach(seat, expected);
      if (doing.steps === 0 && line() === 'polling') await look(seat); // a poll brings new versions only
      this.queue.shift();
      const after = snapshot();
      if (after?.seat !== seat || !this.queue[0]?.still(after, after.version === expected)) break;
    }
    this.queue = [];
    this.busy = false;
  }

  /** Call whenever the table has changed. */
  arrived(): void {
    this.onarrival?.();
  }

  /** Wait until the table shows this version. An answer by plain HTTP may arrive before its update. */
  private reach(seat: number, version: number): Promise<void> {
    const there = (): boolean => {
      const now = this.needs.snapshot();
      return now?.seat !== seat || now.version >= version;
    };
    if (there()) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): void => {
        window.clearTimeout(late);
        this.onarrival = null;
        resolve();
      };
      const late = window.setTimeout(() => void this.needs.look(seat).then(finish), LATE);
      this.onarrival = () => {
        if (there()) finish();
      };
    });
  }
}
