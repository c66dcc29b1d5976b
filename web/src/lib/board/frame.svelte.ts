// The frame of a board: how much room it has, what was touched last, what the guide points at, and whether help is open.

import { tick } from 'svelte';
import { layoutOf } from './layout';

export class Frame<Part extends string> {
  root = $state<HTMLElement>();
  width = $state(window.innerWidth);
  height = $state(610);
  mapWidth = $state(800);
  mapHeight = $state(500);
  readonly layout = $derived(layoutOf(this.width, this.height));
  readonly narrow = $derived(this.layout === 'narrow');
  /** The part of the board that the guide speaks of. */
  pointed = $state<Part>();
  /** Help is open. */
  helping = $state(false);
  /** The last thing touched was the keyboard. */
  typing = false;
  /** The last press was a finger's. */
  touching = false;

  /** For the root element of the board. */
  readonly hears = {
    role: 'presentation',
    onkeydowncapture: (): void => {
      this.typing = true;
    },
    onpointerdowncapture: (event: PointerEvent): void => {
      this.typing = false;
      this.touching = event.pointerType === 'touch';
    },
  };

  readonly help = (): void => {
    this.helping = true;
  };

  /** To be called in an effect when the position changes: if the focused button is gone, the keyboard goes to what `next` selects. */
  passFocus(next: () => string | null): void {
    void tick().then(() => {
      if (!this.typing || document.activeElement !== document.body) return;
      const selector = next();
      if (selector) this.root?.querySelector<HTMLElement>(selector)?.focus();
    });
  }
}
