// What moves would cost and bring: what came with the legal moves, and what a board asks of the server once for each position.

import { untrack } from 'svelte';
import type { Explained, LegalMove, Snapshot } from '../types';

/** Bots move many times per second: spectators ask only after the table has been at rest for this many milliseconds. */
const REST = 200;

interface Asking {
  snapshot: () => Snapshot<unknown>;
  /** Asks the server about the position shown. */
  explain: (moves: string[]) => Promise<Explained[]>;
  /** The moves to ask about, legal or not; asked for once a position. */
  wanted: () => string[];
  /** Whether it is time to ask: in history and for spectators, only when something is selected. */
  when: () => boolean;
}

/** What the legal moves cost and bring, as far as it came with them. */
export function toldWith(legal: LegalMove[]): [string, Explained][] {
  return legal.flatMap(({ move, text, lines }) =>
    lines ? [[move, { move, legal: true, lines, why_not: null, text }]] : [],
  );
}

/** Made while a component is set up. */
export class Explanations {
  /** The position that is shown; another one means another table, seat or moment. */
  readonly position = $derived.by(() => {
    const { table, seat, version } = this.asking.snapshot();
    return `${table}/${seat}/${version}`;
  });
  readonly told: ReadonlyMap<string, Explained> = $derived.by(
    () =>
      new Map([
        ...toldWith(this.asking.snapshot().legal),
        ...(this.answers.position === this.position ? this.answers.moves : []),
      ]),
  );
  private answers = $state.raw<{ position: string; moves: [string, Explained][] }>({ position: '', moves: [] });

  constructor(private readonly asking: Asking) {
    $effect(() => {
      const position = this.position;
      if (!this.asking.when()) return;
      const rest = untrack(() => (this.asking.snapshot().legal.length ? 0 : REST));
      const timer = setTimeout(() => void this.ask(position), rest);
      return () => clearTimeout(timer);
    });
  }

  private async ask(position: string): Promise<void> {
    const { snapshot, explain, wanted } = this.asking;
    if (!snapshot().actors.length || this.answers.position === position) return;
    const moves = [...new Set(wanted())].filter((move) => !this.told.has(move));
    if (!moves.length) return;
    try {
      const found = await explain(moves);
      if (this.position === position) this.answers = { position, moves: found.map((one) => [one.move, one]) };
    } catch {
      // without an answer the board explains nothing; the table reports the trouble
    }
  }
}
