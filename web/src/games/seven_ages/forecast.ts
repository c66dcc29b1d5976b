// What the icons of an empire would pay, as the view has it.

import { cardOf, data, type Icon } from './data';
import type { Empire } from './types';

/** The sum of what is certain, and whether hidden counters decide about more. */
export function forecastOf(empire: Empire): { sure: number; open: boolean } {
  const sure = empire.icons.reduce<number>((sum, pays) => sum + (pays ?? 0), 0);
  return { sure, open: empire.icons.includes(null) };
}

export interface Forecast {
  icon: Icon;
  /** null: hidden counters decide; undefined: it pays at once when something happens, not at the harvest. */
  pays: number | null | undefined;
  /** Where the icon ranks: the place, 0 for none, and what the empire has of the thing. */
  rank: [number, number] | null | undefined;
}

/** The icons of an empire, each with what it would pay now. */
export function iconsOf(empire: Empire): Forecast[] {
  return cardOf(empire.card).glory.map((icon, i) => ({
    icon,
    pays: data.categories[icon.category] === 'event' ? undefined : empire.icons[i],
    rank: empire.ranks[i],
  }));
}
