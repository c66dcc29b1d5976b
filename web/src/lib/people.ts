// The names and marks of those who play.

import type { Table } from './types';

/** Names for bots, so that three of a kind are told apart in a sentence. */
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

/** The mark of a seat: a colour that stays apart for colour-blind eyes, and a shape, so that nobody has to tell colours. */
export interface Mark {
  fill: string;
  /** Dark enough to be read on paper. */
  deep: string;
  /** What is written on the mark. */
  ink: string;
  edge: string;
  /** The outline, in a box from -1.25 to 1.25. */
  shape: string;
}

const DISC = 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z';
const SQUARE = 'M-.72-.9H.72Q.9-.9 .9-.72V.72Q.9 .9 .72 .9H-.72Q-.9 .9-.9 .72V-.72Q-.9-.9-.72-.9Z';
const TENT =
  'M0-1.16Q.1-1.16 .18-1.06L1.06-.12Q1.12-.04 1.09 .06L.86 .84Q.82 .96 .7 .96H-.7Q-.82 .96-.86 .84L-1.09 .06Q-1.12-.04-1.06-.12L-.18-1.06Q-.1-1.16 0-1.16Z';
const DIAMOND =
  'M0-1.2Q.08-1.2 .15-1.12L1.12-.15Q1.2-.08 1.2 0T1.12 .15L.15 1.12Q.08 1.2 0 1.2T-.15 1.12L-1.12 .15Q-1.2 .08-1.2 0T-1.12-.15L-.15-1.12Q-.08-1.2 0-1.2Z';
const STAR =
  'M0-1.2L.34-.83L.85-.85L.83-.34L1.2 0L.83 .34L.85 .85L.34 .83L0 1.2L-.34 .83L-.85 .85L-.83 .34L-1.2 0L-.83-.34L-.85-.85L-.34-.83Z';
const SHIELD = 'M-.9-.95Q0-.72 .9-.95V.1Q.9 .8 0 1.2Q-.9 .8-.9 .1Z';

export const MARKS: readonly Mark[] = [
  { fill: '#b8322a', deep: '#9a241e', ink: '#fff8ec', edge: '#5c120e', shape: DISC },
  { fill: '#2b5aa6', deep: '#22498a', ink: '#fff8ec', edge: '#12264d', shape: SQUARE },
  { fill: '#0d7a67', deep: '#0a6354', ink: '#fff8ec', edge: '#053a31', shape: TENT },
  { fill: '#f0b323', deep: '#7d5300', ink: '#2c2013', edge: '#6b4700', shape: DIAMOND },
  { fill: '#33303a', deep: '#2a2731', ink: '#fff8ec', edge: '#0c0b10', shape: STAR },
  { fill: '#fbf7ef', deep: '#5d564c', ink: '#2c2013', edge: '#4a4238', shape: SHIELD },
];

export function markOf(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
