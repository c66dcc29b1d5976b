// The log in short: consecutive small steps of the same kind become one sentence if there are words for it.

import type { Words } from './text';
import type { GameEvent } from './types';

/** One line of the log: an event, or several alike. */
export interface Entry extends GameEvent {
  /** The number of the first event in it. */
  first: number;
}

/** Events with words for "<key>-many" are counted: "Anna places 5 tokens: Castile 3, Baetica 2". */
export function condense(events: readonly GameEvent[], words: Pick<Words, 'has' | 'say'>): Entry[] {
  const found: Entry[] = [];
  let run: GameEvent[] = [];
  const close = (): void => {
    const last = run[run.length - 1];
    if (last) found.push(run.length === 1 ? { ...last, first: last.n } : together(run, last, words));
    run = [];
  };
  for (const event of events) {
    const before = run[run.length - 1];
    if (!before || before.key !== event.key || !words.has(`${event.key}-many`) || !alike(before, event)) close();
    run.push(event);
  }
  close();
  return found;
}

/** The argument that names what an event is about: its first text. */
function subject(event: GameEvent): string | undefined {
  return Object.keys(event.args).find((name) => typeof event.args[name] === 'string');
}

/** Whether two events are the same but for what they are about. */
function alike(one: GameEvent, other: GameEvent): boolean {
  const about = subject(one);
  const rest = ({ args }: GameEvent): string => JSON.stringify(Object.entries(args).filter(([name]) => name !== about));
  return rest(one) === rest(other);
}

function together(run: GameEvent[], last: GameEvent, words: Pick<Words, 'say'>): Entry {
  const counts = new Map<string, number>();
  for (const event of run) {
    const thing = event.args[subject(event) ?? ''];
    if (typeof thing === 'string') counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const places = [...counts].map(([thing, count]) => `${words.say(thing)} ${count}`).join(', ');
  const args = { ...last.args, tokens: run.length, units: run.length, places };
  return { ...last, key: `${last.key}-many`, args, first: run[0]?.n ?? last.n };
}

/** What others did to a seat: it is the `other` of what they did, or one of the `seats` it befell. */
export const doneTo = <E extends GameEvent>(seat: number | null, events: readonly E[]): E[] =>
  events.filter(({ args }) => {
    const befell = args.other === seat || (Array.isArray(args.seats) && args.seats.includes(seat));
    return seat !== null && befell && args.seat !== seat;
  });
