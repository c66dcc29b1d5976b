// Small things: addresses inside the page, times.
import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';
import { ago } from './time';

describe('addresses', () => {
  it('are tables with their key, rules, or the lobby', () => {
    expect(parse('#/t/t_4f?key=c0ff')).toEqual({ page: 'table', id: 't_4f', key: 'c0ff' });
    expect(parse('#/rules/vinci/VI-6.4')).toEqual({ page: 'rules', game: 'vinci', rule: 'VI-6.4' });
    expect(parse('')).toEqual({ page: 'lobby' });
  });
});

describe('times', () => {
  it('are told in the language of the reader', () => {
    expect(ago(1000, 'en', 1000 + 300)).toBe('5 minutes ago');
    expect(ago(1000, 'it', 1000 + 300)).toBe('5 minuti fa');
    expect(ago(1000, 'en', 990)).toBe('now');
  });
});
