import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explained, GameEvent, LegalMove, Message, Snapshot } from '../../lib/types';
import { nextStep } from '../../lib/board/guide';
import { nearest, type Direction } from '../../lib/board/walk.svelte';
import Board from './Board.svelte';
import { discoveries, faces, heroes, idOf, prices, territories, territoryIds, wonders } from './data';
import { centre, map, placeOf, slotAt, walking } from './geography';
import { steps } from './guide';
import { discoveryIcons, heroIcons, signs, wonderIcons } from '../../lib/board/icons';
import { snapshotFor } from '../testing';
import { heroLabel, territoryLabel } from './names';
import type { HeroesView, Player, Territory } from './types';

const GAME = 'heroes_of_the_world';
const DATA = `../src/saecula/games/${GAME}`;
const read = (path: string): string => readFileSync(path, 'utf8');
const own = { en: read(`src/games/${GAME}/text/en.ftl`), it: read(`src/games/${GAME}/text/it.ftl`) };
const ofGame = { en: read(`${DATA}/text/en.ftl`), it: read(`${DATA}/text/it.ftl`) };

// ---------------------------------------------------------------------------------------------------------- a small table

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(ofGame.en));
bundle.addResource(new FluentResource(own.en));

/** Words as the table gives them; names come with the component data and stand for themselves. */
function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(/^heroes_of_the_world-(territory|hero|token|wonder|face|era)-/, '');
  const given = { ...(typeof message === 'string' ? {} : message.args), ...args };
  return bundle.formatPattern(found, given as never, []);
}

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    colours: [['blue', 'green', 'red', 'yellow', 'black'][seat] ?? 'blue'],
    score: 10 + seat,
    gold: 3,
    supply: 30,
    hand: [],
    hidden: 2,
    shown: [],
    played: [],
    discoveries: 0,
    thinkers: 0,
    wonders: [],
    ...more,
  };
}

function territory(id: string, more: Partial<Territory> = {}): Territory {
  const slots = territories[id]?.era === 'modern' ? 4 : 3;
  const ladder = more.ladder ?? [];
  const sum = ladder.reduce((total, token) => total + token.value, 0);
  const units = more.units ?? [0, 0, 0];
  const present = units.flatMap((count, seat) => (count ? [{ seat, count }] : [])).sort((a, b) => b.count - a.count);
  const shares = ladder.length ? [sum, Math.ceil(sum / 2), Math.min(...ladder.map((token) => token.value))] : [];
  const ranks = present.map(({ seat }, i) => {
    const points = shares[i];
    return points === undefined ? { seat } : { seat, points };
  });
  return { id, in_play: true, slots, complete: false, served: false, sum, ranks, ...more, units, ladder };
}

/** A hero that there is. */
function card(id: string) {
  const found = heroes[id];
  if (!found) throw new Error(`there is no hero ${id}`);
  return found;
}

const tokens = (...ids: string[]) => ids.map((id) => ({ id, value: discoveries[id]?.value ?? 0 }));

function makeView(more: Partial<HeroesView> = {}): HeroesView {
  return {
    game: GAME,
    seat: 0,
    seats: 3,
    over: false,
    actors: [0],
    prompt: `${GAME}-prompt-populate`,
    era: 'modern',
    era_value: 2,
    ladders_complete: 2,
    ladders_to_end: 8,
    turn: 0,
    hero: 'charlemagne',
    players: [player(0, { hand: [card('cook'), card('shaka')], hidden: 0, shown: ['cook'] }), player(1), player(2)],
    territories: territoryIds.map((id) => territory(id)),
    display: [card('mozart'), card('newton'), card('akbar')],
    deck: 20,
    unseen: ['babur'],
    bag: { school: 1, epidemic: 2 },
    tokens: [],
    bank: null,
    wonders: Object.entries(wonders).map(([id, { era }]) => ({
      id,
      era,
      owner: null,
      on_offer: era === 'modern',
      face_up: false,
    })),
    step: { units: 3 },
    ranking: [],
    ...more,
  };
}

const placed = (view: HeroesView, there: Record<string, Partial<Territory>>): HeroesView => ({
  ...view,
  territories: view.territories.map(({ ranks: _, ...t }) => territory(t.id, { ...t, ...there[t.id] })),
});

