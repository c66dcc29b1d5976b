import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe as about, expect, it, vi } from 'vitest';
import { Words } from '../../lib/text';
import type { LegalMove } from '../../lib/types';
import { describe } from './describe';
import Moves from './Moves.svelte';
import { Teller } from './teller';

about('any view', () => {
  it('becomes facts, tables and lists', () => {
    const found = describe({
      game: 'toy',
      round: 3,
      hand: ['sun', 'moon'],
      areas: [
        { id: 'a', tokens: 1 },
        { id: 'b', holder: 0 },
      ],
      bag: { gold: 2 },
    });
    expect(found.map((part) => [part.kind, part.title])).toEqual([
      ['facts', ''],
      ['table', 'areas'],
      ['list', 'hand'],
    ]);
    expect(found[0]).toMatchObject({ fields: ['round', 'bag'] });
    expect(found[1]).toMatchObject({ columns: ['id', 'tokens', 'holder'] });
  });

  it('has many small records in a row, and large ones as sheets', () => {
    const row = Array.from({ length: 9 }, (_, i) => ({ card: `c${i}`, cost: i }));
    const players = [0, 1].map((seat) => ({
      seat,
      techs: { bronze: { workers: seat }, iron: { workers: 2 } },
      hand: [],
    }));
    const found = describe({ players, row });
    expect(found.map((part) => part.kind)).toEqual(['row', 'sheets']);
    const sheets = found[1];
    if (sheets?.kind !== 'sheets') throw new Error('no sheets');
    expect(sheets.sheets[1]?.parts).toMatchObject([
      { kind: 'facts', title: '', fields: ['seat'] },
      {
        kind: 'table',
        title: 'techs',
        columns: ['id', 'workers'],
        rows: [{ id: 'bronze', workers: 1 }, { id: 'iron' }],
      },
    ]);
  });

  it('does not repeat the heading of a group inside it', () => {
    const cards = { deck: 30, drawn: 4, cards: ['drama', 'iron'], hand: ['bronze'] };
    expect(describe({ cards })).toMatchObject([
      {
        kind: 'group',
        title: 'cards',
        parts: [
          { kind: 'facts', title: '', fields: ['deck', 'drawn'] },
          { kind: 'list', title: '', items: ['drama', 'iron'] },
          { kind: 'list', title: 'hand' },
        ],
      },
    ]);
  });

  it('leaves out what is empty', () => {
    expect(describe({ event: '', auction: {}, cards: [], done: false, nobody: null })).toEqual([]);
    expect(
      describe({
        rows: [
          { id: 'a', pact: {} },
          { id: 'b', pact: {} },
        ],
      }),
    ).toMatchObject([{ columns: ['id'] }]);
  });
});

about('things', () => {
  const words = new Words('en', [
    'no = no\nyes = yes',
    `game-card-drama = Drama
game-card-drama-help = Scores culture.
game-age-ii = Age of Exploration
game-move-build = Build
game-label-cost = price
game-label-inner = {""}
game-value-actions = { $a } of { $b }
game-value-marker = { $value ->
    [-1] {""}
   *[other] { $other }
}
game-value-food = { $food } (+{ $output })`,
  ]);
  const names = ['Ada', 'Bruno'];
  const teller = new Teller('game', names, {
    say: (message, args) => words.say(message, args, names),
    has: (key) => words.has(key),
    needs: (key) => words.variables(key),
    find: (game, id) => words.find(game, id),
  });
  const read = (...args: Parameters<Teller['pieces']>): string[] => teller.pieces(...args).map((piece) => piece.text);

  it('are named in words wherever they stand, with what is said of them', () => {
    expect(teller.pieces('drama', 'hand')).toEqual([{ text: 'Drama', help: 'Scores culture.' }]);
    expect(read('II', 'age')).toEqual(['Age of Exploration']);
    expect(read('build', 'hand')).toEqual(['build']); // a sentence is no name
    expect(read('not_known', 'hand')).toEqual(['not known']);
  });

  it('are told as the game says', () => {
    expect(read([4, 5], 'actions')).toEqual(['4 of 5']);
    expect(read(1, 'marker')).toEqual(['Bruno']);
    expect(read(-1, 'marker')).toEqual([]);
    expect(read(3, 'food', { food: 3, output: 2 })).toEqual(['3 (+2)']);
    expect(read(3, 'food', { food: 3 })).toEqual(['3']); // as there is no output here
    expect(read({ card: 'drama', cost: 2, inner: 7 }, 'wonder')).toEqual(['Drama', 'price 2']);
    expect(read([0, 1], 'order')).toEqual(['Ada', 'Bruno']);
    expect(teller.label('inner')).toBe('');
    expect(teller.label('first_player')).toBe('first player');
  });
});

about('a long list of moves', () => {
  let made: ReturnType<typeof mount> | undefined;
  afterEach(async () => {
    if (made) await unmount(made);
    document.body.innerHTML = '';
  });

  const move = (verb: string, thing: string): LegalMove => ({
    move: `${verb} ${thing}`,
    verb,
    kind: 'card',
    thing,
    text: { key: `${verb} ${thing}`, args: {} },
  });
  const all = [
    ...Array.from({ length: 20 }, (_, i) => move('take', `card${i}`)),
    ...Array.from({ length: 6 }, (_, i) => move('build', `farm${i}`)),
    move('sail', 'caffè'),
  ];
  const onplay = vi.fn();
  const offered = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-move]')].map((each) => each.dataset.move ?? '');

  function show(moves: LegalMove[], narrow = false): void {
    const say = (message: { key: string } | string): string => (typeof message === 'string' ? message : message.key);
    made = mount(Moves, {
      target: document.body,
      props: { moves, narrow, say, verb: (name: string) => name, onplay, onlook: () => undefined },
    });
    flushSync();
  }

  it('is folded by what is done, and unfolded by a click', () => {
    show(all);
    expect(offered()).toEqual(['sail caffè']);
    const heads = [...document.querySelectorAll<HTMLButtonElement>('[aria-expanded]')];
    expect(heads.map((head) => head.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true']);
    heads[1]?.click();
    flushSync();
    expect(offered().length).toBe(7);
    document.querySelector<HTMLButtonElement>('[data-move="build farm3"]')?.click();
    expect(onplay).toHaveBeenCalledWith(all[23]);
  });

  it('is searched without regard to case and accents', () => {
    show(all);
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('no field');
    const type = (text: string): void => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    type('CARD1');
    expect(offered().length).toBe(11);
    type('caffe');
    expect(offered()).toEqual(['sail caffè']);
    type('nowhere');
    expect(document.querySelector('[role=status]')).not.toBeNull();
  });

  it('is open as a whole where it is short', () => {
    show(all.slice(0, 10));
    expect(offered().length).toBe(10);
    expect(document.querySelector('input')).toBeNull();
  });
});
