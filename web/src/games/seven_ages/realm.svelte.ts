// What every part of the board needs: the position, who looks at it, the words, the moves aimed at a thing, and what is looked at.

import { getContext, setContext } from 'svelte';
import { Explanations } from '../../lib/board/explanations.svelte';
import type { Layout } from '../../lib/board/layout';
import type { LegalMove } from '../../lib/types';
import type { BoardProps } from '../board';
import { cardOf, data, type Icon } from './data';
import { areaIds } from './geography';
import { contents, type Here } from './layout';
import type { Empire, SevenView } from './types';

const KEY = Symbol('7 Ages');
const GAME = 'seven_ages';

/** What lies over the map. */
export type Over = 'glory' | 'progress' | 'card' | 'empire' | null;

/** Verbs whose moves are answered on the map. */
const ON_WATER = new Set(['coast']);

export class Realm {
  readonly view: SevenView = $derived.by(() => this.props().snapshot.view);
  readonly seat: number | null = $derived.by(() => this.props().snapshot.seat);
  readonly names: string[] = $derived.by(() => this.props().names);
  readonly lang: string = $derived.by(() => this.props().lang);
  readonly readonly: boolean = $derived.by(() => this.props().readonly);
  readonly legal: LegalMove[] = $derived.by(() => (this.readonly ? [] : this.props().snapshot.legal));
  /** What is asked: the last part of the prompt's key. */
  readonly asked: string = $derived.by(() => this.props().snapshot.prompt.key.replace(`${GAME}-prompt-`, ''));
  readonly here: ReadonlyMap<string, Here> = $derived.by(() => contents(this.view));
  /** The empires in board order: from the player with the turn marker on; each player's most advanced first. */
  readonly empires: [string, Empire][] = $derived.by(() => {
    const from = (seat: number): number =>
      (seat - this.view.first + this.view.players.length) % this.view.players.length;
    return Object.entries(this.view.empires).sort(
      ([, a], [, b]) => from(a.seat) - from(b.seat) || b.level - a.level || a.card.localeCompare(b.card),
    );
  });
  readonly mine: [string, Empire][] = $derived.by(() => this.empires.filter(([, { seat }]) => seat === this.seat));
  /** The set of an empire that the prompt names. */
  promptSet = (arg: string): string | undefined => {
    const named = this.props().snapshot.prompt.args?.[arg];
    return Object.entries(this.view.empires).find(([, { card }]) => named === `${GAME}-empire-${card}`)?.[0];
  };
  /** The reader's empire that is asked about, if the prompt names one. */
  readonly subject: string | undefined = $derived.by(() => {
    const set = this.promptSet('empire');
    return this.mine.some(([own]) => own === set) ? set : undefined;
  });
  /** The empire that is being started has no action of its own yet: the one of the reader that has no capital. */
  readonly newest: string | undefined = $derived.by(
    () => (this.mine.find(([, { capital }]) => capital === undefined) ?? this.mine[0])?.[0],
  );
  /** Where the empire that is being started begins, until its first unit is to be placed. */
  readonly homes: string[] = $derived.by(() =>
    this.asked === 'start-units' && !this.movesAt.size ? (this.view.empires[this.newest ?? '']?.home ?? []) : [],
  );
  /** The areas that are the capital of an empire, with its set. */
  readonly capitals: ReadonlyMap<string, string> = $derived.by(
    () => new Map(Object.entries(this.view.empires).flatMap(([set, { capital }]) => (capital ? [[capital, set]] : []))),
  );
  /** The moves aimed at each area. */
  readonly movesAt: ReadonlyMap<string, LegalMove[]> = $derived.by(() => {
    const found = new Map<string, LegalMove[]>();
    const add = (id: string, move: LegalMove): void => void found.set(id, [...(found.get(id) ?? []), move]);
    for (const move of this.legal) {
      if (move.kind === 'area' || ON_WATER.has(move.verb)) add(move.thing, move);
      if (move.kind === 'region') for (const id of areaIds) if (data.areas[id]?.region === move.thing) add(id, move);
    }
    return found;
  });
  /** A window: nothing need be played. */
  readonly window: boolean = $derived.by(
    () => /^(window|reaction|after-action)/.test(this.asked) && this.legal.some(({ verb }) => verb === 'pass'),
  );
  /** Verbs that are answered in a scene over the map. */
  readonly scenic: ReadonlySet<string> = $derived.by(() => {
    if (this.asked === 'placement') return new Set(['lay']);
    if (this.asked === 'commit') return new Set(['front', 'support', 'commit']);
    return new Set<string>();
  });
  /** The moves aimed at each empire in play. */
  readonly movesOn: ReadonlyMap<string, LegalMove[]> = $derived.by(() => {
    const found = new Map<string, LegalMove[]>();
    for (const move of this.legal)
      if (move.kind === 'colour' && move.thing in this.view.empires)
        found.set(move.thing, [...(found.get(move.thing) ?? []), move]);
    return found;
  });
  /** What going to an area would cost, and whom it would meet, to be read on the map. */
  readonly badges: ReadonlyMap<string, { text: string; foe: boolean }> = $derived.by(() => {
    const found = new Map<string, { text: string; foe: boolean }>();
    for (const { verb, thing, lines } of this.legal) {
      if (verb !== 'go') continue;
      const told = (name: string, arg: string): unknown =>
        lines?.find(({ key }) => key === `${GAME}-explain-${name}`)?.args?.[arg];
      const [points, units, chance] = [told('points', 'points'), told('meets', 'units'), told('odds', 'percent')];
      const parts = [points, units === undefined ? undefined : chance === undefined ? `⚔${units}` : `≈${chance}%`];
      const text = parts.filter((part) => part !== undefined).join(' ');
      if (text) found.set(thing, { text, foe: units !== undefined });
    }
    return found;
  });
  readonly explanations: Explanations;

