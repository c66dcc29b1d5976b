import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../lib/types';
import { toldWith } from '../lib/board/explanations.svelte';
import { stillOffered } from './board';

const move = (name: string, cost: number, lines?: LegalMove['lines']): LegalMove => ({
  move: name,
  verb: 'conquer',
  kind: 'province',
  thing: name,
  text: { key: 'move', args: { cost } },
  ...(lines ? { lines } : {}),
});

describe('moves that are offered', () => {
  it('are still offered in the same words only', () => {
    expect(stillOffered([move('a', 2)], [move('b', 1), move('a', 2)])).toBe(true);
    expect(stillOffered([move('a', 2)], [move('a', 3)])).toBe(false);
    expect(stillOffered([move('a', 2), move('b', 1)], [move('a', 2)])).toBe(false);
  });

  it('tell what they bring, as far as it came with them', () => {
    const told = new Map(toldWith([move('a', 2, [{ key: 'line', args: {} }]), move('b', 1)]));
    expect([...told.keys()]).toEqual(['a']);
    expect(told.get('a')).toMatchObject({ legal: true, why_not: null, lines: [{ key: 'line' }] });
  });
});
