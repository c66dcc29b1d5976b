import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, LegalMove, Snapshot } from '../../lib/types';
import Board from './Board.svelte';
import { steps } from './guide';
import type { HeroesView } from './types';
import { stubLayout } from '../testing';
import { GAME, say, tokens, makeView, placed, legal, snapshotOf, explained } from './testing';

// -------------------------------------------------------------------------------------------------------------- the board

describe('the board', () => {
  let target: HTMLElement;
  let board: Record<string, unknown> | undefined;
  const play = vi.fn(async () => undefined);
  const openRule = vi.fn();
  let ok = true;

  beforeEach(() => {
    stubLayout();
    target = document.createElement('div');
    document.body.append(target);
    localStorage.setItem(`saecula-${GAME}-guide`, JSON.stringify(steps.map((s) => s.id)));
    play.mockClear();
    openRule.mockClear();
    ok = true;
  });

  afterEach(async () => {
    if (board) await unmount(board);
    board = undefined;
    target.remove();
  });

  async function show(snapshot: Snapshot<HeroesView>, more: Record<string, unknown> = {}): Promise<void> {
    board = mount(Board, {
      target,
      props: {
        snapshot,
        names: ['Ada', 'Bruno', 'Chiara'],
        colours: ['red', 'blue', 'green'],
        events: [] as GameEvent[],
        readonly: false,
        looking: false,
        say,
        lang: 'en',
        play,
        explain: async (moves: string[]) => moves.map((move) => explained(move, ok)),
        openRule,
        ...more,
      },
    });
    flushSync();
    await rendered();
  }

  async function rendered(): Promise<void> {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  const find = (selector: string): HTMLElement => {
    const found = target.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const press = (element: Element, key = ''): void => {
    element.dispatchEvent(
      key ? new KeyboardEvent('keydown', { key, bubbles: true }) : new MouseEvent('click', { bubbles: true }),
    );
    flushSync();
  };

  it('places a unit by a click and by the keyboard', async () => {
    await show(snapshotOf(makeView(), ['place europe', 'place mediterranean']));
    press(find('[data-territory=europe]'));
    expect(play).toHaveBeenLastCalledWith(['place europe']);
    await rendered();
    press(find('[data-territory=mediterranean]'), 'Enter');
    expect(play).toHaveBeenLastCalledWith(['place mediterranean']);
    await rendered();
    press(find('[data-territory=china]'));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('places all that are left at once when asked to', async () => {
    await show(snapshotOf(makeView(), ['place europe', 'place mediterranean']));
    press(find('fieldset label:last-of-type input'));
    press(find('[data-territory=europe]'));
    expect(play).toHaveBeenLastCalledWith(['place europe', 'place europe', 'place europe']);
    await rendered();
    if (board) await unmount(board);
    const view = placed(makeView({ prompt: `${GAME}-prompt-migrate`, step: { units: 4, origin: 'china' } }), {
      china: { units: [2, 0, 0] },
    });
    await show(snapshotOf(view, ['move india'], { version: 8 }));
    find('[data-territory=india]').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    expect(play).toHaveBeenLastCalledWith(['move india', 'move india']);
  });

  /** What the server says of both answers to Versailles. */
  const versailles = (without: [number, number], with_: [number, number]): LegalMove[] =>
    (['pass', 'use palace_of_versailles'] as const).map((move, i) => {
      const [rank, points] = i ? with_ : without;
      return { ...legal(move), lines: [{ key: `${GAME}-explain-scores`, args: { seat: 0, rank, points } }] };
    });

  it('says what Versailles would change, while the points are being given', async () => {
    const view = placed(
      makeView({ prompt: `${GAME}-prompt-versailles`, turn: 1, step: { territory: 'china', favoured: null } }),
      { china: { units: [1, 3, 0], ladder: tokens('school', 'physics', 'coffee'), complete: true } },
    );
    await show(snapshotOf(view, [], { legal: versailles([2, 3], [1, 6]) }));
    expect(find('.effect').textContent).toBe('You would be first and score 6 instead of 3 (second now).');
    expect([...target.querySelectorAll('.gain text')].map((e) => e.textContent)).toEqual(['+6', '+3']);
  });

  it('says when Versailles would change nothing', async () => {
    const view = placed(
      makeView({ prompt: `${GAME}-prompt-versailles`, turn: 1, step: { territory: 'china', favoured: null } }),
      { china: { units: [1, 9, 0], ladder: tokens('school', 'physics', 'coffee'), complete: true } },
    );
    await show(snapshotOf(view, [], { legal: versailles([2, 3], [2, 3]) }));
    expect(find('.effect').textContent).toBe('It would change nothing: you are second with it or without.');
  });

  it('rounds the mean of the bag as the explanations do: halves up', async () => {
    await show(snapshotOf(makeView({ bag: { school: 7, banking: 1 } }), ['place europe'])); // 18 in 8
    expect(find('.bag small').textContent).toBe('⌀ 2.3');
  });

  it('marks tokens that a click returns to the bag', async () => {
    const view = makeView({ prompt: `${GAME}-prompt-return`, tokens: ['banking', 'coffee'], step: { returns: 1 } });
    await show(snapshotOf(view, ['return banking', 'return coffee']));
    expect(target.querySelectorAll('[data-token] .back').length).toBe(2);
    press(find('[data-token=coffee]'));
    expect(play).toHaveBeenLastCalledWith(['return coffee']);
  });

  it('covers the slots that are drawn where an option adds one', async () => {
    const view = placed(makeView(), { china: { slots: 4 }, europe: { slots: 4 } });
    await show(snapshotOf(view, ['place europe']));
    expect(target.querySelectorAll('.plate').length).toBe(1);
  });

  it('takes and plays heroes by their cards, and draws from the deck', async () => {
    await show(snapshotOf(makeView({ hero: '', prompt: `${GAME}-prompt-take` }), ['take mozart', 'draw']));
    press(find('[data-hero=newton]'));
    expect(play).not.toHaveBeenCalled();
    press(find('[data-hero=mozart]'));
    expect(play).toHaveBeenLastCalledWith(['take mozart']);
    await rendered();
    press(find('.deck'));
    expect(play).toHaveBeenLastCalledWith(['draw']);
  });

  it('lights the territories of the card looked at', async () => {
    await show(snapshotOf(makeView(), []));
    find('[data-hero=cook]').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(target.querySelectorAll('.glow').length).toBe(2);
    expect(find('section.sheet').textContent).toContain('draws 2 discoveries');
    find('[data-hero=cook]').dispatchEvent(new FocusEvent('blur'));
    flushSync();
    expect(target.querySelectorAll('.glow').length).toBe(0);
  });

  it('picks a token and shows what the ladders would give with it', async () => {
    const there = { china: { units: [2, 1, 0], ladder: tokens('school', 'physics') } };
    const picking = placed(makeView({ prompt: `${GAME}-prompt-put`, tokens: ['banking', 'coffee'], step: {} }), there);
    await show(snapshotOf(picking, ['pick banking', 'pick coffee']));
    press(find('[data-token=coffee]'));
    expect(play).toHaveBeenLastCalledWith(['pick coffee']);
    if (board) await unmount(board);
    const ranks = [
      { seat: 0, points: 9 },
      { seat: 1, points: 5 },
    ];
    const putting = { ...placed(picking, { china: { ...there.china, ranks } }), step: { token: 'banking' } };
    await show(snapshotOf(putting, ['put china'], { version: 8 }));
    expect([...target.querySelectorAll('.gain text')].map((e) => e.textContent)).toEqual(['+9', '+5']);
    press(find('[data-territory=china]'));
    expect(play).toHaveBeenLastCalledWith(['put china']);
  });

  it('says why not, with the rule', async () => {
    ok = false;
    await show(snapshotOf(makeView(), ['place europe']));
    find('[data-territory=china]').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(find('.why').textContent).toContain('no units left');
    press(find('.why button'));
    expect(openRule).toHaveBeenCalledWith('HO-6.2');
  });

  it('asks before a conquest and a migration', async () => {
    await show(snapshotOf(makeView({ prompt: `${GAME}-prompt-conquest`, step: {} }), ['attack europe', 'done']));
    press(find('[data-territory=europe]'));
    expect(play).not.toHaveBeenCalled();
    press(find('.chooser button'));
    expect(play).toHaveBeenLastCalledWith(['attack europe']);
  });

  it('sells wonders, points and migrations', async () => {
    const moves = ['migrate europe', 'build kremlin', 'build machu_picchu', 'convert', 'done'];
    await show(snapshotOf(makeView({ prompt: `${GAME}-prompt-gold`, step: {} }), moves));
    press(find('[data-move=convert]'));
    expect(play).toHaveBeenLastCalledWith(['convert']);
    await rendered();
    const [migrate, build] = [...target.querySelectorAll('.market button')];
    if (migrate) press(migrate);
    expect(document.activeElement?.getAttribute('data-territory')).toBe('europe');
    if (build) press(build);
    expect(target.querySelectorAll('.chooser > button').length).toBe(3);
    press(find('.chooser button'));
    expect(play).toHaveBeenLastCalledWith(['build kremlin']);
    await rendered();
    press(find('[data-wonder=kremlin]'), 'Enter');
    expect(find('.chooser').textContent).toContain('Build');
    press(find('[data-move=done]'));
    expect(play).toHaveBeenLastCalledWith(['done']);
  });

  it('asks whether a wonder is used, on anybody’s turn', async () => {
    const view = makeView({
      prompt: `${GAME}-prompt-wall`,
      turn: 1,
      step: { territory: 'china', defender: 0, face: 'rout' },
    });
    await show(snapshotOf(view, ['pass', 'use great_wall']));
    expect(find('.ask').textContent).not.toContain('again this turn');
    press(find('.ask [data-move=pass]'));
    expect(play).toHaveBeenLastCalledWith(['pass']);
    await rendered();
    press(find('.ask [data-move="use great_wall"]'));
    expect(play).toHaveBeenLastCalledWith(['use great_wall']);
    expect(target.querySelectorAll('[data-move=pass]').length).toBe(1);
  });

  it('passes for the rest of the turn where the table can', async () => {
    const set = vi.fn();
    const words = { key: 'pass', args: {} };
    const view = makeView({ prompt: `${GAME}-prompt-ajanta`, step: { territory: 'china', favoured: null } });
    await show(snapshotOf(view, ['pass', 'use ajanta_caves']), {
      auto: [{ kind: 'pass', until: 'turn', on: false, can: true, ahead: false, text: words, text_on: words, set }],
    });
    press(find('.ask [data-auto]'));
    expect(set).toHaveBeenCalledWith(true);
    expect(play, 'the server passes').not.toHaveBeenCalled();
  });

  it('names opponents by their row', async () => {
    const view = makeView({ prompt: `${GAME}-prompt-conquest`, step: { territory: 'china' } });
    await show(snapshotOf(view, ['against 1', 'against 2']));
    press(find('[data-player="2"]'));
    expect(play).toHaveBeenLastCalledWith(['against 2']);
  });

  it('tells of the die and of a scoring', async () => {
    const event = (key: string, args: Record<string, unknown>, n: number): GameEvent => ({
      key: `${GAME}-${key}`,
      args,
      n,
      version: 7,
    });
    await show(snapshotOf(makeView({ turn: 1 }), []), {
      events: [
        event('rolled', { seat: 1, face: `${GAME}-face-rout` }, 0),
        event('scoring', { territory: `${GAME}-territory-china`, points: 7, present: 2 }, 1),
        event('points', { seat: 1, rank: 1, points: 7, territory: `${GAME}-territory-china` }, 2),
      ],
    });
    expect(target.querySelectorAll('.news p').length).toBe(3);
    expect(find('.float').textContent).toBe('+7');
    expect(find('.face.rolled')).toBeTruthy();
  });

  it('plays nothing while looking back', async () => {
    await show(snapshotOf(makeView(), ['place europe']), { readonly: true });
    press(find('[data-territory=europe]'));
    expect(play).not.toHaveBeenCalled();
    expect(target.querySelector('.dots')).toBeNull();
  });

  it('shows a spectator no hand, and everybody the end', async () => {
    await show(
      snapshotOf(makeView({ over: true, step: {}, prompt: '', ranking: [1, 2, 3] }), [], {
        seat: null,
        over: true,
        prompt: { key: 'game-over', args: {} },
      }),
    );
    expect(target.querySelector('.hand')).toBeNull();
    expect(target.querySelectorAll('[data-player]').length).toBe(3);
  });

  it('guides a first game, and can be silenced', async () => {
    localStorage.removeItem(`saecula-${GAME}-guide`);
    await show(snapshotOf(makeView(), ['place europe']));
    expect(find('.guide').textContent).toContain('Points come from territories');
    press(find('.guide .skip'));
    expect(target.querySelector('.guide')).toBeNull();
  });
});
