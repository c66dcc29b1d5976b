// What is seen of each event: a card flies from the row, what is played or built appears beside its civilization, culture ticks.

import type { Gesture, GestureOf } from '../../lib/board/gestures.svelte';
import type { AgesView } from './types';

const POINTS: Record<string, [string, number]> = {
  scored: ['culture', 1],
  'gained-culture': ['amount', 1],
  'lost-culture': ['amount', -1],
  prepared: ['points', 1],
  completed: ['points', 1],
  famine: ['points', -1],
  'final-bonus': ['points', 1],
};

/** Events by which a worker comes to stand on the card. */
export const MANNED = ['through_the_ages-built', 'through_the_ages-upgraded'];

export const cardIn = (value: unknown): string => String(value ?? '').replace('through_the_ages-card-', '');

export const gesturesOf: GestureOf<AgesView> = ({ key, args }) => {
  const what = key.replace('through_the_ages-', '');
  if (typeof args.seat !== 'number') return [];
  const { seat } = args;
  const found: Gesture[] = [{ kind: 'pulse', at: `seat:${seat}` }];
  const points = POINTS[what];
  const by = points ? Number(args[points[0]] ?? 0) * points[1] : 0;
  if (by) found.push({ kind: 'tick', seat, by });
  if (args.card) found.push({ kind: 'card', card: cardIn(args.better ?? args.card), seat });
  return found;
};
