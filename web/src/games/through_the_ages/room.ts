// How large technologies can be drawn: as whole cards, as tiles with their emblem, or as bare tiles.

import type { Size } from './ages.svelte';

export interface Room {
  cards: boolean;
  roomy: boolean;
  /** Columns so narrow that the age moves into the second line. */
  slim: boolean;
  /** The width of a card. */
  card: number;
  /** The height of a tile's emblem. */
  art: number;
}

const KINDS = 11;
/** Below this width, in pixels, a tile has no room for its age beside the rest. */
const SLIM = 79;

/** By the workers on each technology of each column (the best first) and the room there is. */
export function looksOf(columns: number[][], width: number, height: number, size: Size): Room {
  const wide = size === 'wide';
  const count = Math.max(1, columns.length);
  const each = (width - 24 - (KINDS - count) * 20 - 24) / count - (wide ? 8 : 4);
  const narrow = each < SLIM;
  // on a tablet, columns that would be too narrow go into a second line
  const wrapped = narrow && size === 'tablet';
  const high = height - (wide ? 42 : 26);
  const spine = wide ? 38 : 28;
  const needs = (full: number): number =>
    Math.max(...columns.map((cards) => cards.reduce((sum, n, i) => sum + 3 + (i === 0 || n ? full : spine), 0)));
  const most = wide ? (count < 7 ? 172 : 136) : count < 7 ? 128 : 112;
  const card = Math.max(60, Math.min(most, Math.floor(each)));
  const cards = size !== 'narrow' && size !== 'tablet' && card >= 98 && needs(card * 1.26 + 32) <= high;
  const roomy = cards || (size !== 'narrow' && !wrapped && needs(wide ? 138 : 104) <= high);
  const shown = Math.max(1, ...columns.map((list) => list.filter((n, i) => i === 0 || n).length));
  const art = wide ? 48 : Math.max(34, Math.min(62, 34 + Math.floor((high - needs(104)) / shown)));
  return { cards, roomy, slim: size === 'desk' && narrow, card, art };
}
