// Dice that nobody chose. This browser adds something of its own to the seed, remembers what it was promised before the
// game, and after the game checks that the server has kept its word (docs/fairness.md).

import { get, post } from './http';
import { recall, remember } from './memory';
import type { Fairness, OptionValue, Table } from './types';

/** What this browser knew before the game began. */
interface Promised {
  hash: string;
  game: string;
  rules: number;
  data: string;
  seats: number;
  options: Record<string, OptionValue>;
  /** What it has added to the seed. */
  value: string | null;
}

/** Why the dice of a game are not proven to be fair; each is a text `ui-fairness-because-…`. */
export type Doubt =
  | 'fork'
  | 'continued'
  | 'imported'
  | 'old'
  | 'absent'
  | 'silent'
  | 'hash'
  | 'left-out'
  | 'changed'
  | 'seed'
  | 'record'
  | 'replay';

export interface Verdict {
  /** null: the game is not over yet. */
  proven: boolean | null;
  doubts: Doubt[];
}

const name = (table: string): string => `fair.${table}`;

function promised(table: string): Promised | null {
  const kept = recall(name(table));
  return kept === null ? null : (JSON.parse(kept) as Promised);
}

/** Keep what the server promises about a table that has not begun, the first time this browser sees it. */
export async function keepPromise(table: Table, key?: string): Promise<void> {
  if (table.status !== 'waiting' || table.kind !== 'new' || promised(table.id)) return;
  const { game, rules, data, seats, options } = await get('/api/tables/{table}/fairness', { table: table.id }, { key });
  const kept: Promised = { hash: table.secret_hash, game, rules, data, seats, options, value: null };
  remember(name(table.id), JSON.stringify(kept));
}

/** What this browser adds to the seed of a table, drawn once and remembered before it is sent. */
export async function contribution(table: Table, key?: string): Promise<string | null> {
  await keepPromise(table, key);
  const kept = promised(table.id);
  if (!kept) return null;
  kept.value ??= hex(crypto.getRandomValues(new Uint8Array(32)));
  remember(name(table.id), JSON.stringify(kept));
  return kept.value;
}

/** Add to the seed of a table that waits for it. */
export async function contribute(table: Table): Promise<Table> {
  if (!table.contribute) return table;
  const value = await contribution(table);
  return value === null ? table : post('/api/tables/{table}/contribution', { table: table.id }, { value });
}

/** Whether the dice of a game that is over are proven, and if not, why. */
export function judge(table: string, found: Fairness, record: string): Verdict {
  if (found.kind !== 'new') return { proven: false, doubts: [doubtOf(found.kind)] };
  const kept = promised(table);
  if (!kept) return { proven: false, doubts: ['absent'] };
  if (found.secret === null || found.seed === null) return { proven: null, doubts: [] };
  const doubts: Doubt[] = [];
  if (sha256(found.secret) !== kept.hash) doubts.push('hash');
  if (kept.value === null) doubts.push('silent');
  else if (!found.contributions.some(({ value }) => value === kept.value)) doubts.push('left-out');
  const same =
    kept.game === found.game && kept.rules === found.rules && kept.data === found.data && kept.seats === found.seats;
  if (!same || optionLines(kept.options).join() !== optionLines(found.options).join()) doubts.push('changed');
  const seed = sha256(recipe({ ...found, ...kept }, found.secret)).replace(/^0+/, '');
  if (seed !== found.seed) doubts.push('seed');
  if (!fits(record, found)) doubts.push('record');
  if (found.replays !== true) doubts.push('replay');
  return { proven: doubts.length === 0, doubts };
}

function doubtOf(kind: string): Doubt {
  return kind === 'fork' || kind === 'continued' || kind === 'imported' ? kind : 'old';
}

/** The text whose hash is the seed. */
function recipe(of: Omit<Promised, 'hash' | 'value'> & Pick<Fairness, 'contributions'>, secret: string): string {
  return [
    'saecula seed 1',
    `secret ${secret}`,
    ...of.contributions.map(({ seat, value }) => `contribution ${seat} ${value}`),
    `game ${of.game}`,
    `rules ${of.rules}`,
    `data ${of.data}`,
    `seats ${of.seats}`,
    ...optionLines(of.options),
  ].join('\n');
}

function optionLines(options: Record<string, OptionValue>): string[] {
  return Object.keys(options)
    .sort()
    .map((option) => `option ${option} ${String(options[option])}`);
}

/** Whether a record begins as the game was agreed: with this seed, these rules, data and options. */
function fits(record: string, found: Fairness): boolean {
  const lines = record.split('\n').map((line) => line.replace(/ #[0-9a-f]+$/, ''));
  const header = lines.slice(0, lines.indexOf('begin'));
  const wanted = [
    `game ${found.game}`,
    `rules ${found.rules}`,
    `data ${found.data}`,
    `seats ${found.seats}`,
    `seed ${found.seed}`,
    ...optionLines(found.options),
  ];
  return wanted.every((line) => header.includes(line)) && header.length === wanted.length + 1;
}

// ---------------------------------------------------------------------------------------------------------------- SHA-256

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The fractional parts of the square or cube roots of the first primes, as 32-bit words. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) {
      const root = n ** power;
      found.push(Math.floor((root - Math.floor(root)) * 2 ** 32) | 0);
    }
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);

/** A word of a list that is long enough. */
const of = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;

/** SHA-256 of a text in hexadecimal. Browsers have it too, but not on a page without https. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) words[i] = view.getInt32(block + 4 * i);
      else {
        const a = of(words, i - 15);
        const b = of(words, i - 2);
        const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        words[i] = (of(words, i - 16) + s0 + of(words, i - 7) + s1) | 0;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + of(ROUND, i) + of(words, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (of(hash, i) + word) | 0));
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
