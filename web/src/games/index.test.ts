import { describe, expect, it } from 'vitest';
import { boardOf, DETAILS } from './index';

describe('the boards', () => {
  it('are those with an entry, and the other way round', () => {
    const boards = Object.keys(import.meta.glob('./*/Board.svelte')).map((path) => path.split('/')[1] ?? '');
    expect(Object.keys(DETAILS).sort()).toEqual(boards.sort());
    for (const game of boards) expect(boardOf(game), game).toBeDefined();
    expect(boardOf('chess')).toBeUndefined();
  });
});
