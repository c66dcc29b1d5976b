// What every part of the board needs: the position, who looks at it, the words, the moves aimed at a thing, and what is looked at.

import { getContext, setContext } from 'svelte';
import { Explanations } from '../../lib/board/explanations.svelte';
import { watched, type Watched } from '../../lib/board/watch';
import type { Explained, LegalMove } from '../../lib/types';
import type { BoardProps } from '../board';
import { cardOf } from './cards';
import { Herald } from './herald.svelte';
import { refusable } from './moves';
import type { AgesView, Civilization } from './types';

export type Size = 'wide' | 'desk' | 'tablet' | 'narrow';

/** Where something was clicked: `row:3`, `tech:bronze`, `hand:oil`, `arms:raid`, `pending:2` (the war that seat 2 has declared),
 *  `wonder`, `grow`, `end`, or nothing. */
export type Where = string;

export interface Looked {
  card: string;
  where: Where;
  box: DOMRect;
}

export interface Menu {
  card: string;
  where: Where;
  box: DOMRect;
  from: HTMLElement;
  /** Opened to be read: the card is shown in full, with its rules, even if something can be done with it. */
  reading: boolean;
}

/** How long a large view waits for the pointer to come over to it, in milliseconds. */
const GRACE = 180;
/** How long the pointer must rest on a card before the first large view opens: crossing the board opens none. */
const REST = 120;

/** What a thing on the board listens to. */
export interface Handlers extends Watched {
  onclick: (event: MouseEvent) => void;
  oncontextmenu: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

const KEY = Symbol('through the ages');

export class Ages {
  readonly view: AgesView = $derived.by(() => this.props().snapshot.view);
  readonly names: string[] = $derived.by(() => this.props().names);
  readonly seat: number | null = $derived.by(() => this.props().snapshot.seat);
  /** Whose civilization is in the middle: one's own; whoever watches sees the player in turn. */
  readonly own: number = $derived.by(() => this.seat ?? this.view.turn);
  readonly me: Civilization = $derived.by(() => this.civilization(this.own));
  readonly readonly: boolean = $derived.by(() => this.props().readonly);
  readonly legal: LegalMove[] = $derived.by(() => (this.readonly ? [] : this.props().snapshot.legal));
  /** The action phase, where most things can be clicked; elsewhere only what is asked for beckons. */
  readonly acting: boolean = $derived.by(() => this.legal.length > 0 && this.view.question.kind === 'actions');
  readonly rivals: number[] = $derived.by(() =>
    Array.from({ length: this.view.seats - 1 }, (_, i) => (this.own + 1 + i) % this.view.seats),
  );
  readonly explanations: Explanations;
  readonly herald: Herald;

  size = $state<Size>('desk');
  looked = $state.raw<Looked | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** The move whose button is pointed at or focused. */
  private aimed = $state.raw<LegalMove | null>(null);
  /** Until a large view opens or goes. */
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** What would be done by the next click, for the ratings to show what it would change. */
  readonly planned: LegalMove | null = $derived.by(() => {
    if (this.aimed) return this.legal.includes(this.aimed) ? this.aimed : null;
    const moves = this.looked ? this.movesAt(this.looked.where).filter(({ verb }) => !GRAVE.includes(verb)) : [];
    return moves.length === 1 ? (moves[0] ?? null) : null;
  });
  /** The civilization that is opened instead of one's own. */
  opened = $state<number | null>(null);

  constructor(readonly props: () => BoardProps<AgesView>) {
    this.explanations = new Explanations({
      snapshot: () => this.props().snapshot,
      explain: (moves) => this.props().explain(moves),
      wanted: () => (this.legal.length ? refusable(this.view, this.me) : []),
      when: () => !this.readonly && (this.looked !== null || this.menu !== null),
    });
    this.herald = new Herald({
      news: () => this.props().news ?? this.props().events,
      log: () => this.props().log ?? [],
      seat: () => this.seat,
      event: () => this.view.event,
    });
    setContext(KEY, this);
  }

  civilization(seat: number): Civilization {
    const found = this.view.players[seat];
    if (!found) throw new RangeError(`there is no seat ${seat}`);
    return found;
  }

  /** Whose buildings, colonies or technologies are to be chosen now: a rival's after a victory or by terror, else one's own. */
  readonly target: number = $derived.by(() =>
    ['terror', 'raid', 'annex', 'steal'].includes(this.view.question.kind ?? '')
      ? (this.view.question.other ?? this.own)
      : this.own,
  );

  // -------------------------------------------------------------------------------------------------------- words

  say = (...what: Parameters<BoardProps['say']>): string => this.props().say(...what);
  word = (key: string, args?: Record<string, unknown>): string => this.say(`through_the_ages-word-${key}`, args);
  nameOf = (card: string): string => this.say(`through_the_ages-card-${card}`);
  /** On a face the age stands in its head already. */
  faceName = (card: string): string => this.nameOf(card).replace(/ (A|I|II|III)$/, '');
  textOf = (card: string): string => this.say(`through_the_ages-card-${card}-help`);
  typeOf = (card: string): string => this.say(`through_the_ages-type-${cardOf(card).type}`);
  ageOf = (card: string): string => this.word('age', { age: cardOf(card).age });

