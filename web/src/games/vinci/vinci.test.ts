import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { fromStore, writable, type Writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explained, LegalMove, Message, Snapshot } from '../../lib/types';
import Board from './Board.svelte';
import { colours } from '../../lib/board/colours';
import { nextStep } from '../../lib/board/guide';
import { nearest, type Direction } from '../../lib/board/walk.svelte';
import { snapshotFor, stubLayout } from '../testing';
import { emblemOf, terrains, tiles } from './data';
import { pictures } from './emblems';
import { border, front, map, neighbours, places, provinceIds } from './geography';
import { steps } from './guide';
import { costOf, gainOf, provinceLabel } from './names';
import { pile, spread } from './placement';
import type { Empire, Player, VinciView } from './types';

const DATA = '../src/saecula/games/vinci/data';
const read = (path: string): string => readFileSync(path, 'utf8');
const own = { en: read('src/games/vinci/text/en.ftl'), it: read('src/games/vinci/text/it.ftl') };

// ---------------------------------------------------------------------------------------------------------- a small table

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(own.en));

/** Words as the table gives them; the game's own are not needed here and stand for themselves. */
function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(/^vinci-(province|terrain|symbol)-/, '');
  return bundle.formatPattern(found, { ...(typeof message === 'string' ? {} : message.args), ...args } as never);
}

const empire = (more: Partial<Empire> = {}): Empire => ({
  tiles: [],
  tokens: 0,
  survivors: 0,
  provinces: 0,
  worth: 0,
  ...more,
});

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    colour: Object.keys(colours)[seat] ?? 'red',
    virtual: false,
    score: 10,
    hand: 0,
    pacts: [],
    entered: true,
    active: empire(),
    declining: empire(),
    slavery: 0,
    ...more,
  };
}

function makeView(more: Partial<VinciView> = {}): VinciView {
  return {
    game: 'vinci',
    seat: 0,
    seats: 3,
    over: false,
    actors: [0],
    prompt: 'vinci-prompt-expand',
    round: 2,
    max_rounds: 60,
    turn: 0,
    order: [0, 1, 2],
    target: 150,
    last_round: false,
    players: [
      player(0, { active: empire({ tiles: ['weapons', 'mining_decline'], provinces: 2, worth: 3 }) }),
      player(1),
      player(2),
    ],
    provinces: provinceIds.map((id) => ({ id, tokens: 1, holder: 'neutral' as const })),
    offer: [{ group: '1', tiles: ['currency', 'specialization'], price: 0, counters: 1, tokens: 9 }],
    bag: {},
    spies: 0,
    eliminated: 0,
    parts: [],
    ranking: [],
    ...more,
  };
}

function held(view: VinciView, ids: Record<string, Partial<VinciView['provinces'][number]>>): VinciView {
  return { ...view, provinces: view.provinces.map((p) => ({ ...p, ...ids[p.id] })) };
}

function legal(name: string): LegalMove {
  const [verb = '', thing = ''] = name.split(' ');
  const kind = verb === 'choose' ? 'group' : thing ? 'province' : '';
  return { move: name, verb, kind, thing, text: { key: `vinci-move-${verb}`, args: {} } };
}

const snapshotOf = (view: VinciView, moves: string[], prompt: Message = { key: view.prompt, args: {} }) =>
  snapshotFor('vinci', view, moves.map(legal), { prompt });

const conquest = (move: string, cost: number, ok = true): Explained => ({
  move,
  legal: ok,
  lines: [
    { key: 'vinci-cost-base', args: { tokens: 2 }, rule: 'VI-6.4' },
    { key: 'vinci-explain-cost', args: { tokens: cost, hand: 5 }, rule: 'VI-6.4' },
    { key: 'vinci-gain-province', args: { points: 1 }, rule: 'VI-10.1' },
    { key: 'vinci-gain-contact', args: { points: -2 }, rule: 'VI-9.8' },
  ],
  why_not: ok ? null : { key: 'vinci-no-reach', args: {}, rule: 'VI-6.3' },
  text: { key: 'vinci-move-conquer', args: {} },
});

// ------------------------------------------------------------------------------------------------------------- the data

