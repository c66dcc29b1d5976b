// The view of a game of 7 Ages, as src/saecula/games/seven_ages/view.py makes it. Empires are named by their colour set.

export interface Marker {
  state: 'down' | 'up' | 'spent' | 'void';
  marker?: string;
}

export interface Player {
  glory: number;
  hand: number;
  markers: Record<string, Marker>;
  pair?: string;
  known?: string[];
  beyond?: number;
}

/** How many of each type, for the owner; how many in all, for everybody else. */
export type Stack = number | Record<string, number>;

export interface Empire {
  card: string;
  seat: number;
  level: number;
  age: number;
  money: number;
  income: number;
  upkeep: number;
  elite: number;
  home: string[];
  icons: (number | null)[];
  /** Of the icons that rank: the place (0: it does not compete), and what the empire has of the thing. */
  ranks: ([number, number] | null)[];
  units: Record<string, Stack>;
  leaders: Record<string, string>;
  artefacts: string[];
  capital?: string;
  religion?: string;
  government?: string;
  barbarian?: boolean;
  /** Of each class of units that icons rank: how many there are at least and at most, as everybody can tell. */
  numbers: Record<string, [number, number]>;
  reserve?: Record<string, number>;
}

export interface AreaState {
  control?: string;
  city?: number;
  fort?: boolean;
  disorder?: boolean;
  artefact?: string;
}

export interface Side {
  gone?: boolean;
  empire?: string;
  units?: number;
  uncommitted?: number;
  disorder?: number;
  ready?: Record<string, number>;
  card?: string;
  front?: Record<string, number>;
  support?: Record<string, number>;
  leader?: string;
  /** What adds to the total, as far as the reader knows it. */
  items?: Record<string, number>;
  /** The reader commits units for this side now. */
  commits?: boolean;
}

export interface SevenView {
  turn: number;
  /** An action, or "end" for the harvest. */
  step: string;
  first: number;
  age: number;
  ended: string;
  players: Player[];
  empires: Record<string, Empire>;
  areas: Record<string, Record<string, AreaState>>;
  cards: { deck: number; discard: string[]; hand?: string[]; top?: (string | null)[] };
  blue: Record<string, number>;
  elephants: number;
  treaty?: string;
  placing?: boolean;
  acting?: { seat: number; action: string; empire?: string };
  moving?: {
    empire: string;
    area?: string;
    units?: Record<string, number>;
    cargo?: Record<string, number>;
    leaders?: string[];
  };
  /** `shown`: cards and units of both sides lie open. */
  conflict?: { area: string; round: number; sides: Side[]; shown?: boolean };
  trade?: { empire: string; partner?: string; card?: string; other_card?: string; totals?: number[] };
  announced?: { seat: number; card: string; as: 'event' | 'artefact'; targets: string[] };
  answer?: string[];
}

export interface Point {
  x: number;
  y: number;
}

/** Where the name of an area stands: the middle of its first of so many rows. */
export interface NamePlace extends Point {
  size: number;
  rows: number;
}

export interface MapArea {
  kind: 'land' | 'water';
  region: string;
  /** The middle, and the distance to the nearest border. */
  anchor: Point & { r: number };
  name: Record<string, NamePlace>;
  /** Where pieces stand, best first. */
  spots: Point[];
  /** Where the sign of its resource stands. */
  resource?: Point;
}

export interface WorldMap {
  viewBox: number[];
  areas: Record<string, MapArea>;
  links: { a: string; b: string; kind: 'arrow' | 'canal'; paths: string[] }[];
  /** Pairs of lands with a river between them. */
  rivers: [string, string][];
  /** What grows on each land: a key of `glyphs`, then x, y, variant and scale of every drawing. */
  growth: Record<string, { glyph: string; at: number[] }>;
  /** Small drawings: for each variant, the attributes of its paths. */
  glyphs: Record<string, Record<string, string>[][]>;
}
