import { describe, expect, it } from 'vitest';
import { areaIds, areaOf, HEIGHT, isLand, WIDTH, world } from './geography';
import { lines, links, marksIn } from './lines';

const count = (path: string): number => path.split('M').length - 1;

describe('the lines of the map', () => {
  it('are one stretch or more for every border of their kind', () => {
    expect(count(lines.river)).toBeGreaterThanOrEqual(world.rivers.length);
    expect(lines.coast && lines.border && lines.region).toBeTruthy();
    // a river is a border on land, too
    for (const stretch of lines.river.split('M').slice(1)) expect(lines.border + lines.region).toContain(stretch);
  });

  it('have a dot at both ends of every arrow and canal', () => {
    expect(links.filter(({ kind }) => kind === 'canal')).toHaveLength(2);
    for (const { ends } of links)
      for (const [x, y] of ends) expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true);
  });
});

describe('what grows on the land', () => {
  const whole = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

  it('is drawn with a drawing that the map has', () => {
    const all = marksIn(whole);
    expect(all.length).toBe(Object.values(world.growth).reduce((sum, { at }) => sum + at.length / 4, 0));
    for (const { glyph } of all) {
      const [name = '', variant] = glyph.split('-');
      expect(world.glyphs[name]?.[Number(variant)]).toBeDefined();
    }
  });

  it('is drawn only in the part that is seen', () => {
    const id = areaIds.find((one) => isLand(one) && world.growth[one]) ?? '';
    const { x, y } = areaOf(id).anchor;
    const seen = { left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 };
    const found = marksIn(seen);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((m) => Math.abs(m.x - x) < 20 && Math.abs(m.y - y) < 20)).toBe(true);
  });
});
