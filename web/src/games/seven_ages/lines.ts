// The lines of the map and what grows on its lands. Both are painted on the ground as well, but a picture is blurred from near,
// and the colours of the empires cover it.

import { data } from './data';
import { areaIds, areaOf, isLand, stretches, world } from './geography';

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const rivers = new Set(world.rivers.map(([a, b]) => pairOf(a, b)));

/** Every border of a land once, by its kind: `region` is where two regions meet. A river is a border, too. */
export const lines = (() => {
  const found = { coast: '', border: '', region: '', river: '' };
  for (const id of areaIds)
    for (const { other, path } of stretches[id] ?? []) {
      if (other === null) continue;
      if (isLand(id) !== isLand(other)) {
        if (isLand(id)) found.coast += path;
        continue;
      }
      if (other < id || !isLand(id)) continue;
      if (data.areas[id]?.region === data.areas[other]?.region) found.border += path;
      else found.region += path;
      if (rivers.has(pairOf(id, other))) found.river += path;
    }
  return found;
})();

/** Arrows and canals: their lines, with the dots at both ends. */
export const links = world.links.flatMap(({ kind, paths }) =>
  paths.map((path) => {
    const numbers = path.slice(1).split(' ').map(Number);
    return { kind, path, ends: [numbers.slice(0, 2), numbers.slice(-2)] as [number, number][] };
  }),
);

/** One small drawing of terrain: `glyph` is a key of the map's glyphs with its variant. */
export interface Mark {
  x: number;
  y: number;
  glyph: string;
  size: number;
}

const NUMBERS = 4; // x, y, variant, size

const marks: ReadonlyMap<string, Mark[]> = new Map(
  Object.entries(world.growth).map(([id, { glyph, at }]) => [
    id,
    Array.from({ length: at.length / NUMBERS }, (_, i) => {
      const [x = 0, y = 0, variant = 0, size = 1] = at.slice(i * NUMBERS, (i + 1) * NUMBERS);
      return { x, y, glyph: `${glyph}-${variant}`, size };
    }),
  ]),
);

/** What grows in a part of the map. */
export function marksIn(seen: { left: number; top: number; right: number; bottom: number }): Mark[] {
  return [...marks].flatMap(([id, found]) => {
    const { x, y } = areaOf(id).anchor;
    const near = x > seen.left - 80 && x < seen.right + 80 && y > seen.top - 80 && y < seen.bottom + 80;
    return near ? found.filter((m) => m.x > seen.left && m.x < seen.right && m.y > seen.top && m.y < seen.bottom) : [];
  });
}