  /** What a screen reader says of a card. */
  spoken(card: string, ...more: string[]): string {
    return [`${this.nameOf(card)}, ${this.ageOf(card)}, ${this.typeOf(card)}.`, this.textOf(card), ...more].join(' ');
  }

  // -------------------------------------------------------------------------------------------------------- moves

  move(name: string): LegalMove | undefined {
    return this.legal.find((move) => move.move === name);
  }

  /** What can be done with what was clicked. */
  movesAt(where: Where): LegalMove[] {
    const [kind, thing = ''] = where.split(':');
    if (kind === 'row') return this.legal.filter(({ verb, thing: at }) => verb === 'take' && at === thing);
    if (kind === 'wonder') return this.legal.filter(({ verb }) => verb === 'stage');
    if (kind === 'grow') return this.legal.filter(({ verb }) => verb === 'grow' || verb === 'sail');
    if (kind === 'end') return this.legal.filter(({ verb }) => verb === 'done');
    if (!thing || kind === 'pending') return [];
    return this.legal.filter(
      ({ verb, thing: at }) => at === thing || (verb === 'upgrade' && kind === 'tech' && at.split(' ').includes(thing)),
    );
  }

  /** What cannot be done with it, with the reason. */
  refusedAt(where: Where): Explained[] {
    const [kind, thing = ''] = where.split(':');
    const at = (...moves: string[]): Explained[] =>
      moves.flatMap((move) => {
        const found = this.explanations.told.get(move);
        return found && !found.legal && found.why_not ? [found] : [];
      });
    if (kind === 'row') return at(`take ${thing}`);
    if (kind === 'wonder') return at('stage 1');
    if (kind === 'grow') return at('grow');
    if (kind === 'tech')
      return at(
        `build ${thing}`,
        ...[...this.explanations.told.keys()].filter((m) => m.startsWith(`upgrade ${thing} `)),
      );
    if (kind === 'hand' || kind === 'arms')
      return at(
        ...['develop', 'revolt', 'lead', 'play', 'array', 'attack', 'offer', 'prepare'].map((v) => `${v} ${thing}`),
      );
    return [];
  }

  /** Play a move; `sure`: the board itself has asked whether the turn is to be ended. */
  play(move: string, sure = false): void {
    if (this.readonly) return;
    this.hold();
    this.menu = null;
    this.looked = null;
    this.aimed = null;
    void this.props().play([move], sure);
  }

  // ------------------------------------------------------------------------------------------- looking and clicking

  look(card: string, where: Where, { currentTarget: at, type }: Event): void {
    if (!(at instanceof HTMLElement) || this.menu) return;
    this.hold();
    const now = (): void => {
      this.looked = { card, where, box: at.getBoundingClientRect() };
    };
    if (type === 'focus' || this.looked) now();
    else this.waiting = setTimeout(now, REST);
  }

  /** The large view goes, unless the pointer comes over to it at once. */
  unlook = (): void => {
    this.hold();
    this.waiting = setTimeout(() => (this.looked = null), GRACE);
  };

  /** The pointer is over the large view: it stays. */
  hold = (): void => clearTimeout(this.waiting);

  /** The handlers of everything that shows a card: it is seen large while it is pointed at or focused, a click picks it, a right
   *  click or the key `i` opens it with its rules. */
  card(card: string, where: Where = ''): Handlers {
    const read = (event: Event): void => {
      event.preventDefault();
      this.open(card, where, event.currentTarget, true);
    };
    return {
      onclick: (event) => this.pick(card, where, event),
      ...watched((event) => this.look(card, where, event), this.unlook),
      oncontextmenu: read,
      onkeydown: (event) => event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey && read(event),
    };
  }

  /** The handlers of a button that plays a move: while it is pointed at, the ratings show what it would change. */
  aim(move: LegalMove | undefined): Watched {
    const on = (): void => {
      this.aimed = move ?? null;
    };
    const off = (): void => {
      if (this.aimed === move) this.aimed = null;
    };
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  }

  /** A click: a card of the row is taken at once, anything else opens what can be done with it. */
  pick(card: string, where: Where, event: MouseEvent): void {
    const moves = this.movesAt(where);
    const touch = this.size === 'narrow' || (event as PointerEvent).pointerType === 'touch';
    const only = moves.length === 1 ? moves[0] : undefined;
    if (only && !touch && ONE_CLICK.includes(only.verb)) return this.play(only.move);
    if (this.menu?.from === event.currentTarget) return this.close();
    this.open(card, where, event.currentTarget, false);
  }

  private open(card: string, where: Where, from: EventTarget | null, reading: boolean): void {
    if (!(from instanceof HTMLElement)) return;
    this.hold();
    this.herald.close();
    this.looked = null;
    this.menu = { card, where, from, box: from.getBoundingClientRect(), reading };
  }

  close(): void {
    const from = this.menu?.from;
    this.menu = null;
    if (from?.isConnected) from.focus();
  }
}

/** What nobody does by mistake: offered last, and never previewed. */
export const GRAVE = ['destroy'];

/** What is played by one click with a mouse: it can be taken back, or it is the answer to what is asked. */
const ONE_CLICK = [
  'take',
  'discard',
  'sacrifice',
  'spend',
  'lose',
  'raze',
  'yield',
  'ruin',
  'produce',
  'spare',
  'forfeit',
  'steal',
  'pick',
];

/** The board that a part belongs to. */
export const useAges = (): Ages => getContext<Ages>(KEY);
