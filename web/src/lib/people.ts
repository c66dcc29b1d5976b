// The names of those who play.

import type { Table } from './types';

/** Names for bots, so that three of a kind can be told apart. */
const PERSONAE = ['Livia', 'Hypatia', 'Otto', 'Zenobia', 'Cyrus', 'Theodora', 'Hadrian', 'Matilda', 'Numa', 'Aspasia'];

/** Display names by seat. `players` may be more than the seats, where the rules add opponents of their own. */
export function namesAt(table: Table, players: number, empty: string, automated: (number: number) => string): string[] {
  const taken = new Set(table.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name.toLowerCase()));
  const offset = [...table.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PERSONAE.length;
  const free = PERSONAE.map((_, index) => PERSONAE[(index + offset) % PERSONAE.length] ?? '').filter(
    (name) => !taken.has(name.toLowerCase()),
  );
  const names = table.seats.map((seat) => {
    if (seat.kind === 'bot') return free.shift() ?? seat.name;
    return seat.name || empty;
  });
  for (let extra = names.length; extra < players; extra += 1) names.push(automated(extra - table.seats.length + 1));
  return names;
}