const KINDS: Record<string, string> = {
  place: 'territory',
  put: 'territory',
  attack: 'territory',
  migrate: 'territory',
  move: 'territory',
  flee: 'territory',
  take: 'hero',
  play: 'hero',
  pick: 'token',
  return: 'token',
  build: 'wonder',
  use: 'wonder',
  against: 'seat',
  redirect: 'seat',
};

function legal(move: string): LegalMove {
  const [verb = '', thing = ''] = move.split(' ');
  return { move, verb, kind: thing ? (KINDS[verb] ?? '') : '', thing, text: { key: `${GAME}-move-${verb}`, args: {} } };
}

const snapshotOf = (view: HeroesView, moves: string[], more: Partial<Snapshot<HeroesView>> = {}) =>
  snapshotFor(GAME, view, moves.map(legal), { prompt: { key: view.prompt, args: {}, rule: 'HO-6.1' }, ...more });

const explained = (move: string, ok: boolean): Explained => ({
  move,
  legal: ok,
  lines: [{ key: `${GAME}-explain-take`, args: {}, rule: 'HO-16.2' }],
  why_not: ok ? null : { key: `${GAME}-no-supply`, args: {}, rule: 'HO-6.2' },
  text: legal(move).text,
});

// ------------------------------------------------------------------------------------------------------------- the data

describe('the components', () => {
  it('are the heroes of the rules engine', () => {
    const found = [
      ...read(`${DATA}/data/heroes.yaml`).matchAll(
        /- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?territories: \[(.*?)\]\s+population: (\d+)\s+discoveries: (\d+)\s+conquest: (\d+)\s+treasure: (\d+)/g,
      ),
    ];
    expect(found.length).toBe(76);
    expect(Object.keys(heroes)).toEqual(found.map((row) => row[1]));
    for (const [, id = '', era, where = '', ...values] of found) {
      const hero = heroes[id];
      expect(hero?.era, id).toBe(era);
      expect(hero?.territories, id).toEqual(where.split(', '));
      expect([hero?.population, hero?.discoveries, hero?.conquest, hero?.treasure], id).toEqual(values.map(Number));
      expect(heroIcons[hero?.emblem ?? ''], id).toBeDefined();
    }
  });

  it('are its discoveries, each with a picture', () => {
    const found = [
      ...read(`${DATA}/data/discoveries.yaml`).matchAll(/- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?value: (\d+)/g),
    ];
    expect(Object.entries(discoveries).map(([id, d]) => [id, d.era, String(d.value)])).toEqual(
      found.map((row) => row.slice(1, 4)),
    );
    expect(Object.keys(discoveryIcons).sort()).toEqual(Object.keys(discoveries).sort());
  });

  it('are its territories, wonders, die and prices', () => {
    const lands = read(`${DATA}/data/territories.yaml`).matchAll(
      /- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?adjacent: \[(.*?)\]/g,
    );
    expect(Object.entries(territories).map(([id, t]) => [id, t.era, t.adjacent.join(', ')])).toEqual(
      [...lands].map((row) => row.slice(1, 4)),
    );
    const built = read(`${DATA}/data/wonders.yaml`).matchAll(/- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?home: (\w+)/g);
    expect(Object.entries(wonders).map(([id, w]) => [id, w.era, w.home])).toEqual([...built].map((r) => r.slice(1, 4)));
    expect(Object.keys(wonderIcons).sort()).toEqual(Object.keys(wonders).sort());
    const die = [...read(`${DATA}/data/conquest_die.yaml`).matchAll(/- id: (\w+)[\s\S]*?favours_attacker: (\w+)/g)];
    expect(Object.entries(faces).map(([id, f]) => [id, String(f.favours === 'attacker')])).toEqual(
      die.map((row) => row.slice(1, 3)),
    );
    for (const id of Object.keys(faces)) expect(signs[id], id).toBeDefined();
    const constant = (key: string) =>
      Number(new RegExp(`key: ${key}, value: (\\d+)`).exec(read(`${DATA}/data/setup.yaml`))?.[1]);
    expect(prices).toEqual({
      migration: constant('migration_cost'),
      wonder: constant('wonder_cost'),
      convert: constant('convert_gold'),
    });
  });

  it('are found behind the keys of words', () => {
    expect(idOf(`${GAME}-territory-china`, 'territory')).toBe('china');
    expect(idOf(`${GAME}-hero-china`, 'territory')).toBeUndefined();
    expect(idOf(3, 'territory')).toBeUndefined();
  });
});

