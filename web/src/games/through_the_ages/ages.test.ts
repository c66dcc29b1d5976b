import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explained, LegalMove, Message, Snapshot } from '../../lib/types';
import { stubLayout } from '../testing';
import { blueBank, yellowBank } from './banks';
import Board from './Board.svelte';
import { inColumn, KINDS } from './cards';
import { brings, notes, warnings } from './forecast';
import { glyphs } from './glyphs';
import { stepsOf } from './guide';
import { refusable } from './moves';
import { planOf } from './plan';
import recorded from './positions.json';
import { looksOf } from './room';
import type { AgesView, Civilization } from './types';

const GAME = 'through_the_ages';
const read = (path: string): string => readFileSync(path, 'utf8');
const positions = recorded as unknown as Record<
  'actions' | 'defence' | 'offer' | 'steal' | 'swap' | 'forfeit',
  Snapshot<AgesView>
>;

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(read(`../src/saecula/games/${GAME}/text/en.ftl`)));
bundle.addResource(new FluentResource(read(`src/games/${GAME}/text/en.ftl`)));

/** Words as the table gives them; names and texts of cards come with the component data and stand for themselves. */
function say(message: Message | string, args: Record<string, unknown> = {}): string {
  const key = typeof message === 'string' ? message : message.key;
  const found = bundle.getMessage(key)?.value;
  if (!found) return key.replace(/^through_the_ages-card-/, '').replaceAll('_', ' ');
  const given = { ...(typeof message === 'string' ? {} : message.args), ...args };
  return bundle.formatPattern(found, given as never, []);
}

// --------------------------------------------------------------------------------------------------------- small logic

const me = (name: keyof typeof positions): Civilization => {
  const { view, seat } = positions[name];
  const found = view.players[seat ?? 0];
  if (!found) throw new Error('nobody there');
  return found;
};

describe('banks', () => {
  const { banks } = positions.actions.view;

  it('hold all tokens', () => {
    const yellow = yellowBank(banks, { ...me('actions'), yellow_bank: 11, happiness: 1 });
    expect(yellow.flatMap((region) => region.sections).reduce((sum, { tokens }) => sum + tokens, 0)).toBe(11);
    expect(yellow.filter(({ now }) => now).map(({ price }) => price)).toEqual([4]);
    const faces = yellow.flatMap((region) => region.sections.map(({ face }) => face)).reverse();
    expect(faces.slice(0, 3)).toEqual(['has', 'missing', 'not']);
  });

  it('show the region that decides about corruption', () => {
    const at = (tokens: number) => blueBank(banks, { ...me('actions'), blue_bank: tokens }).find(({ now }) => now);
    expect([18, 9, 8, 4, 0].map((n) => at(n)?.corruption)).toEqual([0, 0, 2, 4, 6]);
    const more = blueBank(banks, { ...me('actions'), blue_bank: 21 });
    expect(more.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(21);
  });
});

describe('the forecast', () => {
  it('says what is lost, the worst first', () => {
    const next = { ...me('actions').next, famine: 4, corruption: 2, idle_resources: 3, uprising: false };
    expect(
      warnings({ ...me('actions'), next })
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['famine', 'idle-resources', 'corruption']);
    expect(warnings({ ...me('actions'), next: { ...next, uprising: true } }).map(({ key }) => key)).toEqual([
      'uprising',
    ]);
    expect(notes({ ...me('actions'), civil_actions: [2, 4] }).map(({ key }) => key)).toContain('civil-left');
  });
});

describe('the end of a turn', () => {
  it('brings what its parts add up to', () => {
    for (const name of ['actions', 'defence', 'offer'] as const)
      for (const { by, parts: list } of brings(me(name)))
        if (list.length) expect(list.reduce((sum, { amount }) => sum + Number(amount.replace('−', '-')), 0)).toBe(by);
    const next = { ...me('actions').next, culture: 3, famine: 4 };
    expect(brings({ ...me('actions'), next })[0]?.parts.map(({ amount }) => amount)).toEqual(['+7', '−4']);
  });
});

describe('the guide', () => {
  it('teaches what the version has', () => {
    const ids = (version: AgesView['version']): string[] => stepsOf(version).map(({ id }) => id);
    expect(ids('simple')).toContain('revolution');
    expect(ids('simple')).not.toContain('politics');
    expect(ids('advanced')).toContain('politics');
    expect(ids('advanced')).not.toContain('war');
    expect(ids('full')).toEqual([...ids('advanced'), 'war', 'impacts']);
  });
});

describe('a plan', () => {
  it('is read out of the lines of a move', () => {
    const line = (key: string, args: Record<string, unknown>): Message => ({ key: `${GAME}-explain-${key}`, args });
    const lines = [
      line('resources', { amount: 3 }),
      line('change-culture', { before: 4, after: 5 }),
      line('change-strength', { before: 8, after: 7 }),
      line('resources-later', { amount: 9 }),
    ];
    expect(planOf({ lines } as LegalMove)).toEqual({ 'pays-resources': '−3', culture: '+4 → +5', strength: '8 → 7' });
    expect(planOf(null)).toEqual({});
  });
});

describe('the looks of technologies', () => {
  it('shrink with the room', () => {
    const few = [[2], [2], [1], [0], [1]];
    expect(looksOf(few, 830, 280, 'desk').cards).toBe(true);
    const many = KINDS.map(() => [2, 1, 1]);
    const tight = looksOf(many, 830, 280, 'desk');
    expect([tight.cards, tight.roomy, tight.slim]).toEqual([false, false, true]);
    expect(looksOf(few, 390, 600, 'narrow').cards).toBe(false);
  });

  it('has the best technology of a column first', () => {
    expect(inColumn({ bronze: {}, coal: {}, iron: {}, oil: {} }, 'mine')).toEqual(['oil', 'coal', 'iron', 'bronze']);
  });
});

describe('what is asked about', () => {
  it('is every card that one would look for', () => {
    const asked = refusable(positions.actions.view, me('actions'));
    expect(asked).toContain('grow');
    for (const card of me('actions').hand) expect(asked.some((move) => move.endsWith(` ${card}`))).toBe(true);
    for (const card of Object.keys(me('actions').technologies)) expect(asked).toContain(`build ${card}`);
    expect(refusable(positions.defence.view, me('defence'))).toEqual([]);
  });
});

// ----------------------------------------------------------------------------------------------------------- the board

// A whole board is mounted each time, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shown: ReturnType<typeof mount> | undefined;
beforeEach(stubLayout);
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
});

