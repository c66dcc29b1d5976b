// The games that have a board of their own. A game that is not here is played on the generic table.

import type { Component } from 'svelte';
import type { LegalMove } from '../lib/types';
import type { BoardProps } from './board';

export interface BoardEntry {
  /** Loads the board when its table is opened. */
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** The kinds of things on the board that are clicked; all other moves are buttons of the shared table. */
  aims: string[];
  /** The board shows the players itself: the shared strip is left out. */
  players: boolean;
  /** Whether a move ends the turn for good while others could still be made: the table asks before it. */
  endsTurn?: (move: LegalMove) => boolean;
}

const modules = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const pictures = import.meta.glob<string>('./*/board.webp', { query: '?url', import: 'default', eager: true });

const DETAILS: Record<string, Omit<BoardEntry, 'load'>> = {
  vinci: {
    aims: ['province', 'group'],
    players: false,
    endsTurn: (move) => move.text.key === 'vinci-move-done-fortifying',
  },
};

export function boardOf(game: string): BoardEntry | undefined {
  const load = modules[`./${game}/Board.svelte`];
  const details = DETAILS[game];
  return load && details ? { load, ...details } : undefined;
}

/** The picture of a game, for the lobby. */
export function pictureOf(game: string): string | undefined {
  return pictures[`./${game}/board.webp`];
}
