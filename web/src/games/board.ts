// What a game's board gets from the shared table, and what it may ask of it. A board knows no rules: it draws the view and
// offers what is legal.

import type { AutoChoice, Explained, GameEvent, LegalMove, Say, Snapshot } from '../lib/types';

export interface BoardProps<View = Record<string, unknown>> {
  snapshot: Snapshot<View>;
  /** Display names of all players, automated opponents included, by their number in the view. */
  names: string[];
  /** The colours of the players, by their number in the view, as the game has them (`lib/board/colours.ts` paints them). */
  colours: string[];
  /** What has just happened, for animation; empty while looking back or when motion is reduced. */
  events: GameEvent[];
  /** The same where motion is reduced, too: for what must be seen, like dice. */
  news?: GameEvent[];
  /** Everything that the reader has been told so far, beyond the position shown, too: compare `version`. */
  log?: GameEvent[];
  /** Looking back, watching, or not one's turn: nothing can be played. A lost line changes nothing on the board. */
  readonly: boolean;
  /** An earlier moment of the game is shown. */
  looking: boolean;
  /** A sentence in the reader's language; changes reactively with the language. */
  say: Say;
  lang: string;
  /** Play one move or a sequence (all or nothing). While another one is under way it waits, and is dropped if it means something else then.
   *  Before a turn is ended with a warning the table asks, unless the board says that it has asked itself (`sure`). */
  play: (moves: string[], sure?: boolean) => Promise<void>;
  /** Take back the reader's last move, where that is allowed. */
  undo?: () => Promise<void>;
  /** Ask what moves, legal or not, would cost and bring in the position shown: the seat one looks from, else the one to move.
   *  Nothing comes back for a spectator where that would tell of somebody's secrets. */
  explain: (moves: string[]) => Promise<Explained[]>;
  /** Automatic answers of the reader's seat: `on`, or `can` be switched on now. */
  auto?: AutoChoice[];
  /** Open a rule by its id. */
  openRule: (rule: string) => void;
}

/** Whether moves that somebody is about to choose from are offered in a new position, too, in the same words. */
export function stillOffered(moves: LegalMove[], legal: LegalMove[]): boolean {
  const words = new Map(legal.map(({ move, text }) => [move, JSON.stringify(text)]));
  return moves.every(({ move, text }) => words.get(move) === JSON.stringify(text));
}
