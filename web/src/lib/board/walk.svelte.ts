// Walking over a map with the keyboard: the arrow keys lead to the next place in their direction, N and P to the next and the
// previous place where something can be done, Enter does it. One place at a time can be reached with Tab.

import type { PanZoom, Point } from './panzoom.svelte';

export type Direction = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface Places {
  ids: readonly string[];
  at: (id: string) => Point;
  neighbours: (id: string) => readonly string[];
  /** How far aside a place may be, per step ahead, to count as being in a direction. */
  slope: number;
  /** The weight of a neighbour's distance against that of other places; 0.7 by default. */
  nearer?: number;
}

/** The nearest place in a direction; distance aside counts double, and a neighbour is preferred. */
export function nearest(places: Places, from: string, direction: Direction): string {
  const start = places.at(from);
  const [dx, dy] = HEADINGS[direction];
  const near = new Set(places.neighbours(from));
  let best = from;
  let least = Infinity;
  for (const id of places.ids) {
    const there = places.at(id);
    const ahead = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * places.slope) continue;
    const far = (ahead + 2 * aside) * (near.has(id) ? (places.nearer ?? 0.7) : 1);
    if (far < least) [least, best] = [far, id];
  }
  return best;
}

export interface Ground {
  places: Places;
  pan: PanZoom;
  /** How far from the edge of the frame a place is brought, in pixels. */
  margin: number;
  /** The places where something can be done. */
  aims: () => ReadonlyMap<string, unknown>;
  onpick: (id: string, withShift: boolean) => void;
}

export class Walk {
  /** What was focused last. */
  at = $state('');
  /** The drawn places, by their ids. */
  readonly shapes: Record<string, SVGElement> = $state({});
  /** The place that Tab leads to. */
  readonly entry = $derived.by(
    () => this.at || (this.ground.aims().keys().next().value ?? this.ground.places.ids[0] ?? ''),
  );

  constructor(private readonly ground: Ground) {}

  focusOn(id: string): void {
    this.at = id;
    this.ground.pan.bringIn(this.ground.places.at(id), this.ground.margin);
    this.shapes[id]?.focus({ preventScroll: true });
  }

  onkeydown(event: KeyboardEvent, id: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { places, aims, onpick } = this.ground;
    const direction = ARROWS[event.key];
    const targets = places.ids.filter((place) => aims().has(place));
    if (direction) this.focusOn(nearest(places, id, direction));
    else if (event.key === 'Enter' || event.key === ' ') onpick(id, event.shiftKey);
    else if ((event.key === 'n' || event.key === 'p') && targets.length) {
      const turn = event.key === 'n' ? 1 : -1;
      this.focusOn(targets[(targets.indexOf(id) + turn + targets.length) % targets.length] ?? id);
    } else return;
    event.preventDefault();
  }
}
