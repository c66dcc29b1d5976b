// A running game that no longer replays after an upgrade: who may do what about it.
import type { Table } from '../lib/types';

export interface BrokenGame {
  ended: boolean; // by agreement: nothing more can be done
  mayGoOn: boolean; // from its last good move, at a new table
  mayEnd: boolean; // or agree to end it
  missing: number[]; // the seats whose people have not agreed yet, once somebody wants to end it
}

export function brokenGame(table: Table): BrokenGame {
  const agreed = table.broken?.agreed ?? [];
  const ended = table.status === 'over';
  const sits = table.mine.length > 0 && !ended;
  const asked = agreed.length > 0 && !ended;
  return {
    ended,
    mayGoOn: sits,
    mayEnd: sits && !table.rematch && table.mine.some((seat) => !agreed.includes(seat)),
    missing: table.seats
      .filter((seat) => asked && seat.kind === 'person' && !agreed.includes(seat.seat))
      .map((seat) => seat.seat),
  };
}
