import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './http';
import { backOff, Live, type Line, type Socket, type Environment } from './live';
import type { ServerMessage } from './types';

class FakeSocket implements Socket {
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  constructor(readonly path: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { id: string; type: string });
  }
  close(): void {
    this.end(1000);
  }
  open(): void {
    this.onopen?.({});
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code: number): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let lines: Line[];
let messages: ServerMessage[];
let fetched: { path: string; body: unknown }[];
let answers: (() => Response | Promise<Response>)[];
let ids = 0;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const latest = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

function line(seat?: number): Live {
  const environment: Environment = {
    open: (path) => {
      const socket = new FakeSocket(path);
      sockets.push(socket);
      return socket;
    },
    fetch: async (path, init) => {
      fetched.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
      const answer = answers.shift();
      if (!answer) return new Promise<Response>(() => undefined); // it waits, as a long poll does
      return answer();
    },
    random: () => 0.5,
    newId: () => `id${(ids += 1)}`,
    schedule: (run, milliseconds) => setTimeout(run, milliseconds) as unknown as number,
    cancel: (timer) => clearTimeout(timer),
  };
  return new Live(
    {
      table: 't_1',
      key: 'k&y',
      seat: () => seat,
      seen: () => ({ version: 7, chat: 2 }),
      onMessage: (message) => messages.push(message),
      onLine: (each) => lines.push(each),
    },
    environment,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllTimers();
  sockets = [];
  lines = [];
  messages = [];
  fetched = [];
  answers = [];
  ids = 0;
});

describe('the websocket', () => {
  it('asks for the seat with the key, and answers requests by their id', async () => {
    const live = line(2);
    live.connect();
    expect(latest().path).toBe('/api/tables/t_1/live?explain=1&seat=2&key=k%26y');
    latest().open();
    expect(lines).toEqual(['live']);
    const answer = live.request<'played'>({ type: 'play', seat: 2, version: 7, moves: ['done'] });
    expect(latest().sent[0]).toMatchObject({ type: 'play', id: 'id1', version: 7 });
    latest().say({ type: 'played', re: 'id1', moves: 1, stopped: false, repeated: false, version: 8 });
    expect((await answer).version).toBe(8);
  });

  it('hands over the snapshot that comes with a stale move, and rejects it', async () => {
    const live = line();
    live.connect();
    latest().open();
    const answer = live.request({ type: 'play', seat: 0, version: 6, moves: ['done'] });
    const error = { status: 409, code: 'stale', text: 'The game has moved on.' };
    latest().say({ type: 'error', re: 'id1', error, snapshot: { version: 9 } });
    await expect(answer).rejects.toMatchObject({ code: 'stale' });
    expect(messages).toContainEqual(expect.objectContaining({ type: 'error', snapshot: { version: 9 } }));
  });

  it('reconnects with back-off and sends what is unanswered again with the same id, once', async () => {
    const live = line(0);
    live.connect();
    latest().open();
    const answer = live.request<'done'>({ type: 'undo', seat: 0, version: 7 });
    latest().end(1006);
    expect(lines).toEqual(['live', 'lost']);
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    latest().open();
    expect(latest().sent.map((message) => message.id)).toEqual(['id1']);
    latest().say({ type: 'done', re: 'id1' });
    await expect(answer).resolves.toMatchObject({ type: 'done' });
  });

  it('does not repeat what somebody said', async () => {
    const live = line(0);
    live.connect();
    latest().open();
    const said = live.request({ type: 'chat', text: 'ciao' });
    latest().end(1006);
    await expect(said).rejects.toBeInstanceOf(ApiError);
    await expect(live.request({ type: 'chat', text: 'ciao' })).rejects.toBeInstanceOf(ApiError);
  });

  it('opens another socket where one does not answer any more', async () => {
    const live = line(0);
    live.connect();
    latest().open();
    void live.request({ type: 'timeline', seat: 0 }).catch(() => undefined);
    vi.advanceTimersByTime(12_000);
    expect(lines).toEqual(['live', 'lost']);
  });

  it('does not come back where it was refused', async () => {
    const live = line();
    live.connect();
    latest().open();
    latest().say({ type: 'error', error: { status: 404, code: 'no-table', text: 'There is no such table.' } });
    latest().end(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(live.line).toBe('refused');
    await expect(live.request({ type: 'ping' })).rejects.toBeInstanceOf(ApiError);
  });

  it('waits longer each time, and never too long', () => {
    expect([0, 1, 2, 3, 10].map((attempt) => backOff(attempt, 0.5))).toEqual([500, 1000, 2000, 4000, 15_000]);
  });
});

describe('plain HTTP', () => {
  it('takes over where no websocket can be opened', async () => {
    const live = line(1);
    answers.push(() => json({ messages: [{ type: 'waiting', actors: [1] }] }));
    live.connect();
    latest().end(1006);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toEqual(['polling']);
    expect(fetched[0]?.path).toContain('/poll?explain=1&version=7&chat=2&wait=0&seat=1');
    expect(fetched[1]?.path).toContain('wait=25');
    expect(messages).toEqual([{ type: 'waiting', actors: [1] }]);

    answers.push(() => json({ messages: [{ type: 'done', re: 'id1' }] }));
    await expect(live.request<'done'>({ type: 'undo', seat: 1, version: 7 })).resolves.toMatchObject({ type: 'done' });
    expect(fetched[2]).toMatchObject({
      path: '/api/tables/t_1/messages?seat=1&key=k%26y',
      body: { type: 'undo', id: 'id1' },
    });
    live.close();
  });

  it('takes the table as it stands out of a refusal', async () => {
    const live = line(1);
    answers.push(() => json({ messages: [] }));
    live.connect();
    latest().end(1006);
    await vi.advanceTimersByTimeAsync(1);
    const error = { status: 409, code: 'stale', text: 'The game has moved on.' };
    answers.push(() => json({ error, messages: [{ type: 'error', re: 'id1', error, snapshot: { version: 9 } }] }, 409));
    await expect(live.request({ type: 'play', seat: 1, version: 1, moves: ['done'] })).rejects.toMatchObject({
      code: 'stale',
    });
    expect(messages).toContainEqual(expect.objectContaining({ snapshot: { version: 9 } }));
    live.close();
  });

  it('tries again later where the server is gone altogether', async () => {
    const live = line();
    answers.push(() => Promise.reject(new TypeError('failed')));
    live.connect();
    latest().end(1006);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toEqual(['lost']);
    await vi.advanceTimersByTimeAsync(600);
    expect(sockets).toHaveLength(2);
    live.close();
  });
});
