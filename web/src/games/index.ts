// The games that have a board of their own. A game that is not here is played on the generic table.

import type { Component } from 'svelte';
import type { Marks } from '../lib/board/colours';
import type { BoardProps } from './board';
import { marks } from './seven_ages/marks';

export interface BoardDetails {
  /** The kinds of things on the board that are clicked; all other moves are buttons of the shared table. 'all': none is left over. */
  aims: string[] | 'all';
  /** The board shows the players itself and wants the whole width: the log is closed until asked for. */
  whole: boolean;
  /** The board offers automatic answers itself. */
  offersAuto?: boolean;
  /** The board also shows those that are on, and takes them back. */
  showsAuto?: boolean;
  /** The board has a guide of its own through a first game. */
  guide?: boolean;
  /** How the players' colours look at its table, where that differs from the other games. */
  marks?: Marks;
  /** The option that one chooses beside the button that starts a game at once. */
  quick?: string;
  /** The options of a guided first game. */
  first?: Record<string, string | number | boolean>;
}

export interface BoardEntry extends BoardDetails {
  /** Loads the board when its table is opened. */
  load: () => Promise<{ default: Component<BoardProps> }>;
}

const modules = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const pictures = import.meta.glob<string>('./*/board.webp', { query: '?url', import: 'default', eager: true });

export const DETAILS: Record<string, BoardDetails> = {
  vinci: {
    aims: 'all',
    whole: true,
    guide: true,
  },
  heroes_of_the_world: {
    aims: 'all',
    whole: true,
    offersAuto: true,
    guide: true,
  },
  history_of_the_world: {
    aims: 'all',
    whole: true,
    guide: true,
  },
  seven_ages: {
    aims: 'all',
    whole: true,
    offersAuto: true,
    showsAuto: true,
    guide: true,
    marks,
    first: { turn_limit: 3 },
  },
  through_the_ages: {
    aims: 'all',
    whole: true,
    offersAuto: true,
    guide: true,
    quick: 'version',
    first: { version: 'simple' },
  },
};

export function boardOf(game: string): BoardEntry | undefined {
  const load = modules[`./${game}/Board.svelte`];
  const details = DETAILS[game];
  return load && details ? { load, ...details } : undefined;
}

const sheets = import.meta.glob<{ default: Component }>('./*/Cards.svelte');

/** The page with every card of a game, where there is one. */
export function cardsOf(game: string): (() => Promise<{ default: Component }>) | undefined {
  return sheets[`./${game}/Cards.svelte`];
}

/** The picture of a game, for the lobby. */
export function pictureOf(game: string): string | undefined {
  return pictures[`./${game}/board.webp`];
}