  layout = $state<Layout>('wide');
  /** The turn in which the guide was begun: the first one, unless the reader has asked for it again. */
  guidedFrom = $state(1);
  over = $state<Over>(null);
  /** The card, the area and the empire that are looked at. */
  card = $state<string | null>(null);
  area = $state<string | null>(null);
  /** The areas that a button speaks of. */
  hinted = $state.raw<string[]>([]);
  empire = $state<string | null>(null);
  /** Shows the map at an area, or at so many that all are seen; set by the map. */
  show: (...areas: string[]) => void = () => undefined;

  constructor(readonly props: () => BoardProps<SevenView>) {
    this.explanations = new Explanations({
      snapshot: () => this.props().snapshot,
      explain: (moves) => this.props().explain(moves),
      wanted: () => (this.view.cards.hand ?? []).flatMap((card) => USES.map((use) => `${use} ${card}`)),
      when: () => this.legal.length > 0 && this.card !== null,
    });
    setContext(KEY, this);
  }

  // ---------------------------------------------------------------------------------------------------------- words

  say = (...what: Parameters<BoardProps['say']>): string => this.props().say(...what);
  word = (key: string, args?: Record<string, unknown>): string => this.say(`${GAME}-board-${key}`, args);
  named = (kind: string, id: string): string => this.say(`${GAME}-${kind}-${id}`);
  areaName = (id: string): string => this.named('area', id);
  /** The name of the empire that uses a set of counters; the colour if none does. */
  empireName = (set: string): string => {
    const card = this.view.empires[set]?.card;
    return card ? this.named('empire', card) : this.named('colour', set);
  };
  iconName = ({ category, region, scope }: Icon): string => {
    const where = [...(region ? [this.named('region', region)] : []), ...(scope ? [this.word(`scope-${scope}`)] : [])];
    return `${this.named('category', category)}${where.length ? ` (${where.join(', ')})` : ''}`;
  };
  /** The price of a unit, where there is one. */
  costOf = (move: LegalMove): string => {
    const cost = move.lines?.find(({ key }) => key === `${GAME}-explain-cost`)?.args?.cost;
    return cost === undefined ? '' : String(cost);
  };
  /** What a leader can do, as its type. */
  leaderText = (leader: string): { type: string; help: string } => {
    const type = data.leaders[leader];
    return type
      ? { type: this.say(`${GAME}-leader-type-${type}`), help: this.say(`${GAME}-leader-type-${type}-help`) }
      : { type: '', help: '' };
  };
  linesOf = (move: LegalMove): string[] => (move.lines ?? []).map((line) => this.say(line));

