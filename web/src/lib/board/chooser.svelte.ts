// What a click may mean if it is not played at once: several moves aimed at one thing, or one that cannot be taken back.

import { stillOffered } from '../../games/board';
import type { LegalMove } from '../types';

export interface Choosing<Thing> {
  /** What was clicked; null where the moves are about no single thing. */
  thing: Thing | null;
  /** Where on the map. */
  x: number;
  y: number;
  moves: LegalMove[];
}

/** The chooser of a board. It stays open for as long as everything it offers can still be done. */
export class Chooser<Thing> {
  now = $state.raw<Choosing<Thing> | null>(null);

  constructor(
    legal: () => LegalMove[],
    readonly: () => boolean,
    private readonly onclosed: (thing: Thing | null) => void = () => undefined,
  ) {
    $effect(() => {
      if (this.now && (readonly() || !stillOffered(this.now.moves, legal()))) this.now = null;
    });
  }

  open(choosing: Choosing<Thing>): void {
    this.now = choosing;
  }

  /** Put it away without a word. */
  drop(): void {
    this.now = null;
  }

  /** Close it and return the focus to what it was about. */
  close(): void {
    const { thing } = this.now ?? { thing: null };
    this.now = null;
    this.onclosed(thing);
  }
}
