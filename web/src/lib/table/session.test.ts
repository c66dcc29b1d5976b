import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AutoKind, ClientMessage, GameEvent, LegalMove, ServerMessage, Snapshot, Table } from '../types';

// The line to the server is played by the test.
const wire = vi.hoisted(() => ({
  sent: [] as ClientMessage[],
  answer: (_message: ClientMessage): unknown => ({ type: 'done' }),
  options: null as null | { onMessage: (m: unknown) => void; onLine: (l: string) => void },
}));

vi.mock('../live', () => ({
  Live: class {
    constructor(options: typeof wire.options) {
      wire.options = options;
    }
    connect(): void {
      wire.options?.onLine('live');
    }
    close(): void {}
    retry(): void {}
    request(message: ClientMessage): Promise<unknown> {
      wire.sent.push(message);
      const answer = wire.answer(message);
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer instanceof Promise) return answer;
      wire.options?.onMessage(answer);
      return Promise.resolve(answer);
    }
  },
}));

import { TableSession } from './session.svelte';

const TABLE = {
  id: 't_1',
  game: 'vinci',
  status: 'running',
  mine: [0],
  actors: [0],
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', mine: true, online: true },
    { seat: 1, kind: 'bot', name: 'greedy', bot: 'greedy', mine: false, online: true },
  ],
  ranking: [],
} as unknown as Table;

const words = { key: 'pass', args: {} };
const auto = (on: boolean, can: boolean, ahead = false): AutoKind[] => [
  { kind: 'pass', until: 'turn', on, can, ahead, text: words, text_on: words },
];

const snapshot = (version: number, more: Partial<Snapshot> = {}): Snapshot =>
  ({
    table: 't_1',
    game: 'vinci',
    auto: [],
    seat: 0,
    version,
    events: 0,
    status: 'running',
    view: {},
    legal: [],
    actors: [0],
    mine: [0],
    colours: [['red'], ['blue']],
    scores: [1, 2],
    ranking: [],
    over: false,
    undo: false,
    undo_request: null,
    forced: false,
    progress: { where: [], left: [], ends: null, last: false },
    prompt: { key: 'p', args: {} },
    ...more,
  }) as Snapshot;
const event = (n: number, version: number): GameEvent => ({ n, version, key: 'e', args: {} });
const send = (message: ServerMessage): void => wire.options?.onMessage(message);
const types = (): string[] => wire.sent.map((message) => message.type);

let session: TableSession;

beforeEach(async () => {
  wire.sent = [];
  wire.answer = (message) =>
    message.type === 'since' || message.type === 'log' ? { type: 'log', events: [], next: 0 } : { type: 'done' };
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(TABLE), { headers: { 'content-type': 'application/json' } }),
  );
  session = new TableSession('t_1', undefined);
  await session.open();
});

