// The shapes that travel between server and client (docs/api.md).

/** A key with arguments; `say` makes a sentence of it. */
export interface Message {
  key: string;
  args: Record<string, unknown>;
  rule?: string;
}

/** A sentence in the reader's language. */
export type Say = (message: Message | string, args?: Record<string, unknown>) => string;

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
  /** It ends the turn. */
  ends_turn?: boolean;
  /** Why it deserves a second thought. */
  warning?: Message;
}

/** How far a game has come: where it stands, what is left, what ends it, whether this is the last round. */
export interface Progress {
  where: Message[];
  left: Message[];
  ends: Message | null;
  last: boolean;
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
  id: string;
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

export type Status = 'waiting' | 'running' | 'over';

/** A kind of automatic answer: until when it holds, whether it is on, and whether it answers what is asked now. */
export interface AutoKind {
  kind: string;
  until: 'turn' | 'round' | 'withdrawn';
  on: boolean;
  can: boolean;
  text: Message;
  text_on: Message;
}

/** All that is needed to draw the table for one seat; `view` is the game's own. */
export interface Snapshot<View = Record<string, unknown>> {
  table: string;
  game: string;
  seat: number | null;
  version: number;
  events: number;
  status: Status;
  view: View;
  prompt: Message;
  legal: LegalMove[];
  /** The seats that the reader may know to be awaited; `awaited` says how many there are. */
  actors: number[];
  awaited?: number;
  mine: number[];
  undo: boolean;
  undo_request: UndoRequest | null;
  /** The kinds of automatic answers of the game, for the seat that looks. */
  auto: AutoKind[];
  /** There is one legal move, and nothing is learned by playing it. */
  forced: boolean;
  progress: Progress;
  scores: number[];
  ranking: number[];
  over: boolean;
}

// ------------------------------------------------------------------------------------------------ people, games, tables

export interface User {
  id: string;
  nickname: string;
}

export interface Session {
  user: User | null;
  version: string;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  default: OptionValue;
  choices: string[];
  low: number;
  high: number;
  yes_no: boolean;
  rule: string;
  seats: number[];
  title?: Message;
}

export interface LanguageInfo {
  id: string;
  /** What its speakers call it. */
  name: string;
}

export interface GameInfo {
  name: string;
  title: Message;
  seats: number[];
  rules_version: number;
  data_digest: string;
  concede: boolean;
  languages: string[];
  options: GameOption[];
  bots: { name: string; strength: number }[];
  /** The colours of each player, for each number of seats in `seats`. */
  colours: string[][][];
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'invite' | 'reserved';
  name: string;
  user?: string | null;
  bot?: string | null;
  mine: boolean;
  online: boolean;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  status: Status;
  listed: boolean;
  owner: string | null;
  options: Record<string, OptionValue>;
  created: number;
  changed: number;
  seats: Seat[];
  mine: number[];
  actors: number[];
  awaited?: number;
  my_turn: boolean;
  over: boolean;
  here: boolean;
  key?: string | null;
  rematch: string | null;
  fork_of: unknown;
  broken: { entry: number; text: string; agreed: number[] } | null;
  seed_hash: string | null;
  ranking: number[];
  /** Nothing is hidden from anybody. */
  open: boolean;
  /** The colours of each player, automated opponents included; the main one first. */
  colours: string[][];
}

export interface Fairness {
  algorithm: string;
  hash: string | null;
  seed: string | null;
  verified: boolean | null;
}

// ------------------------------------------------------------------------------------------------------------ live play

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface TimelineStep {
  version: number;
  seat: number | null;
  text: Message | null;
  undone: boolean;
  at: number;
}

export interface ErrorBody {
  status: number;
  code: string;
  text: string;
  message?: Message;
  at?: number;
  line?: number;
}

export interface HistoryFrame {
  type: 'history';
  re?: string;
  at: number;
  last: number;
  undone: boolean;
  view: Record<string, unknown>;
  prompt: Message;
  actors: number[];
  awaited?: number;
  progress: Progress;
  scores: number[];
  events: GameEvent[];
}

export type ServerMessage =
  | { type: 'snapshot'; re?: string; snapshot: Snapshot }
  | { type: 'update'; re?: string; from: number; version: number; events: GameEvent[]; snapshot: Snapshot }
  | { type: 'waiting'; re?: string; actors: number[]; awaited: number }
  | { type: 'table'; re?: string; table: Table }
  | { type: 'presence'; re?: string; online: number[]; watching: number }
  | { type: 'chat'; re?: string; lines: ChatLine[] }
  | { type: 'played'; re?: string; moves: number; stopped: boolean; repeated: boolean; version: number }
  | { type: 'explained'; re?: string; moves: Explained[] }
  | HistoryFrame
  | { type: 'log'; re?: string; events: GameEvent[]; next: number }
  | { type: 'timeline'; re?: string; steps: TimelineStep[]; next: number }
  | { type: 'done'; re?: string }
  | { type: 'pong'; re?: string }
  | { type: 'error'; re?: string; error: ErrorBody; snapshot?: Snapshot }
  | { type: 'closing'; re?: string; text: string };

export type ClientMessage =
  | { type: 'look'; seat: number | null; explain?: boolean }
  | { type: 'play'; seat: number; version: number; moves: string[] }
  | { type: 'undo'; seat: number; version: number }
  | { type: 'explain'; seat: number; moves: string[]; at?: number; looking?: number }
  | { type: 'history'; seat: number | null; at: number }
  | { type: 'log'; seat: number | null; since: number }
  | { type: 'since'; seat: number }
  | { type: 'timeline'; seat: number | null; since?: number }
  | { type: 'auto'; seat: number; kind: string; on: boolean }
  | { type: 'ask_undo'; seat: number; to?: number }
  | { type: 'answer_undo'; seat: number; request: string; agree: boolean }
  | { type: 'cancel_undo'; seat: number }
  | { type: 'concede'; seat: number }
  | { type: 'hand_over'; seat: number; bot: string }
  | { type: 'chat'; text: string }
  | { type: 'chats'; since: number }
  | { type: 'ping' };
