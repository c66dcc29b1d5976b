// What the end of the turn will cost or waste, in the order of how bad it is. All numbers are the server's.

import { signed } from '../../lib/text';
import type { Civilization } from './types';

export interface Warning {
  tone: 'bad' | 'warn' | 'info' | 'good';
  /** The word is through_the_ages-word-end-<key>. */
  key: string;
  args: Record<string, number>;
}

export function warnings(civilization: Civilization): Warning[] {
  const { next } = civilization;
  if (next.uprising) return [{ tone: 'bad', key: 'uprising', args: {} }];
  const found: (Warning | false)[] = [
    next.famine > 0 && { tone: 'bad', key: 'famine', args: { amount: next.famine } },
    next.idle_food > 0 && { tone: 'bad', key: 'idle-food', args: { amount: next.idle_food } },
    next.idle_resources > 0 && { tone: 'bad', key: 'idle-resources', args: { amount: next.idle_resources } },
    next.corruption > 0 && { tone: 'warn', key: 'corruption', args: { amount: next.corruption } },
    next.science_lost > 0 && { tone: 'warn', key: 'science-lost', args: { amount: next.science_lost } },
  ];
  return found.filter((one): one is Warning => one !== false);
}

/** What is merely worth knowing: actions that are left, cards to come. */
export function notes(civilization: Civilization): Warning[] {
  const found: Warning[] = [];
  const [civil] = civilization.civil_actions;
  if (civil > 0) found.push({ tone: 'info', key: 'civil-left', args: { amount: civil } });
  if (civilization.next.cards > 0)
    found.push({ tone: 'good', key: 'cards', args: { amount: civilization.next.cards } });
  return found;
}

export interface Brought {
  what: 'culture' | 'science' | 'food' | 'resources';
  sign: string;
  from: number;
  by: number;
  /** What it is made of, where that is more than one thing: the word is through_the_ages-word-brings-<key>. */
  parts: { key: string; amount: string }[];
}

/** What the end of the turn brings of each good, with its parts: what is produced, eaten, lost to corruption, traded. */
export function brings({ next, culture, science, food, resources }: Civilization): Brought[] {
  const parts = (...list: [string, number][]): Brought['parts'] =>
    list.flatMap(([key, n]) => (n ? [{ key, amount: signed(n) }] : []));
  const pacts = (n: number): [string, number] => ['pacts', n];
  return [
    {
      what: 'culture',
      sign: 'culture',
      from: culture,
      by: next.culture,
      parts: next.famine ? parts(['produced', next.culture + next.famine], ['famine', -next.famine]) : [],
    },
    { what: 'science', sign: 'science', from: science, by: next.science, parts: [] },
    {
      what: 'food',
      sign: 'food',
      from: food,
      by: next.food,
      parts: parts(['farms', next.farmed], pacts(next.pact_food), ['eaten', -next.eaten]),
    },
    {
      what: 'resources',
      sign: 'resource',
      from: resources,
      by: next.resources,
      parts: parts(['mines', next.mined], pacts(next.pact_resources), ['corruption', -next.corruption]),
    },
  ];
}
