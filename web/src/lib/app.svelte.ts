// Who is here, which games there are, and short notices.

import { ApiError, get, post } from './http';
import { language, say } from './language.svelte';
import { remember } from './memory';
import { readable } from './text';
import type { GameInfo, Message, User } from './types';

class App {
  user = $state.raw<User | null>(null);
  version = $state('');
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  offline = $state(false);
  notice = $state<{ text: string; id: number } | null>(null);
  /** Whether a page shows notices in a place of its own. */
  noticesElsewhere = $state(false);
  private noticeTimer: number | undefined;

  async start(): Promise<void> {
    try {
      const [session, { games, languages }] = await Promise.all([get('/api/session', {}), get('/api/games', {})]);
      this.user = session.user;
      this.version = session.version;
      this.games = games;
      await language.offer(languages);
      this.offline = false;
      this.ready = true;
    } catch {
      this.offline = true;
      window.setTimeout(() => void this.start(), 2000);
    }
  }

  async signIn(nickname: string): Promise<void> {
    const session = await post('/api/session', {}, { nickname });
    this.user = session.user;
    remember('nickname', nickname);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** What a game is called. */
  title(name: string): string {
    const title = this.game(name)?.title ?? `${name}-name`;
    return language.has(typeof title === 'string' ? title : title.key) ? say(title) : readable(name);
  }

  /** Say something in passing: a refusal, a thing done. */
  tell(message: Message | string): void {
    const text = typeof message === 'string' && message.includes(' ') ? message : say(message);
    this.notice = { text, id: Date.now() };
    window.clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), 5000);
  }

  /** A page shows notices itself; call the result when it is left. */
  showNoticesElsewhere(): () => void {
    this.noticesElsewhere = true;
    return () => {
      this.noticesElsewhere = false;
    };
  }

  hush(): void {
    this.notice = null;
  }

  /** The server no longer knows us: ask for the name again. */
  forgetIfUnknown(problem: unknown): void {
    if (problem instanceof ApiError && problem.code === 'sign-in') this.user = null;
  }

  /** Run something; what the server refuses is said. */
  async attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.forgetIfUnknown(problem);
      this.tell(problem.said);
      return undefined;
    }
  }
}

export const app = new App();
