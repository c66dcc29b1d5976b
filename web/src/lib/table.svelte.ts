// One table as this browser sees it: the position, what happened, who is there, and the moment shown of its history.

import { app } from './app.svelte';
import { contribute, contribution, keepPromise } from './fairness';
import { beatsOf, Follower } from './follow.svelte';
import { momentOf, type At } from './history';
import { ApiError, get, post } from './http';
import { say } from './language.svelte';
import { Live, type Line } from './live';
import { recall, remember } from './memory';
import { patched } from './patch';
import { namesAt } from './people';
import { settings } from './settings.svelte';
import { play as sound } from './sound';
import type {
  AutoKind,
  ChatLine,
  ClientMessage,
  Explained,
  GameEvent,
  HistoryFrame,
  LegalMove,
  ServerMessage,
  Snapshot,
  Table,
  TimelineStep,
} from './types';

/** An automatic answer as the table offers it. */
export interface AutoChoice extends AutoKind {
  set: (on: boolean) => void;
}

/** How long, in milliseconds, an update may take after its answer before the client asks for it. */
const LATE = 1500;

/** Somebody has sealed an answer, or taken it back: all else stays as it was. */
const stillWaiting = (snapshot: Snapshot, actors: number[], awaited: number): Snapshot => {
  const args = { ...snapshot.prompt.args, seats: actors, number: awaited };
  const waits = snapshot.prompt.key.startsWith('waiting-for');
  return { ...snapshot, actors, awaited, prompt: waits ? { ...snapshot.prompt, args } : snapshot.prompt };
};

/** Whether the server is about to pass for the seat, which asked for it. */
const answersItself = (snapshot: Snapshot): boolean => snapshot.auto.some(({ on, can }) => on && can);

/** Something to do at the table. What is asked for while another thing is under way waits for its answer. */
interface Wish {
  /** Two of the same name, one right after the other, are a double click; empty: one may well ask for it twice. */
  name: string;
  /** Whether it still means what the player meant; `alone`: nobody else has moved meanwhile. */
  still: (now: Snapshot, alone: boolean) => boolean;
  message: (now: Snapshot, seat: number) => ClientMessage;
  /** By how many versions the seat advances if it is accepted. */
  steps: number;
}

/** The table at an earlier moment. */
const at = (now: Snapshot, { view, prompt, actors, progress, scores, at: version }: HistoryFrame): Snapshot => ({
  ...now,
  view,
  prompt,
  actors,
  progress,
  scores,
  version,
});
/** A position in which nothing can be done. */
const still = (snapshot: Snapshot): Snapshot => ({ ...snapshot, legal: [], undo: false, forced: false });

/** After an absence this long, in milliseconds, the reader is told what happened meanwhile. */
const AWAY = 60_000;

export class TableSession {
  table = $state.raw<Table | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  line = $state<Line>('connecting');
  /** Why there is no table to show. */
  refused = $state.raw<ApiError | null>(null);
  /** A request is in flight: sent, but its effect is not on the table yet. */
  busy = $state(false);
  log = $state.raw<GameEvent[]>([]);
  /** The number of the first event since one's own last move. */
  sinceMine = $state<number | null>(null);
  /** What the last update brought, for animation and for the live region. */
  fresh = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  online = $state.raw<number[] | null>(null);
  watching = $state(0);
  timeline = $state.raw<TimelineStep[]>([]);
  at = $state<At>(null);
  frame = $state.raw<HistoryFrame | null>(null);
  /** The seat that the screen is to be handed to. */
  handTo = $state<number | null>(null);
  /** What happened while the reader was away, to be shown on their return. */
  away = $state.raw<GameEvent[]>([]);
  chatOpen = false;
  /** What others did, shown at the reader's pace. */
  readonly follower = new Follower(
    (version) => this.frameAt(version),
    () => this.caughtUp(),
  );

  private live: Live | null = null;
  private seat: number | null | undefined = undefined;
  private timelineVersion = -1;
  private wasMyTurn = false;
  private wasOver: boolean | null = null;
  private looks = 0; // under way
  private base: Snapshot | null = null;
  private stamp = '';
  private stopped = false;
  private wishes: Wish[] = []; // the first one is under way
  private arrived: (() => void) | null = null;
  private opened = false; // it has been shown before
  private hiddenSince = 0; // when the page was hidden, in milliseconds; 0 while it is visible

  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {}

