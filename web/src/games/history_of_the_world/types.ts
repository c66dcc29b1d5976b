// The view of a game of History of the World, as src/saecula/games/history_of_the_world/view.py makes it, and its map.

import type { Message } from '../../lib/types';

export type Level = '' | 'presence' | 'dominance' | 'control';

export interface Player {
  seat: number;
  colour: string;
  score: number;
  great: number;
  minor: number;
  markers: number;
  marker_points?: number;
  strength: number;
  earned: Record<string, number>;
  forecast: { total: number; capitals: number; cities: number; monuments: number; fleets: number };
  held: number;
}

export interface Call {
  empire: string;
  strength: number;
  start: string;
  capital: boolean;
  navigation: string[];
  fleets: string[];
  parts?: { id: string; start: string; strength: number }[];
  holder?: number;
  known_to?: number[];
  state: 'later' | 'now' | 'done' | 'skipped';
  points?: number;
}

export interface HandCard {
  event: string;
  great: boolean;
  now: boolean;
  later: boolean;
  why?: Message;
}

export interface Force {
  kind: 'active' | 'minor' | 'crusade';
  origin: string;
  part?: string;
  armies: number;
  allies: number;
  placed: number;
  lost: number;
  recoverable: number;
  coins: number;
  allied_coins: number;
  forts: number;
  exchanged: number;
  bonus: number;
  dice: number;
  ties_won: boolean;
}

export interface Held {
  id: string;
  owner?: number;
  origin?: string;
  epoch?: number;
  armies?: number;
  active?: boolean;
  fort?: boolean;
  capital?: boolean;
  city?: boolean;
  monument?: boolean;
}

export interface Fleet {
  id: string;
  seat: number;
  army?: boolean;
  epoch?: number;
}

export interface Area {
  id: string;
  value: number;
  next: number;
  held: number[];
  level: Level[];
  points: number[];
}

export interface Target {
  id: string;
  how: 'occupy' | 'replace' | 'attack' | 'surrender' | 'reinforce';
  from?: string;
  sea?: string;
  points: number;
  dice?: [number, number];
  bonus?: number;
  fort?: boolean;
  ties_won?: boolean;
  win?: number;
  both?: number;
  repelled?: number;
  lose?: number;
  cost?: number;
}

export interface Choice {
  event?: string;
  step: 'barren' | 'territory' | 'area' | 'sea';
  chosen: string[];
  options: string[];
}

export type Phase = 'draw' | 'events' | 'minor' | 'preparation' | 'expansion' | 'monuments' | 'over';

export interface HistoryView {
  game: string;
  seat: number | null;
  seats: number;
  over: boolean;
  actors: number[];
  prompt: string;
  phase: Phase;
  epoch: number;
  turn: number | null;
  options: { supremacy: boolean; deal_minor_empires: boolean; multiple_armies: boolean; naval_control: boolean };
  players: Player[];
  calls: Call[];
  draw: {
    order: number[];
    next: number;
    cards: { holds: boolean; from?: number; looked: boolean }[];
    drawn?: string;
  };
  empire?: string;
  hand: HandCard[];
  discards: { event: string; seat: number; epoch: number }[];
  force?: Force;
  cards: { event: string; spent?: boolean; territory?: string }[];
  territories: Held[];
  waters: Fleet[];
  areas: Area[];
  targets: Target[];
  fort_sites: string[];
  pay_fort: string[];
  monuments: { left: number; to_build: number; sites: string[] };
  choice?: Choice;
  story: { epoch: number; points: number[] }[];
  ranking: number[];
}

// ---------------------------------------------------------------------------------------------------------------- the map

export interface Spot {
  x: number;
  y: number;
}

export interface MapName extends Spot {
  rows: string[];
  size: number;
}

type ByLanguage<T> = Record<string, T>;

export interface MapTerritory {
  region: string;
  /** Barren lands have a name alone. */
  army?: Spot;
  structure?: Spot;
  monument?: Spot;
  resource?: Spot;
  odds: ByLanguage<Spot>;
  name: ByLanguage<MapName>;
}

export interface MapSea {
  region: string;
  fleet: Spot;
  name: ByLanguage<MapName>;
}

export interface BoardMap {
  viewBox: number[];
  board: number[];
  territories: Record<string, MapTerritory>;
  seas: Record<string, MapSea>;
  waste: Record<string, { region: string; ground: string }>;
  seals: Record<string, Spot>;
  links: { a: string; b: string; kind: 'strait' | 'lane'; paths: string[] }[];
  contacts: { a: string; b: string; length: number }[];
}
