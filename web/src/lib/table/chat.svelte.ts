// What is said at the table.

import { play as sound } from '../sound';
import type { ChatLine } from '../types';

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** Whether the reader sees what is said. */
  private open = false;

  /** The number of the next line. */
  get next(): number {
    return (this.lines.at(-1)?.n ?? -1) + 1;
  }

  hear(lines: ChatLine[]): void {
    const first = this.lines.length === 0;
    const newer = lines.filter((line) => line.n >= this.next);
    if (!newer.length) return;
    this.lines = [...this.lines, ...newer];
    if (!this.open && !(first && newer.length > 1)) {
      this.unread += newer.length;
      sound('chat');
    }
  }

  /** The reader looks at it, or no longer. */
  show(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }
}
