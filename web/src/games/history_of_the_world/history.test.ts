import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { fromStore, writable, type Writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextStep } from '../../lib/board/guide';
import { nearest, type Direction } from '../../lib/board/walk.svelte';
import type { Explained, GameEvent, LegalMove, Message, Snapshot } from '../../lib/types';
import { snapshotFor } from '../testing';
import Board from './Board.svelte';
import { Campaign } from './campaign.svelte';
import { areaOf, coasts, hues, resources, values } from './data';
import { map, members, neighbours, places, playable, seaIds, territoryIds } from './geography';
import { eventGlyph, glyphs } from './glyphs';
import { gesturesOf } from './gestures';
import { steps } from './guide';
import { fightIn, idIn, percent, placeLabel, stepIn } from './names';
import { clearSpot } from './popup';
import type { Call, HistoryView, Player, Target } from './types';

vi.setConfig({ testTimeout: 30_000 }); // a hundred Territories take their time in jsdom

const GAME = 'history_of_the_world';
const DATA = `../src/saecula/games/${GAME}/data`;
const read = (path: string): string => readFileSync(path, 'utf8');
const own = { en: read(`src/games/${GAME}/text/en.ftl`), it: read(`src/games/${GAME}/text/it.ftl`) };

// ---------------------------------------------------------------------------------------------------------- a small table

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(own.en));

/** Words as the table gives them; the game's own are not needed here and stand for themselves. */
function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(new RegExp(`^${GAME}-(territory|sea|area|empire|event|origin)-`), '');
  return bundle.formatPattern(found, { ...(typeof message === 'string' ? {} : message.args), ...args } as never);
}

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  colour: ['red', 'blue', 'gold'][seat] ?? 'red',
  score: 10 * seat,
  great: 3,
  minor: 7,
  markers: 0,
  strength: 0,
  earned: {},
  forecast: { total: 4, capitals: 2, cities: 0, monuments: 0, fleets: 0 },
  held: 1,
  ...more,
});

const call = (empire: string, more: Partial<Call> = {}): Call => ({
  empire,
  strength: 4,
  start: 'crete',
  capital: true,
  navigation: [],
  fleets: [],
  state: 'later',
  ...more,
});

const attack: Target = {
  id: 'libya',
  how: 'attack',
  sea: 'eastern_mediterranean',
  points: 3,
  dice: [2, 3],
  bonus: 0,
  win: 0.2843,
  both: 0.23,
  repelled: 0,
  lose: 0.4857,
  cost: 2.9,
};

function makeView(more: Partial<HistoryView> = {}): HistoryView {
  return {
    game: GAME,
    seat: 0,
    seats: 3,
    over: false,
    actors: [0],
    prompt: `${GAME}-prompt-expand`,
    phase: 'expansion',
    epoch: 1,
    turn: 0,
    options: { supremacy: true, deal_minor_empires: false, multiple_armies: false, naval_control: false },
    players: [player(0), player(1), player(2)],
    calls: [call('minoans', { state: 'now', holder: 0 }), call('egypt', { holder: 1 }), call('sumeria')],
    draw: { order: [0, 1, 2], next: 3, cards: [0, 1, 2].map(() => ({ holds: true, looked: true })) },
    empire: 'minoans',
    hand: [
      { event: 'leader', great: true, now: false, later: true },
      { event: 'plague', great: false, now: false, later: true },
    ],
    discards: [],
    force: {
      kind: 'active',
      origin: 'minoans',
      armies: 2,
      allies: 0,
      placed: 1,
      lost: 0,
      recoverable: 0,
      coins: 1,
      allied_coins: 0,
      forts: 0,
      crews: 0,
      bonus: 0,
      dice: 2,
      ties_won: false,
    },
    cards: [],
    territories: [
      { id: 'crete', owner: 0, origin: 'minoans', epoch: 1, active: true, capital: true },
      { id: 'libya', owner: 1, origin: 'egypt', epoch: 1, fort: true },
    ],
    waters: [{ id: 'eastern_mediterranean', seat: 0 }],
    areas: Object.keys(values).map((id) => ({
      id,
      value: values[id]?.[0] ?? 0,
      next: values[id]?.[1] ?? 0,
      held: [0, 0, 0],
      level: ['', '', ''],
      points: [0, 0, 0],
    })),
    targets: [attack, { id: 'morea', how: 'occupy', from: 'crete', points: 1 }],
    fort_sites: ['crete'],
    pay_fort: ['army', 'coin'],
    monuments: { left: 36, to_build: 0, sites: [] },
    story: [],
    ranking: [],
    ...more,
  };
}

