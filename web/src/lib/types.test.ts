// The client's types are the server's. Each line below must be a type error: svelte-check fails where one is not, for example
// because the generated types are missing or have become `any`.
import { expect, it } from 'vitest';
import { address, get, post } from './http';
import type { ClientMessage, ServerMessage, Snapshot, Table } from './types';

export const unknownToTheServer = [
  // @ts-expect-error no such field
  (table: Table) => table.nickname,
  // @ts-expect-error no such status
  (table: Table) => table.status === 'paused',
  // @ts-expect-error no such field
  (snapshot: Snapshot) => snapshot.clock,
  // @ts-expect-error no such message
  (message: ServerMessage) => message.type === 'tick',
  // @ts-expect-error the seat is missing
  (): ClientMessage => ({ type: 'concede' }),
  // @ts-expect-error no such address
  () => get('/api/people', {}),
  // @ts-expect-error no such field
  async () => (await get('/api/session', {})).nickname,
  // @ts-expect-error no such field in the body
  () => post('/api/session', {}, { nickname: 'Ada', password: '' }),
  // @ts-expect-error the table is missing
  () => post('/api/tables/{table}/leave', {}, {}),
];

it('fills in addresses', () => {
  expect(unknownToTheServer).toHaveLength(9);
  expect(address('/api/tables/{table}/join', { table: 'a b/c' })).toBe('/api/tables/a%20b%2Fc/join');
  expect(address('/api/tables', {}, { page: 2, status: undefined })).toBe('/api/tables?page=2');
});
