// What a game's board gets from the shared table, and what it may ask of it. A board knows no rules: it draws the view and
// offers what is legal.

import type { Explained, GameEvent, LegalMove, Message, Snapshot } from '../lib/types';

export interface BoardProps<View = Record<string, unknown>> {
  snapshot: Snapshot<View>;
  /** Display names of all players, automated opponents included, by their number in the view. */
  names: string[];
  /** What has just happened, for animation; empty while looking back or when motion is reduced. */
  events: GameEvent[];
  /** Looking back, watching, or not one's turn: nothing can be played. */
  readonly: boolean;
  /** A sentence in the reader's language; changes reactively with the language. */
  say: (message: Message | string, args?: Record<string, unknown>) => string;
  lang: string;
  /** Play one move or a sequence (all or nothing). While another one is under way it waits, and is dropped if it means something else then. */
  play: (moves: string[]) => Promise<void>;
  /** Ask what moves, legal or not, would cost and bring. */
  explain: (moves: string[]) => Promise<Explained[]>;
  /** "Don't ask me again this turn": whether it holds, and whether what is asked now can be answered so. */
  standing?: { on: boolean; can: boolean; set: (on: boolean) => void };
  /** Open a rule by its id. */
  openRule: (rule: string) => void;
}

/** What the legal moves cost and bring, as far as it came with them. */
export function toldWith(legal: LegalMove[]): Map<string, Explained> {
  const told = legal.filter((move) => move.lines !== undefined);
  return new Map(
    told.map(({ move, text, lines = [] }) => [move, { move, legal: true, lines, why_not: null, text }] as const),
  );
}

/** Whether moves that somebody is about to choose from are offered in a new position, too, in the same words. */
export function stillOffered(moves: LegalMove[], legal: LegalMove[]): boolean {
  const words = new Map(legal.map(({ move, text }) => [move, JSON.stringify(text)]));
  return moves.every(({ move, text }) => words.get(move) === JSON.stringify(text));
}
