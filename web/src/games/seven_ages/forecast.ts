// What the icons of an empire would pay, as the view has it.

import { cardOf, type Icon } from './data';
import type { Empire } from './types';

/** The sum of what is certain, and whether hidden counters decide about more. */
export function forecastOf(empire: Empire): { sure: number; open: boolean } {
  const sure = empire.icons.reduce<number>((sum, pays) => sum + (pays ?? 0), 0);
  return { sure, open: empire.icons.includes(null) };
}

/** The icons of an empire, each with what it would pay now. */
export function iconsOf(empire: Empire): { icon: Icon; pays: number | null | undefined }[] {
  return cardOf(empire.card).glory.map((icon, i) => ({ icon, pays: empire.icons[i] }));
}
