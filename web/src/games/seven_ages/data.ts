// The components, for drawing them. data.json is written from the rules engine's data files by tools/seven_data.py.

import json from './data.json';

export interface Icon {
  category: string;
  value: number;
  region?: string;
  scope?: string;
}

export interface CardData {
  number: number;
  value: number;
  event: string;
  good: string;
  kind: 'artefact' | 'religion' | 'government';
  ages: number[];
  areas: string[];
  colours: string[];
  money: number;
  leaders: number;
  trade: number;
  glory: Icon[];
  source: string;
}

export interface UnitData {
  classes: string[];
  level: number;
  front: Record<string, number>;
  support: Record<string, number>;
  move: number;
  cost: number;
}

export interface AreaData {
  kind: 'land' | 'sea' | 'ocean';
  region?: string;
  terrain?: string;
  resources?: string[];
}

interface Data {
  cards: Record<string, CardData>;
  events: Record<string, { timing: string; source: string }>;
  goods: Record<string, { kind: string; ages: number[]; source: string }>;
  units: Record<string, UnitData>;
  sets: Record<string, { pair: string | null; shade: 'dark' | 'light' | 'black' }>;
  /** The type of each leader. */
  leaders: Record<string, string>;
  terrain: Record<string, { income: number[]; defence: number[]; cost: Record<string, number> }>;
  areas: Record<string, AreaData>;
  ages: { roman: string; first: number; last: number; city: number }[];
  levels: { dark: boolean; units: string[] }[];
  /** The items of a total in a conflict, in the order of the parts in the log. */
  items: string[];
  categories: Record<string, string>;
}

export const data = json as unknown as Data;

/** The actions in the order of their steps; `wild` is any of them. */
export const ACTIONS = [
  'start_empire',
  'production',
  'trade_progress',
  'manoeuvre',
  'destiny',
  'civilise',
  'discard_empire',
] as const;
export const MARKERS = [...ACTIONS, 'wild'] as const;

/** Unit types in the order of the data: by class and age. */
export const UNITS = Object.keys(data.units);

export const romanOf = (age: number): string =>
  data.ages[Math.min(Math.max(age, 1), data.ages.length) - 1]?.roman ?? '';
export const ageOfLevel = (level: number): number =>
  data.ages.findIndex(({ last }) => level <= last) + 1 || data.ages.length;

export function cardOf(id: string): CardData {
  const found = data.cards[id];
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

/** Front and support value of a type in the counters of a set. */
export function valuesOf(unit: string, set: string): [number, number] {
  const shade = data.sets[set]?.shade ?? 'dark';
  const found = data.units[unit];
  return [found?.front[shade] ?? 0, found?.support[shade] ?? 0];
}

/** Counters of a stack, in the order of the unit types. */
export const inOrder = (stack: Record<string, number>): [string, number][] =>
  Object.entries(stack).sort(([a], [b]) => UNITS.indexOf(a) - UNITS.indexOf(b));

export const countOf = (stack: number | Record<string, number>): number =>
  typeof stack === 'number' ? stack : Object.values(stack).reduce((sum, n) => sum + n, 0);
