import { flushSync, mount, unmount } from 'svelte';
import { fromStore, writable, type Writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explained, GameEvent, Snapshot } from '../../lib/types';
import Board from './Board.svelte';
import { map, territoryIds } from './geography';
import { steps } from './guide';
import { stubLayout } from '../testing';
import type { HistoryView } from './types';
import { GAME, attack, say, makeView, snapshotOf, libya, round, event, seaFight } from './testing';

// ------------------------------------------------------------------------------------------------------------ the board

describe('the board', () => {
  let app: Record<string, unknown> | undefined;
  let table: Writable<Snapshot<HistoryView>>;
  const play = vi.fn(async (_moves: string[]) => undefined);
  const openRule = vi.fn();
  const explain = vi.fn(async (moves: string[]): Promise<Explained[]> =>
    moves.map((move) => ({
      move,
      legal: false,
      lines: [{ key: `${GAME}-no-reach`, args: {}, rule: 'HW-5.6' }],
      why_not: { key: `${GAME}-no-reach`, args: {}, rule: 'HW-5.6' },
      text: { key: 'x', args: {} },
    })),
  );

  stubLayout();

  beforeEach(() => localStorage.setItem(`saecula-${GAME}-guide`, JSON.stringify(steps.map((s) => s.id))));
  afterEach(async () => {
    if (app) await unmount(app);
    app = undefined;
    document.body.innerHTML = '';
    vi.clearAllMocks();
  });

  async function rendered(): Promise<void> {
    flushSync();
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  async function show(snapshot: Snapshot<HistoryView>, readonly = false, news: GameEvent[] = []): Promise<void> {
    table = writable(snapshot);
    const now = fromStore(table);
    app = mount(Board, {
      target: document.body,
      props: {
        get snapshot() {
          return now.current;
        },
        names: ['Anna', 'Bruno', 'Carla'],
        colours: ['red', 'blue', 'gold'],
        events: [],
        news,
        readonly,
        looking: false,
        say,
        lang: 'en',
        play,
        explain,
        openRule,
      },
    });
    await rendered();
  }

  const at = (id: string): SVGElement => document.querySelector(`[data-territory="${id}"]`) as SVGElement;
  const click = (element: Element | null): void => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    flushSync();
  };
  const button = (text: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text));

  it('has a name for every place, and one of them in the tab order', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'done']));
    for (const id of territoryIds) expect(at(id).getAttribute('aria-label'), id).toBeTruthy();
    expect(document.querySelectorAll('.place[tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('.place')).toHaveLength(115);
  });

  it('places an army with one click, and by Enter', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'expand morea', 'done']));
    click(at('libya'));
    expect(play).toHaveBeenLastCalledWith(['expand libya']);
    at('morea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(play).toHaveBeenLastCalledWith(['expand morea']);
  });

  it('shows the odds of an attack on the map and beside it before the click', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'done']));
    expect(document.querySelector('[data-odds="libya"]')?.textContent).toContain('28%');
    at('libya').dispatchEvent(new FocusEvent('focus'));
    await rendered();
    const sheet = document.querySelector('.sheet')?.textContent ?? '';
    expect(sheet).toContain('28%');
    expect(sheet).toContain('both fall');
    expect(document.querySelector('[data-move="expand libya"]')?.textContent).toContain('28%');
  });

  it('shows the odds of what a card attacks, and of a fight for a sea', async () => {
    const sea = { ...attack, id: 'red_sea', win: 0.5 };
    const view = makeView({ phase: 'events', targets: [attack, sea] });
    await show(snapshotOf(view, ['choose libya', 'sea_battle red_sea', 'done']));
    expect(document.querySelector('[data-odds="libya"]')?.textContent).toContain('28%');
    expect(document.querySelector('[data-odds="red_sea"]')?.textContent).toContain('50%');
    expect(document.querySelector('[data-move="choose libya"]')?.textContent).toContain('28%');
  });

  it('builds forts in their own mode, paid as one likes, and by a click on an army', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'fort_army crete', 'fort_coin crete', 'done']));
    click(at('crete'));
    expect(play).not.toHaveBeenCalled();
    click(document.querySelector('.chooser button'));
    expect(play).toHaveBeenLastCalledWith(['fort_army crete']);
    click(button('Build a fort') ?? null);
    (document.querySelector('input[value="coin"]') as HTMLInputElement).click();
    flushSync();
    click(at('libya'));
    expect(play).toHaveBeenCalledTimes(1);
    click(at('crete'));
    expect(play).toHaveBeenLastCalledWith(['fort_coin crete']);
  });

  it('says why a Territory cannot be entered, and opens the rule', async () => {
    await show(snapshotOf(makeView(), ['expand libya', 'done']));
    at('ceylon').dispatchEvent(new FocusEvent('focus'));
    await vi.waitFor(() => expect(explain).toHaveBeenCalled());
    await rendered();
    const why = document.querySelector('.refusal');
    expect(why?.textContent).toContain('no-reach');
    expect(document.body.textContent?.match(/no-reach/g)).toHaveLength(1);
    click(why?.querySelector('button') ?? null);
    expect(openRule).toHaveBeenCalledWith('HW-5.6');
  });

  it('looks at a card first and plays it with the button or a second click', async () => {
    const hand = [{ event: 'leader', great: true, now: true, later: true }];
    await show(snapshotOf(makeView({ phase: 'events', hand, targets: [] }), ['play leader', 'done']));
    click(document.querySelector('[data-card="leader"]'));
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector('.sheet')?.textContent).toContain('leader');
    click(document.querySelector('[data-move="play leader"]'));
    expect(play).toHaveBeenLastCalledWith(['play leader']);
  });

  it('keeps or gives an Empire away, and shows who has a card', async () => {
    const cards = [
      { holds: false, looked: false },
      { holds: true, from: 2, looked: false },
      { holds: false, looked: false },
    ];
    const view = makeView({
      phase: 'draw',
      turn: null,
      targets: [],
      draw: { order: [2, 0, 1], next: 1, cards, drawn: 'egypt' },
    });
    await show(snapshotOf({ ...view, force: undefined as never }, ['keep', 'give 2']));
    expect(document.querySelector('.band')?.textContent).toContain('draws now');
    click(document.querySelector('[data-move="give 2"]'));
    expect(play).toHaveBeenLastCalledWith(['give 2']);
  });

  it('chooses an Area by its row, its seal, or any of its Territories', async () => {
    const choice = { event: 'famine', step: 'area' as const, chosen: [], options: ['china'] };
    await show(snapshotOf(makeView({ targets: [], choice }), ['choose_area china']));
    click(document.querySelector('button[data-area="china"]'));
    click(document.querySelector('[data-seal="china"]'));
    click(at('szechuan'));
    expect(play.mock.calls.map(([moves]) => moves)).toEqual(Array(3).fill(['choose_area china']));
  });

  it('throws the dice in sight, for every round, and takes no click with them', async () => {
    const news = [event('attacked', { territory: libya }, 3), round('fort', 4), round('lost', 5)];
    await show(snapshotOf(makeView(), ['expand libya', 'done']), false, news);
    const dice = document.querySelector('.dice');
    expect(dice?.querySelectorAll('.round')).toHaveLength(2);
    expect(dice?.textContent).toContain('The attack fails');
    expect(document.querySelector('[data-move="expand libya"]'), 'attack again').not.toBeNull();
  });

  it('shows the dice of a fight at sea beside it', async () => {
    await show(snapshotOf(makeView(), ['done']), false, [seaFight(3)]);
    expect(document.querySelector('.dice')?.textContent).toContain('Taken: red_sea');
  });

  it('speaks of no fort where a stack has lost an army', async () => {
    const stack = round('repelled', 4);
    await show(snapshotOf(makeView(), ['done']), false, [{ ...stack, args: { ...stack.args, fort: 0 } }]);
    expect(document.querySelector('.dice')?.textContent).toContain('Both armies fall');
  });

  it('plays nothing for who only watches', async () => {
    await show(snapshotOf(makeView(), ['expand libya']), true);
    click(at('libya'));
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-odds]')).toHaveLength(0);
  });

  it('draws what stands on the map', async () => {
    await show(snapshotOf(makeView(), ['done']));
    expect(document.querySelectorAll('[data-piece="army"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-piece="structure"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-piece="fleet"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-seal]')).toHaveLength(Object.keys(map.seals).length);
  });
});