  /** What a screen reader says of an area. */
  labelOf = (id: string): string => {
    const here = this.here.get(id);
    const { terrain, region, kind, resources } = data.areas[id] ?? {};
    const parts = [this.areaName(id)];
    parts.push(kind === 'land' ? this.word(`terrain-${terrain}`) : this.word(`water-${kind}`));
    for (const thing of resources ?? []) parts.push(this.word(`resource-${thing}`));
    if (region) parts.push(this.named('region', region));
    for (const { set, stack } of here?.stacks ?? []) {
      const count = typeof stack === 'number' ? stack : Object.values(stack).reduce((a, b) => a + b, 0);
      parts.push(this.word('stack', { empire: this.empireName(set), count }));
    }
    if (this.capitals.has(id)) parts.push(this.word('capital'));
    if (here?.state.city) parts.push(this.word('city', { level: here.state.city }));
    if (here?.state.fort) parts.push(this.word('fort'));
    if (here?.state.disorder) parts.push(this.word('disorder'));
    if (here?.state.artefact) parts.push(this.named('artefact', here.state.artefact));
    for (const { leader } of here?.leaders ?? []) parts.push(this.named('leader', leader));
    for (const move of this.movesAt.get(id) ?? []) parts.push(`${this.say(move.text)}.`);
    return parts.join(', ');
  };

  // ---------------------------------------------------------------------------------------------------------- moves

  move = (name: string): LegalMove | undefined => this.legal.find((one) => one.move === name);

  play = (...moves: string[]): void => {
    if (this.readonly || !moves.length) return;
    void this.props().play(moves);
  };

  /** The areas that a move is about: its target, or where an empire would start. */
  aboutOf({ kind, thing, verb }: LegalMove): string[] {
    if (verb === 'found') return cardOf(thing).areas;
    return kind === 'area' ? [thing] : [];
  }

  /** Turn to an area: the map goes there, and nothing lies over it. */
  lookAt(area: string): void {
    this.close();
    this.area = area;
    this.show(area);
  }

  /** The heart of an empire: its capital, else where units of it are. */
  heartOf(set: string | undefined): string | undefined {
    const { capital, units } = this.view.empires[set ?? ''] ?? {};
    return capital ?? Object.keys(units ?? {})[0];
  }

  /** Show the hearts of empires on the map. */
  showEmpires(...sets: (string | undefined)[]): void {
    const at = sets.flatMap((set) => this.heartOf(set) ?? []);
    if (at.length) this.show(...at);
  }

  lookAtEmpire(set: string): void {
    this.empire = set;
    this.over = 'empire';
    this.showEmpires(set);
  }

  openCard(card: string): void {
    this.card = card;
    this.over = 'card';
  }

  toggle(over: 'glory' | 'progress'): void {
    const now = this.over === over ? null : over;
    this.close();
    this.over = now;
  }

  close(): void {
    this.over = null;
    this.card = null;
    this.empire = null;
  }
}

/** The ways to play a card of the hand. */
export const USES = ['found', 'event', 'artefact'] as const;

/** The board that a part belongs to. */
export const useRealm = (): Realm => getContext<Realm>(KEY);
