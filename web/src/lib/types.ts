// The shapes that travel between server and client (docs/api.md).

/** A key with arguments; `say` makes a sentence of it. */
export interface Message {
  key: string;
  args: Record<string, unknown>;
  rule?: string;
}

/** Something that happened, as one seat may read it. */
export interface GameEvent extends Message {
  n: number;
  version: number;
}

/** A legal move: clicking `thing` plays it. */
export interface LegalMove {
  move: string;
  verb: string;
  kind: string;
  thing: string;
  text: Message;
  lines?: Message[];
}

/** What a move would cost and bring, or why it cannot be played. */
export interface Explained {
  move: string;
  legal: boolean;
  lines: Message[];
  why_not: Message | null;
  text: Message;
}

export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

/** All that is needed to draw the table for one seat; `view` is the game's own. */
export interface Snapshot<View = Record<string, unknown>> {
  table: string;
  game: string;
  seat: number | null;
  version: number;
  events: number;
  status: 'waiting' | 'running' | 'over';
  view: View;
  prompt: Message;
  legal: LegalMove[];
  actors: number[];
  mine: number[];
  undo: boolean;
  undo_request: UndoRequest | null;
  scores: number[];
  ranking: number[];
  over: boolean;
}