  readonly names = $derived.by(() => {
    const players = this.snapshot?.scores.length ?? 0;
    if (!this.table) return [];
    return namesAt(this.table, players, say('ui-free-seat'), (number) => say('ui-automated', { number }));
  });

  /** My seats, also while I look as a spectator. */
  readonly mine = $derived(this.table?.mine ?? this.snapshot?.mine ?? []);
  readonly version = $derived(this.snapshot?.version ?? 0);
  /** Nothing of anybody's may be seen until the one whose turn it is has sat down. */
  readonly covered = $derived(this.handTo !== null && this.table?.open !== true);
  readonly looking = $derived(this.at !== null);
  readonly mySeat = $derived(this.snapshot?.seat ?? null);
  readonly myTurn = $derived(
    this.snapshot !== null &&
      this.snapshot.seat !== null &&
      this.snapshot.actors.includes(this.snapshot.seat) &&
      this.mine.includes(this.snapshot.seat) &&
      !answersItself(this.snapshot) &&
      !this.snapshot.over,
  );
  /** The automatic answers of the reader's own seat: those that are on, and those that could be. */
  readonly auto = $derived.by<AutoChoice[]>(() => {
    if (!this.snapshot || this.snapshot.seat === null || !this.mine.includes(this.snapshot.seat)) return [];
    return this.snapshot.auto.map((kind) => ({
      ...kind,
      can: kind.can && this.myTurn && this.at === null,
      set: (on: boolean): void => void this.setAuto(kind.kind, on),
    }));
  });
  /** The colour of a player, as the game has it. */
  colourOf = (seat: number): string | undefined => this.table?.colours[seat]?.[0];
  readonly colours = $derived(this.table?.colours.map(([main]) => main ?? '') ?? []);
  /** What the board draws: the present, or a moment in the past. */
  readonly shown = $derived.by<Snapshot | null>(() => {
    if (this.at === null && this.follower.now) return still(this.follower.now.snapshot);
    if (!this.snapshot || this.at === null || !this.frame) return this.snapshot;
    return still(at(this.snapshot, this.frame));
  });
  /** Moves of others are being shown. */
  readonly following = $derived(this.at === null && this.follower.now !== null);

  // ---------------------------------------------------------------------------------------------------- coming and going

