// What the tests of this board share: a small table, and words as the server gives them.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Explained, LegalMove, Message, Snapshot } from '../../lib/types';
import { discoveries, heroes, territories, territoryIds, wonders } from './data';
import { snapshotFor } from '../testing';
import type { HeroesView, Player, Territory } from './types';

export const GAME = 'heroes_of_the_world';
export const DATA = `../src/saecula/games/${GAME}`;
export const read = (path: string): string => readFileSync(path, 'utf8');
export const own = { en: read(`src/games/${GAME}/text/en.ftl`), it: read(`src/games/${GAME}/text/it.ftl`) };
export const ofGame = { en: read(`${DATA}/text/en.ftl`), it: read(`${DATA}/text/it.ftl`) };

// ---------------------------------------------------------------------------------------------------------- a small table

export const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(ofGame.en));
bundle.addResource(new FluentResource(own.en));

/** Words as the table gives them; names come with the component data and stand for themselves. */
export function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(/^heroes_of_the_world-(territory|hero|token|wonder|face|era)-/, '');
  const given = { ...(typeof message === 'string' ? {} : message.args), ...args };
  return bundle.formatPattern(found, given as never, []);
}

export function player(seat: number, more: Partial<Player> = {}): Player {
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

export function territory(id: string, more: Partial<Territory> = {}): Territory {
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
export function card(id: string) {
  const found = heroes[id];
  if (!found) throw new Error(`there is no hero ${id}`);
  return found;
}

export const tokens = (...ids: string[]) => ids.map((id) => ({ id, value: discoveries[id]?.value ?? 0 }));

export function makeView(more: Partial<HeroesView> = {}): HeroesView {
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

export const placed = (view: HeroesView, there: Record<string, Partial<Territory>>): HeroesView => ({
  ...view,
  territories: view.territories.map(({ ranks: _, ...t }) => territory(t.id, { ...t, ...there[t.id] })),
});

export const KINDS: Record<string, string> = {
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

export function legal(move: string): LegalMove {
  const [verb = '', thing = ''] = move.split(' ');
  return { move, verb, kind: thing ? (KINDS[verb] ?? '') : '', thing, text: { key: `${GAME}-move-${verb}`, args: {} } };
}

export const snapshotOf = (view: HeroesView, moves: string[], more: Partial<Snapshot<HeroesView>> = {}) =>
  snapshotFor(GAME, view, moves.map(legal), { prompt: { key: view.prompt, args: {}, rule: 'HO-6.1' }, ...more });

export const explained = (move: string, ok: boolean): Explained => ({
  move,
  legal: ok,
  lines: [{ key: `${GAME}-explain-take`, args: {}, rule: 'HO-16.2' }],
  why_not: ok ? null : { key: `${GAME}-no-supply`, args: {}, rule: 'HO-6.2' },
  text: legal(move).text,
});
