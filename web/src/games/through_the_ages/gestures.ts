// What is seen of each event: a card flies from the row, what is played or built appears beside its civilization, workers
// come and go, culture ticks.

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

/** Events by which the population grows or falls, and the argument that says by how many; none: by one. */
const POPULATION: Record<string, [string, number]> = {
  grew: ['', 1],
  'gained-population': ['amount', 1],
  'lost-population': ['amount', -1],
};

/** Events by which a worker comes to stand on the card, and by which one leaves it. */
const COMES = ['built', 'upgraded', 'levied'];
const LEAVES = ['destroyed', 'disbanded', 'lost-worker', 'sacrificed'];

/** Whether a worker comes to stand on the card of an event (1), leaves it (−1) or neither (0). */
export function workerOn({ key }: { key: string }): -1 | 0 | 1 {
  const what = key.replace('through_the_ages-', '');
  return COMES.includes(what) ? 1 : LEAVES.includes(what) ? -1 : 0;
}

export const cardIn = (value: unknown): string => String(value ?? '').replace('through_the_ages-card-', '');

export const gesturesOf: GestureOf<AgesView> = ({ key, args }) => {
  const what = key.replace('through_the_ages-', '');
  if (typeof args.seat !== 'number') return [];
  const { seat } = args;
  const found: Gesture[] = [{ kind: 'pulse', at: `seat:${seat}` }];
  const points = POINTS[what];
  const by = points ? Number(args[points[0]] ?? 0) * points[1] : 0;
  if (by) found.push({ kind: 'tick', seat, by });
  const people = POPULATION[what];
  if (people) found.push({ kind: 'token', token: 'yellow', seat, by: people[1] * Number(args[people[0]] ?? 1) });
  if (args.card) found.push({ kind: 'card', card: cardIn(args.better ?? args.card), seat });
  return found;
};
