// The map: who touches whom, where an arrow key leads, and which provinces lie on an empire's border.

import json from './map.json';
import type { BoardMap, MapProvince, Province } from './types';

export const map = json as unknown as BoardMap;
export const provinceIds = Object.keys(map.provinces);

export function placeOf(id: string): MapProvince {
  const found = map.provinces[id];
  if (!found) throw new Error(`the map has no province ${id}`);
  return found;
}

/** Neighbours of every region, provinces and seas alike. */
export const contacts: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  const add = (a: string, b: string) => found.set(a, [...(found.get(a) ?? []), b]);
  for (const { a, b } of map.contacts) {
    add(a, b);
    add(b, a);
  }
  return found;
})();

export function neighbours(id: string): string[] {
  return (contacts.get(id) ?? []).filter((other) => other in map.provinces);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const headings: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The province that lies nearest in a direction; distance aside counts double, and a neighbour is preferred. */
export function step(from: string, direction: Direction): string {
  const start = placeOf(from).anchor;
  const [dx, dy] = headings[direction];
  const near = new Set(neighbours(from));
  let best = from;
  let least = Infinity;
  for (const id of provinceIds) {
    const there = placeOf(id).anchor;
    const ahead = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * 1.4) continue;
    const far = (ahead + 2 * aside) * (near.has(id) ? 0.7 : 1);
    if (far < least) [least, best] = [far, id];
  }
  return best;
}

/** The provinces of the list that touch one outside the list. */
export function border(own: readonly string[]): string[] {
  const inside = new Set(own);
  return own.filter((id) => neighbours(id).some((other) => !inside.has(other)));
}

/** The provinces of the list that touch one held by another player. */
export function front(own: readonly string[], provinces: readonly Province[], seat: number): string[] {
  const enemies = new Set(provinces.filter((p) => typeof p.holder === 'number' && p.holder !== seat).map((p) => p.id));
  return own.filter((id) => neighbours(id).some((other) => enemies.has(other)));
}
