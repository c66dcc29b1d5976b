// The line to a table: a websocket, and plain HTTP where none can be opened. Reconnects with back-off; a request that was
// under way when the line broke is sent again with the same id, so that it happens once.

import { ApiError, call, UNREACHABLE, type Answer, type Fetch } from './http';
import type { ClientMessage, ErrorBody, ServerMessage } from './types';

type Messages = Answer<'/api/tables/{table}/messages', 'post'>;

export type Line = 'connecting' | 'live' | 'polling' | 'lost' | 'refused' | 'closed';

export interface Socket {
  readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

export interface Environment {
  open: (path: string) => Socket;
  fetch: Fetch;
  random: () => number;
  newId: () => string;
  schedule: (run: () => void, milliseconds: number) => number;
  cancel: (timer: number) => void;
}

export interface LiveOptions {
  table: string;
  key?: string | undefined;
  /** The seat to look from, absent: the server's choice; read at each connection, since it changes. */
  seat: () => number | null | undefined;
  /** The version and the chat line one has, for polling. */
  seen: () => { version: number; chat: number };
  onMessage: (message: ServerMessage) => void;
  onLine: (line: Line) => void;
}

interface Pending {
  message: ClientMessage & { id: string };
  resolve: (answer: ServerMessage) => void;
  reject: (error: Error) => void;
  timer: number;
}

/** Costs and gains come with the moves, so that no words appear later and shift what is below them. */
const EXPLAIN = { explain: '1' };
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 12_000;
const PING_EVERY = 20_000;
const OPEN_WITHIN = 6_000;
const TRY_SOCKET_AGAIN = 60_000;

export function browser(): Environment {
  return {
    open: (path) => {
      const address = new URL(path, location.href);
      address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(address) as unknown as Socket;
    },
    fetch: (input, init) => fetch(input, init),
    random: Math.random,
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join(''),
    schedule: (run, milliseconds) => window.setTimeout(run, milliseconds),
    cancel: (timer) => window.clearTimeout(timer),
  };
}

/** How long to wait before the nth try to reconnect: doubling, with some chance in it so that not all come at once. */
export function backOff(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random / 2);
}

export class Live {
  line: Line = 'connecting';
  private socket: Socket | null = null;
  private readonly pending = new Map<string, Pending>();
  private attempt = 0;
  private retryTimer: number | null = null;
  private pingTimer: number | null = null;
  private pollAbort: AbortController | null = null;

  constructor(
    private readonly options: LiveOptions,
    private readonly environment: Environment = browser(),
  ) {}

  connect(): void {
    if (this.line === 'closed' || this.line === 'refused') return;
    this.clearRetry();
    const socket = this.environment.open(`/api/tables/${this.options.table}/live${this.query(EXPLAIN)}`);
    this.socket = socket;
    let opened = false;
    const tooLate = this.environment.schedule(() => socket.close(), OPEN_WITHIN);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      opened = true;
      this.environment.cancel(tooLate);
      this.attempt = 0;
      this.stopPolling();
      this.turn('live');
      this.ping();
      for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onerror = () => undefined; // onclose follows
    socket.onclose = ({ code }) => {
      this.environment.cancel(tooLate);
      if (socket !== this.socket) return;
      this.socket = null;
      if (this.pingTimer !== null) this.environment.cancel(this.pingTimer);
      if (this.line === 'closed') return;
      if (code >= 4000) this.refuse();
      else if (opened) this.reconnect();
      else void this.tryPolling();
    };
  }

