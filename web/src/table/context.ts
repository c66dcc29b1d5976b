// What the parts of a table share.

import { getContext, setContext } from 'svelte';
import type { TableSession } from '../lib/table/session.svelte';
import type { Message } from '../lib/types';
import type { Screen } from './screen.svelte';
import type { Turn } from './turn.svelte';

export interface TableContext {
  session: TableSession;
  screen: Screen;
  turn: Turn;
  /** A sentence with the names of the players. */
  say: (message: Message | string, args?: Record<string, unknown>) => string;
  openRule: (rule: string) => void;
}

/** Under this name components find the table. */
export const TABLE = Symbol('table');

export const provideTable = (context: TableContext): TableContext => setContext(TABLE, context);
export const useTable = (): TableContext => getContext<TableContext>(TABLE);
