// The view of a game of Heroes of the World, as src/saecula/games/heroes_of_the_world/view.py makes it.

export interface Hero {
  id: string;
  territories: string[];
  population: number;
  discoveries: number;
  conquest: number;
  treasure: number;
}

export interface Player {
  seat: number;
  colours: string[];
  score: number;
  gold: number;
  supply: number;
  /** The cards of the hand that the reader may see, and how many more there are. */
  hand: Hero[];
  hidden: number;
  /** The cards of the hand that everybody has seen. */
  shown: string[];
  played: string[];
  /** The sum of the discovery values of the heroes played, and how many of them have one: they decide ties. */
  discoveries: number;
  thinkers: number;
  wonders: string[];
}

export interface Rank {
  seat: number;
  /** What the rank gives; absent where it gives nothing. */
  points?: number;
  /** As many units as the player before: the heroes played, or the seats, decide. */
  tied?: boolean;
}

export interface Territory {
  id: string;
  in_play: boolean;
  units: number[];
  ladder: { id: string; value: number }[];
  slots: number;
  sum: number;
  /** Who would score the ladder as it is, first rank first; with the token about to be placed where it can go. */
  ranks: Rank[];
  complete: boolean;
  served: boolean;
}

export interface Wonder {
  id: string;
  era: 'ancient' | 'modern';
  owner: number | null;
  on_offer: boolean;
  face_up: boolean;
}

export interface Step {
  rounds?: number;
  units?: number;
  returns?: number;
  token?: string;
  territory?: string;
  favoured?: number | null;
  defender?: number;
  face?: string;
  origin?: string;
  destination?: string;
}

export interface HeroesView {
  game: 'heroes_of_the_world';
  seat: number | null;
  seats: number;
  over: boolean;
  actors: number[];
  prompt: string;
  era: 'ancient' | 'modern';
  era_value: number;
  ladders_complete: number;
  ladders_to_end: number;
  turn: number;
  hero: string;
  players: Player[];
  territories: Territory[];
  display: Hero[];
  deck: number;
  unseen: string[];
  bag: Record<string, number>;
  tokens: string[];
  bank: number | null;
  wonders: Wonder[];
  step: Step;
  ranking: number[];
}
