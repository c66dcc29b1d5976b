// The view of a game of Vinci, as src/saecula/games/vinci/view.py makes it.

export interface Empire {
  tiles: string[];
  tokens: number;
  survivors: number;
  provinces: number;
  worth: number;
}

export interface Player {
  seat: number;
  colour: string;
  virtual: boolean;
  score: number;
  hand: number;
  pacts: number[];
  entered: boolean;
  active: Empire;
  declining: Empire;
  slavery: number;
}

export interface Province {
  id: string;
  tokens: number;
  /** A player, "neutral", or absent where nobody is. */
  holder?: number | 'neutral';
  declining?: boolean;
  fort?: boolean;
}

export interface Offer {
  group: string;
  tiles: string[];
  price: number;
  counters: number;
  tokens: number;
}

export interface VinciView {
  game: 'vinci';
  seat: number | null;
  seats: number;
  over: boolean;
  actors: number[];
  prompt: string;
  round: number;
  max_rounds: number;
  turn: number;
  order: number[];
  target: number;
  last_round: boolean;
  players: Player[];
  provinces: Province[];
  offer: Offer[];
  bag: Record<string, number>;
  spies: number;
  eliminated: number;
  parts: string[][];
  ranking: number[];
}

interface Point {
  x: number;
  y: number;
}

export interface MapProvince {
  region: string;
  land: string;
  anchor: Point & { r: number };
  fort: Point;
  mine?: Point;
  port?: Point;
  label: Point & { width: number; lines: number };
  box: number[];
}

export interface MapSea {
  region: string;
  label: Point & { angle: number; length: number; room: number; curves: string[] };
  box: number[];
}

export interface Contact {
  a: string;
  b: string;
  kinds: string[];
  land: number;
  coast: number;
}

export interface BoardMap {
  viewBox: number[];
  board: number[];
  symbols: Record<string, string>;
  provinces: Record<string, MapProvince>;
  seas: Record<string, MapSea>;
  contacts: Contact[];
}