  close(): void {
    this.turn('closed');
    this.clearRetry();
    this.stopPolling();
    if (this.pingTimer !== null) this.environment.cancel(this.pingTimer);
    this.failAll(UNREACHABLE);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Try again now: the person asked, or the browser says that it is online. */
  retry(): void {
    if (this.line === 'lost') this.connect();
  }

  /** Send a message; the promise is its answer. Refusals reject with an ApiError. */
  request<T extends ServerMessage['type']>(message: ClientMessage): Promise<Extract<ServerMessage, { type: T }>> {
    const id = this.environment.newId();
    const carried = { ...message, id };
    return new Promise<ServerMessage>((resolve, reject) => {
      if (this.line === 'closed' || this.line === 'refused') return reject(new ApiError(UNREACHABLE));
      // What must not be said twice is not kept for later: better to say that it did not go out.
      if (message.type === 'chat' && this.line !== 'live' && this.line !== 'polling')
        return reject(new ApiError(UNREACHABLE));
      const timer = this.environment.schedule(() => this.unanswered(id), ANSWER_WITHIN);
      this.pending.set(id, { message: carried, resolve, reject, timer });
      if (this.line === 'live') this.socket?.send(JSON.stringify(carried));
      else if (this.line === 'polling') void this.postMessage(carried);
    }) as Promise<Extract<ServerMessage, { type: T }>>;
  }

  // ------------------------------------------------------------------------------------------------------- what arrives

  private receive(message: ServerMessage): void {
    const waiting = message.re === undefined ? undefined : this.pending.get(message.re);
    if (waiting) {
      this.pending.delete(waiting.message.id);
      this.environment.cancel(waiting.timer);
    }
    this.options.onMessage(message);
    if (!waiting) return;
    if (message.type === 'error') waiting.reject(new ApiError(message.error));
    else waiting.resolve(message);
  }

  private unanswered(id: string): void {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    if (this.line === 'live') {
      // A socket that does not answer is a dead one: open another, which sends this again.
      waiting.timer = this.environment.schedule(() => this.unanswered(id), ANSWER_WITHIN);
      this.socket?.close();
      return;
    }
    this.pending.delete(id);
    waiting.reject(new ApiError(UNREACHABLE));
  }

  private ping(): void {
    this.pingTimer = this.environment.schedule(() => {
      if (this.line !== 'live') return;
      this.request<'pong'>({ type: 'ping' }).catch(() => undefined);
      this.ping();
    }, PING_EVERY);
  }

  // -------------------------------------------------------------------------------------------------------- when it breaks

  private reconnect(): void {
    for (const [id, waiting] of this.pending) {
      if (waiting.message.type !== 'chat' && waiting.message.type !== 'ping') continue;
      this.pending.delete(id);
      this.environment.cancel(waiting.timer);
      waiting.reject(new ApiError(UNREACHABLE));
    }
    this.turn('lost');
    this.clearRetry();
    this.retryTimer = this.environment.schedule(() => this.connect(), backOff(this.attempt, this.environment.random()));
    this.attempt += 1;
  }

  private refuse(): void {
    this.turn('refused');
    this.failAll(UNREACHABLE);
  }

  private failAll(error: ErrorBody): void {
    for (const waiting of this.pending.values()) {
      this.environment.cancel(waiting.timer);
      waiting.reject(new ApiError(error));
    }
    this.pending.clear();
  }

  // ---------------------------------------------------------------------------------------------------------- plain HTTP

  private async tryPolling(): Promise<void> {
    this.stopPolling();
    const abort = new AbortController();
    this.pollAbort = abort;
    let wait = 0;
    let failures = 0;
    const until = Date.now() + TRY_SOCKET_AGAIN;
    while (!abort.signal.aborted) {
      const { version, chat } = this.options.seen();
      const extra = { ...EXPLAIN, version: String(version), chat: String(chat), wait: String(wait) };
      try {
        const answer = await call<Messages>(
          'GET',
          `/api/tables/${this.options.table}/poll${this.query(extra)}`,
          undefined,
          this.environment.fetch,
          abort.signal,
        );
        if (abort.signal.aborted) return;
        failures = 0;
        this.attempt = 0;
        if (this.line !== 'polling') {
          this.turn('polling');
          for (const { message } of [...this.pending.values()]) void this.postMessage(message);
        }
        for (const message of answer.messages) this.receive(message);
        wait = 25;
      } catch (problem) {
        if (abort.signal.aborted) return;
        const error = problem instanceof ApiError ? problem.body : UNREACHABLE;
        if (error.status === 403 || error.status === 404) {
          this.options.onMessage({ type: 'error', error });
          return this.refuse();
        }
        failures += 1;
        if (failures > 0) return this.reconnect();
      }
      if (Date.now() > until) return this.connect();
    }
  }

  private async postMessage(message: ClientMessage & { id: string }): Promise<void> {
    const path = `/api/tables/${this.options.table}/messages${this.query()}`;
    try {
      const answer = await call<Messages>('POST', path, message, this.environment.fetch);
      for (const each of answer.messages) this.receive(each);
    } catch (problem) {
      const refusal = problem instanceof ApiError ? problem : new ApiError(UNREACHABLE);
      for (const each of refusal.messages) this.receive(each);
      if (refusal.status > 0 && this.pending.has(message.id))
        this.receive({ type: 'error', re: message.id, error: refusal.body });
      // Otherwise the answer may have been lost on the way: it stays pending, and the next connection asks again.
    }
  }

  private stopPolling(): void {
    this.pollAbort?.abort();
    this.pollAbort = null;
  }

  // --------------------------------------------------------------------------------------------------------------- small

  private query(more: Record<string, string> = {}): string {
    const query = new URLSearchParams(more);
    const seat = this.options.seat();
    if (seat !== undefined) query.set('seat', String(seat ?? -1));
    if (this.options.key) query.set('key', this.options.key);
    const text = query.toString();
    return text ? `?${text}` : '';
  }

  private turn(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.options.onLine(line);
  }

  private clearRetry(): void {
    if (this.retryTimer !== null) this.environment.cancel(this.retryTimer);
    this.retryTimer = null;
  }
}
