// What travels between server and client, under the client's names. All of it is generated from the server's OpenAPI document
// (`tools/web.py types`): a field that the server does not have is a type error here. docs/api.md explains the fields.

import type { components, paths } from '../generated/api';

type Schemas = components['schemas'];

/** A key with arguments; `say` makes a sentence of it. */
export type Message = Schemas['Message'];

/** A sentence in the reader's language. */
export type Say = (message: Message | string, args?: Record<string, unknown>) => string;

export type GameEvent = Schemas['Event'];
export type LegalMove = Schemas['Choice'];
export type Progress = Schemas['ProgressInfo'];
export type Explained = Schemas['Explained'];
export type UndoRequest = Schemas['UndoRequest'];
export type AutoKind = Schemas['AutoKind'];

/** All that is needed to draw the table for one seat; `view` is the game's own. */
export type Snapshot<View = Record<string, unknown>> = Omit<Schemas['Snapshot'], 'view'> & { view: View };

export type User = Schemas['User'];
export type Session = Schemas['Session'];
export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['OptionInfo'];
export type LanguageInfo = Schemas['LanguageInfo'];
export type OptionValue = GameOption['default'];

export type Table = Schemas['TableInfo'];
export type Seat = Schemas['SeatInfo'];
export type Status = Table['status'];
export type NewTable = Schemas['NewTable'];
export type Fairness = Schemas['Fairness'];
export type Story = Schemas['Story'];

export type ChatLine = Schemas['ChatLine'];
export type TimelineStep = Schemas['Step'];
export type HistoryFrame = Schemas['History'];
export type Operation = Schemas['PatchOperation'];
export type ErrorBody = Schemas['Error'];

export type ServerMessage = Schemas['Messages']['messages'][number];

type Sent = paths['/api/tables/{table}/messages']['post']['requestBody']['content']['application/json'];
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A message of ours; `Live` adds the id. */
export type ClientMessage = WithoutId<Sent>;

/** An automatic answer as the table offers it. */
export interface AutoChoice extends AutoKind {
  set: (on: boolean) => void;
}
