// What things are called, and what a reader of the screen hears of a place.

import type { Explained, GameEvent, LegalMove, Message, Say } from '../../lib/types';
import { areaOf, NUMERALS, resources } from './data';
import { map } from './geography';
import type { Held, HistoryView, Target } from './types';

const GAME = 'history_of_the_world';

export type Kind = 'territory' | 'area' | 'sea' | 'empire' | 'event' | 'origin';

/** The name of a thing of the game. */
export const nameOf = (say: Say, kind: Kind, id: string): string => say(`${GAME}-${kind}-${id}`);

/** The name of a Territory or a water. */
export const placeName = (say: Say, id: string): string => nameOf(say, id in map.seas ? 'sea' : 'territory', id);

/** A word of the board's own. */
export const word = (say: Say, key: string, args?: Record<string, unknown>): string =>
  say(`${GAME}-board-${key}`, args);

/** The id in an argument of a message: "history_of_the_world-territory-crete" is crete. */
export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith(`${GAME}-`) ? value.split('-').slice(2).join('-') : undefined;
}

/** A chance as it is read: whole percents, and tenths below ten. */
export function percent(chance: number, lang: string): string {
  const value = chance * 100;
  const digits = value >= 9.95 || value === 0 ? 0 : 1;
  return `${value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })}%`;
}

export { signed } from '../../lib/text';

/** "Arabs, Epoch IV": whose army it is, and of which Empire. */
export function armyOf(held: Held, names: readonly string[], say: Say): string {
  if (held.owner === undefined) return word(say, 'empty');
  const origin = held.origin ? nameOf(say, 'origin', held.origin) : '';
  const parts = [names[held.owner] ?? '', held.epoch ? `${origin} (${NUMERALS[held.epoch] ?? ''})` : origin];
  if ((held.armies ?? 1) > 1) parts.push(word(say, 'armies', { armies: held.armies }));
  return parts.filter(Boolean).join(', ');
}

const THINGS = ['fort', 'capital', 'city', 'monument'] as const;

/** What stands in a Territory besides its army. */
export const thingsIn = (held: Held | undefined, id: string): string[] => [
  ...THINGS.filter((thing) => held?.[thing]),
  ...(resources.has(id) ? ['resource'] : []),
];

/** The accessible name of a Territory or a water: what it is, who is there, and what a click would do. */
export function placeLabel(
  id: string,
  view: HistoryView,
  names: readonly string[],
  moves: readonly LegalMove[],
  target: Target | undefined,
  say: Say,
  lang: string,
): string {
  const parts: string[] = [];
  if (id in map.seas) {
    const fleet = view.waters.find((one) => one.id === id);
    parts.push(nameOf(say, 'sea', id));
    if (fleet) parts.push(word(say, 'fleet-of', { seat: fleet.seat }));
  } else {
    const held = view.territories.find((one) => one.id === id);
    const area = areaOf[id];
    parts.push(nameOf(say, 'territory', id));
    parts.push(area ? nameOf(say, 'area', area) : word(say, 'barren'));
    if (area) parts.push(armyOf(held ?? { id }, names, say));
    parts.push(...thingsIn(held, id).map((thing) => word(say, `thing-${thing}`)));
  }
  const text = [parts.join(', ')];
  for (const move of moves) text.push(say(move.text));
  if (target?.win !== undefined) text.push(word(say, 'odds-heard', { percent: percent(target.win, lang) }));
  if (target && moves.length) text.push(word(say, 'brings-heard', { points: target.points }));
  return text.join('; ');
}

// -------------------------------------------------------------------------------------------------------- what the log tells

export interface Fight {
  n: number;
  seat: number;
  other: number;
  /** The Territory or the sea that was attacked. */
  place: string;
  attack: number[];
  defence: number[];
  bonus: number;
  fort: boolean;
  result: 'won' | 'lost' | 'both' | 'fort' | 'repelled';
}

/** A round of a fight, out of the log. */
export function fightIn(event: GameEvent): Fight | undefined {
  if (event.key !== `${GAME}-fight` && event.key !== `${GAME}-sea-fight`) return undefined;
  const { seat, other, attack, defence, bonus, fort, result } = event.args;
  const place = idIn(event.args.territory) ?? idIn(event.args.sea);
  if (!place || !Array.isArray(attack) || !Array.isArray(defence)) return undefined;
  return {
    n: event.n,
    seat: Number(seat),
    other: Number(other),
    place,
    attack: attack.map(Number),
    defence: defence.map(Number),
    bonus: Number(bonus),
    fort: Number(fort ?? 0) > 0,
    result: result as Fight['result'],
  };
}

/** What an army did, out of the log. */
export function stepIn(event: GameEvent): { place: string; from: string | undefined; how: string } | undefined {
  const how = event.key.replace(`${GAME}-`, '');
  if (!['occupied', 'replaced', 'surrendered', 'attacked', 'settled', 'arrived'].includes(how)) return undefined;
  const place = idIn(event.args.territory);
  return place ? { place, from: idIn(event.args.from) ?? idIn(event.args.sea), how } : undefined;
}

/** The lines that explain a move, without those that the board draws itself. */
export function linesOf(explained: Explained | undefined, without: readonly string[] = []): Message[] {
  return (explained?.lines ?? []).filter((line) => !without.includes(line.key.replace(`${GAME}-explain-`, '')));
}
