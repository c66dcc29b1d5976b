// The map: its areas as paths, who touches whom, and which stretch of border lies between two areas.

import type { Places } from '../../lib/board/walk.svelte';
import { data } from './data';
import type { MapArea, NamePlace, Point, WorldMap } from './types';

/** The drawing is a file of its own: it is as large as the rest of the board. */
export const world = (await import('./map.json')).default as unknown as WorldMap;
export const [WIDTH, HEIGHT] = [world.viewBox[2] ?? 1280, world.viewBox[3] ?? 720];
export const areaIds = Object.keys(world.areas);

export function areaOf(id: string): MapArea {
  const found = world.areas[id];
  if (!found) throw new Error(`the map has no area ${id}`);
  return found;
}

export const isLand = (id: string): boolean => data.areas[id]?.kind === 'land';
export const middle = (id: string): Point => areaOf(id).anchor;
export const nameAt = (id: string, lang: string): NamePlace => {
  const { name, anchor } = areaOf(id);
  return name[lang] ?? name.en ?? { ...anchor, size: 8, rows: 1 };
};

type Ring = [number, number][];

/** The rings of a path made of M, L, l and Z. */
export function ringsOf(path: string): Ring[] {
  const rings: Ring[] = [];
  for (const part of path.split(/[Zz]/)) {
    const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const ring: Ring = [];
    let [x, y] = [0, 0];
    for (const [, letter, rest] of part.matchAll(/([MmLl])([^MmLl]*)/g)) {
      const found = numbers(rest ?? '');
      for (let i = 0; i + 1 < found.length; i += 2) {
        const [dx, dy] = [found[i] ?? 0, found[i + 1] ?? 0];
        [x, y] = letter === 'l' && ring.length ? [x + dx, y + dy] : [dx, dy];
        [x, y] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
        ring.push([x, y]);
      }
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

export const rings: Record<string, Ring[]> = Object.fromEntries(areaIds.map((id) => [id, ringsOf(areaOf(id).region)]));

/** Whether a point lies in an area. */
export function inside(id: string, x: number, y: number): boolean {
  let within = false;
  for (const ring of rings[id] ?? []) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i] as [number, number], ring[j] as [number, number]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    }
  }
  return within;
}

/** A stretch of an area's border, with the area beyond it; nothing beyond where the map ends. */
interface Stretch {
  other: string | null;
  path: string;
}

const edgeKey = ([ax, ay]: [number, number], [bx, by]: [number, number]): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax},${ay} ${bx},${by}` : `${bx},${by} ${ax},${ay}`;

const edges = (() => {
  const found = new Map<string, string[]>();
  for (const id of areaIds)
    for (const ring of rings[id] ?? [])
      ring.forEach((point, i) => {
        const key = edgeKey(point, ring[(i + 1) % ring.length] as [number, number]);
        found.set(key, [...(found.get(key) ?? []), id]);
      });
  return found;
})();

export const stretches: Record<string, Stretch[]> = Object.fromEntries(
  areaIds.map((id) => {
    const found: Stretch[] = [];
    for (const ring of rings[id] ?? []) {
      let last: string | null | undefined;
      ring.forEach((point, i) => {
        const next = ring[(i + 1) % ring.length] as [number, number];
        const other = edges.get(edgeKey(point, next))?.find((one) => one !== id) ?? null;
        const now = found[found.length - 1];
        if (now && last === other && i) now.path += `L${next[0]} ${next[1]}`;
        else found.push({ other, path: `M${point[0]} ${point[1]}L${next[0]} ${next[1]}` });
        last = other;
      });
    }
    return [id, found];
  }),
);

const touching: Record<string, string[]> = Object.fromEntries(
  areaIds.map((id) => [id, [...new Set((stretches[id] ?? []).flatMap(({ other }) => other ?? []))]]),
);

/** For walking over the map with the keyboard. */
export const places: Places = {
  ids: areaIds,
  at: middle,
  neighbours: (id) => touching[id] ?? [],
  slope: 2.2,
  nearer: 0.85,
};

/** The border of what one empire holds. */
export function rimOf(held: readonly string[]): string {
  const own = new Set(held);
  return held
    .flatMap((id) => (stretches[id] ?? []).filter(({ other }) => other === null || !own.has(other)))
    .map(({ path }) => path)
    .join('');
}
