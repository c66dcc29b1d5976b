import { describe, expect, it } from 'vitest';
import type { Table } from '../lib/types';
import { brokenGame } from './broken';

const person = (seat: number) => ({ seat, kind: 'person', name: `${seat}`, mine: seat === 0, online: true });
const table = (more: object = {}, agreed: number[] = []): Table =>
  ({
    status: 'running',
    mine: [0],
    rematch: null,
    seats: [person(0), person(1), { seat: 2, kind: 'bot', name: 'greedy', bot: 'greedy', mine: false, online: true }],
    broken: { entry: 5, text: 'entry 6: …', agreed },
    ...more,
  }) as unknown as Table;

describe('a game that no longer replays', () => {
  it('may go on or end, as long as nobody has decided', () => {
    expect(brokenGame(table())).toEqual({ ended: false, mayGoOn: true, mayEnd: true, missing: [] });
  });

  it('waits for the other people when I want to end it, not for bots', () => {
    expect(brokenGame(table({}, [0]))).toEqual({ ended: false, mayGoOn: true, mayEnd: false, missing: [1] });
  });

  it('can be ended by me too when another one wants to', () => {
    expect(brokenGame(table({}, [1]))).toMatchObject({ mayEnd: true, missing: [0] });
  });

  it('cannot be ended when it goes on elsewhere', () => {
    expect(brokenGame(table({ rematch: 't_2' }))).toMatchObject({ mayGoOn: true, mayEnd: false });
  });

  it('offers nothing when it has ended', () => {
    expect(brokenGame(table({ status: 'over' }, [0, 1]))).toEqual({
      ended: true,
      mayGoOn: false,
      mayEnd: false,
      missing: [],
    });
  });

  it('offers nothing to those who only watch', () => {
    expect(brokenGame(table({ mine: [] }))).toMatchObject({ mayGoOn: false, mayEnd: false });
  });
});