describe('the components', () => {
  it('are those of the rules engine', () => {
    const provinces = read(`${DATA}/provinces.yaml`);
    const found = [...provinces.matchAll(/- id: (\w+)[\s\S]*?terrain: (\w+)\n {2}mine: (\w+)\n {2}port: (\w+)/g)];
    expect(found.map((m) => m[1])).toEqual(provinceIds);
    for (const [, id = '', terrain, mine, port] of found) {
      expect(terrains[id], id).toBe(terrain);
      expect([map.provinces[id]?.mine !== undefined, map.provinces[id]?.port !== undefined], id).toEqual([
        mine === 'true',
        port === 'true',
      ]);
    }
    const kinds = [
      ...read(`${DATA}/tiles.yaml`).matchAll(
        /- id: (\w+)[\s\S]*?colour: (\w+)[\s\S]*?tokens: (\w+)[\s\S]*?on_decline: (\w+)[\s\S]*?src_tokens: (\w+)/g,
      ),
    ];
    expect(kinds.map((m) => m[1])).toEqual(Object.keys(tiles));
    for (const [, id = '', colour, tokens, decline, source] of kinds) {
      expect(tiles[id], id).toEqual({
        colour,
        tokens: tokens === 'null' ? null : Number(tokens),
        lasting: decline === 'stays',
        reconstructed: source === 'reconstructed',
      });
    }
  });

  it('each have a picture, and each player a shape', () => {
    for (const tile of Object.keys(tiles)) expect(pictures[emblemOf(tile)], tile).toBeDefined();
    expect(new Set(Object.values(colours).map((c) => c.shape)).size).toBe(Object.keys(colours).length);
  });
});

describe('the words', () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');

  it('are the same in both languages', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
  });

  it('are there for every step of the guide and every verb', () => {
    const there = keys(own.en);
    for (const { id } of steps) expect(there).toContain(`vinci-guide-${id}`);
    for (const verb of ['conquer', 'spy', 'abandon', 'keep', 'give-up', 'place', 'fort', 'redeploy'])
      expect(there).toContain(`vinci-board-can-${verb}`);
  });
});

// --------------------------------------------------------------------------------------------------------- the geography