describe('the map', () => {
  it('has room in every territory', () => {
    expect(Object.keys(map.territories).sort()).toEqual([...territoryIds].sort());
    for (const [id, place] of Object.entries(map.territories)) {
      expect(place.population.length, id).toBeGreaterThanOrEqual(5);
      expect(place.ladder.length, id).toBeGreaterThanOrEqual(territories[id]?.era === 'modern' ? 4 : 3);
      expect(place.land, id).toMatch(/^M/);
    }
  });

  it('can be walked with the arrow keys', () => {
    const seen = new Set<string>();
    const walk = [territoryIds[0] ?? ''];
    for (let id = walk.pop(); id; id = walk.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const way of ['left', 'right', 'up', 'down'] as Direction[]) walk.push(nearest(walking, id, way));
    }
    expect(seen.size).toBe(territoryIds.length);
    expect(centre('africa').y).toBeGreaterThan(centre('europe').y);
  });

  it('has room for a fourth slot on every ladder', () => {
    const spots = territoryIds.flatMap((id) => [...placeOf(id).population, placeOf(id).wonder]);
    const slots = territoryIds.flatMap((id) =>
      [0, 1, 2, 3].flatMap((i) => {
        const slot = slotAt(id, i, 4);
        return slot ? [{ id, ...slot }] : [];
      }),
    );
    expect(slots).toHaveLength(4 * territoryIds.length);
    for (const slot of slots) {
      for (const spot of spots) {
        const dx = Math.max(slot.x - spot.x, 0, spot.x - slot.x - slot.width);
        const dy = Math.max(slot.y - spot.y, 0, spot.y - slot.y - slot.height);
        expect(Math.hypot(dx, dy), slot.id).toBeGreaterThan(spot.r);
      }
      const apart = slots.filter(
        (other) =>
          Math.abs(other.x - slot.x) < (other.width + slot.width) / 2 &&
          Math.abs(other.y - slot.y) < (other.height + slot.height) / 2,
      );
      expect(apart.length, slot.id).toBe(1); // itself
    }
    expect(slotAt('africa', 0, 3)).toEqual(placeOf('africa').ladder[0]);
  });
});

// -------------------------------------------------------------------------------------------------------------- the words

