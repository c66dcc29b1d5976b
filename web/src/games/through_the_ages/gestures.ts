// What is seen of each event: a card flies from the row, a civilization that does something lights up, culture ticks.

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

export const cardIn = (value: unknown): string => String(value ?? '').replace('through_the_ages-card-', '');

export const gesturesOf: GestureOf<AgesView> = ({ key, args }) => {
  const what = key.replace('through_the_ages-', '');
  if (typeof args.seat !== 'number') return [];
  const { seat } = args;
  const found: Gesture[] = [{ kind: 'pulse', at: `seat:${seat}` }];
  if (what === 'took') found.push({ kind: 'card', card: cardIn(args.card), seat });
  const points = POINTS[what];
  const by = points ? Number(args[points[0]] ?? 0) * points[1] : 0;
  if (by) found.push({ kind: 'tick', seat, by });
  if (args.card && what !== 'took') found.push({ kind: 'pulse', at: `card:${cardIn(args.better ?? args.card)}` });
  return found;
};