describe('arrow keys', () => {
  it('go to what lies in that direction', () => {
    expect(nearest(places, 'england', 'left')).toBe('ireland');
    expect(nearest(places, 'england', 'up')).toBe('scotland');
    expect(nearest(places, 'finland', 'right')).toBe('muscovy');
    expect(nearest(places, 'castile', 'left')).toBe('lusitania');
    expect(nearest(places, 'sicily', 'up')).toBe('magna_graecia');
    expect(nearest(places, 'urals', 'right')).toBe('urals');
  });

  it('reach every province from every other', () => {
    const seen = new Set(['suebia']);
    const todo = ['suebia'];
    for (let id = todo.pop(); id; id = todo.pop())
      for (const direction of ['left', 'right', 'up', 'down'] as Direction[]) {
        const next = nearest(places, id, direction);
        if (!seen.has(next)) todo.push(next);
        seen.add(next);
      }
    expect([...provinceIds].filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('borders', () => {
  it('are where an empire touches something else', () => {
    const everything = [...provinceIds];
    expect(border(everything)).toEqual([]);
    expect(border(['ireland'])).toEqual(['ireland']);
    const around = ['suebia', ...neighbours('suebia')];
    expect(border(around)).not.toContain('suebia');
  });

  it('are a front where other players are', () => {
    const view = held(makeView(), { ireland: { holder: 0 }, scotland: { holder: 1 }, baetica: { holder: 0 } });
    expect(front(['ireland', 'baetica'], view.provinces, 0)).toEqual(['ireland']);
  });
});

// ---------------------------------------------------------------------------------------------------- quick placement

describe('quick placement', () => {
  it('piles up in one place', () => {
    expect(pile('place', 'gaul', 3)).toEqual(['place gaul', 'place gaul', 'place gaul']);
    expect(pile('place', 'gaul', -1)).toEqual([]);
  });

  it('levels the stacks, the earlier place first', () => {
    const tokens: Record<string, number> = { a: 1, b: 3, c: 1 };
    expect(spread('place', ['a', 'b', 'c'], (id) => tokens[id] ?? 0, 5)).toEqual([
      'place a',
      'place c',
      'place a',
      'place c',
      'place a',
    ]);
    expect(spread('place', [], () => 0, 5)).toEqual([]);
  });
});

// ------------------------------------------------------------------------------------------------------------- names

describe('the name of a province', () => {
  const names = ['Anna', 'Bruno', 'Carla'];

  it('says what it is, who is there and what can be done', () => {
    const view = held(makeView(), { castile: { holder: 0, tokens: 3, fort: true } });
    expect(provinceLabel('castile', view, names, [], undefined, say)).toBe(
      'castile, pasture, Anna, 3 tokens, vinci-fort-word',
    );
    const label = provinceLabel(
      'dacia',
      view,
      names,
      [legal('conquer dacia'), legal('spy dacia')],
      conquest('conquer dacia', 4),
      say,
    );
    expect(label).toBe('dacia, forest, mine, vinci-neutral, 1 token; conquer for 4 tokens; conquer by Espionage');
  });

  it('tells decline and emptiness', () => {
    const view = held(makeView(), { castile: { holder: 1, declining: true }, urals: { holder: undefined, tokens: 0 } });
    expect(provinceLabel('castile', view, names, [], undefined, say)).toContain('Bruno, vinci-in-decline, 1 token');
    expect(provinceLabel('urals', view, names, [], undefined, say)).toContain('vinci-empty');
  });

  it('takes cost and gain from the explanation', () => {
    expect([costOf(conquest('x', 4)), gainOf(conquest('x', 4))]).toEqual([4, -1]);
    expect([costOf(undefined), gainOf(undefined)]).toEqual([null, 0]);
  });
});

// ------------------------------------------------------------------------------------------------------------- the guide

describe('the guide', () => {
  it('tells each step once, when its moment has come', () => {
    const choosing = snapshotOf(makeView(), ['choose 1'], { key: 'vinci-prompt-choose', args: {} });
    expect(nextStep(steps, choosing, [])?.id).toBe('goal');
    expect(nextStep(steps, choosing, ['goal'])?.id).toBe('choose');
    expect(nextStep(steps, choosing, ['goal', 'choose', 'price'])).toBeUndefined();
    const turn = snapshotOf(makeView(), ['expand', 'decline'], { key: 'vinci-prompt-turn', args: {} });
    expect(nextStep(steps, turn, ['goal'])?.id).toBe('turn');
  });
});

// -------------------------------------------------------------------------------------------------------------- the board

describe('the board', () => {
  let app: Record<string, unknown> | undefined;
  let table: Writable<Snapshot<VinciView>>;
  const play = vi.fn(async (_moves: string[]) => undefined);
  const openRule = vi.fn();
  const explain = vi.fn(async (moves: string[]) =>
    moves.map((move) =>
      move.startsWith('conquer') ? conquest(move, 3, move !== 'conquer urals') : { ...conquest(move, 2), lines: [] },
    ),
  );

  stubLayout();

  beforeEach(() => localStorage.setItem('saecula-vinci-guide', JSON.stringify(steps.map((s) => s.id))));
  afterEach(async () => {
    if (app) await unmount(app);
    app = undefined;
    document.body.innerHTML = '';
    vi.clearAllMocks();
  });

  async function show(snapshot: Snapshot<VinciView>, readonly = false): Promise<void> {
    table = writable(snapshot);
    const now = fromStore(table);
    app = mount(Board, {
      target: document.body,
      props: {
        get snapshot() {
          return now.current;
        },
        names: ['Anna', 'Bruno', 'Carla'],
        colours: ['red', 'blue', 'green'],
        events: [],
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

  async function rendered(): Promise<void> {
    flushSync();
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  /** The table has come to rest, and what the board asked about is answered. */
  async function rested(): Promise<void> {
    await vi.waitFor(() => expect(explain).toHaveBeenCalled());
    await rendered();
  }

  const at = (id: string): SVGElement => document.querySelector(`[data-province="${id}"]`) as SVGElement;
  const press = (id: string, key: string, more: KeyboardEventInit = {}): void => {
    at(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    flushSync();
  };

  it('has a name for every province, and one of them in the tab order', async () => {
    await show(snapshotOf(makeView(), ['conquer dacia', 'done']));
    await rested();
    const all = [...document.querySelectorAll('[data-province]')];
    expect(all).toHaveLength(45);
    expect(all.every((e) => e.getAttribute('aria-label'))).toBe(true);
    expect(all.filter((e) => e.getAttribute('tabindex') === '0').map((e) => e.getAttribute('data-province'))).toEqual([
      'dacia',
    ]);
    expect(at('dacia').getAttribute('aria-label')).toContain('conquer for 3 tokens');
  });

  it('plays the move aimed at a province, by click and by Enter', async () => {
    await show(snapshotOf(makeView(), ['conquer dacia', 'done']));
    at('dacia').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(play).toHaveBeenLastCalledWith(['conquer dacia']);
    await rendered();
    press('dacia', 'Enter');
    expect(play).toHaveBeenCalledTimes(2);
    press('urals', 'Enter');
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('asks which move where there are several, and before abandoning', async () => {
    await show(
      snapshotOf(held(makeView(), { castile: { holder: 0 } }), [
        'conquer dacia',
        'spy dacia',
        'abandon castile',
        'done',
      ]),
    );
    press('dacia', 'Enter');
    expect(play).not.toHaveBeenCalled();
    const offered = [...document.querySelectorAll<HTMLButtonElement>('.chooser button')];
    expect(offered).toHaveLength(3);
    offered[1]?.click();
    expect(play).toHaveBeenLastCalledWith(['spy dacia']);
    await rendered();
    press('castile', 'Enter');
    expect(play).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('.chooser button')).toHaveLength(2);
  });

  it('keeps a part of the empire by any of its provinces', async () => {
    const view = makeView({ prompt: 'vinci-prompt-keep', parts: [['ireland', 'scotland'], ['baetica']] });
    await show(snapshotOf(view, ['keep ireland', 'keep baetica']));
    press('scotland', 'Enter');
    expect(play).toHaveBeenLastCalledWith(['keep ireland']);
  });

  it('places one token by a click, five with shift, all by spreading', async () => {
    const view = held(makeView({ prompt: 'vinci-prompt-place' }), {
      ireland: { holder: 0 },
      scotland: { holder: 0, tokens: 2 },
    });
    await show(
      snapshotOf(view, ['place ireland', 'place scotland'], { key: 'vinci-prompt-place', args: { tokens: 7 } }),
    );
    press('ireland', 'Enter');
    expect(play).toHaveBeenLastCalledWith(['place ireland']);
    await rendered();
    press('ireland', 'Enter', { shiftKey: true });
    expect(play.mock.lastCall?.[0]).toHaveLength(5);
    await rendered();
    [...document.querySelectorAll<HTMLButtonElement>('.spread button')].at(-1)?.click();
    const moves = play.mock.lastCall?.[0] ?? [];
    expect([moves.length, moves.filter((m) => m === 'place ireland').length]).toEqual([7, 4]);
  });

  it('walks with the arrow keys', async () => {
    await show(snapshotOf(makeView(), ['conquer england']));
    at('england').focus();
    press('england', 'ArrowLeft');
    expect(document.activeElement).toBe(at('ireland'));
  });

  it('says why a province cannot be taken, and opens the rule', async () => {
    await show(snapshotOf(makeView(), ['conquer dacia', 'done']));
    await rested();
    at('urals').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    const why = document.querySelector('.why');
    expect(why?.textContent).toContain('vinci-no-reach');
    why?.querySelector('button')?.click();
    expect(openRule).toHaveBeenCalledWith('VI-6.3');
  });

  it('asks once for all costs of a position, also while others play', async () => {
    await show({ ...snapshotOf(makeView(), []), actors: [1] }, true);
    await vi.waitFor(() => expect(explain).toHaveBeenCalledTimes(1));
    expect(explain.mock.lastCall?.[0]).toHaveLength(45);
    press('dacia', 'Enter');
    expect(play).not.toHaveBeenCalled();
  });

  it('asks about the last of several positions that follow on each other quickly', async () => {
    vi.useFakeTimers();
    const bots = { ...snapshotOf(makeView(), []), actors: [1] };
    void show(bots, true);
    for (let more = 1; more <= 5; more += 1) {
      await vi.advanceTimersByTimeAsync(50);
      table.set({ ...bots, version: bots.version + more });
      flushSync();
    }
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(explain).toHaveBeenCalledTimes(1);
  });

  it('asks nothing about moves that came with what they cost and bring', async () => {
    const snapshot = snapshotOf(makeView(), ['conquer dacia', 'done']);
    const lines = conquest('conquer dacia', 3).lines;
    await show({ ...snapshot, legal: snapshot.legal.map((move) => ({ ...move, lines })) });
    expect(at('dacia').getAttribute('aria-label')).toContain('conquer for 3 tokens');
    await rested();
    expect(explain.mock.lastCall?.[0]).not.toContain('conquer dacia');
    expect(explain.mock.lastCall?.[0]).toContain('conquer urals');
  });

  it('tells who watches what a conquest costs the player to move, once something is looked at', async () => {
    await show({ ...snapshotOf(makeView(), []), seat: null, actors: [1] }, true);
    await new Promise((done) => setTimeout(done, 300));
    expect(explain).not.toHaveBeenCalled();
    at('dacia').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    await vi.waitFor(() => expect(explain).toHaveBeenCalledTimes(1));
    await rendered();
    expect(document.querySelector('.sheet')?.textContent).toContain('Tokens it costs Bruno');
  });
});