describe('the words of the board', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');
  const sources = readdirSync(`src/games/${GAME}`)
    .filter((file) => /(\.svelte|(?<!\.test)\.ts)$/.test(file))
    .map((file) => read(`src/games/${GAME}/${file}`))
    .join('\n');

  it('are the same in both languages, and none is the game’s', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
    const taken = new Set(keys(ofGame.en));
    expect(keys(own.en).filter((key) => taken.has(key))).toEqual([]);
    for (const lang of ['en', 'it'] as const) {
      const test = new FluentBundle(lang);
      expect(test.addResource(new FluentResource(own[lang]))).toEqual([]);
    }
  });

  it('are all there and all used', () => {
    const have = keys(own.en);
    const named = [...sources.matchAll(/['"`](heroes_of_the_world-(?:board|help|guide)-[a-z-]*[a-z])['"`]/g)].map(
      (m) => m[1] ?? '',
    );
    expect(named.filter((key) => !have.includes(key))).toEqual([]);
    const stems = [...sources.matchAll(/`(heroes_of_the_world-(?:board|help|guide)-[a-z-]*)\$\{/g)].map(
      (m) => m[1] ?? '',
    );
    const used = (key: string) =>
      named.includes(key) || stems.some((stem) => key.startsWith(stem) && stem !== `${GAME}-board-`);
    const spelled = [
      `${GAME}-board-draw`,
      `${GAME}-board-left`,
      ...['keys', 'score', 'sources'].map((part) => `${GAME}-help-${part}`),
      ...steps.map(({ id }) => `${GAME}-guide-${id}`),
    ];
    expect(have.filter((key) => !used(key) && !spelled.includes(key))).toEqual([]);
  });

  it('have a sentence for each step of the guide', () => {
    const told = keys(own.en).filter((key) => key.startsWith(`${GAME}-guide-`));
    for (const { id } of steps) expect(told).toContain(`${GAME}-guide-${id}`);
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(12);
  });

  it('name territories and heroes for those who hear them', () => {
    const there = territory('china', { units: [2, 5, 0], ladder: tokens('school') });
    const text = territoryLabel(there, ['Ada', 'Bruno', 'Chiara'], [legal('place china')], say);
    expect(text).toContain('ladder 1 of 4'.replace('4', String(there.slots)));
    expect(text).toContain('first Bruno with 5 units');
    expect(text).toContain('second Ada with 2 units');
    expect(heroLabel(card('charlemagne'), undefined, say)).toContain('population 4, discoveries 1, conquest 4, gold 0');
  });
});

describe('the guide', () => {
  it('waits for the moment of each step', () => {
    const snapshot = snapshotOf(makeView({ prompt: `${GAME}-prompt-take`, era: 'ancient' }), ['take mozart', 'draw']);
    expect(nextStep(steps, snapshot, [])?.id).toBe('goal');
    expect(nextStep(steps, snapshot, ['goal'])?.id).toBe('take');
    expect(nextStep(steps, snapshot, ['goal', 'take'])).toBeUndefined();
  });
});

// -------------------------------------------------------------------------------------------------------------- the board

describe('the board', () => {
  let target: HTMLElement;
  let board: Record<string, unknown> | undefined;
  const play = vi.fn(async () => undefined);
  const openRule = vi.fn();
  let ok = true;

  beforeEach(() => {
    // jsdom lays nothing out: a desk's width, and nobody who watches it.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        unobserve = vi.fn();
        disconnect = vi.fn();
      },
    );
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1280 });
    target = document.createElement('div');
    document.body.append(target);
    localStorage.setItem(`saecula-${GAME}-guide`, JSON.stringify(steps.map((s) => s.id)));
    play.mockClear();
    openRule.mockClear();
    ok = true;
  });

  afterEach(async () => {
    if (board) await unmount(board);
    board = undefined;
    target.remove();
  });

  async function show(snapshot: Snapshot<HeroesView>, more: Record<string, unknown> = {}): Promise<void> {
    board = mount(Board, {
      target,
      props: {
        snapshot,
        names: ['Ada', 'Bruno', 'Chiara'],
        colours: ['red', 'blue', 'green'],
        events: [] as GameEvent[],
        readonly: false,
        looking: false,
        say,
        lang: 'en',
        play,
        explain: async (moves: string[]) => moves.map((move) => explained(move, ok)),
        openRule,
        ...more,
      },
    });
    flushSync();
    await rendered();
  }

  async function rendered(): Promise<void> {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  const find = (selector: string): HTMLElement => {
    const found = target.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const press = (element: Element, key = ''): void => {
    element.dispatchEvent(
      key ? new KeyboardEvent('keydown', { key, bubbles: true }) : new MouseEvent('click', { bubbles: true }),
    );
    flushSync();
  };

  it('places a unit by a click and by the keyboard', async () => {
    await show(snapshotOf(makeView(), ['place europe', 'place mediterranean']));
    press(find('[data-territory=europe]'));
    expect(play).toHaveBeenLastCalledWith(['place europe']);
    await rendered();
    press(find('[data-territory=mediterranean]'), 'Enter');
    expect(play).toHaveBeenLastCalledWith(['place mediterranean']);
    await rendered();
    press(find('[data-territory=china]'));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('places all that are left at once when asked to', async () => {
    await show(snapshotOf(makeView(), ['place europe', 'place mediterranean']));
    press(find('fieldset label:last-of-type input'));
    press(find('[data-territory=europe]'));
    expect(play).toHaveBeenLastCalledWith(['place europe', 'place europe', 'place europe']);
    await rendered();
    if (board) await unmount(board);
    const view = placed(makeView({ prompt: `${GAME}-prompt-migrate`, step: { units: 4, origin: 'china' } }), {
      china: { units: [2, 0, 0] },
    });
    await show(snapshotOf(view, ['move india'], { version: 8 }));
    find('[data-territory=india]').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    expect(play).toHaveBeenLastCalledWith(['move india', 'move india']);
  });

  /** What the server says of both answers to Versailles. */
  const versailles = (without: [number, number], with_: [number, number]): LegalMove[] =>
    (['pass', 'use palace_of_versailles'] as const).map((move, i) => {
      const [rank, points] = i ? with_ : without;
      return { ...legal(move), lines: [{ key: `${GAME}-explain-scores`, args: { seat: 0, rank, points } }] };
    });

  it('says what Versailles would change, while the points are being given', async () => {
    const view = placed(
      makeView({ prompt: `${GAME}-prompt-versailles`, turn: 1, step: { territory: 'china', favoured: null } }),
      { china: { units: [1, 3, 0], ladder: tokens('school', 'physics', 'coffee'), complete: true } },
    );
    await show(snapshotOf(view, [], { legal: versailles([2, 3], [1, 6]) }));
    expect(find('.effect').textContent).toBe('You would be first and score 6 instead of 3 (second now).');
    expect([...target.querySelectorAll('.gain text')].map((e) => e.textContent)).toEqual(['+6', '+3']);
  });

  it('says when Versailles would change nothing', async () => {
    const view = placed(
      makeView({ prompt: `${GAME}-prompt-versailles`, turn: 1, step: { territory: 'china', favoured: null } }),
      { china: { units: [1, 9, 0], ladder: tokens('school', 'physics', 'coffee'), complete: true } },
    );
    await show(snapshotOf(view, [], { legal: versailles([2, 3], [2, 3]) }));
    expect(find('.effect').textContent).toBe('It would change nothing: you are second with it or without.');
  });

  it('marks tokens that a click returns to the bag', async () => {
    const view = makeView({ prompt: `${GAME}-prompt-return`, tokens: ['banking', 'coffee'], step: { returns: 1 } });
    await show(snapshotOf(view, ['return banking', 'return coffee']));
    expect(target.querySelectorAll('[data-token] .back').length).toBe(2);
    press(find('[data-token=coffee]'));
    expect(play).toHaveBeenLastCalledWith(['return coffee']);
  });

  it('covers the slots that are drawn where an option adds one', async () => {
    const view = placed(makeView(), { china: { slots: 4 }, europe: { slots: 4 } });
    await show(snapshotOf(view, ['place europe']));
    expect(target.querySelectorAll('.plate').length).toBe(1);
  });

  it('takes and plays heroes by their cards, and draws from the deck', async () => {
    await show(snapshotOf(makeView({ hero: '', prompt: `${GAME}-prompt-take` }), ['take mozart', 'draw']));
    press(find('[data-hero=newton]'));
    expect(play).not.toHaveBeenCalled();
    press(find('[data-hero=mozart]'));
    expect(play).toHaveBeenLastCalledWith(['take mozart']);
    await rendered();
    press(find('.deck'));
    expect(play).toHaveBeenLastCalledWith(['draw']);
  });

  it('lights the territories of the card looked at', async () => {
    await show(snapshotOf(makeView(), []));
    find('[data-hero=cook]').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(target.querySelectorAll('.glow').length).toBe(2);
    expect(find('section.sheet').textContent).toContain('draws 2 discoveries');
    find('[data-hero=cook]').dispatchEvent(new FocusEvent('blur'));
    flushSync();
    expect(target.querySelectorAll('.glow').length).toBe(0);
  });

  it('picks a token and shows what the ladders would give with it', async () => {
    const there = { china: { units: [2, 1, 0], ladder: tokens('school', 'physics') } };
    const picking = placed(makeView({ prompt: `${GAME}-prompt-put`, tokens: ['banking', 'coffee'], step: {} }), there);
    await show(snapshotOf(picking, ['pick banking', 'pick coffee']));
    press(find('[data-token=coffee]'));
    expect(play).toHaveBeenLastCalledWith(['pick coffee']);
    if (board) await unmount(board);
    const ranks = [
      { seat: 0, points: 9 },
      { seat: 1, points: 5 },
    ];
    const putting = { ...placed(picking, { china: { ...there.china, ranks } }), step: { token: 'banking' } };
    await show(snapshotOf(putting, ['put china'], { version: 8 }));
    expect([...target.querySelectorAll('.gain text')].map((e) => e.textContent)).toEqual(['+9', '+5']);
    press(find('[data-territory=china]'));
    expect(play).toHaveBeenLastCalledWith(['put china']);
  });

  it('says why not, with the rule', async () => {
    ok = false;
    await show(snapshotOf(makeView(), ['place europe']));
    find('[data-territory=china]').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(find('.why').textContent).toContain('no units left');
    press(find('.why button'));
    expect(openRule).toHaveBeenCalledWith('HO-6.2');
  });

  it('asks before a conquest and a migration', async () => {
    await show(snapshotOf(makeView({ prompt: `${GAME}-prompt-conquest`, step: {} }), ['attack europe', 'done']));
    press(find('[data-territory=europe]'));
    expect(play).not.toHaveBeenCalled();
    press(find('.chooser button'));
    expect(play).toHaveBeenLastCalledWith(['attack europe']);
  });

  it('sells wonders, points and migrations', async () => {
    const moves = ['migrate europe', 'build kremlin', 'build machu_picchu', 'convert', 'done'];
    await show(snapshotOf(makeView({ prompt: `${GAME}-prompt-gold`, step: {} }), moves));
    press(find('[data-move=convert]'));
    expect(play).toHaveBeenLastCalledWith(['convert']);
    await rendered();
    const [migrate, build] = [...target.querySelectorAll('.market button')];
    if (migrate) press(migrate);
    expect(document.activeElement?.getAttribute('data-territory')).toBe('europe');
    if (build) press(build);
    expect(target.querySelectorAll('.chooser > button').length).toBe(3);
    press(find('.chooser button'));
    expect(play).toHaveBeenLastCalledWith(['build kremlin']);
    await rendered();
    press(find('[data-wonder=kremlin]'), 'Enter');
    expect(find('.chooser').textContent).toContain('Build');
    press(find('[data-move=done]'));
    expect(play).toHaveBeenLastCalledWith(['done']);
  });

  it('asks whether a wonder is used, on anybody’s turn', async () => {
    const view = makeView({
      prompt: `${GAME}-prompt-wall`,
      turn: 1,
      step: { territory: 'china', defender: 0, face: 'rout' },
    });
    await show(snapshotOf(view, ['pass', 'use great_wall']));
    expect(find('.ask').textContent).not.toContain('again this turn');
    press(find('.ask [data-move=pass]'));
    expect(play).toHaveBeenLastCalledWith(['pass']);
    await rendered();
    press(find('.ask [data-move="use great_wall"]'));
    expect(play).toHaveBeenLastCalledWith(['use great_wall']);
    expect(target.querySelectorAll('[data-move=pass]').length).toBe(1);
  });

  it('passes for the rest of the turn where the table can', async () => {
    const set = vi.fn();
    const words = { key: 'pass', args: {} };
    const view = makeView({ prompt: `${GAME}-prompt-ajanta`, step: { territory: 'china', favoured: null } });
    await show(snapshotOf(view, ['pass', 'use ajanta_caves']), {
      auto: [{ kind: 'pass', until: 'turn', on: false, can: true, ahead: false, text: words, text_on: words, set }],
    });
    press(find('.ask [data-auto]'));
    expect(set).toHaveBeenCalledWith(true);
    expect(play, 'the server passes').not.toHaveBeenCalled();
  });

  it('names opponents by their row', async () => {
    const view = makeView({ prompt: `${GAME}-prompt-conquest`, step: { territory: 'china' } });
    await show(snapshotOf(view, ['against 1', 'against 2']));
    press(find('[data-player="2"]'));
    expect(play).toHaveBeenLastCalledWith(['against 2']);
  });

  it('tells of the die and of a scoring', async () => {
    const event = (key: string, args: Record<string, unknown>, n: number): GameEvent => ({
      key: `${GAME}-${key}`,
      args,
      n,
      version: 7,
    });
    await show(snapshotOf(makeView({ turn: 1 }), []), {
      events: [
        event('rolled', { seat: 1, face: `${GAME}-face-rout` }, 0),
        event('scoring', { territory: `${GAME}-territory-china`, points: 7, present: 2 }, 1),
        event('points', { seat: 1, rank: 1, points: 7, territory: `${GAME}-territory-china` }, 2),
      ],
    });
    expect(target.querySelectorAll('.news p').length).toBe(3);
    expect(find('.float').textContent).toBe('+7');
    expect(find('.face.rolled')).toBeTruthy();
  });

  it('plays nothing while looking back', async () => {
    await show(snapshotOf(makeView(), ['place europe']), { readonly: true });
    press(find('[data-territory=europe]'));
    expect(play).not.toHaveBeenCalled();
    expect(target.querySelector('.dots')).toBeNull();
  });

  it('shows a spectator no hand, and everybody the end', async () => {
    await show(
      snapshotOf(makeView({ over: true, step: {}, prompt: '', ranking: [1, 2, 3] }), [], {
        seat: null,
        over: true,
        prompt: { key: 'game-over', args: {} },
      }),
    );
    expect(target.querySelector('.hand')).toBeNull();
    expect(target.querySelectorAll('[data-player]').length).toBe(3);
  });

  it('guides a first game, and can be silenced', async () => {
    localStorage.removeItem(`saecula-${GAME}-guide`);
    await show(snapshotOf(makeView(), ['place europe']));
    expect(find('.guide').textContent).toContain('Points come from territories');
    press(find('.guide .skip'));
    expect(target.querySelector('.guide')).toBeNull();
  });
});
