import { describe, expect, it } from 'vitest';
import { marksOf, parts, placer, roundEnds, scaleOf, spread, type Turn } from './story';

const turn = (round: number, scores: number[], epoch = round): Turn => ({
  seat: 0,
  first: 0,
  last: 0,
  at: 0,
  round,
  where: round ? [{ key: 'epoch', args: { epoch } }] : [],
  scores,
});
const game = [turn(0, [0, 0]), turn(1, [7, 0]), turn(1, [7, 12]), turn(2, [31, 12]), turn(2, [31, -4])];

describe('the curve of a game', () => {
  it('has a scale that holds every score and 0', () => {
    const scale = scaleOf(game);
    expect(scale[0]).toBeLessThanOrEqual(-4);
    expect(scale[scale.length - 1]).toBeGreaterThanOrEqual(31);
    expect(scale).toContain(0);
    expect(scale.length).toBeLessThan(8);
    expect(scaleOf([turn(0, [0, 0])])).toEqual([0, 1]);
  });

  it('runs from edge to edge, higher scores above', () => {
    const { x, y } = placer(game, { left: 30, top: 10, width: 400, height: 200 });
    expect(x(0)).toBe(30);
    expect(x(4)).toBe(430);
    expect(y(31)).toBeLessThan(y(-4));
    expect(y(-4)).toBeLessThanOrEqual(210);
    expect(y(31)).toBeGreaterThanOrEqual(10);
  });

  it('names the parts of the game where there is room', () => {
    const say = ({ args }: { args: Record<string, unknown> }): string => `Epoch ${String(args.epoch)}`;
    const long = Array.from({ length: 61 }, (_, n) => turn(n, [n]));
    const wide = parts(long, say, (n) => n * 80, 61 * 80);
    expect(wide).toHaveLength(60);
    const narrow = parts(long, say, (n) => n * 5, 300);
    expect(narrow.length).toBeGreaterThan(2);
    expect(narrow.length).toBeLessThan(7);
    expect(narrow[0]).toEqual({ turn: 0, label: 'Epoch 1' });
  });

  it('names each of a few parts, briefly where there is little room', () => {
    const say = ({ args }: { args: Record<string, unknown> }): string => `Age ${String(args.epoch)}`;
    const ages = [0, 1, 2, 2, 2, 2, 2, 2, 3].map((age, round) => turn(round, [0], age));
    const found = parts(ages, say, (n) => n * 14, 8 * 14);
    expect(found.map(({ label }) => label)).toEqual(['1', 'Age 2', '3']);
    expect(found.map(({ turn: at }) => at)).toEqual([0, 1, 7]);
  });

  it('puts marks of different players at different turns', () => {
    const all = [0, 1, 2, 3].map((player) => marksOf(player, 4, 80, 600));
    expect(all.every((marks) => marks.length === 4)).toBe(true);
    expect(new Set(all.flat()).size).toBe(16);
  });

  it('keeps labels apart and inside', () => {
    const placed = spread([100, 102, 101, 198, 199], 16, 0, 200);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((height, n) => expect(height - (sorted[n] ?? 0)).toBeGreaterThanOrEqual(16));
    expect(Math.max(...placed)).toBeLessThanOrEqual(200);
    expect(placed[0]).toBeLessThan(placed[1] ?? 0);
  });

  it('has a row for each round, the start included', () => {
    expect(roundEnds(game)).toEqual([0, 2, 4]);
  });
});