  async open(): Promise<void> {
    try {
      this.table = await get('/api/tables/{table}', { table: this.id }, { key: this.key });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 0 || problem.status >= 500) {
        this.line = 'lost';
        if (!this.stopped) window.setTimeout(() => void this.open(), 2000);
      } else this.refused = problem;
      return;
    }
    if (this.stopped) return;
    this.refused = null;
    void this.addToSeed(this.table);
    // Several people share this screen and the game has secrets: look as a spectator until somebody says who is there.
    if (this.table.mine.length > 1 && this.hidden && this.table.status === 'running') this.seat = null;
    this.live = new Live({
      table: this.id,
      key: this.key,
      seat: () => this.seat,
      seen: () => ({ version: this.snapshot?.version ?? -1, chat: (this.chat.at(-1)?.n ?? -1) + 1 }),
      onMessage: (message) => this.receive(message),
      onLine: (line) => this.changeLine(line),
    });
    this.live.connect();
    window.addEventListener('online', this.retry);
    window.addEventListener('pagehide', this.noteSeen);
    document.addEventListener('visibilitychange', this.nudge);
  }

  close(): void {
    this.stopped = true;
    this.noteSeen();
    window.removeEventListener('pagehide', this.noteSeen);
    window.removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.nudge);
    this.live?.close();
  }

  /** Start again: the reader has taken a seat, and sees more. */
  reopen(): void {
    this.live?.close();
    this.live = null;
    this.seat = undefined;
    this.snapshot = null;
    this.line = 'connecting';
    void this.open();
  }

  /** Back from another window or from sleep: see at once whether the line still holds. */
  private nudge = (): void => {
    if (document.hidden) {
      this.hiddenSince = Date.now();
      this.noteSeen();
      return;
    }
    const gone = this.hiddenSince ? Date.now() - this.hiddenSince : 0;
    this.hiddenSince = 0;
    if (gone > AWAY) void this.askSince(true);
    this.live?.retry();
    if (this.line === 'live') void this.live?.request({ type: 'ping' }).catch(() => undefined);
  };

  /** When this table was last looked at. */
  private noteSeen = (): void => remember(`seen.${this.id}`, String(Date.now()));

  retry = (): void => this.live?.retry();

  /** Whether the game may have secrets. */
  get hidden(): boolean {
    return this.table?.open !== true;
  }

  private changeLine(line: Line): void {
    this.line = line;
    if (line === 'live' || line === 'polling') {
      void this.live?.request<'chat'>({ type: 'chats', since: (this.chat.at(-1)?.n ?? -1) + 1 }).catch(() => undefined);
    }
  }

  // -------------------------------------------------------------------------------------------------------- what arrives

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.table.broken && this.table && !this.table.broken) this.forget(); // it has gone back to an earlier position
        this.table = message.table;
        break;
      case 'snapshot':
        this.keep(message.snapshot, message.stamp);
        this.take(message.snapshot);
        break;
      case 'update': {
        const snapshot = this.completed(message);
        if (snapshot) this.update(message.from, message.events, snapshot);
        else void this.look(this.seat ?? null);
        break;
      }
      case 'waiting':
        if (this.snapshot) this.snapshot = stillWaiting(this.snapshot, message.actors, message.awaited);
        break;
      case 'presence':
        this.online = message.online;
        this.watching = message.watching;
        break;
      case 'chat':
        this.hear(message.lines);
        break;
      case 'error':
        if (message.snapshot) {
          this.keep(message.snapshot, message.stamp);
          this.take(message.snapshot);
        }
        if (message.re === undefined && (message.error.status === 403 || message.error.status === 404)) {
          this.refused = new ApiError(message.error);
        }
        break;
      default:
        break; // an answer that its caller waits for
    }
  }

  /** What the next update builds on: the last snapshot as it came, whatever was changed on the screen since. */
  private keep(snapshot: Snapshot, stamp = ''): void {
    this.base = snapshot;
    this.stamp = stamp;
  }

  /** The snapshot after an update; null if it builds on one that never arrived. */
  private completed(message: Extract<ServerMessage, { type: 'update' }>): Snapshot | null {
    let snapshot = message.snapshot;
    if (!snapshot) {
      if (!this.base || !message.patch || message.onto !== this.stamp) return null;
      const events = this.base.events + message.events.length;
      snapshot = { ...patched(this.base, message.patch), version: message.version, events };
    }
    this.keep(snapshot, message.stamp);
    return snapshot;
  }

  /** Nothing shown so far is valid any more. */
  private forget(): void {
    this.snapshot = null;
    this.log = [];
    this.sinceMine = null;
    this.wasMyTurn = false;
    this.timeline = [];
    this.timelineVersion = -1;
  }

  private take(snapshot: Snapshot): void {
    const otherSeat = this.snapshot !== null && this.snapshot.seat !== snapshot.seat;
    if (!otherSeat && this.snapshot && snapshot.version < this.snapshot.version) return; // overtaken on the way
    if (otherSeat) this.forget();
    this.snapshot = snapshot;
    this.seat = snapshot.seat;
    this.afterSnapshot();
    const known = (this.log.at(-1)?.n ?? -1) + 1;
    if (known < snapshot.events) void this.catchUp(known);
  }

  private update(from: number, events: GameEvent[], snapshot: Snapshot): void {
    if (this.snapshot && snapshot.seat !== this.snapshot.seat) {
      // Sent before a look arrived, unless the server changed the seat: it went to a bot, and one watches from now on.
      if (this.looks === 0) this.take(snapshot);
      return;
    }
    const current = this.snapshot?.version ?? -1;
    if (snapshot.version < current) return;
    if (from !== current) {
      // Something was missed: keep what is certain, and ask for the rest.
      void this.look(snapshot.seat);
      return;
    }
    const before = this.snapshot;
    this.add(events);
    this.snapshot = snapshot;
    this.seat = snapshot.seat;
    this.fresh = this.at === null ? events : [];
    if (before) this.follow(before, events, snapshot);
    this.afterSnapshot();
  }

  private afterSnapshot(): void {
    const snapshot = this.snapshot;
    if (!snapshot) return;
    if (this.table)
      this.table = {
        ...this.table,
        status: snapshot.status,
        over: snapshot.status === 'over',
        actors: snapshot.actors,
      };
    if (this.at !== null && this.at > snapshot.version) this.at = null;
    const myTurn = snapshot.seat !== null && snapshot.actors.includes(snapshot.seat) && !answersItself(snapshot);
    if (myTurn && !this.wasMyTurn) {
      if (!this.follower.on) sound('turn');
      void this.askSince(!this.opened);
    } else if (!this.opened && snapshot.seat !== null && snapshot.version > 0) void this.askSince(true);
    this.opened = true;
    if (snapshot.over && !this.wasOver && this.wasOver !== null) sound('end');
    this.wasOver = snapshot.over;
    this.wasMyTurn = myTurn;
    this.considerHandOver(snapshot);
    if (this.timelineVersion >= 0 && this.timelineVersion !== snapshot.version) void this.loadTimeline();
    this.arrived?.();
  }

  /** Show what others did, move by move, unless nobody looks or wants it. */
  private follow(before: Snapshot, events: GameEvent[], after: Snapshot): void {
    const people = this.table?.seats.length ?? 0;
    const mine = before.actors.length === 1 && before.actors.every((seat) => this.mine.includes(seat));
    const automated = events.some(({ args }) => typeof args.seat === 'number' && args.seat >= people);
    const undone = events.some(({ key }) => key === 'undone');
    if (settings.pace === 'off' || document.hidden || this.at !== null || this.covered || undone) {
      this.follower.skip();
      return;
    }
    if (mine && !automated) {
      this.follower.skip(); // one has gone on by oneself
      return;
    }
    this.follower.add(beatsOf(events, before, after, people));
  }

  /** Everything has been shown: the turn can begin. */
  private caughtUp(): void {
    this.fresh = [];
    if (this.myTurn) sound('turn');
  }

  private async frameAt(version: number): Promise<Snapshot | null> {
    const now = this.snapshot;
    const asked = { type: 'history' as const, seat: this.mySeat, at: version };
    const frame = await this.live?.request<'history'>(asked).catch(() => null);
    return frame && now ? at(now, frame) : null;
  }

  /** Show again what happened while one was away. */
  replayAway(): void {
    const events = this.away;
    const now = this.snapshot;
    this.away = [];
    if (!now) return;
    const versions = [...new Set(events.map(({ version }) => version))];
    this.present();
    this.follower.add(
      versions.map((version) => ({
        events: events.filter((event) => event.version === version),
        after: version === now.version ? now : version,
      })),
    );
  }

  private add(events: GameEvent[]): void {
    const known = this.log.at(-1)?.n ?? -1;
    const newer = events.filter((event) => event.n > known);
    if (newer.length) this.log = [...this.log, ...newer];
  }

  private async catchUp(since: number): Promise<void> {
    const seat = this.seat ?? null;
    const answer = await this.live?.request<'log'>({ type: 'log', seat, since }).catch(() => null);
    if (answer && seat === (this.seat ?? null)) this.add(answer.events);
  }

  /** What has happened since the reader's own last move; `back`: they have just returned to the table. */
  private async askSince(back = false): Promise<void> {
    const seat = this.seat;
    if (seat === null || seat === undefined) return;
    const answer = await this.live?.request<'log'>({ type: 'since', seat }).catch(() => null);
    if (!answer || seat !== this.seat) return;
    this.sinceMine = answer.events[0]?.n ?? null;
    const others = answer.events.filter(({ args }) => typeof args.seat === 'number' && args.seat !== seat);
    const left = Number(recall(`seen.${this.id}`) ?? Date.now());
    if (back && others.length && Date.now() - left > AWAY && !this.covered) this.away = answer.events;
  }

  private hear(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.n ?? -1;
    const first = this.chat.length === 0;
    const newer = lines.filter((line) => line.n > known);
    if (!newer.length) return;
    this.chat = [...this.chat, ...newer];
    if (!this.chatOpen && !(first && newer.length > 1)) {
      this.unread += newer.length;
      sound('chat');
    }
  }

  // --------------------------------------------------------------------------------------------------------- what one does

  private async look(seat: number | null): Promise<boolean> {
    this.looks += 1;
    const done = await this.ask({ type: 'look', seat, explain: true });
    this.looks -= 1;
    return done !== null;
  }

  /** Send something; what the server refuses is said to the person. Its answer, null if it was not accepted. */
  private async ask(message: ClientMessage): Promise<ServerMessage | null> {
    if (!this.live) return null;
    try {
      return await this.live.request(message);
    } catch (problem) {
      if (problem instanceof ApiError && problem.code !== 'unreachable') app.tell(problem.said);
      return null;
    }
  }

  /** Do things in the order in which they were asked for. Where one means something else by then, it and the rest are dropped. */
  private async wish(wanted: Wish): Promise<void> {
    const last = this.wishes.at(-1);
    if (last && last.name === wanted.name && last.name !== '') return;
    this.wishes.push(wanted);
    if (this.busy) return;
    this.busy = true;
    for (let now = this.snapshot; now && now.seat !== null; now = this.snapshot) {
      const doing = this.wishes[0];
      const { seat, version } = now;
      const answer = doing && (await this.ask(doing.message(now, seat)));
      if (!doing || !answer) break;
      const expected = answer.type === 'played' ? answer.version : version + doing.steps;
      await this.reach(seat, expected);
      if (doing.steps === 0 && this.line === 'polling') await this.look(seat); // a poll brings new versions only
      this.wishes.shift();
      const after = this.snapshot;
      if (after?.seat !== seat || !this.wishes[0]?.still(after, after.version === expected)) break;
    }
    this.wishes = [];
    this.busy = false;
  }

  /** Wait until the table shows this version. An answer by plain HTTP may arrive before its update. */
  private reach(seat: number, version: number): Promise<void> {
    const there = (): boolean => this.snapshot?.seat !== seat || this.snapshot.version >= version;
    if (there()) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): void => {
        window.clearTimeout(late);
        this.arrived = null;
        resolve();
      };
      const late = window.setTimeout(() => void this.look(seat).then(finish), LATE);
      this.arrived = () => {
        if (there()) finish();
      };
    });
  }

  /** Play; where something is under way, only if the same is offered after it, in the same words. */
  play = async (moves: string[]): Promise<void> => {
    const seen = this.snapshot;
    if (!seen || seen.seat === null || this.at !== null) return;
    const offered = (at: Snapshot): LegalMove | undefined => at.legal.find((move) => move.move === moves[0]);
    const move = offered(seen);
    const meaning = JSON.stringify(move?.text);
    await this.wish({
      name: move?.kind === '' ? meaning : '',
      still: (now, alone) =>
        alone && this.at === null && this.myTurn && JSON.stringify(offered(now)?.text ?? '') === meaning,
      message: ({ version }, seat) => ({ type: 'play', seat, version, moves }),
      steps: 1,
    });
  };

  explain = async (moves: string[]): Promise<Explained[]> => {
    if (!this.live || !this.snapshot || !this.shown || this.following || moves.length === 0) return [];
    const open = this.snapshot.over || this.table?.open === true;
    const seat = this.snapshot.seat ?? (open ? this.shown.actors[0] : undefined);
    if (seat === undefined) return []; // what moves cost would tell of somebody's secrets
    const then = this.at !== null && this.frame ? { at: this.frame.at, looking: this.snapshot.seat ?? -1 } : {};
    const answer = await this.live.request<'explained'>({ type: 'explain', seat, moves, ...then }).catch(() => null);
    return answer?.moves ?? [];
  };

  async undo(): Promise<void> {
    if (!this.busy && !this.snapshot?.undo) return;
    await this.wish({
      name: '',
      still: (now, alone) => alone && now.undo,
      message: ({ version }, seat) => ({ type: 'undo', seat, version }),
      steps: 1,
    });
  }

  private async setAuto(kind: string, on: boolean): Promise<void> {
    const now = (snapshot: Snapshot): AutoKind | undefined => snapshot.auto.find((found) => found.kind === kind);
    await this.wish({
      name: `auto ${kind} ${on}`,
      still: (snapshot) => (on ? now(snapshot)?.can : now(snapshot)?.on) === true,
      message: (_, seat) => ({ type: 'auto', seat, kind, on }),
      steps: 0,
    });
  }

  async askUndo(to?: number): Promise<void> {
    const seat = this.snapshot?.seat;
    if (seat === null || seat === undefined) return;
    if (await this.ask({ type: 'ask_undo', seat, ...(to === undefined ? {} : { to }) })) this.present();
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    const request = this.snapshot?.undo_request?.id;
    if (request !== undefined) await this.ask({ type: 'answer_undo', seat, request, agree });
  }

  async cancelUndo(seat: number): Promise<void> {
    await this.ask({ type: 'cancel_undo', seat });
  }

  async concede(): Promise<void> {
    if (this.mySeat !== null) await this.ask({ type: 'concede', seat: this.mySeat });
  }

  async handToBot(bot: string): Promise<void> {
    if (this.mySeat !== null) await this.ask({ type: 'hand_over', seat: this.mySeat, bot });
  }

  async speak(text: string): Promise<boolean> {
    return (await this.ask({ type: 'chat', text })) !== null;
  }

  /** Calls on the table that answer with a table. */
  /** Remember the promise about the dice; contribute to the seed if the game waits for that. */
  private async addToSeed(table: Table): Promise<void> {
    try {
      await keepPromise(table, this.key);
      await contribute(table);
    } catch {
      // It is tried again when the table is opened again.
    }
  }

  /** Sit down at this table, adding to the seed. */
  async join(wanted: { seat?: number; name?: string }): Promise<Table | undefined> {
    const key = this.key ? { key: this.key } : {};
    return app.attempt(async () => {
      const value = this.table && (await contribution(this.table, this.key));
      const body = { ...wanted, ...key, ...(value ? { contribution: value } : {}) };
      return post('/api/tables/{table}/join', { table: this.id }, body);
    });
  }

  /** A rematch; the second to ask joins the table that the first has opened. */
  async rematch(): Promise<Table | undefined> {
    const opened = this.table?.rematch;
    return app.attempt(async () => {
      if (opened) {
        const table = await get('/api/tables/{table}', { table: opened });
        const value = await contribution(table);
        if (value && table.status === 'waiting')
          await post('/api/tables/{table}/join', { table: opened }, { contribution: value });
      }
      return contribute(await post('/api/tables/{table}/rematch', { table: this.id }, { contribute: true }));
    });
  }

  /** Leave the table, or end or continue a game that no longer replays. */
  async manage(what: 'leave' | 'end' | 'continue'): Promise<Table | undefined> {
    return app.attempt(() => post(`/api/tables/{table}/${what}`, { table: this.id }, {}));
  }

  /** Give the empty seats to a bot. */
  async fill(bot: string): Promise<Table | undefined> {
    return app.attempt(() => post('/api/tables/{table}/fill', { table: this.id }, { bot }));
  }

  // ---------------------------------------------------------------------------------------------- several people, one screen

  private considerHandOver(snapshot: Snapshot): void {
    const mine = this.mine;
    const seated = snapshot.seat !== null && snapshot.actors.includes(snapshot.seat);
    const next = snapshot.actors.find((seat) => mine.includes(seat));
    this.handTo = mine.length < 2 || snapshot.over || seated ? null : (next ?? null);
    if (this.covered) this.present();
  }

  async takeScreen(): Promise<void> {
    const seat = this.handTo;
    if (seat === null) return;
    this.at = null;
    if (await this.look(seat)) this.handTo = null;
  }

  // -------------------------------------------------------------------------------------------------------------- looking back

  async loadTimeline(): Promise<void> {
    const version = this.version;
    this.timelineVersion = version;
    const steps: TimelineStep[] = [];
    for (let since = 1; since > 0;) {
      const asked = { type: 'timeline' as const, seat: this.mySeat, since };
      const answer = await this.live?.request<'timeline'>(asked).catch(() => null);
      if (!answer || this.timelineVersion !== version) return;
      steps.push(...answer.steps);
      since = answer.next;
    }
    this.timeline = steps;
  }

  /** Step through history; where a step leads is known only once the timeline is there. */
  async walk(step: (at: At, last: number, steps: readonly TimelineStep[]) => At): Promise<void> {
    if (this.timelineVersion !== this.version) await this.loadTimeline();
    await this.goTo(step(this.at, this.version, this.timeline));
  }

  async goTo(at: At): Promise<void> {
    if (this.covered) return;
    const place = at === null ? null : momentOf(at, this.version);
    if (place === null) {
      this.present();
      return;
    }
    this.at = place;
    this.fresh = [];
    this.follower.skip();
    if (this.timelineVersion < 0) void this.loadTimeline();
    try {
      const frame = await this.live?.request<'history'>({ type: 'history', seat: this.mySeat, at: place });
      if (frame && this.at === place) this.frame = frame;
    } catch (problem) {
      if (problem instanceof ApiError) app.tell(problem.said);
      this.present();
    }
  }

  present(): void {
    this.at = null;
    this.frame = null;
  }
}