const KINDS: Record<string, string> = { give: 'seat', play: 'event', choose_area: 'area', choose_sea: 'sea' };

function legal(name: string): LegalMove {
  const [verb = '', thing = ''] = name.split(' ');
  const kind = thing ? (KINDS[verb] ?? 'territory') : '';
  return { move: name, verb, kind, thing, text: { key: `${GAME}-move-${verb}`, args: {} } };
}

const snapshotOf = (view: HistoryView, moves: string[]) => snapshotFor(GAME, view, moves.map(legal));

// ------------------------------------------------------------------------------------------------------------- the data

describe('the components', () => {
  const records = (file: string): string[] =>
    read(`${DATA}/${file}.yaml`)
      .split(/\n {2}- \{/)
      .slice(1);
  const field = (record: string, name: string): string => new RegExp(`\\b${name}: ([^,}\\]]+)`).exec(record)?.[1] ?? '';
  const list = (record: string, name: string): string[] =>
    (new RegExp(`\\b${name}: \\[([^\\]]*)\\]`).exec(record)?.[1] ?? '').split(/,\s*/).filter(Boolean);

  it('are those of the rules engine', () => {
    const territories = records('territories');
    expect(territories.map((record) => field(record, 'id'))).toEqual(territoryIds);
    for (const record of territories) {
      const id = field(record, 'id');
      const area = field(record, 'area');
      expect(areaOf[id], id).toBe(area && area !== 'null' ? area : undefined);
      expect(resources.has(id), id).toBe(field(record, 'resource') === 'true');
    }
    const seas = records('seas');
    expect(seas.map((record) => field(record, 'id'))).toEqual(seaIds);
    for (const record of seas) expect(coasts[field(record, 'id')]).toEqual(list(record, 'coasts'));
    const areas = records('areas');
    expect(areas.map((record) => field(record, 'id'))).toEqual(Object.keys(values));
    for (const record of areas) expect(values[field(record, 'id')]).toEqual(list(record, 'presence').map(Number));
  });

  it('have the colours of the painted map', () => {
    const painted = read('../tools/history_map/paint.py');
    for (const [area, hue] of Object.entries(hues)) {
      const rgb = /\((\d+), (\d+), (\d+)\)/.exec(painted.slice(painted.indexOf(`"${area}": (`)))?.slice(1, 4) ?? [];
      expect(hue, area).toBe(`#${rgb.map((v) => Number(v).toString(16).padStart(2, '0')).join('')}`);
    }
  });

  it('have a drawing for every event card', () => {
    for (const file of ['great_events', 'minor_events'])
      for (const record of records(file)) {
        const sign = eventGlyph(field(record, 'id'));
        expect(glyphs[sign], field(record, 'id')).toBeDefined();
        expect(sign, field(record, 'id')).not.toBe('scroll');
      }
  });
});

describe('the words', () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');
  const code = ['Actions', 'AreaCells', 'Areas', 'AreaSheet', 'Board', 'CardSheet', 'EmpireCard', 'Hand', 'Odds']
    .concat(['Dice', 'Fights', 'Passing', 'PlaceSheet', 'Players', 'Stock', 'Strip'])
    .map((name) => read(`src/games/${GAME}/${name}.svelte`))
    .concat(read(`src/games/${GAME}/names.ts`))
    .join('\n');

  it('are the same in both languages', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
  });

  it('are there for every step of the guide, and wherever the board asks for one', () => {
    const there = keys(own.en);
    for (const { id } of steps) expect(there).toContain(`${GAME}-guide-${id}`);
    const named = [...code.matchAll(/word\(\s*say,\s*'([\w-]+)'/g)].map((m) => `${GAME}-board-${m[1]}`);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((key) => !there.includes(key))).toEqual([]);
  });
});

// --------------------------------------------------------------------------------------------------------- the geography

