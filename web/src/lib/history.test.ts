import { describe, expect, it } from 'vitest';
import { back, forward, momentOf, stops, turnOf } from './history';
import type { TimelineStep } from './types';

const step = (version: number, seat: number, undone = false): TimelineStep => ({
  version,
  seat,
  text: null,
  undone,
  at: 0,
});

describe('looking back', () => {
  it('steps back from the present and forward into it again', () => {
    expect(back(null, 5)).toBe(4);
    expect(back(4, 5)).toBe(3);
    expect(forward(3, 5)).toBe(4);
    expect(forward(4, 5)).toBe(null);
    expect(forward(null, 5)).toBe(null);
  });

  it('stops at the beginning', () => {
    expect(back(0, 5)).toBe(0);
    expect(back(null, 0)).toBe(null);
  });

  it('stays where one looks while the game goes on', () => {
    const at = back(null, 5);
    expect(momentOf(at as number, 9)).toBe(4);
    expect(forward(at, 9)).toBe(5);
  });

  it('leaves out what was taken back', () => {
    const steps = [step(1, 0), step(2, 0, true), step(3, 0, true), step(4, 0)];
    expect(stops(4, steps)).toEqual([0, 1, 4]);
    expect(back(null, 4, steps)).toBe(1);
    expect(forward(1, 4, steps)).toBe(null);
  });

  it('takes the newest version for the present', () => {
    expect(momentOf(5, 5)).toBe(null);
    expect(momentOf(-3, 5)).toBe(0);
  });

  it('goes from turn to turn', () => {
    const steps = [step(1, 0), step(2, 0), step(3, 1), step(4, 1), step(5, 0)];
    expect(turnOf(null, 5, steps, -1)).toBe(4);
    expect(turnOf(4, 5, steps, -1)).toBe(2);
    expect(turnOf(2, 5, steps, -1)).toBe(0);
    expect(turnOf(0, 5, steps, 1)).toBe(2);
    expect(turnOf(4, 5, steps, 1)).toBe(null);
  });
});
