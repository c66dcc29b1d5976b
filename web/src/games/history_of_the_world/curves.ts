// Arrows on the map.

import { map, middle } from './geography';
import type { Spot } from './types';

/** What an army did this turn. */
export interface Step {
  id: number;
  place: string;
  from: string | undefined;
  result: 'placed' | 'won' | 'lost';
  /** Counted from the first army placed. */
  number: number;
}

/** A slightly bent line that begins and ends a little away from its two spots; empty if they are too close. */
export function curve(a: Spot, b: Spot, before: number, after: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  if (far < before + after + 4) return '';
  const [ux, uy] = [dx / far, dy / far];
  const bow = Math.min(14, far * 0.12);
  const mid = { x: (a.x + b.x) / 2 - uy * bow, y: (a.y + b.y) / 2 + ux * bow };
  return `M${a.x + ux * before} ${a.y + uy * before}Q${mid.x} ${mid.y} ${b.x - ux * after} ${b.y - uy * after}`;
}

/** The last leg of a step: a landing shows no more than that. */
export function leg(step: Step): string {
  if (!step.from) return '';
  const [a, b] = [middle(step.from), middle(step.place)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const most = step.from in map.seas ? 42 : far;
  const share = Math.min(1, most / far);
  return curve({ x: b.x - (b.x - a.x) * share, y: b.y - (b.y - a.y) * share }, b, 11, 13);
}
