// What has befallen several civilizations at once is told beside its card.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent, Message } from '../../lib/types';
import { stubLayout } from '../testing';
import Board from './Board.svelte';
import { Herald, storyOf } from './herald.svelte';
import recorded from './positions.json';

const event = (key: string, args: Record<string, unknown> = {}): GameEvent => ({
  key: `through_the_ages-${key}`,
  args,
  rule: '',
  n: 0,
  version: 0,
});
const card = (id: string): string => `through_the_ages-card-${id}`;

describe('a story', () => {
  it('is an event with what it brought, up to the next turn', () => {
    const gain = event('gained-food', { seat: 1, amount: 2 });
    const events = [
      event('prepared', { seat: 0, points: 1 }),
      event('revealed', { card: card('good_harvest') }),
      gain,
      event('turn', { seat: 1 }),
      event('scored', { seat: 1 }),
    ];
    expect(storyOf(events, [])).toMatchObject({ card: 'good_harvest', lines: [gain] });
  });

  it('finds the card of an attack in what was told before', () => {
    const attack = { seat: 2, other: 0 };
    const log = [
      event('attacks', { ...attack, card: card('raid_i') }),
      event('attacks', { seat: 1, other: 0, card: card('spy') }),
    ];
    expect(storyOf([event('attack-fails', { ...attack, attack: 3, defence: 5 })], log)?.card).toBe('raid_i');
    expect(storyOf([event('attack-fails', attack)], [])).toBeNull();
  });

  it('leaves territories to their auction, and everything else to the caption', () => {
    expect(storyOf([event('revealed', { card: card('strategic_territory_i') })], [])).toBeNull();
    expect(storyOf([event('took', { seat: 1, card: card('bronze') })], [])).toBeNull();
    expect(storyOf([], [])).toBeNull();
  });
});

describe('the herald', () => {
  let shown: ReturnType<typeof mount> | undefined;
  let told: Herald | undefined;
  beforeEach(stubLayout);
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    document.body.innerHTML = '';
  });

  function board(news: GameEvent[]): void {
    shown = mount(Board, {
      target: document.body,
      props: {
        snapshot: recorded.actions,
        names: ['Ada', 'Bea', 'Cyrus', 'Dora'],
        colours: [],
        events: [],
        news,
        readonly: false,
        looking: false,
        say: (message: Message | string) => (typeof message === 'string' ? message : message.key),
        lang: 'en',
        play: () => Promise.resolve(),
        explain: () => Promise.resolve([]),
        openRule: () => undefined,
      } as never,
    });
    flushSync();
  }

  it('tells it without motion, too, until something is clicked', () => {
    board([event('revealed', { card: card('good_harvest') }), event('gained-food', { seat: 1, amount: 2 })]);
    expect(document.querySelector('.herald h2')?.textContent).toBe(card('good_harvest'));
    expect(document.querySelectorAll('.herald li').length).toBe(1);
    document.querySelector('.dash')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    flushSync();
    expect(document.querySelector('.herald')).toBeNull();
  });

  it('goes on while somebody is still to choose', () => {
    const props = $state({ news: [event('revealed', { card: card('foray') })], at: 'foray' });
    const herald = $effect.root(() => {
      told = new Herald({ news: () => props.news, log: () => [], seat: () => 0, event: () => props.at });
    });
    flushSync();
    expect([told?.story?.lines.length, told?.settled]).toEqual([0, false]);
    props.at = '';
    props.news = [event('gained-food', { seat: 0, amount: 3 })];
    flushSync();
    expect([told?.story?.lines.length, told?.settled]).toEqual([1, true]);
    props.news = [event('took', { seat: 0 })];
    flushSync();
    expect(told?.story).toBeNull();
    herald();
  });

  it('marks the military cards that were just drawn', () => {
    const { seat, view } = recorded.actions;
    const held = view.players[seat]?.arms_known[0] ?? '';
    expect(held).not.toBe('');
    board([event('scored', { seat }), event('you-drew', { seat, names: [card(held)] })]);
    expect(document.querySelectorAll(`.hand .drawn[data-card="${held}"]`).length).toBeGreaterThan(0);
    expect(document.querySelector('.herald')).toBeNull();
  });
});
