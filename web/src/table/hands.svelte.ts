// Keyboard and pointer at the table: shortcuts, keys typed ahead, clicks that were meant for something else.

import { untrack } from 'svelte';
import { Aim } from '../lib/aim';
import { back, forward, turnOf } from '../lib/history';
import type { TableSession } from '../lib/table/session.svelte';
import type { Screen } from './screen.svelte';

/** Keys that play something. Typed while a move is in flight, they wait for its answer. */
const PLAYS = /^[ud1-9]$/;
/** Whatever plays something, as opposed to what opens, closes or turns a page. */
const PLAYING = '[data-move], [data-auto], button.can, .chooser button, .spread button';
const CONTROL = 'button, a, input, summary';

export class Hands {
  readonly aim = new Aim();
  private held: string[] = [];

  /** Must be created while a component is initialised. */
  constructor(
    private readonly session: TableSession,
    private readonly screen: Screen,
  ) {
    $effect(() => {
      if (!session.busy) untrack(() => this.pressHeld());
    });
    $effect(() => {
      if (session.myTurn) this.aim.turn();
    });
    $effect(() => {
      void session.version;
      this.aim.change();
    });
  }

  private press(key: string): void {
    if (key === 'u') void this.session.undo();
    else if (key === 'd') document.querySelector<HTMLElement>('[data-move="done"]:not(:disabled)')?.click();
    else [...document.querySelectorAll<HTMLElement>('[data-move]:not(:disabled)')][Number(key) - 1]?.click();
  }

  private pressHeld(): void {
    const { session } = this;
    while (this.held.length && !session.busy) {
      const [key = ''] = this.held.splice(0, 1);
      if (!session.myTurn || session.looking || document.querySelector('dialog[open]')) this.held = [];
      else this.press(key);
    }
  }

  onkeydown = (event: KeyboardEvent): void => {
    const { session, screen } = this;
    const { past } = session;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && (target as HTMLInputElement).type !== 'range') return;
    if (document.querySelector('dialog[open]')) return;
    const done = (): void => event.preventDefault();
    if (session.following && /^( |Escape|Enter|[ud1-9])$/.test(event.key)) {
      session.follower.skip();
      return done();
    }
    if (event.key === '?') screen.sheet = 'help';
    else if (event.key === ',') void past.walk(back);
    else if (event.key === '.') void past.walk(forward);
    else if (event.key === '<') void past.walk((...where) => turnOf(...where, -1));
    else if (event.key === '>') void past.walk((...where) => turnOf(...where, 1));
    else if (event.key === 'Escape' && session.looking) past.present();
    else if (event.key === 'l') screen.toggle('log');
    else if (event.key === 'c') screen.toggle('chat');
    else if (event.key === 'r') screen.rule = session.shown?.prompt.rule ?? null;
    else if (event.key === 'b')
      document.querySelector<HTMLElement>('#board [tabindex="0"], #board button:not(:disabled)')?.focus();
    else if (PLAYS.test(event.key)) {
      if (event.repeat) return done(); // a key that is held down plays once
      if (session.busy) this.held.push(event.key);
      else this.press(event.key);
    } else return;
    done();
  };

  onclickcapture = (event: MouseEvent): void => {
    const { session } = this;
    const target = event.target as Element;
    const button = target.closest<HTMLElement>(PLAYING);
    // A click skips what is being shown, unless it is for something that opens, closes or turns a page.
    if (session.following && target.closest('#board') && (button || !target.closest(CONTROL))) {
      session.follower.skip();
      event.stopPropagation();
      return;
    }
    const move = session.snapshot?.legal.find((offered) => offered.move === button?.dataset.move);
    const what = `${session.snapshot?.prompt.key} ${button?.textContent}`;
    if (button && !this.aim.meant(event.detail, session.version, what, move?.ends_turn)) event.stopPropagation();
  };
}
