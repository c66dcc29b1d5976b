// Joining and leaving a table, and what is done to it as a whole. What the server refuses is said to the reader.

import { app } from '../app.svelte';
import { contribute, contribution, keepPromise } from '../fairness';
import { get, post } from '../http';
import type { Table } from '../types';

/** A table, and the key it was opened with. */
export interface Place {
  readonly id: string;
  readonly key: string | undefined;
  readonly table: Table | null;
}

/** Remember the promise about the dice; contribute to the seed if the game waits for that. */
export async function addToSeed(table: Table, key: string | undefined): Promise<void> {
  try {
    await keepPromise(table, key);
    await contribute(table);
  } catch {
    // It is tried again when the table is opened again.
  }
}

/** Sit down at this table, adding to the seed. */
export async function join(place: Place, wanted: { seat?: number; name?: string }): Promise<Table | undefined> {
  const key = place.key ? { key: place.key } : {};
  return app.attempt(async () => {
    const value = place.table && (await contribution(place.table, place.key));
    const body = { ...wanted, ...key, ...(value ? { contribution: value } : {}) };
    return post('/api/tables/{table}/join', { table: place.id }, body);
  });
}

/** A rematch; the second to ask joins the table that the first has opened. */
export async function rematch(place: Place): Promise<Table | undefined> {
  const opened = place.table?.rematch;
  return app.attempt(async () => {
    if (opened) {
      const table = await get('/api/tables/{table}', { table: opened });
      const value = await contribution(table);
      if (value && table.status === 'waiting')
        await post('/api/tables/{table}/join', { table: opened }, { contribution: value });
    }
    return contribute(await post('/api/tables/{table}/rematch', { table: place.id }, { contribute: true }));
  });
}

/** Leave the table, or end or continue a game that no longer replays. */
export async function manage(place: Place, what: 'leave' | 'end' | 'continue'): Promise<Table | undefined> {
  return app.attempt(() => post(`/api/tables/{table}/${what}`, { table: place.id }, {}));
}

/** Give the empty seats to a bot. */
export async function fill(place: Place, bot: string): Promise<Table | undefined> {
  return app.attempt(() => post('/api/tables/{table}/fill', { table: place.id }, { bot }));
}
