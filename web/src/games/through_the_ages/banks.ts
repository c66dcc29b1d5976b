// How the tokens of a bank lie in its sections. They are taken from the first section on, so the last ones are filled first.

import type { AgesView, Civilization } from './types';

/** Tokens in each section; what there is too much of lies in the first. */
function filled(tokens: number, rooms: number[]): number[] {
  const found = rooms.map(() => 0);
  let left = tokens;
  for (let i = rooms.length - 1; i >= 0; i -= 1) {
    const n = i === 0 ? left : Math.min(left, rooms[i] ?? 0);
    found[i] = n;
    left -= n;
  }
  return found;
}

export interface Section {
  room: number;
  tokens: number;
  /** Happy faces that emptying it asks for: there, missing now, or not needed yet. */
  face: 'has' | 'missing' | 'not';
}

export interface YellowRegion {
  price: number;
  eats: number;
  now: boolean;
  sections: Section[];
}

/** The yellow bank from the last section to be emptied to the first, by price. */
export function yellowBank(banks: AgesView['banks'], civilization: Civilization): YellowRegion[] {
  const sections = banks.yellow.slice(0, -1);
  const tokens = filled(
    civilization.yellow_bank,
    sections.map(([room]) => room),
  );
  const now = tokens.findIndex((n) => n > 0);
  const regions: YellowRegion[] = [];
  sections.forEach(([room, price, eats, faces], i) => {
    const had = tokens[i] ?? 0;
    const face = civilization.happiness >= faces ? 'has' : had === 0 ? 'missing' : 'not';
    const section: Section = { room: Math.max(room, had), tokens: had, face };
    const last = regions.at(-1);
    if (last?.price === price) {
      last.sections.unshift(section);
      last.now ||= i === now;
    } else regions.push({ price, eats, now: i === now, sections: [section] });
  });
  return regions.reverse();
}

export interface BlueRegion {
  room: number;
  tokens: number;
  corruption: number;
  now: boolean;
}

/** The blue bank from the empty end on: which region decides about corruption. */
export function blueBank(banks: AgesView['banks'], civilization: Civilization): BlueRegion[] {
  const regions = banks.blue.slice(0, -1);
  const tokens = filled(
    civilization.blue_bank,
    regions.map(([room]) => room),
  );
  const now = tokens.findIndex((n) => n > 0);
  const found = regions.map(([room, corruption], i) => ({
    room: Math.max(room, tokens[i] ?? 0),
    tokens: tokens[i] ?? 0,
    corruption,
    now: i === now,
  }));
  return [{ room: 0, tokens: 0, corruption: banks.blue.at(-1)?.[1] ?? 0, now: now < 0 }, ...found.reverse()];
}