describe('the map', () => {
  it('knows the neighbours, over straits and lanes too', () => {
    expect(neighbours('morea')).toContain('crete');
    expect(neighbours('caribbean_sea')).toContain('pacific_ocean');
    expect(neighbours('upper_nile')).not.toContain('east_africa');
    expect(members('japan').sort()).toEqual(['hokkaido', 'honshu', 'korean_peninsula']);
    expect(playable).toHaveLength(94);
  });

  it('can be walked from every place to every other with the arrow keys', () => {
    const reached = new Set(['crete']);
    const open = ['crete'];
    while (open.length) {
      const from = open.pop() ?? '';
      for (const direction of ['left', 'right', 'up', 'down'] as Direction[]) {
        const to = nearest(places, from, direction);
        if (!reached.has(to)) open.push(to);
        reached.add(to);
      }
    }
    expect(places.ids.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('finds a spot for the dice that covers least', () => {
    const at = { x: 100, y: 100 };
    const box = { width: 80, height: 40 };
    const frame = { width: 400, height: 300 };
    const free = clearSpot(at, box, frame, [[at, 40]], 10);
    expect(free.y + box.height).toBeLessThan(100);
    const crowded = clearSpot(
      at,
      box,
      frame,
      [
        [at, 40],
        [{ x: 100, y: 60 }, 6],
      ],
      10,
    );
    expect(crowded).not.toEqual(free);
  });
});

// --------------------------------------------------------------------------------------------------------------- the names

describe('the name of a place', () => {
  it('says what it is, who is there and what a click would do', () => {
    const text = placeLabel('libya', makeView(), ['Anna', 'Bruno'], [legal('expand libya')], attack, say, 'en');
    expect(text).toContain('libya, north_africa, Bruno, egypt (I), fort');
    expect(text).toContain('28% to succeed');
    expect(text).toContain('brings 3 points');
    expect(placeLabel('alps', makeView(), [], [], undefined, say, 'en')).toContain('barren land');
    expect(placeLabel('eastern_mediterranean', makeView(), [], [], undefined, say, 'en')).toContain('fleet of');
  });

  it('tells small chances in tenths, in the way of the language', () => {
    expect(percent(0.284, 'en')).toBe('28%');
    expect(percent(0.0423, 'en')).toBe('4.2%');
    expect(percent(0.0423, 'it')).toBe('4,2%');
  });
});

// ------------------------------------------------------------------------------------------------------------- the log

const event = (what: string, args: Record<string, unknown>, n = 1): GameEvent => ({
  n,
  version: 1,
  key: `${GAME}-${what}`,
  args,
});
const libya = `${GAME}-territory-libya`;
const round = (result: string, n: number): GameEvent =>
  event('fight', { seat: 0, other: 1, territory: libya, attack: [5, 2], defence: [4], bonus: 1, fort: 1, result }, n);

describe('what has happened', () => {
  it('is read from the log', () => {
    expect(idIn(libya)).toBe('libya');
    expect(idIn('Libya')).toBeUndefined();
    expect(fightIn(round('won', 4))).toEqual({
      n: 4,
      seat: 0,
      other: 1,
      territory: 'libya',
      attack: [5, 2],
      defence: [4],
      bonus: 1,
      fort: true,
      result: 'won',
    });
    const landing = event('occupied', { territory: libya, sea: `${GAME}-sea-red_sea` });
    expect(stepIn(landing)).toEqual({ place: 'libya', from: 'red_sea', how: 'occupied' });
  });

  it('keeps both rounds against a fort, numbers the steps, and begins anew with a turn', () => {
    const campaign = new Campaign();
    campaign.hear([event('occupied', { territory: `${GAME}-territory-morea` })]);
    campaign.hear([
      event('attacked', { territory: libya, from: `${GAME}-territory-crete` }),
      round('fort', 4),
      round('won', 5),
      event('conquered', { territory: libya, seat: 0 }),
    ]);
    expect(campaign.thrown.map((fight) => fight.result)).toEqual(['fort', 'won']);
    expect(campaign.trail.map(({ place, result, number }) => [place, result, number])).toEqual([
      ['morea', 'placed', 1],
      ['libya', 'won', 2],
    ]);
    campaign.hear([event('turn', { seat: 1 })]);
    expect([campaign.trail, campaign.fights]).toEqual([[], []]);
  });

  it('has a gesture for what is seen: ways, dice, cards, points, and changes of a place', () => {
    const view = { players: [{ colour: 'red' }, { colour: 'blue' }] } as HistoryView;
    const kinds = (what: string, args: Record<string, unknown>) =>
      gesturesOf(event(what, { seat: 0, ...args }), view).map((gesture) => gesture.kind);
    const crete = `${GAME}-territory-crete`;
    expect(kinds('attacked', { territory: libya, from: crete })).toEqual(['arrow']);
    expect(kinds('occupied', { territory: crete, sea: `${GAME}-sea-eastern_mediterranean` })).toEqual(['arrow']);
    expect(kinds('occupied', { territory: libya, sea: `${GAME}-sea-red_sea` })).toEqual(['pulse']); // too far away
    expect(kinds('fight', { territory: libya, attack: [1, 2], defence: [3] })).toEqual(['dice']);
    expect(kinds('suffered', { territory: libya, dice: [1], dies: 'yes' })).toEqual(['dice', 'pulse']);
    expect(kinds('suffered', { territory: libya, dice: [4], dies: 'no' })).toEqual(['dice']);
    expect(kinds('scored', { points: 7 })).toEqual(['tick']);
    expect(kinds('played', { event: `${GAME}-event-leader` })).toEqual(['card']);
    expect(kinds('fort', { territory: libya })).toEqual(['pulse']);
    expect(kinds('epoch', {})).toEqual([]);
  });
});

// ------------------------------------------------------------------------------------------------------------ the guide

describe('the guide', () => {
  it('tells each step once, when its moment has come', () => {
    const drawing = snapshotOf(makeView({ phase: 'draw', turn: null }), ['keep', 'give 1']);
    expect(nextStep(steps, drawing, [])?.id).toBe('goal');
    expect(nextStep(steps, drawing, ['goal'])?.id).toBe('draw');
    expect(nextStep(steps, drawing, ['goal', 'draw'])).toBeUndefined();
    const campaign = snapshotOf(makeView(), ['expand libya', 'done']);
    expect(nextStep(steps, campaign, ['goal', 'draw', 'strip', 'areas'])?.id).toBe('expand');
    expect(nextStep(steps, campaign, ['goal', 'draw', 'strip', 'areas', 'expand'])?.id).toBe('odds');
  });
});

// ------------------------------------------------------------------------------------------------------------ the board

describe('the board', () => {
  let app: Record<string, unknown> | undefined;
  let table: Writable<Snapshot<HistoryView>>;
  const play = vi.fn(async (_moves: string[]) => undefined);
  const openRule = vi.fn();
  const explain = vi.fn(async (moves: string[]): Promise<Explained[]> =>
    moves.map((move) => ({
      move,
      legal: false,
      lines: [{ key: `${GAME}-no-reach`, args: {}, rule: 'HW-5.6' }],
      why_not: { key: `${GAME}-no-reach`, args: {}, rule: 'HW-5.6' },
      text: { key: 'x', args: {} },
    })),
  );

  // jsdom lays nothing out: a desk's width, and nobody who watches it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1280 });

  beforeEach(() => localStorage.setItem(`saecula-${GAME}-guide`, JSON.stringify(steps.map((s) => s.id))));
  afterEach(async () => {
    if (app) await unmount(app);
    app = undefined;
    document.body.innerHTML = '';
    vi.clearAllMocks();
  });

  async function rendered(): Promise<void> {
    flushSync();
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  async function show(snapshot: Snapshot<HistoryView>, readonly = false, news: GameEvent[] = []): Promise<void> {
    table = writable(snapshot);
    const now = fromStore(table);
    app = mount(Board, {
      target: document.body,
      props: {
        get snapshot() {
          return now.current;
        },
        names: ['Anna', 'Bruno', 'Carla'],
        colours: ['red', 'blue', 'gold'],
        events: [],
        news,
        readonly,
        looking: false,
        say,
        lang: 'en',
        play,
        explain,
        openRule,
      },
    });
    await rendered();
  }

  const at = (id: string): SVGElement => document.querySelector(`[data-territory="${id}"]`) as SVGElement;
  const click = (element: Element | null): void => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    flushSync();
  };
  const button = (text: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text));

  it('has a name for every place, and one of them in the tab order', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'done']));
    for (const id of territoryIds) expect(at(id).getAttribute('aria-label'), id).toBeTruthy();
    expect(document.querySelectorAll('.place[tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('.place')).toHaveLength(115);
  });

  it('places an army with one click, and by Enter', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'expand morea', 'done']));
    click(at('libya'));
    expect(play).toHaveBeenLastCalledWith(['expand libya']);
    at('morea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(play).toHaveBeenLastCalledWith(['expand morea']);
  });

  it('shows the odds of an attack on the map and beside it before the click', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'done']));
    expect(document.querySelector('[data-odds="libya"]')?.textContent).toContain('28%');
    at('libya').dispatchEvent(new FocusEvent('focus'));
    await rendered();
    const sheet = document.querySelector('.sheet')?.textContent ?? '';
    expect(sheet).toContain('28%');
    expect(sheet).toContain('both fall');
    expect(document.querySelector('[data-move="expand libya"]')?.textContent).toContain('28%');
  });

  it('builds forts in their own mode, paid as one likes, and by a click on an army', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'fort_army crete', 'fort_coin crete', 'done']));
    click(at('crete'));
    expect(play).not.toHaveBeenCalled();
    click(document.querySelector('.chooser button'));
    expect(play).toHaveBeenLastCalledWith(['fort_army crete']);
    click(button('Build a fort') ?? null);
    (document.querySelector('input[value="coin"]') as HTMLInputElement).click();
    flushSync();
    click(at('libya'));
    expect(play).toHaveBeenCalledTimes(1);
    click(at('crete'));
    expect(play).toHaveBeenLastCalledWith(['fort_coin crete']);
  });

  it('says why a Territory cannot be entered, and opens the rule', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'done']));
    at('ceylon').dispatchEvent(new FocusEvent('focus'));
    await vi.waitFor(() => expect(explain).toHaveBeenCalled());
    await rendered();
    const why = document.querySelector('.refusal');
    expect(why?.textContent).toContain('no-reach');
    expect(document.body.textContent?.match(/no-reach/g)).toHaveLength(1);
    click(why?.querySelector('button') ?? null);
    expect(openRule).toHaveBeenCalledWith('HW-5.6');
  });

  it('looks at a card first and plays it with the button or a second click', async () => {
    const hand = [{ event: 'leader', great: true, now: true, later: true }];
    await show(snapshotOf(makeView({ phase: 'events', hand, targets: [] }), ['play leader', 'done']));
    click(document.querySelector('[data-card="leader"]'));
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector('.sheet')?.textContent).toContain('leader');
    click(document.querySelector('[data-move="play leader"]'));
    expect(play).toHaveBeenLastCalledWith(['play leader']);
  });

  it('keeps or gives an Empire away, and shows who has a card', async () => {
    const cards = [
      { holds: false, looked: false },
      { holds: true, from: 2, looked: false },
      { holds: false, looked: false },
    ];
    const view = makeView({
      phase: 'draw',
      turn: null,
      targets: [],
      draw: { order: [2, 0, 1], next: 1, cards, drawn: 'egypt' },
    });
    await show(snapshotOf({ ...view, force: undefined as never }, ['keep', 'give 2']));
    expect(document.querySelector('.band')?.textContent).toContain('draws now');
    click(document.querySelector('[data-move="give 2"]'));
    expect(play).toHaveBeenLastCalledWith(['give 2']);
  });

  it('chooses an Area by its row, its seal, or any of its Territories', async () => {
    const choice = { event: 'famine', step: 'area' as const, chosen: [], options: ['china'] };
    await show(snapshotOf(makeView({ targets: [], choice }), ['choose_area china']));
    click(document.querySelector('button[data-area="china"]'));
    click(document.querySelector('[data-seal="china"]'));
    click(at('szechuan'));
    expect(play.mock.calls.map(([moves]) => moves)).toEqual(Array(3).fill(['choose_area china']));
  });

  it('throws the dice in sight, for every round, and takes no click with them', async () => {
    const news = [event('attacked', { territory: libya }, 3), round('fort', 4), round('lost', 5)];
    await show(snapshotOf(makeView(), ['expand libya', 'done']), false, news);
    const dice = document.querySelector('.dice');
    expect(dice?.querySelectorAll('.round')).toHaveLength(2);
    expect(dice?.textContent).toContain('The attack fails');
    expect(document.querySelector('[data-move="expand libya"]'), 'attack again').not.toBeNull();
  });

  it('plays nothing for who only watches', async () => {
    await show(snapshotOf(makeView(), ['expand libya']), true);
    click(at('libya'));
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-odds]')).toHaveLength(0);
  });

  it('draws what stands on the map', async () => {
    await show(snapshotOf(makeView(), ['done']));
    expect(document.querySelectorAll('[data-piece="army"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-piece="structure"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-piece="fleet"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-seal]')).toHaveLength(Object.keys(map.seals).length);
  });
});
