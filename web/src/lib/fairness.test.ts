import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { judge, sha256, type Doubt } from './fairness';
import { remember } from './memory';
import type { Fairness } from './types';

const secret = 'ab'.repeat(32);
const value = 'cd'.repeat(32);
const options = { points: 30, fast: true, mode: 'long' };
const agreed = { game: 'vinci', rules: 2, data: '91fe0c', seats: 3, options };

function fair(more: Partial<Fairness> = {}): Fairness {
  const contributions = [{ seat: 0, value }];
  const text = [
    'saecula seed 1',
    `secret ${secret}`,
    `contribution 0 ${value}`,
    'game vinci',
    'rules 2',
    'data 91fe0c',
    'seats 3',
    'option fast true',
    'option mode long',
    'option points 30',
  ].join('\n');
  const seed = createHash('sha256').update(text).digest('hex').replace(/^0+/, '');
  const plain = { kind: 'new' as const, secret_hash: '', contributions, ...agreed, secret, seed, replays: true };
  return { ...plain, ...more };
}

function record(of: Fairness, seed = of.seed): string {
  const lines = ['saecula record 2', 'game vinci', 'rules 2', 'data 91fe0c', 'seats 3', `seed ${seed}`];
  lines.push('option points 30', 'option fast true', 'option mode long', 'begin', '0 done');
  return lines.map((line) => `${line} #a3f9c1`).join('\n');
}

describe('sha256', () => {
  it('is what others compute', () => {
    for (const text of ['', 'abc', 'è', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('the dice', () => {
  beforeEach(() => remember('fair.t', JSON.stringify({ hash: sha256(secret), ...agreed, value })));
  const doubts = (found: Fairness, text = record(found), table = 't'): Doubt[] => judge(table, found, text).doubts;

  it('are proven when everything is as it was promised', () => {
    expect(judge('t', fair(), record(fair()))).toEqual({ proven: true, doubts: [] });
    expect(judge('t', fair({ secret: null, seed: null, replays: null }), '').proven).toBe(null);
  });

  it.each<[string, Partial<Fairness>, Doubt]>([
    ['another secret', { secret: 'ee'.repeat(32) }, 'hash'],
    ['another seed', { seed: 'ff' }, 'seed'],
    ['a contribution left out', { contributions: [{ seat: 0, value: '00'.repeat(32) }] }, 'left-out'],
    ['a changed option', { options: { ...options, points: 60 } }, 'changed'],
    ['other data', { data: '000000' }, 'changed'],
    ['a record that does not replay', { replays: false }, 'replay'],
    ['a fork', { kind: 'fork' }, 'fork'],
    ['an imported game', { kind: 'imported' }, 'imported'],
    ['a continued game', { kind: 'continued' }, 'continued'],
    ['a game of an older server', { kind: '' }, 'old'],
  ])('are not proven: %s', (_, lie, doubt) => {
    expect(judge('t', fair(lie), record(fair(lie))).proven).toBe(false);
    expect(doubts(fair(lie))).toContain(doubt);
  });

  it('are not proven by a record of another game, nor to who was not there or added nothing', () => {
    expect(doubts(fair(), record(fair(), 'abc'))).toEqual(['record']);
    expect(doubts(fair(), record(fair()), 'elsewhere')).toEqual(['absent']);
    remember('fair.t', JSON.stringify({ hash: sha256(secret), ...agreed, value: null }));
    expect(doubts(fair())).toEqual(['silent']);
  });
});
