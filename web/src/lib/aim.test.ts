import { beforeEach, describe, expect, it } from 'vitest';
import { Aim } from './aim';

describe('a click', () => {
  let now: number;
  let aim: Aim;

  beforeEach(() => {
    now = 1000;
    aim = new Aim(() => now);
  });

  it('is meant for what it hits', () => {
    expect(aim.meant(1, 3, 'turn Expand')).toBe(true);
    expect(aim.meant(1, 4, 'expand Stop')).toBe(true);
  });

  it('is not meant for the button that took the place of the one clicked first', () => {
    expect(aim.meant(1, 3, 'turn Expand')).toBe(true);
    expect(aim.meant(2, 4, 'expand Stop')).toBe(false);
    expect(aim.meant(1, 4, 'expand Stop')).toBe(true);
  });

  it('is meant again and again for a button that stays the same', () => {
    expect(aim.meant(1, 3, 'gold Convert')).toBe(true);
    expect(aim.meant(2, 4, 'gold Convert')).toBe(true);
    expect(aim.meant(3, 5, 'gold Convert')).toBe(true);
  });

  it('is not meant for a button that has just appeared under a pointer at rest', () => {
    aim.move();
    now += 100;
    aim.turn();
    now += 100;
    expect(aim.meant(1, 3, 'wall Pass')).toBe(false);
    expect(aim.meant(0, 3, 'wall Pass')).toBe(true); // the keyboard hits what has the focus
    aim.move();
    now += 1;
    expect(aim.meant(1, 3, 'wall Pass')).toBe(true);
  });

  it('is meant for a button that could be seen', () => {
    aim.turn();
    now += 400;
    expect(aim.meant(1, 3, 'wall Pass')).toBe(true);
  });

  it('does not end a turn with a click that was meant for what was there a moment before', () => {
    let now = 0;
    const aim = new Aim(() => now);
    aim.move();
    now = 1000;
    aim.change();
    now = 1200;
    expect(aim.meant(1, 5, 'place a token')).toBe(true);
    expect(aim.meant(1, 5, 'end the turn', true)).toBe(false);
    expect(aim.meant(0, 5, 'end the turn', true)).toBe(true); // by keyboard
    now = 1301;
    expect(aim.meant(1, 5, 'end the turn', true)).toBe(true); // seen long enough
    now = 2000;
    aim.change();
    now = 2100;
    aim.move();
    expect(aim.meant(1, 6, 'end the turn', true)).toBe(true); // aimed at
  });
});