describe('a table', () => {
  it('follows updates in order', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3) });
    send({
      type: 'update',
      from: 3,
      version: 4,
      events: [event(0, 4)],
      stamp: '',
      snapshot: snapshot(4, { events: 1 }),
    });
    expect(session.version).toBe(4);
    expect(session.log.map((each) => each.n)).toEqual([0]);
    expect(session.myTurn).toBe(true);
  });

  it('asks for the whole when it has missed something', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3) });
    wire.sent = [];
    send({
      type: 'update',
      from: 5,
      version: 6,
      events: [event(9, 6)],
      stamp: '',
      snapshot: snapshot(6, { events: 10 }),
    });
    expect(types()).toContain('look');
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(6, { events: 10 }) });
    expect(session.version).toBe(6);
    expect(wire.sent).toContainEqual({ type: 'log', seat: 0, since: 0 });
  });

  it('is not thrown back by what was overtaken on the way', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(8) });
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(7) });
    send({ type: 'update', from: 6, version: 7, events: [], stamp: '', snapshot: snapshot(7) });
    expect(session.version).toBe(8);
  });

  it('goes back to the last good move of a game that no longer replays', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(8) });
    const broken = { entry: 5, text: 'entry 6: …', agreed: [] };
    send({ type: 'table', table: { ...TABLE, broken } });
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(5, { actors: [] }) });
    expect(session.version).toBe(5);
    send({ type: 'table', table: { ...TABLE, broken: { ...broken, agreed: [0] } } });
    expect(session.version).toBe(5);
    send({ type: 'update', from: 5, version: 5, events: [], stamp: '', snapshot: snapshot(5, { status: 'over' }) });
    expect(session.table?.over).toBe(true);
  });

  it('takes the table as it stands from a refusal', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3) });
    send({
      type: 'error',
      re: 'x',
      error: { status: 409, code: 'stale', text: '', message: { key: 'error-stale', args: {} } },
      snapshot: snapshot(5),
    });
    expect(session.version).toBe(5);
  });

  it('shows a wish to take back, which changes no version', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3) });
    const request = { id: 'r1', seat: 1, to: 2, agreed: [1], waiting: [0] };
    send({
      type: 'update',
      from: 3,
      version: 3,
      events: [],
      stamp: '',
      snapshot: snapshot(3, { undo_request: request }),
    });
    expect(session.snapshot?.undo_request).toEqual(request);
  });

  it('offers what may be chosen ahead while others are asked', () => {
    const others = { actors: [1], legal: [] };
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { ...others, auto: auto(false, false) }) });
    expect(session.auto).toMatchObject([{ can: false }]);
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { ...others, auto: auto(false, false, true) }) });
    expect(session.auto).toMatchObject([{ can: true }]);
    session.auto[0]?.set(true);
    expect(wire.sent).toContainEqual({ type: 'auto', seat: 0, kind: 'pass', on: true });
  });

  it('passes for the rest of the turn, and is not asked while the server does so', async () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { auto: auto(false, true) }) });
    expect(session.myTurn).toBe(true);
    expect(session.auto).toMatchObject([{ kind: 'pass', on: false, can: true }]);
    session.auto[0]?.set(true);
    expect(wire.sent).toContainEqual({ type: 'auto', seat: 0, kind: 'pass', on: true });
    const on = snapshot(3, { auto: auto(true, true) });
    send({ type: 'update', from: 3, version: 3, events: [], stamp: '', snapshot: on });
    expect(session.myTurn).toBe(false);
    expect(session.auto).toMatchObject([{ on: true, can: false }]);
    await vi.waitFor(() => expect(session.busy).toBe(false));
    session.auto[0]?.set(false);
    expect(wire.sent).toContainEqual({ type: 'auto', seat: 0, kind: 'pass', on: false });
  });

  it('has no automatic answers for a spectator', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { seat: null, mine: [], auto: auto(true, true) }) });
    expect(session.auto).toEqual([]);
  });

  it('looks at once where a poll would not tell of it', async () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { auto: auto(false, true) }) });
    wire.options?.onLine('polling');
    wire.sent = [];
    session.auto[0]?.set(true);
    await vi.waitFor(() => expect(types()).toContain('look'));
  });

  it('plays with the version it has, and nothing from the past', async () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3) });
    wire.answer = () => ({ type: 'played', version: 3 });
    await session.play(['done']);
    expect(wire.sent).toContainEqual({ type: 'play', seat: 0, version: 3, moves: ['done'] });
    wire.sent = [];
    wire.answer = (message) =>
      message.type === 'history'
        ? {
            type: 'history',
            at: 1,
            last: 3,
            view: { past: true },
            prompt: { key: 'p', args: {} },
            actors: [1],
            scores: [0, 0],
            events: [],
          }
        : { type: 'timeline', steps: [], next: 0 };
    await session.past.goTo(1);
    expect(session.shown?.view).toEqual({ past: true });
    await session.play(['done']);
    expect(types()).not.toContain('play');
    send({ type: 'update', from: 3, version: 4, events: [], stamp: '', snapshot: snapshot(4) });
    expect(session.past.at).toBe(1);
    expect(session.shown?.version).toBe(1);
    session.past.present();
    expect(session.shown?.version).toBe(4);
  });

  describe('while a move is under way', () => {
    const move = (name: string, kind = 'province', args: Record<string, unknown> = {}): LegalMove => ({
      move: name,
      verb: name.split(' ')[0] ?? '',
      kind,
      thing: name.split(' ')[1] ?? '',
      text: { key: `move-${name.split(' ')[0]}`, args },
    });
    const offer = (version: number, legal: LegalMove[], more: Partial<Snapshot> = {}): void =>
      send({
        type: 'update',
        from: version - 1,
        version,
        events: [],
        stamp: '',
        snapshot: snapshot(version, { legal, ...more }),
      });
    const played = (): unknown[] =>
      wire.sent.filter((message) => message.type === 'play').map(({ version, moves }) => [version, ...moves]);
    let answer: (message: unknown) => void;
    /** The server's answer, when the test wants it. */
    const held = (): Promise<unknown> => new Promise((resolve) => (answer = resolve));
    const accept = async (version: number): Promise<void> => {
      answer({ type: 'played', moves: 1, stopped: false, repeated: false, version });
      await new Promise((resolve) => setTimeout(resolve));
    };

    beforeEach(() => {
      send({
        type: 'snapshot',
        stamp: '',
        snapshot: snapshot(3, { legal: [move('place a'), move('place b'), move('done', '')] }),
      });
      wire.sent = [];
      const others = wire.answer;
      wire.answer = (message) => (message.type === 'play' || message.type === 'undo' ? held() : others(message));
      void session.play(['place a']);
    });

    it('is busy until the table shows what came of it', async () => {
      expect(session.busy).toBe(true);
      await accept(4);
      expect(session.busy).toBe(true);
      offer(4, [move('place a')]);
      await vi.waitFor(() => expect(session.busy).toBe(false));
    });

    it('looks for itself where it does not come', async () => {
      vi.useFakeTimers();
      answer({ type: 'played', moves: 1, stopped: false, repeated: false, version: 4 });
      await vi.advanceTimersByTimeAsync(1600);
      vi.useRealTimers();
      expect(types()).toContain('look');
      await vi.waitFor(() => expect(session.busy).toBe(false));
    });

    it('plays the next one on the new position', async () => {
      void session.play(['place a']);
      void session.play(['place b']);
      for (const version of [4, 5]) {
        offer(version, [move('place a'), move('place b')]);
        await accept(version);
      }
      expect(played()).toEqual([
        [3, 'place a'],
        [4, 'place a'],
        [5, 'place b'],
      ]);
      offer(6, [move('place b')]);
      await accept(6);
      expect(session.busy).toBe(false);
    });

    it('drops what is not offered any more, or means something else', async () => {
      void session.play(['place b']);
      offer(4, [move('place b', 'province', { cost: 2 })]);
      await accept(4);
      expect(played()).toEqual([[3, 'place a']]);
      expect(session.busy).toBe(false);
    });

    it('drops what is asked for when others have moved meanwhile', async () => {
      void session.play(['place b']);
      offer(4, [], { actors: [1] });
      offer(5, [move('place b')]);
      await accept(4);
      expect(played()).toEqual([[3, 'place a']]);
    });

    it('takes a double click on a button for one', async () => {
      void session.play(['done']);
      void session.play(['done']);
      offer(4, [move('done', '')]);
      await accept(4);
      expect(played()).toEqual([
        [3, 'place a'],
        [4, 'done'],
      ]);
      offer(5, [move('done', '')]);
      await accept(5);
      expect(played()).toHaveLength(2);
    });

    it('takes back what is under way', async () => {
      void session.undo();
      offer(4, [], { undo: true });
      await accept(4);
      expect(wire.sent.at(-1)).toEqual({ type: 'undo', seat: 0, version: 4 });
    });
  });

  it('hands the screen over only to another person at it', () => {
    send({ type: 'table', table: { ...TABLE, mine: [0, 1] } });
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { actors: [1], mine: [0, 1] }) });
    expect(session.handTo).toBe(1);
    expect(session.myTurn).toBe(false);
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(4, { actors: [2], mine: [0, 1] }) });
    expect(session.handTo).toBe(null);
  });

  it('hands the screen on where whoever took it is not the one who is asked', async () => {
    const mine = [0, 1];
    send({ type: 'table', table: { ...TABLE, mine } });
    const hidden = { seat: null, actors: [], awaited: 1, mine } as Partial<Snapshot>;
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, hidden) });
    expect(session.handTo).toBe(0);
    wire.answer = () => ({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { actors: [1], awaited: 1, mine }) });
    await session.takeScreen();
    expect(session.handTo).toBe(1);
  });

  it('passes over those for whom the server answers: it waits for the others', () => {
    const mine = [0, 1, 2];
    send({ type: 'table', table: { ...TABLE, mine } });
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { actors: mine, mine, auto: auto(true, true) }) });
    expect(session.handTo).toBe(1);
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(4, { seat: 1, actors: [0, 2], mine }) });
    expect(session.handTo).toBe(2);
  });

  it('watches from now on when the seat has gone to a bot', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3) });
    send({ type: 'table', table: { ...TABLE, mine: [] } });
    send({
      type: 'update',
      from: 3,
      version: 3,
      events: [],
      stamp: '',
      snapshot: snapshot(3, { seat: null, mine: [] }),
    });
    send({
      type: 'update',
      from: 3,
      version: 4,
      events: [],
      stamp: '',
      snapshot: snapshot(4, { seat: null, mine: [] }),
    });
    expect(session.version).toBe(4);
    expect(session.mySeat).toBe(null);
    expect(session.myTurn).toBe(false);
  });

  it('names bots so that they can be told apart', () => {
    send({ type: 'snapshot', stamp: '', snapshot: snapshot(3, { scores: [1, 2, 3] }) });
    expect(session.names[0]).toBe('Ada');
    expect(session.names[1]).not.toBe('greedy');
    expect(session.names[2]).toContain('1');
  });
});
