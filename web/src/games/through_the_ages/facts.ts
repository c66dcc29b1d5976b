// What else is to be known of a civilization: seldom there, and then of weight. The word is through_the_ages-word-fact-<key>.

import type { AgesView, Civilization } from './types';

export interface Fact {
  key: string;
  args: Record<string, unknown>;
  /** A player it is about. */
  seat?: number;
}

/** `names`: the names of the players. */
export function factsOf(civilization: Civilization, view: AgesView, names: string[]): Fact[] {
  const { marker, trade, no_politics, resigning, resigned, bonus_proved, personal_cards, personal } = civilization;
  const found: (Fact | false)[] = [
    resigned > 0 && { key: 'resigned', args: {} },
    resigning && !resigned && { key: 'resigning', args: {} },
    marker >= 0 && { key: 'marker', args: { name: names[marker] ?? '' }, seat: marker },
    trade.announced === true && !trade.used && { key: 'trade-announced', args: { pays: trade.pays ?? '' } },
    trade.used === true && { key: 'trade-used', args: {} },
    no_politics > 0 && { key: 'no-politics', args: { amount: no_politics } },
    bonus_proved > 0 && { key: 'bonus-proved', args: { amount: bonus_proved } },
    personal_cards > personal.length &&
      !view.over && { key: 'personal', args: { amount: personal_cards - personal.length } },
  ];
  return found.filter((one): one is Fact => one !== false);
}
