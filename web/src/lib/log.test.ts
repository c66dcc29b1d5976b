import { describe, expect, it } from 'vitest';
import { condense, doneTo } from './log';
import { Words } from './text';
import type { GameEvent } from './types';

const words = new Words('en', [
  `
demo-placed = { $seat } places a token in { $province }.
demo-placed-many = { $seat } places { $tokens } tokens: { $places }.
demo-moved = { $seat } moves a unit from { $origin } to { $province }.
demo-moved-many = { $seat } moves { $units } units from { $origin }: { $places }.
demo-scored = { $seat } scores.
demo-province-castile = Castile
demo-province-baetica = Baetica
`,
]);
const placed = (n: number, seat: number, where: string): GameEvent => ({
  n,
  version: n + 10,
  key: 'demo-placed',
  args: { seat, province: `demo-province-${where}` },
});

describe('the log', () => {
  it('counts small steps of one seat in a row', () => {
    const events = [placed(0, 1, 'castile'), placed(1, 1, 'baetica'), placed(2, 1, 'castile'), placed(3, 0, 'castile')];
    const told = condense(events, words);
    expect(told.map((entry) => words.say(entry, undefined, ['Ada', 'Bea']))).toEqual([
      'Bea places 3 tokens: Castile 2, Baetica 1.',
      'Ada places a token in Castile.',
    ]);
    expect(told[0]).toMatchObject({ first: 0, n: 2, version: 12 });
  });

  it('counts only what is the same otherwise', () => {
    const moved = (n: number, where: string, origin: string): GameEvent => ({
      ...placed(n, 0, where),
      key: 'demo-moved',
      args: { seat: 0, province: `demo-province-${where}`, origin: `demo-province-${origin}` },
    });
    const told = condense(
      [moved(0, 'castile', 'baetica'), moved(1, 'castile', 'baetica'), moved(2, 'baetica', 'castile')],
      words,
    );
    expect(told.map((entry) => words.say(entry, undefined, ['Ada']))).toEqual([
      'Ada moves 2 units from Baetica: Castile 2.',
      'Ada moves a unit from Castile to Baetica.',
    ]);
  });

  it('leaves alone what has no words for many', () => {
    const scored = (n: number): GameEvent => ({ n, version: n, key: 'demo-scored', args: { seat: 0 } });
    expect(condense([scored(0), scored(1)], words)).toHaveLength(2);
  });

  it('knows what others did to a seat', () => {
    const event = (n: number, args: Record<string, unknown>): GameEvent => ({ n, version: n, key: 'x', args });
    const events = [
      event(0, { seat: 1, other: 0 }), // taken from me
      event(1, { seat: 0, other: 1 }), // my own doing
      event(2, { seat: 1, other: 2 }),
      event(3, { seat: 2, seats: [0, 1] }),
      event(4, { seat: 0 }),
    ];
    expect(doneTo(0, events).map(({ n }) => n)).toEqual([0, 3]);
    expect(doneTo(null, events)).toEqual([]);
  });
});
