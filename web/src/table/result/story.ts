// The story of a finished game in figures: where the lines, ticks and marks of its curve lie, and what its tables hold.

import type { Message, Story } from '../../lib/types';

/** A turn of a story. */
export type Turn = Story['turns'][number];

/** The room of the curve inside its picture, in pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A step of a scale that reads well: 1, 2 or 5 times a power of ten. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= wanted) ?? wanted;
}

/** The values of a scale that holds all scores, 0 among them; at most about `most` steps. */
export function scaleOf(turns: readonly Turn[], most = 5): number[] {
  const scores = turns.flatMap((turn) => turn.scores);
  const [low, high] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const step = roundStep((high - low) / most);
  const found: number[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) found.push(value);
  return found;
}

/** Where a turn and a score lie. */
export function placer(
  turns: readonly Turn[],
  frame: Frame,
): { x: (turn: number) => number; y: (s: number) => number } {
  const scale = scaleOf(turns);
  const [low, high] = [scale[0] ?? 0, scale[scale.length - 1] ?? 1];
  const last = Math.max(1, turns.length - 1);
  return {
    x: (turn) => frame.left + (turn / last) * frame.width,
    y: (score) => frame.top + ((high - score) / (high - low || 1)) * frame.height,
  };
}

/**
 * The turns where a new part of the game begins (round, epoch, age). A few parts are named by the last word of their label
 * where there is no room for all of it; many parts are left out where a label would touch another.
 */
export function parts(
  turns: readonly Turn[],
  say: (message: Message) => string,
  x: (turn: number) => number,
  end: number,
): { turn: number; label: string }[] {
  const begins: { turn: number; label: string }[] = [];
  let before = '';
  turns.forEach((turn, index) => {
    const first = turn.where[0];
    const label = first ? say(first) : '';
    if (!label || label === before) return;
    before = label;
    begins.push({ turn: Math.max(0, index - 1), label }); // the part begins where the turn before it ended
  });
  if (begins.length <= FEW) return shortened(begins, x, end);
  let free = -Infinity; // where the last label ends
  return begins.filter(({ turn, label }) => {
    const at = x(turn);
    const wide = label.length * LETTER;
    if (at < free || at + wide > end) return false;
    free = at + wide + LETTER * 2;
    return true;
  });
}

/** Every part with as much of its label as there is room for before the next part. */
function shortened(
  begins: { turn: number; label: string }[],
  x: (turn: number) => number,
  end: number,
): { turn: number; label: string }[] {
  return begins.map(({ turn, label }, n) => {
    const next = begins[n + 1];
    const room = (next ? x(next.turn) : end) - x(turn);
    const fitting = [label, label.slice(label.lastIndexOf(' ') + 1)].find(
      (words) => words.length * LETTER + GAP <= room,
    );
    return { turn, label: fitting ?? '' };
  });
}

/** About how wide a letter of a label is, and the least room beside it, in pixels. */
const LETTER = 6.4;
const GAP = 5;
/** Up to how many parts each has its name. */
const FEW = 8;

/** The turns at which a player's mark sits on its line: every so many pixels, no two players at the same place. */
export function marksOf(player: number, players: number, turns: number, width: number): number[] {
  const apart = 150;
  const count = Math.floor(width / apart);
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const turn = Math.round(((n + (player + 0.5) / players) / Math.max(1, count)) * (turns - 1));
    if (turn > 0 && turn < turns - 1 && !found.includes(turn)) found.push(turn);
  }
  return found;
}

/** Heights for labels that should stand at `wanted`, but not closer to each other than `apart`, between two bounds. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map((height) => Math.min(Math.max(height, top), bottom));
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + apart;
  }
  // What was pushed below the bottom pushes its neighbours up.
  let limit = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - apart;
  }
  return placed;
}

/** The last turn of every round, as indexes: what a table of the curve has rows for. */
export function roundEnds(turns: readonly Turn[]): number[] {
  return turns.map((_, index) => index).filter((index) => turns[index + 1]?.round !== turns[index]?.round);
}

/** The sources that brought or cost somebody something. */
export const usedSources = (story: Story): Story['sources'] =>
  story.sources.filter(({ points }) => points.some((each) => each !== 0));
