// The map: who touches whom, and which provinces lie on an empire's border.

import type { Places } from '../../lib/board/walk.svelte';
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

/** For walking over the map with the keyboard. */
export const places: Places = { ids: provinceIds, at: (id) => placeOf(id).anchor, neighbours, slope: 1.4 };

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
