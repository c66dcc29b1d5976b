// Whether a click was meant for the button it hits: what is under the pointer may have changed a moment before.

/** Nobody sees a new button and presses it faster than this, in milliseconds. */
const REACTION = 300;

export class Aim {
  private first = { version: -1, what: '' };
  private turnCame = -Infinity;
  private moved = -Infinity;
  private changed = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** It has become one's turn: there are buttons where there was something else. */
  turn(): void {
    this.turnCame = this.clock();
  }

  /** The position has changed, and the buttons with it. */
  change(): void {
    this.changed = this.clock();
  }

  /** The pointer moves. */
  move(): void {
    this.moved = this.clock();
  }

  /**
   * A click on a button.
   * @param count the how many-th of a row of quick clicks; 0: by keyboard
   * @param what the button in words, and what is asked
   * @param ends whether it ends the turn: then nobody presses it who was about to press what was there a moment before
   */
  meant(count: number, version: number, what: string, ends = false): boolean {
    if (count === 0) return true;
    if (ends && this.moved < this.changed && this.clock() - this.changed <= REACTION) return false;
    if (count === 1) {
      this.first = { version, what };
      return this.moved >= this.turnCame || this.clock() - this.turnCame > REACTION;
    }
    return version === this.first.version || what === this.first.what;
  }
}
