// The map: its drawing, and where an arrow key leads.

import json from './map.json';
import { territories, territoryIds } from './data';

interface Point {
  x: number;
  y: number;
}

/** A box by its top left corner. */
export interface Slot extends Point {
  width: number;
  height: number;
}

type Round = Point & { r: number };

export interface MapTerritory {
  region: string;
  land: string;
  /** The name, around its middle. */
  label: Slot;
  /** Where the population of the players goes, the first rank first. */
  population: Round[];
  ladder: Slot[];
  wonder: Round;
}

interface BoardMap {
  viewBox: number[];
  territories: Record<string, MapTerritory>;
}

export const map = json as unknown as BoardMap;

export function placeOf(id: string): MapTerritory {
  const found = map.territories[id];
  if (!found) throw new Error(`the map has no territory ${id}`);
  return found;
}

/** Where slot i of a ladder lies; a slot that the drawn map does not have (an option adds one) stands beside the last. */
export function slotAt(id: string, i: number): MapTerritory['ladder'][number] | undefined {
  const { ladder } = placeOf(id);
  const last = ladder[ladder.length - 1];
  return ladder[i] ?? (last && { ...last, x: last.x + (i - ladder.length + 1) * (last.width + 2) });
}

/** The middle of a territory's ladder. */
export function centre(id: string): Point {
  const { ladder } = placeOf(id);
  const xs = ladder.flatMap((slot) => [slot.x, slot.x + slot.width]);
  const ys = ladder.flatMap((slot) => [slot.y, slot.y + slot.height]);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const headings: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The territory that lies nearest in a direction; distance aside counts double, and a neighbour is preferred. */
export function step(from: string, direction: Direction): string {
  const start = centre(from);
  const [dx, dy] = headings[direction];
  const near = new Set(territories[from]?.adjacent ?? []);
  let best = from;
  let least = Infinity;
  for (const id of territoryIds) {
    const there = centre(id);
    const ahead = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * 2) continue;
    const far = (ahead + 2 * aside) * (near.has(id) ? 0.7 : 1);
    if (far < least) [least, best] = [far, id];
  }
  return best;
}
