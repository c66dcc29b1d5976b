// What the end of the turn will cost or waste, in the order of how bad it is. All numbers are the server's.

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
