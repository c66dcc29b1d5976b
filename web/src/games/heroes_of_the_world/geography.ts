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

const SMALLER = 0.88; // the size of slots where there are more than the map has room for

/** The place of slot i of a number of slots. If an option adds slots to those drawn, all are smaller, centred in a row. */
export function slotAt(id: string, i: number, slots: number): Slot | undefined {
  const { ladder } = placeOf(id);
  const first = ladder[0];
  if (!first || slots <= ladder.length) return ladder[i];
  const size = first.width * SMALLER;
  const { x, y } = centre(id);
  return { x: x + (i - slots / 2) * (size + 2) + 1, y: y - size / 2, width: size, height: size };
}

/** The backing under a ladder with more slots than the map has room for; it hides those drawn on the map. */
export function plateOf(id: string, slots: number): Slot {
  const boxes = [...placeOf(id).ladder, slotAt(id, 0, slots), slotAt(id, slots - 1, slots)].filter((box) => !!box);
  const x = Math.min(...boxes.map((box) => box.x)) - 2;
  const y = Math.min(...boxes.map((box) => box.y)) - 1;
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + 2 - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) + 1 - y };
}

/** The middle of a territory's ladder. */
export function centre(id: string): Point {
  const { ladder } = placeOf(id);
  const xs = ladder.flatMap((slot) => [slot.x, slot.x + slot.width]);
  const ys = ladder.flatMap((slot) => [slot.y, slot.y + slot.height]);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Whether something about this territory is better shown below it. */
export const inUpperPart = (id: string): boolean => centre(id).y < (map.viewBox[3] ?? 500) * 0.7;

/** For walking over the map with the keyboard. */
export const walking: Places = {
  ids: territoryIds,
  at: centre,
  neighbours: (id) => territories[id]?.adjacent ?? [],
  slope: 2,
};
