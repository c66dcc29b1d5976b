// The view of a game of Through the Ages (docs/view-through-the-ages.md).

export type Age = 'A' | 'I' | 'II' | 'III' | 'IV';
export type Counts = Record<string, number>;

export interface Slot {
  card: string;
  zone: number;
  cost: number;
  barred: string;
  leaves: boolean;
}

export interface Technology {
  workers: number;
  blue: number;
  price: number;
}

export interface Stake {
  victor: number;
  loser: number;
  what: string;
  loses: number;
  gains: number;
  card?: string;
}

export interface Pact {
  card: string;
  with: number;
  side: string;
  owner: number;
}

export interface War {
  card?: string;
  on?: number;
  lead?: number;
  stakes?: Stake[];
}

export interface Forecast {
  culture: number;
  science: number;
  food: number;
  resources: number;
  uprising: boolean;
  farmed: number;
  mined: number;
  pact_food: number;
  pact_resources: number;
  eaten: number;
  hunger: number;
  famine: number;
  corruption: number;
  idle_food: number;
  idle_resources: number;
  science_lost: number;
  cards: number;
}

export interface Civilization {
  seat: number;
  colour: string;
  resigned: number;
  resigning: boolean;
  culture: number;
  science: number;
  culture_rating: number;
  science_rating: number;
  strength: number;
  happiness: number;
  culture_from: Counts;
  faces_needed: number;
  discontent: number;
  yellow_bank: number;
  unused: number;
  blue_bank: number;
  food: number;
  resources: number;
  food_output: number;
  resource_output: number;
  consumption: number;
  corruption: number;
  population_price: number;
  civil_actions: [number, number];
  military_actions: [number, number];
  rebels: number;
  unit_resources: number;
  urban_limit: number;
  civil_limit: number;
  military_limit: number;
  colonization: number;
  government: string;
  leader: string;
  special: string[];
  technologies: Record<string, Technology>;
  wonder: { card?: string; built?: number; stages?: number[] };
  wonders: string[];
  ruined: string[];
  colonies: string[];
  tactic: string;
  armies: { number: number; bonus: number; lacks: Counts };
  pacts: Pact[];
  war: War;
  marker: number;
  hand: string[];
  hand_prices: number[];
  fresh: string[];
  arms: Counts;
  arms_known: string[];
  bonus_proved: number;
  personal: string[];
  personal_cards: number;
  kept: string[];
  no_politics: number;
  leaders_taken: string[];
  columbus_used: boolean;
  trading: boolean;
  trade: { pays?: string; for?: string; announced?: boolean; used?: boolean };
  next: Forecast;
}

export interface Question {
  kind: string;
  rule: string;
  card?: string;
  other?: number;
  deed?: string;
  less?: number;
  science?: number;
  limit?: number;
  cards?: number | string[];
  each?: number;
  tokens?: number;
  could_produce?: Counts;
  corruption?: number;
  expected?: number;
  may_stay?: number[];
  good?: 'food' | 'resources';
  amount?: number;
  lost?: boolean;
  has?: { food: number; resources: number };
  ages?: string[];
  left?: number;
  taken?: number;
  buildings?: number;
}

export interface Auction {
  bid?: number;
  bidder?: number;
  bids?: number[];
  in?: number[];
  force?: { units: number; permanent: number; cards: [number, number] }[];
  sacrificed?: Counts;
  cards?: number;
  paid?: number;
  missing?: number;
}

export interface Battle {
  card?: string;
  kind?: 'aggression' | 'war';
  attacker?: number;
  defender?: number;
  attack?: number;
  defence?: number;
  open_borders?: number;
  missing?: number;
  victor?: number;
  stakes?: Stake[];
  sacrificed?: [Counts, Counts];
  cards?: number;
  can_add?: { attack_units: number; defence_units: number; defence_cards: [number, number] };
}

export type Terms = Record<string, number | boolean>;

export interface Offer {
  card?: string;
  from?: number;
  to?: number;
  side?: string;
  symmetric?: boolean;
  terms?: { a: Terms; b: Terms };
  replaces?: string;
  changes?: Record<string, Record<string, [number, number]>>;
}

export interface AgesView {
  game: 'through_the_ages';
  seat: number | null;
  seats: number;
  version: 'simple' | 'advanced' | 'full';
  options: Record<string, boolean>;
  over: boolean;
  ranking: number[];
  actors: number[];
  turn: number;
  first: number;
  prompt: string;
  age: Age;
  round: number;
  last_round: number;
  banks: { yellow: [number, number, number, number][]; blue: [number, number][] };
  row: Slot[];
  row_cleared: number;
  civil_deck: number;
  military_deck: number;
  military_discard: Counts;
  current_events: Counts;
  future_events: Counts;
  events_by: { current: Record<string, number[]>; future: Record<string, number[]> };
  past_events: string[];
  bonus_cards: string[];
  hidden_bonus_cards: number;
  known: Record<string, string[]>;
  event: string;
  question: Question;
  auction: Auction;
  battle: Battle;
  offer: Offer;
  players: Civilization[];
}
