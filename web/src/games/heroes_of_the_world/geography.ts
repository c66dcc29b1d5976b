// The map: its drawing, and how one walks over it.

import type { Point } from '../../lib/board/panzoom.svelte';
import type { Places } from '../../lib/board/walk.svelte';
import json from './map.json';
import { territories, territoryIds } from './data';

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

/** For walking over the map with the keyboard. */
export const walking: Places = {
  ids: territoryIds,
  at: centre,
  neighbours: (id) => territories[id]?.adjacent ?? [],
  slope: 2,
};
