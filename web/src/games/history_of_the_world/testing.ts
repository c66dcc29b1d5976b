// What the tests of this board share: a small table, and words as the server gives them.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { vi } from 'vitest';
import type { GameEvent, LegalMove, Message } from '../../lib/types';
import { snapshotFor } from '../testing';
import { values } from './data';
import type { Call, HistoryView, Player, Target } from './types';

vi.setConfig({ testTimeout: 30_000 }); // a hundred Territories take their time in jsdom

export const GAME = 'history_of_the_world';
export const DATA = `../src/saecula/games/${GAME}/data`;
export const read = (path: string): string => readFileSync(path, 'utf8');
export const own = { en: read(`src/games/${GAME}/text/en.ftl`), it: read(`src/games/${GAME}/text/it.ftl`) };

// ---------------------------------------------------------------------------------------------------------- a small table

export const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(own.en));

/** Words as the table gives them; the game's own are not needed here and stand for themselves. */
export function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(new RegExp(`^${GAME}-(territory|sea|area|empire|event|origin)-`), '');
  return bundle.formatPattern(found, { ...(typeof message === 'string' ? {} : message.args), ...args } as never);
}

export const player = (seat: number, more: Partial<Player> = {}): Player => ({
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

export const call = (empire: string, more: Partial<Call> = {}): Call => ({
  empire,
  strength: 4,
  start: 'crete',
  capital: true,
  navigation: [],
  fleets: [],
  state: 'later',
  ...more,
});

export const attack: Target = {
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

export function makeView(more: Partial<HistoryView> = {}): HistoryView {
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
      exchanged: 0,
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

export const KINDS: Record<string, string> = {
  give: 'seat',
  play: 'event',
  choose_area: 'area',
  choose_sea: 'sea',
  sea_battle: 'sea',
};

export function legal(name: string): LegalMove {
  const [verb = '', thing = ''] = name.split(' ');
  const kind = thing ? (KINDS[verb] ?? 'territory') : '';
  return { move: name, verb, kind, thing, text: { key: `${GAME}-move-${verb}`, args: {} } };
}

export const snapshotOf = (view: HistoryView, moves: string[]) => snapshotFor(GAME, view, moves.map(legal));

export const event = (what: string, args: Record<string, unknown>, n = 1): GameEvent => ({
  n,
  version: 1,
  key: `${GAME}-${what}`,
  args,
});
export const libya = `${GAME}-territory-libya`;
export const round = (result: string, n: number): GameEvent =>
  event('fight', { seat: 0, other: 1, territory: libya, attack: [5, 2], defence: [4], bonus: 1, fort: 1, result }, n);
export const seaFight = (n = 1): GameEvent =>
  event(
    'sea-fight',
    { seat: 0, other: 1, sea: `${GAME}-sea-red_sea`, attack: [5, 2], defence: [4], bonus: 0, result: 'won' },
    n,
  );
