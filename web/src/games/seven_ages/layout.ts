// What is drawn on the map at a level of zoom, and where: everything is put where it covers nothing else. Sizes are in pixels,
// places in units of the map.

import { countOf, data, inOrder } from './data';
import { areaIds, areaOf, HEIGHT, inside, isLand, nameAt, WIDTH } from './geography';
import { Room, textWidth } from './room';
import type { AreaState, Point, SevenView, Stack } from './types';

/** From afar to near; how many pixels a unit of the map needs for each. */
export type Level = 'atlas' | 'world' | 'region' | 'near';
const FROM: [Level, number][] = [
  ['near', 2.15],
  ['region', 1.32],
  ['world', 0.6],
];
export const levelAt = (scale: number): Level => FROM.find(([, least]) => scale >= least)?.[0] ?? 'atlas';

export interface Piece extends Point {
  key: string;
  kind: 'token' | 'counter' | 'city' | 'leader' | 'artefact' | 'disorder' | 'war' | 'resource';
  area: string;
  /** Half its width, in units of the map. */
  half: number;
  /** It stands beside its area: a line leads there. */
  away?: boolean;
  set?: string;
  unit?: string;
  count?: number;
  city?: number;
  capital?: boolean;
  fort?: boolean;
  thing?: string;
}

export interface Name extends Point {
  key: string;
  kind: 'land' | 'water' | 'empire';
  rows: string[];
  /** The size of the letters, in units of the map. */
  size: number;
  set?: string;
}

export interface Badge extends Point {
  area: string;
  text: string;
  /** Half its width, in units of the map. */
  half: number;
  foe: boolean;
}

export interface Drawn {
  level: Level;
  pieces: Piece[];
  names: Name[];
  badges: Badge[];
}

export interface Wanted {
  view: SevenView;
  scale: number;
  lang: string;
  nameOfArea: (id: string) => string;
  nameOfEmpire: (set: string) => string;
  /** Texts beside the areas where something can be done. */
  badges: ReadonlyMap<string, { text: string; foe: boolean }>;
  /** Whether an empire is one's own: its tokens have a rim. */
  isMine: (set: string) => boolean;
  /** The part of the map that is looked at, in its own units. */
  seen: { left: number; top: number; right: number; bottom: number };
}

export interface Here {
  state: AreaState;
  stacks: { set: string; stack: Stack }[];
  leaders: { set: string; leader: string }[];
}

/** What is in each area. */
export function contents(view: SevenView): Map<string, Here> {
  const found = new Map<string, Here>();
  const at = (id: string): Here => {
    let here = found.get(id);
    if (!here) found.set(id, (here = { state: {}, stacks: [], leaders: [] }));
    return here;
  };
  for (const region of Object.values(view.areas))
    for (const [id, state] of Object.entries(region)) at(id).state = state;
  for (const [set, empire] of Object.entries(view.empires)) {
    for (const [id, stack] of Object.entries(empire.units)) at(id).stacks.push({ set, stack });
    for (const [leader, id] of Object.entries(empire.leaders)) at(id).leaders.push({ set, leader });
  }
  return found;
}

