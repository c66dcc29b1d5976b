// Whether a click was meant for the button it hits: what is under the pointer may have changed a moment before.

/** Nobody sees a new button and presses it faster than this, in milliseconds. */
const REACTION = 300;

export class Aim {
  private first = { version: -1, what: '' };
  private turnCame = -Infinity;
  private moved = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** It has become one's turn: there are buttons where there was something else. */
  turn(): void {
    this.turnCame = this.clock();
  }

  /** The pointer moves. */
  move(): void {
    this.moved = this.clock();
  }

  /**
   * A click on a button.
   * @param count the how many-th of a row of quick clicks; 0: by keyboard
   * @param what the button in words, and what is asked
   */
  meant(count: number, version: number, what: string): boolean {
    if (count === 0) return true;
    if (count === 1) {
      this.first = { version, what };
      return this.moved >= this.turnCame || this.clock() - this.turnCame > REACTION;
    }
    return version === this.first.version || what === this.first.what;
  }
}
