// One table as this browser sees it: the position, what happened, who is there, and the moment shown of its history.

import { app } from '../app.svelte';
import { beatsOf, Follower } from '../follow.svelte';
import { ApiError, get } from '../http';
import { say } from '../language.svelte';
import { Live, type Line } from '../live';
import { patched } from '../patch';
import { namesAt } from '../people';
import { settings } from '../settings.svelte';
import { play as sound } from '../sound';
import type {
  AutoChoice,
  ClientMessage,
  Explained,
  GameEvent,
  LegalMove,
  ServerMessage,
  Snapshot,
  Table,
} from '../types';
import { Absence } from './absence.svelte';
import { Chat } from './chat.svelte';
import { EventLog } from './event_log.svelte';
import { addToSeed } from './membership';
import { Past } from './past.svelte';
import { answersItself, atMoment, HandOver, inert, stillWaiting } from './snapshots';
import { Wishes } from './wishes.svelte';

export class TableSession {
  table = $state.raw<Table | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  line = $state<Line>('connecting');
  /** Why there is no table to show. */
  refused = $state.raw<ApiError | null>(null);
  /** What the last update brought, for animation and for the live region. */
  fresh = $state.raw<GameEvent[]>([]);
  online = $state.raw<number[] | null>(null);
  watching = $state(0);
  /** The seat that the screen is to be handed to. */
  handTo = $state<number | null>(null);
  /** What others did, shown at the reader's pace. */
  readonly follower = new Follower(
    (version) => this.positionAt(version),
    () => this.caughtUp(),
    (event) => say(event, {}, this.names),
  );
  readonly past = new Past({
    live: () => this.live,
    seat: () => this.mySeat,
    version: () => this.version,
    covered: () => this.covered,
    onleave: () => {
      this.fresh = [];
      this.follower.skip();
    },
  });
  readonly absence: Absence;
  readonly chat = new Chat();
  private readonly told = new EventLog({
    live: () => this.live,
    seat: () => this.seat ?? null,
    count: () => this.snapshot?.events ?? 0,
  });
  private readonly wishes = new Wishes({
    snapshot: () => this.snapshot,
    line: () => this.line,
    ask: (message) => this.ask(message),
    look: (seat) => this.look(seat),
  });

