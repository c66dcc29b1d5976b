// The map: where things stand, who touches whom, and which Territories make up an Area.

import type { Places } from '../../lib/board/walk.svelte';
import { areaOf } from './data';
import json from './map.json';
import type { BoardMap, MapSea, MapTerritory, Spot } from './types';

export const map = json as unknown as BoardMap;
export const territoryIds = Object.keys(map.territories);
export const seaIds = Object.keys(map.seas);
/** Territories that can be entered. */
export const playable = territoryIds.filter((id) => id in areaOf);

export function landOf(id: string): MapTerritory {
  const found = map.territories[id];
  if (!found) throw new Error(`the map has no Territory ${id}`);
  return found;
}

export function seaOf(id: string): MapSea {
  const found = map.seas[id];
  if (!found) throw new Error(`the map has no water ${id}`);
  return found;
}

/** The middle of what is looked at in a Territory or a water. */
export function middle(id: string): Spot {
  const land = map.territories[id];
  if (land) return land.army ?? land.name.en ?? { x: 0, y: 0 };
  return seaOf(id).fleet;
}

export const members = (area: string): string[] => playable.filter((id) => areaOf[id] === area);

const touching = (() => {
  const found = new Map<string, string[]>();
  const add = (a: string, b: string) => found.set(a, [...(found.get(a) ?? []), b]);
  for (const { a, b } of [...map.contacts, ...map.links]) {
    add(a, b);
    add(b, a);
  }
  return found;
})();

/** What a Territory or a water touches or is joined with, waters included. */
export const neighbours = (id: string): readonly string[] => touching.get(id) ?? [];

/** For walking over the map with the keyboard: lands and waters alike. */
export const places: Places = { ids: [...territoryIds, ...seaIds], at: middle, neighbours, slope: 2.2, nearer: 0.85 };
