// Where something that floats over the map covers the least: beside its place, clear of other places as far as possible.

import type { Point } from '../../lib/board/panzoom.svelte';

export interface Room {
  width: number;
  height: number;
}

/** The top left corner of a box that belongs to `at`. `avoid` are points with what it costs to cover them, `reach` their size. */
export function clearSpot(at: Point, box: Room, frame: Room, avoid: readonly [Point, number][], reach: number): Point {
  const { width: w, height: h } = box;
  const gap = reach + 6;
  const ways: [number, number][] = [
    [-w / 2, -gap - h],
    [-w / 2, gap],
    [gap, -h / 2],
    [-gap - w, -h / 2],
    [gap, -gap - h],
    [-gap - w, -gap - h],
    [gap, gap],
    [-gap - w, gap],
    [-w / 2, -gap - h - 34],
    [-w / 2, gap + 36],
  ];
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const [dx, dy] of ways) {
    const x = Math.max(4, Math.min(frame.width - w - 4, at.x + dx));
    const y = Math.max(4, Math.min(frame.height - h - 4, at.y + dy));
    let cost = Math.hypot(x + w / 2 - at.x, y + h / 2 - at.y) / 60;
    for (const [point, price] of avoid)
      if (point.x > x - reach && point.x < x + w + reach && point.y > y - reach && point.y < y + h + reach)
        cost += price;
    if (cost < least) [least, best] = [cost, { x, y }];
  }
  return best;
}
