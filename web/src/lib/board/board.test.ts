import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { colours, paintOf, shapes } from './colours';
import { PanZoom } from './panzoom.svelte';
import { nearest, Walk, type Places } from './walk.svelte';

const spots: Record<string, [number, number]> = {
  west: [100, 50],
  middle: [200, 50],
  south: [200, 90],
  east: [380, 60],
};
const places: Places = {
  ids: Object.keys(spots),
  at: (id) => ({ x: spots[id]?.[0] ?? 0, y: spots[id]?.[1] ?? 0 }),
  neighbours: () => [],
  slope: 1.4,
};

function map(width: number, height: number): PanZoom {
  const pan = new PanZoom({ width: 400, height: 100, mostZoom: 4, narrow: { zoom: 3 } });
  [pan.frameWidth, pan.frameHeight] = [width, height];
  pan.fit();
  return pan;
}

const key = (name: string): KeyboardEvent => new KeyboardEvent('keydown', { key: name, cancelable: true });

describe('a map that is panned and zoomed', () => {
  it('is whole in a wide frame, and closer in a narrow one', () => {
    const wide = map(800, 400);
    expect([wide.zoom, wide.scale, wide.left, wide.top]).toEqual([1, 2, 0, 100]);
    const narrow = map(200, 200);
    expect(narrow.zoom).toBe(3);
    expect(narrow.seen({ x: 200, y: 50 })).toEqual({ x: 100, y: 100 });
  });

  it('begins around what is to be chosen in a narrow frame', () => {
    const pan = new PanZoom({
      width: 400,
      height: 100,
      mostZoom: 4,
      narrow: { zoom: 3 },
      around: () => [{ x: 350, y: 50 }],
    });
    [pan.frameWidth, pan.frameHeight] = [200, 200];
    pan.fit();
    expect(pan.seen({ x: 400, y: 50 }).x).toBe(200); // as far as the edge of the map allows
  });

  it('shows the whole of itself in a narrow frame, too, and then its beginning again', () => {
    const pan = map(200, 200);
    pan.showAll();
    expect([pan.zoom, pan.left, pan.needsFit]).toEqual([1, 0, false]);
    pan.showAll();
    expect([pan.zoom, pan.needsFit]).toEqual([3, true]);
  });

  it('zooms around a point within bounds, and never leaves the frame', () => {
    const pan = map(800, 400);
    pan.zoomBy(2, 0, 200);
    expect([pan.zoom, pan.left]).toEqual([2, 0]);
    expect(pan.needsFit).toBe(false);
    pan.zoomBy(100);
    expect(pan.zoom).toBe(4);
    pan.zoomBy(0.001);
    expect([pan.zoom, pan.left, pan.top]).toEqual([1, 0, 100]);
    pan.showAll();
    expect(pan.needsFit).toBe(true);
  });

  it('brings into sight what is focused', () => {
    const pan = map(800, 400);
    pan.zoomBy(4, 0, 200);
    pan.bringIn({ x: 380, y: 50 }, 50);
    expect(pan.seen({ x: 380, y: 50 }).x).toBeLessThanOrEqual(750);
    expect(pan.gliding).toBe(true);
  });

  it('takes plus, minus and 0, and leaves other keys alone', () => {
    const pan = map(800, 400);
    const plus = key('+');
    pan.onkeydown(plus);
    expect([pan.zoom, plus.defaultPrevented]).toEqual([1.35, true]);
    pan.onkeydown(key('0'));
    expect(pan.zoom).toBe(1);
    const other = key('x');
    pan.onkeydown(other);
    expect(other.defaultPrevented).toBe(false);
  });
});

describe('walking over a map', () => {
  it('leads to what lies nearest in a direction', () => {
    expect(nearest(places, 'west', 'right')).toBe('middle');
    expect(nearest(places, 'middle', 'down')).toBe('south');
    expect(nearest(places, 'east', 'right')).toBe('east');
  });

  it('goes from one place to choose to the next, and picks it', () => {
    const onpick = vi.fn();
    const aims = new Map([
      ['east', 1],
      ['west', 1],
    ]);
    const walk = new Walk({ places, pan: map(800, 400), margin: 50, aims: () => aims, onpick });
    expect(walk.entry).toBe('east');
    walk.onkeydown(key('n'), 'west');
    expect(walk.at).toBe('east');
    walk.onkeydown(key('n'), 'east');
    expect(walk.at).toBe('west');
    walk.onkeydown(key('p'), 'west');
    expect(walk.entry).toBe('east');
    walk.onkeydown(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true }), 'east');
    expect(onpick).toHaveBeenCalledWith('east', true);
  });
});

describe('the colours of players', () => {
  it('are painted, each with a shape of its own, as many as the rules engine knows', () => {
    const source = readFileSync('../src/saecula/kernel/progress.py', 'utf8');
    const palette = /PALETTE: Final = \(([^)]*)\)/.exec(source)?.[1]?.match(/\w+/g) ?? [];
    expect(palette.length).toBeGreaterThan(6);
    expect(Object.keys(colours).sort()).toEqual([...palette].sort());
    expect(new Set(palette.map((colour) => shapes[paintOf(colour).shape])).size).toBe(palette.length);
  });
});