function board(name: keyof typeof positions, more: Record<string, unknown> = {}) {
  const play = vi.fn<(moves: string[], sure?: boolean) => Promise<void>>().mockResolvedValue();
  const explain = vi.fn<(moves: string[]) => Promise<Explained[]>>((moves) =>
    Promise.resolve(
      moves.map((move) => ({
        move,
        legal: false,
        lines: [],
        why_not: { key: `${GAME}-no-bank`, args: {}, rule: 'TA-5.1' },
        text: { key: move, args: {} },
      })),
    ),
  );
  shown = mount(Board, {
    target: document.body,
    props: {
      snapshot: positions[name],
      names: ['Ada', 'Bea', 'Cyrus', 'Dora'],
      colours: [],
      events: [],
      readonly: false,
      looking: false,
      say,
      lang: 'en',
      play,
      explain,
      openRule: () => undefined,
      ...more,
    } as never,
  });
  flushSync();
  return { play, explain };
}

/** The moves that were played last. */
const played = (play: { mock: { calls: [string[], boolean?][] } }): string[] | undefined => play.mock.calls.at(-1)?.[0];

const press = (selector: string): void => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.click();
  flushSync();
};

describe('the board', () => {
  it('takes a card of the row with one click', () => {
    const { play } = board('actions');
    press('.cardrow .can');
    expect(played(play)).toEqual([positions.actions.legal.find(({ verb }) => verb === 'take')?.move]);
  });

  it('offers what can be done with a technology, and plays it', () => {
    const { play } = board('actions');
    press('.columns .can');
    const offered = [...document.querySelectorAll<HTMLElement>('.chooser [data-move]')];
    expect(offered.length).toBeGreaterThan(0);
    offered[0]?.click();
    expect(play).toHaveBeenCalledOnce();
  });

  it('says why not', async () => {
    const legal = positions.actions.legal.filter(({ verb }) => verb !== 'take');
    board('actions', { snapshot: { ...positions.actions, legal } });
    press('.cardrow .cannot');
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('.chooser .whynot')?.textContent).toContain('yellow bank is empty');
    });
  });

  it('asks before the turn is ended while something could be done', async () => {
    const { play } = board('actions');
    press('.question .end');
    expect(play).not.toHaveBeenCalled();
    await tick();
    const { next } = me('actions');
    const brings = document.querySelector('.chooser .brings')?.textContent ?? '';
    expect(brings).toContain(`mines +${next.mined}`);
    expect(brings).toContain(`consumption −${next.eaten}`);
    press('.chooser [data-move=done]');
    expect(play).toHaveBeenLastCalledWith(['done'], true); // the table need not ask again
  });

  it('closes with Escape', async () => {
    board('actions');
    press('.columns .can');
    await tick();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(document.querySelector('.chooser')).toBeNull();
  });

  it('opens a card to be read, with its rule, by the key i', async () => {
    const openRule = vi.fn();
    const { play } = board('actions', { openRule });
    document
      .querySelector<HTMLElement>('.cardrow .can')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
    await tick();
    flushSync();
    expect(play).not.toHaveBeenCalled();
    press('.chooser .prov button');
    expect(openRule).toHaveBeenCalledWith(expect.stringMatching(/^TA-/));
  });

  it('keeps the large view while the pointer is over it, for its rule', async () => {
    const openRule = vi.fn();
    board('actions', { openRule });
    const card = document.querySelector<HTMLElement>('.cardrow .slot.faced');
    card?.focus();
    flushSync();
    card?.blur();
    document.querySelector('.tip')?.dispatchEvent(new Event('pointerenter'));
    await new Promise((wait) => setTimeout(wait, 300));
    flushSync();
    press('.tip .prov button');
    expect(openRule).toHaveBeenCalledOnce();
    document.querySelector('.tip')?.dispatchEvent(new Event('pointerleave'));
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('.tip')).toBeNull();
    });
  });

  it('shows in the ratings what the move pointed at would change', () => {
    board('actions');
    expect(document.querySelector('.planned')).toBeNull();
    document.querySelector<HTMLElement>('.question [data-move=done]')?.focus();
    flushSync();
    const { culture, next } = me('actions');
    expect(document.querySelector('.c-culture .planned')?.textContent).toBe(`${culture} → ${culture + next.culture}`);
    document.querySelector<HTMLElement>('.question [data-move=done]')?.blur();
    flushSync();
    expect(document.querySelector('.planned')).toBeNull();
  });

  it('shows any other choice with the card behind it', () => {
    const { view, legal } = positions.actions;
    const raze = legal.filter(({ verb }) => verb === 'destroy').slice(0, 1);
    const question = { kind: 'demolish', rule: 'TA-9.11', card: 'rats' };
    const { play } = board('actions', {
      snapshot: { ...positions.actions, legal: raze, view: { ...view, question } },
    });
    expect(document.querySelector('.stake h2')?.textContent).toContain('rats');
    press('.question [data-move]');
    expect(played(play)).toEqual([raze[0]?.move]);
  });

  it.each(['steal', 'swap', 'forfeit'] as const)('says what is at stake and takes every answer: %s', (kind) => {
    const { legal, view } = positions[kind];
    expect(view.question.kind).toBe(kind);
    const { play } = board(kind);
    const facts = document.querySelector('.stake .known-facts')?.textContent ?? '';
    expect(facts).toContain(String(view.question.left ?? view.question.amount));
    for (const { move } of legal) {
      press(`.question [data-move="${move}"]`);
      expect(played(play)).toEqual([move]);
    }
  });

  it('opens a rival and compares all', () => {
    board('actions');
    press('.strip');
    expect(document.querySelectorAll('.over .columns').length).toBe(1);
    press('.events [data-open=compare]');
    expect(document.querySelectorAll('.comparing tbody tr').length).toBeGreaterThan(12);
  });

  it('tells what is seldom there: past events, who may attack, a voyage made, a swap announced', () => {
    const { view } = positions.actions;
    const seat = positions.actions.seat ?? 0;
    const players = view.players.map((p) =>
      p.seat === seat
        ? {
            ...p,
            leader: 'christopher_columbus',
            columbus_used: true,
            marker: (seat + 1) % 4,
            trade: { pays: 'food', for: 'resources', announced: true, used: false },
            personal_cards: 2,
            leaders_taken: ['A', 'I'],
          }
        : p,
    );
    const past_events = ['rats', 'pestilence'];
    board('actions', { snapshot: { ...positions.actions, view: { ...view, players, past_events } } });
    const told = document.querySelector('.state')?.textContent ?? '';
    const name = ['Ada', 'Bea', 'Cyrus', 'Dora'][(seat + 1) % 4] ?? '';
    for (const part of ['voyage made', `Only ${name} may attack`, '1 food pays for 1 resource', '2 secret', 'A · I'])
      expect(told).toContain(part);
    press('.events [data-open=chronicle]');
    expect(
      [...document.querySelectorAll<HTMLElement>('.chronicle section:last-child [data-card]')].map(
        ({ dataset }) => dataset.card,
      ),
    ).toEqual(['pestilence', 'rats']);
    const [age] = Object.keys(view.events_by.future);
    if (age)
      expect(document.querySelectorAll('.chronicle tbody tr').length).toBe(
        Object.keys(view.current_events).length + Object.keys(view.future_events).length,
      );
  });

  it('says how a declared war would end, to both sides', () => {
    const { view, seat } = positions.actions;
    const [me_, foe] = [seat ?? 0, ((seat ?? 0) + 1) % 4];
    const what = { what: 'culture', loses: 7, gains: 7, card: '' };
    const war = { card: 'war_over_culture_ii', on: me_, lead: 7, stakes: [{ victor: foe, loser: me_, ...what }] };
    const players = view.players.map((p) => (p.seat === foe ? { ...p, war } : p));
    board('actions', { snapshot: { ...positions.actions, view: { ...view, players } } });
    const plaque = document.querySelector<HTMLElement>('.state .threat');
    expect(plaque?.textContent).toContain('+7');
    plaque?.focus();
    flushSync();
    const told = [...document.querySelectorAll('.tip .war-now')].map((line) => line.textContent);
    expect(told).toEqual([`${foe} leads ${me_} by 7 now.`, `${me_} would lose 7 culture, ${foe} gain 7.`]);
  });

  it('offers nothing to a spectator', () => {
    board('actions', { readonly: true, snapshot: { ...positions.actions, seat: null, legal: [] } });
    expect(document.querySelectorAll('.can, [data-move]').length).toBe(0);
    expect(document.querySelectorAll('.cardrow .card').length).toBeGreaterThan(5);
  });

  it('shows both sides of an attack', () => {
    const { play } = board('defence');
    const { battle } = positions.defence.view;
    expect([...document.querySelectorAll('.pan b')].map((each) => each.textContent)).toEqual([
      String(battle.attack),
      String(battle.defence),
    ]);
    press('.question [data-move=done]');
    expect(played(play)).toEqual(['done']);
  });

  it('shows what a pact changes, and takes an answer', () => {
    const { play } = board('offer');
    expect(document.querySelectorAll('.sides li').length).toBeGreaterThan(0);
    press('.question [data-move=accept]');
    expect(played(play)).toEqual(['accept']);
  });

  it('offers automatic answers below what is asked', () => {
    const set = vi.fn();
    const choice = (kind: string, on: boolean) => ({
      kind,
      can: true,
      on,
      set,
      text: { key: `${GAME}-auto-${kind}`, args: {} },
    });
    board('offer', { auto: [choice('no_pacts', false), choice('no_bids', true)] });
    expect(document.querySelectorAll('.question [data-auto]').length).toBe(1);
    press('.question [data-auto=no_pacts]');
    expect(set).toHaveBeenCalledWith(true);
  });

  it('shows what a rival has just done: the card with its worker, and the points', () => {
    const seat = ((positions.actions.seat ?? 0) + 1) % 4;
    const event = (key: string, args: Record<string, unknown>) => ({ key: `${GAME}-${key}`, args: { seat, ...args } });
    const events = [event('built', { card: `${GAME}-card-bronze`, resources: 2 }), event('scored', { culture: 5 })];
    board('actions', { events });
    expect(document.querySelector('.flight [data-face=bronze]')).not.toBeNull();
    expect(document.querySelector('.flight .worker:not(.leaves)')).not.toBeNull();
    expect(document.querySelector(`.strip[data-seat="${seat}"] .gain`)?.textContent).toContain('+5');
    expect(document.querySelectorAll('.strip.flash').length).toBe(1);
  });

  it('explains every sign in its help', () => {
    board('actions');
    press('.events [data-open=help]');
    const there = [...document.querySelectorAll<HTMLElement>('dialog [data-sign]')];
    expect(new Set(there.map(({ dataset }) => dataset.sign))).toEqual(new Set(Object.keys(glyphs)));
    for (const line of there) expect(line.textContent.trim(), line.dataset.sign).not.toMatch(/^$|through the ages/);
  });

  it('shows workers that come and go', () => {
    const seat = ((positions.actions.seat ?? 0) + 1) % 4;
    const card = `${GAME}-card-bronze`;
    const events = [
      { key: `${GAME}-grew`, args: { seat, food: 2 } },
      { key: `${GAME}-lost-population`, args: { seat, amount: 2 } },
      { key: `${GAME}-disbanded`, args: { seat, card } },
    ];
    board('actions', { events });
    expect([...document.querySelectorAll('.flight .people')].map((each) => each.textContent)).toEqual(['+1', '−2']);
    expect(document.querySelector('.flight .worker.leaves')).not.toBeNull();
  });

  it('has a name for everything that can be pressed', () => {
    board('actions');
    for (const button of document.querySelectorAll('button'))
      expect((button.getAttribute('aria-label') ?? button.textContent).trim(), button.outerHTML.slice(0, 120)).not.toBe(
        '',
      );
  });
});
