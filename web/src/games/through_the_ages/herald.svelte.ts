// What has just befallen several civilizations at once: an event that was revealed, a conflict that was decided, a pact that was answered. It is
// told beside its card, with what it brought to whom; and which military cards the reader has just drawn.

import { untrack } from 'svelte';
import type { GameEvent } from '../../lib/types';
import { cardOf, cards } from './cards';
import { cardIn } from './gestures';

const PREFIX = 'through_the_ages-';
/** What is told at once, with the event that has played its card, where it does not name the card itself. */
const HEADLINES: Record<string, string> = {
  revealed: '',
  'bonus-revealed': '',
  colonized: '',
  accepted: '',
  refused: '',
  'attack-succeeds': 'attacks',
  'attack-fails': 'attacks',
  'war-won': 'declares',
  'war-lost': 'declares',
  'war-tied': 'declares',
};
/** What ends a story: the turn goes on. */
const AFTER = ['turn', 'row-cleared', 'age-begins', 'drew', 'you-drew'];
const MOST_LINES = 8;
/** How long a story stays, in milliseconds, and how much longer for each line. */
const STAY = 6000;
const EACH = 1000;

const kindOf = ({ key }: GameEvent): string => key.replace(PREFIX, '');

export interface Story {
  card: string;
  headline: GameEvent;
  /** What it brought. */
  lines: GameEvent[];
}

/** The story in a list of events, if there is one. `log`: everything told before, to look up the card of an attack. */
export function storyOf(events: readonly GameEvent[], log: readonly GameEvent[]): Story | null {
  const at = events.findLastIndex((event) => kindOf(event) in HEADLINES);
  const headline = events[at];
  if (!headline) return null;
  const played = HEADLINES[kindOf(headline)];
  const { seat, other } = headline.args;
  const source = played
    ? log.findLast((event) => kindOf(event) === played && event.args.seat === seat && event.args.other === other)
    : headline;
  const card = cardIn(source?.args.card);
  // a territory that is revealed is auctioned: that has a panel of its own
  if (!(card in cards) || (kindOf(headline) === 'revealed' && cardOf(card).type === 'territory')) return null;
  return { card, headline, lines: consequences(events.slice(at + 1)) };
}

/** What belongs to the story: everything up to where the turn goes on. */
function consequences(events: readonly GameEvent[]): GameEvent[] {
  const end = events.findIndex((event) => AFTER.includes(kindOf(event)));
  return events.slice(0, end < 0 ? undefined : end).slice(0, MOST_LINES);
}

interface Source {
  news: () => readonly GameEvent[];
  log: () => readonly GameEvent[];
  seat: () => number | null;
  /** The event being resolved: somebody is still to choose. */
  event: () => string;
}

/** Create it while a component is set up. */
export class Herald {
  story = $state.raw<Story | null>(null);
  /** Military cards that the reader drew last, until the next move of their own. */
  drawn = $state.raw<string[]>([]);
  /** Whether what it brought is all told. */
  settled = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source) {
    $effect(() => {
      const news = source.news();
      untrack(() => this.hear(news, source));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.story = null;
    this.settled = true;
  };

  /** It stays for as long as it is pointed at. */
  hold = (): void => clearTimeout(this.timer);

  /** It goes after a while. */
  leave = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.close, STAY + EACH * (this.story?.lines.length ?? 0));
  };

  private hear(news: readonly GameEvent[], { log, seat, event }: Source): void {
    if (!news.length) return;
    const own = news[0]?.args.seat === seat();
    const drew = news.findLast((event) => kindOf(event) === 'you-drew');
    if (drew) this.drawn = (Array.isArray(drew.args.names) ? drew.args.names : []).map(cardIn);
    else if (own) this.drawn = [];
    const story = storyOf(news, log()) ?? (this.settled ? null : this.goesOn(news));
    if (story) {
      this.story = story;
      this.settled = event() !== story.card;
      this.leave();
    } else if (own) this.close();
  }

  /** The story with what the latest choices brought. */
  private goesOn(news: readonly GameEvent[]): Story | null {
    if (!this.story) return null;
    return { ...this.story, lines: [...this.story.lines, ...consequences(news)].slice(0, MOST_LINES) };
  }
}