/** The rows of a name: broken at the gap nearest its middle. */
export function rowsOf(name: string, rows: number): string[] {
  const words = name.split(' ');
  if (rows < 2 || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const gap = ([a = '', b = '']: string[]): number => Math.abs(a.length - b.length);
  return cuts.reduce((best, cut) => (gap(cut) < gap(best) ? cut : best), cuts[0] ?? [name]);
}

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

export function layOut(wanted: Wanted): Drawn {
  const level = levelAt(wanted.scale);
  return level === 'world' || level === 'atlas' ? fromAfar(wanted, level) : close(wanted, level);
}

class Sheet {
  readonly pieces: Piece[] = [];
  readonly names: Name[] = [];
  readonly badges: Badge[] = [];
  readonly room: Room;

  constructor(readonly scale: number) {
    this.room = new Room({ left: 2, top: 2, right: WIDTH * scale - 2, bottom: HEIGHT * scale - 2 });
  }

  /** Put a piece where there is room, nearest to the wanted places; false if there is none within reach. */
  put(
    piece: Omit<Piece, 'x' | 'y' | 'half'>,
    half: number,
    places: readonly Point[],
    reach: number,
    stay?: string,
    shape: { width: number; height: number } = { width: 2, height: 2 },
  ): boolean {
    const { scale } = this;
    const found = this.room.find(
      places.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
      { width: half * shape.width + 1, height: half * shape.height + 1 },
      reach,
      stay === undefined ? undefined : (x, y) => inside(stay, x / scale, y / scale),
    );
    if (!found) return false;
    const [x, y] = [found.x / scale, found.y / scale];
    this.pieces.push({ ...piece, x, y, half: half / scale, away: !inside(piece.area, x, y) });
    return true;
  }

  badge(area: string, text: string, foe: boolean, places: readonly Point[]): void {
    const half = Math.max(10, 5 + text.length * 3.4);
    const found = this.room.find(
      places.map(({ x, y }) => ({ x: x * this.scale, y: y * this.scale })),
      { width: half * 2 + 2, height: 20 },
      120,
    );
    if (found)
      this.badges.push({ area, text, foe, x: found.x / this.scale, y: found.y / this.scale, half: half / this.scale });
  }
}

/** Shapes of pieces as multiples of their half size: a capital wears a crown, a city with a fort has towers. */
const CITY = { width: 2.1, height: 2.1 };
const CAPITAL = { width: 2.1, height: 2.9 };
const FORT = { width: 2.8, height: 2.5 };
const TOKEN = { width: 2.4, height: 2.5 };
const OWN_TOKEN = { width: 2.85, height: 2.85 };

function fromAfar({ view, scale, badges, isMine, nameOfEmpire }: Wanted, level: Level): Drawn {
  const sheet = new Sheet(scale);
  const here = contents(view);
  const atlas = level === 'atlas';
  const capitals = new Set(Object.values(view.empires).flatMap(({ capital }) => capital ?? []));
  const grow = scale > 1 ? 1.2 : 1;
  const sizes = (id: string): number => (atlas ? 6.4 : between(6.4, 8.6, areaOf(id).anchor.r * scale * 0.62) * grow);
  // Conflicts first, then the smallest areas: what has least room chooses first.
  const order = [...here.keys()].sort((a, b) => areaOf(a).anchor.r - areaOf(b).anchor.r);
  const fought = order.filter((id) => (here.get(id)?.stacks.length ?? 0) > 1);
  for (const id of fought) sheet.put({ key: `war ${id}`, kind: 'war', area: id }, 7.5, [areaOf(id).anchor], 30);
  for (const id of order) {
    const { stacks } = here.get(id) as Here;
    if (atlas && !capitals.has(id)) continue;
    for (const { set, stack } of stacks)
      sheet.put(
        { key: `${set} ${id}`, kind: 'token', area: id, set, ...(atlas ? {} : { count: countOf(stack) }) },
        sizes(id),
        [areaOf(id).anchor, ...areaOf(id).spots],
        60,
        undefined,
        isMine(set) ? OWN_TOKEN : TOKEN,
      );
  }
  for (const [id, badge] of badges) sheet.badge(id, badge.text, badge.foe, [areaOf(id).anchor]);
  for (const [set, empire] of bySize(view)) nameEmpire(sheet, view, set, nameOfEmpire(set), Object.keys(empire.units));
  if (!atlas)
    for (const id of order) {
      const { state } = here.get(id) as Here;
      const capital = capitals.has(id);
      if (!state.city) continue;
      const half = (state.city > 1 || capital ? 5 : 3.4) * grow;
      sheet.put(
        { key: `city ${id}`, kind: 'city', area: id, city: state.city, capital },
        half,
        [areaOf(id).anchor, ...areaOf(id).spots],
        capital ? 34 : 20,
        undefined,
        capital ? CAPITAL : CITY,
      );
    }
  return { level, pieces: sheet.pieces, names: sheet.names, badges: sheet.badges };
}

const bySize = (view: SevenView): [string, SevenView['empires'][string]][] =>
  Object.entries(view.empires).sort(([, a], [, b]) => Object.keys(b.units).length - Object.keys(a.units).length);

/** The name of an empire, near the middle of its land, over its own land rather than another's. */
function nameEmpire(sheet: Sheet, view: SevenView, set: string, text: string, areas: string[]): void {
  const land = areas.filter(isLand);
  const heart = view.empires[set]?.capital ?? land[0] ?? areas[0];
  if (!heart) return;
  const from = areaOf(heart).anchor;
  const near = land.filter((id) => Math.hypot(areaOf(id).anchor.x - from.x, areaOf(id).anchor.y - from.y) < 190);
  const mid = (axis: 'x' | 'y'): number =>
    near.reduce((sum, id) => sum + areaOf(id).anchor[axis], 0) / near.length || from[axis];
  const { scale, room } = sheet;
  const size = between(11.5, 15, 9 + areas.length * 0.5) * (scale > 1 ? 1.25 : 1);
  const [width, height] = [textWidth(text, size, 700) + 6, size * 1.04];
  const [cx, cy] = [mid('x') * scale, mid('y') * scale];
  let best: { x: number; y: number; price: number } | null = null;
  for (let r = 0; r < 110 && (!best || r - 45 < best.price); r += 4)
    for (let i = 0; i < 6 + r / 2; i++) {
      const turn = (i / (6 + r / 2)) * 2 * Math.PI;
      const [x, y] = [cx + Math.cos(turn) * r * 1.2, cy + Math.sin(turn) * r * 0.9];
      const box = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
      if (!room.isFree(box)) continue;
      const over = near.some((id) => inside(id, x / scale, y / scale));
      const price = r - (over ? 40 : 0);
      if (!best || price < best.price) best = { x, y, price };
    }
  if (!best) return;
  const { x, y } = best;
  room.take({ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 });
  sheet.names.push({
    key: `empire ${set}`,
    kind: 'empire',
    rows: [text],
    x: x / scale,
    y: (y + size * 0.33) / scale,
    size: size / scale,
    set,
  });
}

function close({ view, scale, lang, nameOfArea, badges, isMine, seen }: Wanted, level: Level): Drawn {
  const sheet = new Sheet(scale);
  const here = contents(view);
  const capitals = new Set(Object.values(view.empires).flatMap(({ capital }) => capital ?? []));
  const visible = areaIds.filter((id) => {
    const { x, y, r } = areaOf(id).anchor;
    return x + r > seen.left && x - r < seen.right && y + r > seen.top && y - r < seen.bottom;
  });
  const near = level === 'near';
  const half = near ? 11.5 : 7.6;
  for (const id of visible) name(id);
  for (const id of visible.sort((a, b) => areaOf(a).anchor.r - areaOf(b).anchor.r)) pieces(id);
  if (near) for (const id of visible) resources(id);
  return { level, pieces: sheet.pieces, names: sheet.names, badges: sheet.badges };

  function name(id: string): void {
    const at = nameAt(id, lang);
    const rows = rowsOf(nameOfArea(id), at.rows);
    const size = between(9.5, near ? 15 : 13.5, at.size * scale * 0.86);
    const width = Math.max(...rows.map((row) => textWidth(row, size)));
    const high = size * (0.95 * (rows.length - 1) + 0.9);
    const found = sheet.room.find([{ x: at.x * scale, y: at.y * scale }], { width: width + 3, height: high }, 40);
    if (!found) return;
    sheet.names.push({
      key: id,
      kind: isLand(id) ? 'land' : 'water',
      rows,
      x: found.x / scale,
      y: (found.y - ((rows.length - 1) / 2) * size * 0.95 + size * 0.3) / scale,
      size: size / scale,
    });
  }

  function pieces(id: string): void {
    const { anchor, spots } = areaOf(id);
    const where = [...spots, anchor];
    const put = (
      piece: Omit<Piece, 'x' | 'y' | 'half' | 'area'>,
      size = half,
      shape?: { width: number; height: number },
    ): void => {
      const reach = Math.max(70, anchor.r * scale * 2.2);
      if (sheet.put({ ...piece, area: id }, size, where, reach, id, shape)) return;
      sheet.put({ ...piece, area: id }, size, where, 160, undefined, shape);
    };
    const there = here.get(id);
    if (there) {
      const { state, stacks, leaders } = there;
      if (stacks.length > 1) put({ key: `war ${id}`, kind: 'war' }, near ? 10 : 8);
      for (const { set, stack } of stacks) {
        const types = typeof stack === 'number' ? [] : inOrder(stack);
        if (!near) {
          const shape = isMine(set) ? OWN_TOKEN : TOKEN;
          put({ key: `${set} ${id}`, kind: 'token', set, count: countOf(stack) }, half * 1.05, shape);
        } else if (types.length && types.length <= Math.max(2, spots.length, (anchor.r * scale) ** 2 / 280))
          for (const [unit, count] of types)
            put({ key: `${set} ${id} ${unit}`, kind: 'counter', set, unit, count }, half, COUNTER);
        else put({ key: `${set} ${id}`, kind: 'counter', set, count: countOf(stack) }, half, COUNTER);
      }
      const capital = capitals.has(id);
      if (state.city || state.fort || capital)
        put(
          { key: `city ${id}`, kind: 'city', city: state.city ?? 0, capital, fort: state.fort ?? false },
          half * 0.8,
          state.fort ? FORT : capital ? CAPITAL : CITY,
        );
      for (const { set, leader } of leaders)
        put({ key: `leader ${leader}`, kind: 'leader', set, thing: leader }, half * 0.92);
      if (state.artefact) put({ key: `artefact ${id}`, kind: 'artefact', thing: state.artefact }, half * 0.86);
      if (state.disorder) put({ key: `disorder ${id}`, kind: 'disorder' }, near ? 7.5 : 6);
    }
    const badge = badges.get(id);
    if (badge) sheet.badge(id, badge.text, badge.foe, where);
  }

  function resources(id: string): void {
    const { anchor, spots, resource } = areaOf(id);
    for (const [i, thing] of (data.areas[id]?.resources ?? []).entries())
      sheet.put(
        { key: `resource ${id} ${i}`, kind: 'resource', area: id, thing },
        6.5,
        [...(resource ? [resource] : []), ...spots, anchor],
        90,
        id,
      );
  }
}

/** Counters have a rim, and a small number at their corner. */
const COUNTER = { width: 2.5, height: 2.5 };