  private live: Live | null = null;
  private seat: number | null | undefined = undefined;
  private wasMyTurn = false;
  private wasOver: boolean | null = null;
  private looks = 0; // under way
  private base: Snapshot | null = null;
  private stamp = '';
  private stopped = false;
  private readonly handOver = new HandOver();
  private opened = false; // it has been shown before

  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    this.absence = new Absence({
      table: id,
      live: () => this.live,
      seat: () => this.seat,
      covered: () => this.covered,
    });
  }

  readonly names = $derived.by(() => {
    const players = this.snapshot?.scores.length ?? 0;
    if (!this.table) return [];
    return namesAt(this.table, players, say('ui-free-seat'), (number) => say('ui-automated', { number }));
  });

  /** What happened so far. */
  get log(): GameEvent[] {
    return this.told.events;
  }
  /** My seats, also while I look as a spectator. */
  readonly mine = $derived(this.table?.mine ?? this.snapshot?.mine ?? []);
  readonly version = $derived(this.snapshot?.version ?? 0);
  /** Nothing of anybody's may be seen until the one whose turn it is has sat down. */
  readonly covered = $derived(this.handTo !== null && this.table?.open !== true);
  readonly looking = $derived(this.past.at !== null);
  /** A request is in flight: sent, but its effect is not on the table yet. */
  readonly busy = $derived(this.wishes.busy);
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
      can: !this.looking && (kind.ahead || (kind.can && this.myTurn)),
      set: (on: boolean): void => void this.setAuto(kind.kind, on),
    }));
  });
  /** The colour of a player, as the game has it. */
  colourOf = (seat: number): string | undefined => this.colours[seat];
  /** The main colour of each player, as the game has it now. */
  readonly colours = $derived((this.snapshot?.colours ?? this.table?.colours ?? []).map(([main]) => main ?? ''));
  /** What the board draws: the present, or a moment in the past. */
  readonly shown = $derived.by<Snapshot | null>(() => {
    if (!this.looking && this.follower.now) return inert(this.follower.now.snapshot);
    if (!this.snapshot || !this.looking || !this.past.frame) return this.snapshot;
    return inert(atMoment(this.snapshot, this.past.frame));
  });
  /** Moves of others are being shown. */
  readonly following = $derived(!this.looking && this.follower.now !== null);

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
    void addToSeed(this.table, this.key);
    // Several people share this screen and the game has secrets: look as a spectator until somebody says who is there.
    if (this.table.mine.length > 1 && this.hidden && this.table.status === 'running') this.seat = null;
    this.live = new Live({
      table: this.id,
      key: this.key,
      seat: () => this.seat,
      seen: () => ({ version: this.snapshot?.version ?? -1, chat: this.chat.next }),
      onMessage: (message) => this.receive(message),
      onLine: (line) => this.changeLine(line),
    });
    this.live.connect();
    window.addEventListener('online', this.retry);
    window.addEventListener('pagehide', this.absence.noteSeen);
    document.addEventListener('visibilitychange', this.nudge);
  }

  close(): void {
    this.stopped = true;
    this.absence.noteSeen();
    window.removeEventListener('pagehide', this.absence.noteSeen);
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
    this.absence.changed(document.hidden);
    if (document.hidden) return;
    this.live?.retry();
    if (this.line === 'live') void this.live?.request({ type: 'ping' }).catch(() => undefined);
  };

  retry = (): void => this.live?.retry();

  /** Whether the game may have secrets. */
  get hidden(): boolean {
    return this.table?.open !== true;
  }

  private changeLine(line: Line): void {
    this.line = line;
    if (line === 'live' || line === 'polling') {
      void this.live?.request<'chat'>({ type: 'chats', since: this.chat.next }).catch(() => undefined);
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
        this.chat.hear(message.lines);
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
    this.told.forget();
    this.absence.sinceMine = null;
    this.wasMyTurn = false;
    this.past.forget();
  }

  private take(snapshot: Snapshot): void {
    const otherSeat = this.snapshot !== null && this.snapshot.seat !== snapshot.seat;
    if (!otherSeat && this.snapshot && snapshot.version < this.snapshot.version) return; // overtaken on the way
    if (otherSeat) this.forget();
    this.snapshot = snapshot;
    this.seat = snapshot.seat;
    this.afterSnapshot();
    void this.told.catchUp();
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
    this.told.add(events);
    this.snapshot = snapshot;
    this.seat = snapshot.seat;
    this.fresh = !this.looking ? events : [];
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
    this.past.follow(snapshot.version);
    const myTurn = snapshot.seat !== null && snapshot.actors.includes(snapshot.seat) && !answersItself(snapshot);
    if (myTurn && !this.wasMyTurn) {
      if (!this.follower.on) sound('turn');
      void this.absence.ask(!this.opened);
    } else if (!this.opened && snapshot.seat !== null && snapshot.version > 0) void this.absence.ask(true);
    this.opened = true;
    if (snapshot.over && !this.wasOver && this.wasOver !== null) sound('end');
    this.wasOver = snapshot.over;
    this.wasMyTurn = myTurn;
    this.considerHandOver(snapshot);
    this.wishes.arrived();
  }

  /** Show what others did, move by move, unless nobody looks or wants it. */
  private follow(before: Snapshot, events: GameEvent[], after: Snapshot): void {
    const people = this.table?.seats.length ?? 0;
    const mine = before.actors.length === 1 && before.actors.every((seat) => this.mine.includes(seat));
    const automated = events.some(({ args }) => typeof args.seat === 'number' && args.seat >= people);
    const undone = events.some(({ key }) => key === 'undone');
    if (settings.pace === 'off' || document.hidden || this.looking || this.covered || undone) {
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

  private async positionAt(version: number): Promise<Snapshot | null> {
    const now = this.snapshot;
    const frame = await this.past.frameOf(version).catch(() => null);
    return frame && now ? atMoment(now, frame) : null;
  }

  /** Show again what happened while one was away. */
  replayAway(): void {
    const { events } = this.absence;
    const now = this.snapshot;
    this.absence.dismiss();
    if (!now) return;
    const versions = [...new Set(events.map(({ version }) => version))];
    this.past.present();
    this.follower.add(
      versions.map((version) => ({
        events: events.filter((event) => event.version === version),
        after: version === now.version ? now : version,
      })),
    );
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

  /** Play; where something is under way, only if the same is offered after it, in the same words. */
  play = async (moves: string[]): Promise<void> => {
    const seen = this.snapshot;
    if (!seen || seen.seat === null || this.looking) return;
    const offered = (at: Snapshot): LegalMove | undefined => at.legal.find((move) => move.move === moves[0]);
    const move = offered(seen);
    const meaning = JSON.stringify(move?.text);
    await this.wishes.add({
      name: move?.kind === '' ? meaning : '',
      still: (now, alone) =>
        alone && !this.looking && this.myTurn && JSON.stringify(offered(now)?.text ?? '') === meaning,
      message: ({ version }, seat) => ({ type: 'play', seat, version, moves }),
      steps: 1,
    });
  };

  explain = async (moves: string[]): Promise<Explained[]> => {
    if (!this.live || !this.snapshot || !this.shown || this.following || moves.length === 0) return [];
    const open = this.snapshot.over || this.table?.open === true;
    const seat = this.snapshot.seat ?? (open ? this.shown.actors[0] : undefined);
    if (seat === undefined) return []; // what moves cost would tell of somebody's secrets
    const then = this.looking && this.past.frame ? { at: this.past.frame.at, looking: this.snapshot.seat ?? -1 } : {};
    const answer = await this.live.request<'explained'>({ type: 'explain', seat, moves, ...then }).catch(() => null);
    return answer?.moves ?? [];
  };

  async undo(): Promise<void> {
    if (!this.busy && !this.snapshot?.undo) return;
    await this.wishes.add({
      name: '',
      still: (now, alone) => alone && now.undo,
      message: ({ version }, seat) => ({ type: 'undo', seat, version }),
      steps: 1,
    });
  }

  private async setAuto(kind: string, on: boolean): Promise<void> {
    await this.wishes.add({
      name: `auto ${kind} ${on}`,
      still: ({ auto }) => auto.some((one) => one.kind === kind && (on ? one.can || one.ahead : one.on)),
      message: (_, seat) => ({ type: 'auto', seat, kind, on }),
      steps: 0,
    });
  }

  async askUndo(to?: number): Promise<void> {
    const seat = this.snapshot?.seat;
    if (seat === null || seat === undefined) return;
    if (await this.ask({ type: 'ask_undo', seat, ...(to === undefined ? {} : { to }) })) this.past.present();
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

  // ---------------------------------------------------------------------------------------------- several people, one screen

  private considerHandOver(snapshot: Snapshot): void {
    this.handTo = this.handOver.to(snapshot, this.mine);
    if (this.covered) this.past.present();
    else if (this.handTo !== null && !this.hidden) void this.sitDown(this.handTo); // there is nothing to hide
  }

  private async sitDown(seat: number): Promise<void> {
    // What they then see may say that another one is asked.
    if ((await this.look(seat)) && this.handTo === seat) this.handTo = null;
  }
  async takeScreen(): Promise<void> {
    const seat = this.handTo;
    if (seat === null) return;
    this.past.at = null;
    await this.sitDown(seat);
  }
}
