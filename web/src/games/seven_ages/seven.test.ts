import { readdirSync } from 'node:fs';
import { flushSync, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { chronicleOf } from './chronicle';
import { data } from './data';
import { areaIds, areaOf, inside, isLand, rimOf, ringsOf, stretches } from './geography';
import { gesturesOf } from './gestures';
import { steps } from './guide';
import { layOut, levelAt, rowsOf, type Drawn } from './layout';
import { Room, textWidth } from './room';
import { SETS } from './sets';
import { board, GAME, leave, own, position, positions, read } from './testing';
import type { SevenView } from './types';

const code = readdirSync(`src/games/${GAME}`)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => read(`src/games/${GAME}/${name}`))
  .join('\n');

describe('the words of the board', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

  it('are the same keys in both languages', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
  });

  it('are all used, and all there', () => {
    const there = keys(own.en)
      .filter((key) => key.startsWith(`${GAME}-board-`))
      .map((key) => key.slice(`${GAME}-board-`.length));
    const prefixes = [...code.matchAll(/word\(\s*`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const named = new Set([...code.matchAll(/'([a-z][a-z0-9_-]*)'/g)].map((match) => match[1] ?? ''));
    expect(there.filter((key) => !named.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
    const said = [...code.matchAll(/\bword\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.filter((key) => !there.includes(key))).toEqual([]);
  });

  it('name every verb, terrain, resource, source and step', () => {
    const verbs = new Set(
      Object.values(positions).flatMap(({ legal }) => legal.filter((m) => m.kind).map((m) => m.verb)),
    );
    const wanted = [
      ...[...verbs].map((verb) => `verb-${verb}`),
      ...Object.values(data.areas).flatMap(({ terrain, kind }) =>
        kind === 'land' ? `terrain-${terrain}` : `water-${kind}`,
      ),
      ...Object.values(data.areas).flatMap(({ resources }) => (resources ?? []).map((one) => `resource-${one}`)),
      ...[...Object.values(data.events), ...Object.values(data.goods), ...Object.values(data.cards)].map(
        (one) => `source-${one.source}`,
      ),
    ];
    for (const lang of [own.en, own.it])
      expect([...new Set(wanted)].filter((key) => !keys(lang).includes(`${GAME}-board-${key}`))).toEqual([]);
    for (const { id } of steps) expect(keys(own.en)).toContain(`${GAME}-guide-${id}`);
  });
});

describe('the map', () => {
  it('has every area of the game, and each has its middle inside', () => {
    expect(areaIds.slice().sort()).toEqual(Object.keys(data.areas).sort());
    for (const id of areaIds) expect(inside(id, areaOf(id).anchor.x, areaOf(id).anchor.y), id).toBe(true);
  });

  it('reads paths of absolute and relative lines', () => {
    expect(ringsOf('M1 2L3 4 5-6Z')).toEqual([[[1, 2], [3, 4], [5, -6]]]); // prettier-ignore
    expect(ringsOf('M1 2l1 .5-2 1.5z')).toEqual([[[1, 2], [2, 2.5], [0, 4]]]); // prettier-ignore
  });

  it('finds the border of an empire without the borders inside it', () => {
    const beyond = (id: string): string[] => (stretches[id] ?? []).flatMap(({ other }) => other ?? []);
    expect(beyond('france')).toContain('burgundy');
    const alone = rimOf(['france']).length + rimOf(['burgundy']).length;
    expect(rimOf(['france', 'burgundy']).length).toBeLessThan(alone);
  });
});

/** The most crowded position there could be: 15 empires all over the map, with cities, leaders, disorder and conflicts. */
function crowdedWorld(): SevenView {
  const view = structuredClone(position('crowded').view);
  const sets = Object.keys(SETS);
  const cards = Object.keys(data.cards);
  view.areas = { all: {} };
  view.empires = {};
  for (const [i, set] of sets.entries()) {
    const empire = { ...(Object.values(position('crowded').view.empires)[0] as SevenView['empires'][string]) };
    view.empires[set] = { ...empire, card: cards[i] ?? '', seat: i % 7, units: {}, leaders: {} };
    delete view.empires[set].capital;
  }
  for (const [i, id] of areaIds.entries()) {
    if (!isLand(id) && i % 3) continue;
    const set = sets[Math.floor((areaOf(id).anchor.x / 1280) * 15)] ?? 'red';
    const empire = view.empires[set] as SevenView['empires'][string];
    empire.units[id] = i % 4 ? 1 + (i % 12) : { spear: 2, knight: 1, cannon: 3 };
    if (isLand(id) && i % 9 === 0) (view.empires[sets[(i + 1) % 15] ?? 'red'] as typeof empire).units[id] = 3;
    if (i % 17 === 0) empire.leaders[`khufu${i}`] = id;
    if (isLand(id) && !empire.capital) empire.capital = id;
    view.areas.all = {
      ...view.areas.all,
      [id]: {
        control: set,
        ...(isLand(id) && i % 2 ? { city: 3 } : {}),
        ...(i % 11 ? {} : { disorder: true, fort: true }),
      },
    };
  }
  return view;
}

function boxesOf(drawn: Drawn, scale: number): [string, number, number, number, number][] {
  const pieces = drawn.pieces.map(({ key, x, y, half }) => [key, x - half, y - half, x + half, y + half] as const);
  const names = drawn.names.flatMap(({ key, rows, x, y, size, kind }) =>
    rows.map((row, i) => {
      const wide = textWidth(row, size, kind === 'empire' ? 700 : 500) / 2;
      const line = y + i * size * 0.95;
      return [`name ${key}`, x - wide, line - size * 0.66, x + wide, line + size * 0.16] as const;
    }),
  );
  const badges = drawn.badges.map(
    ({ area, x, y, half }) => [`badge ${area}`, x - half, y - 9 / scale, x + half, y + 9 / scale] as const,
  );
  return [...pieces, ...names, ...badges].map(
    ([key, ...box]) => [key, ...box.map((n) => n * scale)] as [string, number, number, number, number],
  );
}

describe('what is drawn on the map', () => {
  const views: [string, SevenView][] = [
    ...['crowded', 'purchase', 'move', 'target'].map((name): [string, SevenView] => [name, position(name).view]),
    ['everywhere', crowdedWorld()],
  ];

  it.each(views)('%s: nothing lies over anything else, at any level', (_, view) => {
    for (const scale of [0.5, 0.72, 1.05, 1.5, 2.2, 3.4])
      for (const lang of ['en', 'it']) {
        const drawn = layOut({
          view,
          scale,
          lang,
          nameOfArea: (id) => id.replaceAll('_', ' '),
          nameOfEmpire: (set) => view.empires[set]?.card ?? set,
          badges: new Map(areaIds.filter((_, i) => i % 40 === 0).map((id) => [id, { text: '2 ≈50%', foe: true }])),
          isMine: (set) => view.empires[set]?.seat === 0,
          seen: { left: 300, top: 0, right: 800, bottom: 400 },
        });
        const boxes = boxesOf(drawn, scale).sort((a, b) => a[1] - b[1]);
        const wrong: string[] = [];
        boxes.forEach(([one, left, top, right, bottom], i) => {
          if (left < 0 || top < 0 || right > 1280 * scale || bottom > 720 * scale) wrong.push(`${one} leaves the map`);
          for (const [other, l, t, r, b] of boxes.slice(i + 1)) {
            if (l >= right) break;
            if (one === other && one.startsWith('name')) continue; // two rows of one name
            if (Math.min(right, r) - Math.max(left, l) > 0.6 && Math.min(bottom, b) - Math.max(top, t) > 0.6)
              wrong.push(`${one} | ${other}`);
          }
        });
        expect(wrong, `${scale} ${lang}`).toEqual([]);
      }
  });

  it.each(views)('%s: from world zoom on every stack is there', (_, view) => {
    const wanted = Object.entries(view.empires).flatMap(([set, { units }]) =>
      Object.keys(units).map((id) => `${set} ${id}`),
    );
    const drawn = layOut({
      view,
      scale: 0.72,
      lang: 'en',
      nameOfArea: String,
      nameOfEmpire: String,
      badges: new Map(),
      isMine: (set) => view.empires[set]?.seat === 0,
      seen: { left: 0, top: 0, right: 1280, bottom: 720 },
    });
    const there = new Set(drawn.pieces.filter(({ kind }) => kind === 'token').map(({ key }) => key));
    expect(wanted.filter((key) => !there.has(key))).toEqual([]);
    expect(drawn.names.filter(({ kind }) => kind === 'empire').length).toBeGreaterThan(
      Object.keys(view.empires).length * 0.6,
    );
  });

  it.each(views)('%s: from near every stack, city and leader is there', (_, view) => {
    const seen = { left: 300, top: 0, right: 800, bottom: 400 };
    const within = (id: string): boolean => {
      const { x, y } = areaOf(id).anchor;
      return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
    };
    const wanted = Object.entries(view.empires).flatMap(([set, { units, leaders }]) => [
      ...Object.keys(units).flatMap((id) => (within(id) ? [`${set} ${id}`] : [])),
      ...Object.entries(leaders).flatMap(([leader, id]) => (within(id) ? [`leader ${leader}`] : [])),
    ]);
    for (const region of Object.values(view.areas))
      for (const [id, { city }] of Object.entries(region)) if (city && within(id)) wanted.push(`city ${id}`);
    for (const scale of [1.5, 2.2, 3.4]) {
      const drawn = layOut({
        view,
        scale,
        lang: 'it',
        nameOfArea: (id) => id.replaceAll('_', ' '),
        nameOfEmpire: String,
        badges: new Map(),
        isMine: (set) => view.empires[set]?.seat === 0,
        seen,
      });
      const there = drawn.pieces.map(({ key }) => key);
      const missing = wanted.filter((key) => !there.some((one) => one === key || one.startsWith(`${key} `)));
      expect(missing, String(scale)).toEqual([]);
    }
  });

  it('shows more from nearer', () => {
    expect([0.4, 0.7, 1.4, 2.5].map(levelAt)).toEqual(['atlas', 'world', 'region', 'near']);
    expect(rowsOf('Bay of Bengal', 2)).toEqual(['Bay of', 'Bengal']);
    const room = new Room({ left: 0, top: 0, right: 100, bottom: 100 });
    expect(room.find([{ x: 50, y: 50 }], { width: 20, height: 20 }, 60)).toEqual({ x: 50, y: 50 });
    const next = room.find([{ x: 50, y: 50 }], { width: 20, height: 20 }, 60);
    expect(Math.max(Math.abs((next?.x ?? 0) - 50), Math.abs((next?.y ?? 0) - 50))).toBeGreaterThanOrEqual(20);
  });
});

it('events have their gestures', () => {
  const { view } = position('crowded');
  const card = Object.values(view.empires)[0]?.card;
  const event = (key: string, args: Record<string, unknown>) => gesturesOf({ key, args } as never, view);
  const moved = event('seven_ages-moves', {
    empire: `seven_ages-empire-${card}`,
    area: 'seven_ages-area-france',
    to: 'seven_ages-area-burgundy',
  });
  expect(moved).toMatchObject([{ kind: 'arrow', from: 'france', to: 'burgundy' }]);
  expect(event('seven_ages-disorder', { area: 'seven_ages-area-france' })).toMatchObject([
    { kind: 'pulse', at: 'france' },
  ]);
  expect(event('seven_ages-glory-lost', { seat: 2, glory: 3 })).toEqual([{ kind: 'tick', seat: 2, by: -3 }]);
});

// --------------------------------------------------------------------------------------------------------------- board

describe('the board', { timeout: 30_000 }, () => {
  it.each(Object.keys(positions))('%s: every legal move can be played', (name) => {
    const snapshot = position(name);
    const { all } = board(snapshot);
    const buttons = new Set(all('[data-move]').map((each) => each.dataset.move));
    const places = new Set(all('.place.can').map((each) => each.dataset.area));
    const slider = all('input[type="range"]').length > 0;
    const missing = snapshot.legal.filter(
      ({ move, kind, thing }) => !buttons.has(move) && !places.has(thing) && !(slider && kind === 'number'),
    );
    expect(missing.map(({ move }) => move)).toEqual([]);
  });

  it('shows nothing to play to whoever watches', () => {
    const { all } = board({ ...position('purchase'), seat: null, legal: [] }, { readonly: true });
    expect(all('[data-move]')).toEqual([]);
    expect(all('.place.can')).toEqual([]);
  });

  it('plays the one move of a place at once, and opens a choice for several', () => {
    const { play, all } = board(position('move'));
    const legal = position('move').legal.filter(({ kind }) => kind === 'area');
    const only = legal.find(({ thing }) => legal.filter((one) => one.thing === thing).length === 1);
    all(`[data-area="${only?.thing}"]`)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(play).toHaveBeenCalledWith([only?.move]);
  });

  it('lays markers, moves them and takes them back', async () => {
    const snapshot = structuredClone(position('placement'));
    const [first, second] = snapshot.legal.filter(({ verb }) => verb === 'lay');
    snapshot.view.answer = [first?.move ?? ''];
    snapshot.legal = snapshot.legal.filter(({ thing }) => {
      const [marker, slot] = thing.split(' ');
      return marker !== first?.thing.split(' ')[0] && slot !== first?.thing.split(' ')[1];
    });
    const { play, undo, all } = board(snapshot);
    const cells = all('.placement .cell');
    const laid = cells.find((cell) => cell.getAttribute('aria-pressed') === 'true');
    expect(laid).toBeDefined();
    laid?.click();
    await tick();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(play).not.toHaveBeenCalled();
    const other = cells.find((cell) => cell !== laid && cell.closest('tr') === laid?.closest('tr'));
    other?.click();
    await tick();
    await tick();
    expect(undo).toHaveBeenCalledTimes(2);
    expect(play).toHaveBeenCalledTimes(1);
    expect(play.mock.calls[0]?.[0]).toHaveLength(1);
    expect(second).toBeDefined();
  });

  it('opens a card with its three uses and why each cannot be played', async () => {
    const snapshot = position('civilise');
    const explain = vi.fn((moves: string[]) =>
      Promise.resolve(
        moves.map((move) => ({
          move,
          legal: false,
          lines: [],
          why_not: { key: 'seven_ages-no-window', args: {} },
          text: { key: move, args: {} },
        })),
      ),
    );
    const { all } = board(snapshot, { explain });
    all('.hand .face')[0]?.click();
    await vi.waitFor(() => expect(explain).toHaveBeenCalled(), 20_000); // the machine may be busy
    await tick();
    flushSync();
    expect(all('.sheet article')).toHaveLength(3);
    expect(document.querySelectorAll('.sheet svg.picture .land').length).toBeGreaterThan(3);
    expect(all('.sheet .why, .sheet article [data-move]').length).toBeGreaterThanOrEqual(3);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(all('.sheet')).toHaveLength(0);
  });

  it('offers automatic answers in windows and at any other time, and shows those that are on', () => {
    const set = vi.fn();
    const [text, text_on] = ['', '-on'].map((more) => ({ key: `seven_ages-auto-concerns${more}`, args: {} }));
    const kind = { kind: 'concerns', ahead: true, text, text_on, set };
    const offered = board(position('window-step'), { auto: [{ ...kind, can: true, on: false }] });
    expect(offered.all('[data-auto="concerns"]')).toHaveLength(1);
    offered.all('[data-auto="concerns"]')[0]?.click();
    expect(set).toHaveBeenLastCalledWith(true);
    leave();
    const running = board(position('purchase'), { auto: [{ ...kind, can: true, on: true }] });
    running.all('[data-auto="concerns"]')[0]?.click();
    expect(set).toHaveBeenLastCalledWith(false);
    leave();
    board(position('purchase'), { auto: [{ ...kind, can: true, on: false }] })
      .all('[data-auto]')[0]
      ?.click();
    expect(set).toHaveBeenLastCalledWith(true);
  });

  it('draws a route to every partner of a trade, and tells what is known of the number of units', () => {
    const snapshot = position('trade');
    const partners = new Set(snapshot.legal.filter(({ kind }) => kind === 'colour').map(({ thing }) => thing));
    const { all } = board(snapshot);
    expect(partners.size).toBeGreaterThan(0);
    expect(new Set(all('.route.back').map((route) => route.dataset.route))).toEqual(partners);
    const mine = Object.values(snapshot.view.empires).filter(({ seat }) => seat === snapshot.seat);
    all('.dock button.empire')[0]?.click();
    flushSync();
    expect(mine.map(({ numbers }) => Object.keys(numbers).length)).toContain(all('.sheet .number').length);
    expect(all('.sheet .number')[0]?.textContent).toMatch(/: \d/);
  });

  it('shows a conflict with every known item of both totals, its rule, and the chances of the round', () => {
    const snapshot = structuredClone(position('commit'));
    const { conflict } = snapshot.view;
    const side = conflict?.sides.findIndex(({ commits }) => commits) ?? -1;
    expect(side).toBeGreaterThanOrEqual(0);
    if (conflict?.sides[1 - side]) conflict.sides[1 - side] = { ...conflict.sides[1 - side], items: { terrain: 3 } };
    const odds = { key: 'seven_ages-explain-round-odds', args: { units: 2, percent: 45 }, rule: 'SA-9.9' };
    const done = { move: 'done', verb: 'done', kind: '', thing: '', text: { key: 'done', args: {} }, lines: [odds] };
    snapshot.legal = [...snapshot.legal.filter(({ verb }) => verb !== 'done'), done as never];
    const { all } = board(snapshot);
    const articles = all('.conflict article');
    expect(articles[1 - side]?.querySelector('dl')?.textContent).toMatch(/Terrain\s*SA-9\.5\s*\+3.*Card and units/s);
    expect(articles[1 - side]?.querySelectorAll('[data-move]')).toHaveLength(0);
    expect(articles[side]?.querySelectorAll('[data-move]').length).toBeGreaterThan(0);
    expect(all('.conflict .odds')[0]?.textContent).toMatch(/against 2 units.*45 %/s);
    all('.conflict header button')[1]?.click();
    flushSync();
    expect(all('.conflict article')).toHaveLength(0);
  });

  it('tells at whom a card is aimed', () => {
    const snapshot = structuredClone(position('window-step'));
    const [set = ''] = Object.keys(snapshot.view.empires);
    const targets = [`empire ${set}`, 'area france', 'player 2'];
    snapshot.view.announced = { seat: 1, card: 'etruscans', as: 'event', targets };
    expect(board(snapshot).all('.window .what')[0]?.textContent).toMatch(/Aimed at:.*, france, Cyrus/s);
  });

  it('has a glory table with ranks, and a progress track with every age', () => {
    const { all } = board(position('placement'));
    const [progress, glory] = all('caption button');
    glory?.click();
    flushSync();
    expect(all('.sheet .icon small').map((one) => one.textContent)).toContain('1st');
    progress?.click();
    flushSync();
    expect(all('.sheet ol > li')).toHaveLength(7);
    expect(all('.sheet ol button')).toHaveLength(Object.keys(position('placement').view.empires).length);
  });

  it('tells the earlier rounds of a conflict with their rules', () => {
    const snapshot = position('commit');
    const event = (n: number, name: string, args: object = {}, rule = 'SA-9.9') =>
      ({ n, version: snapshot.version, key: `seven_ages-${name}`, args, rule }) as unknown as GameEvent;
    const log = [
      event(1, 'conflict', { empire: 'a', other_empire: 'b', area: `seven_ages-area-${snapshot.view.conflict?.area}` }),
      event(2, 'conflict-total', { empire: 'a', total: 9, parts: [4, 5] }, 'SA-9.5'),
      event(3, 'conflict-total', { empire: 'b', total: 7 }, 'SA-9.5'),
      event(4, 'unit-lost', { empire: 'b', unit: 'u' }),
      event(5, 'unit-lost', { empire: 'b', unit: 'u' }),
    ];
    const later = { ...event(6, 'loot'), version: snapshot.version + 1 };
    const { all } = board(snapshot, { log: [...log, later] });
    expect(all('.conflict .past li')).toHaveLength(1);
    expect(all('.conflict .past li')[0]?.textContent).toMatch(
      /Round 1.*a: total 9\.\s*Conflict card \+4, Front line \+5.*b: total 7.*× 2/s,
    );
    expect(all('.conflict .past button').map((one) => one.textContent)).toEqual(['SA-9.5', 'SA-9.9']);
    expect(chronicleOf([...log, event(6, 'conflict-won')], snapshot.version)?.won).toBe(true);
    expect(chronicleOf(log, snapshot.version, 'france')).toBe(null);
    expect(chronicleOf([], 9)).toBe(null);
  });
});
