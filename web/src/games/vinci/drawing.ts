// What the map draws besides its provinces: the outlines of empires, the names of the seas.

import type { Say } from '../../lib/types';
import { contacts, map } from './geography';
import type { VinciView } from './types';

/** An empire on the map. The outlines of the regions that touch it from outside (`rim`), cut to the empire, are its border. */
export interface Outline {
  key: string;
  colour: string;
  declining: boolean;
  members: string[];
  rim: string[];
}

export function empiresOn(view: VinciView): Outline[] {
  const found = new Map<string, Outline>();
  for (const province of view.provinces) {
    if (typeof province.holder !== 'number') continue;
    const declining = province.declining ?? false;
    const key = `${province.holder}${declining ? 'd' : 'a'}`;
    const colour = view.players[province.holder]?.colour ?? 'white';
    const empire = found.get(key) ?? { key, colour, declining, members: [], rim: [] };
    empire.members.push(province.id);
    found.set(key, empire);
  }
  for (const empire of found.values()) {
    const inside = new Set(empire.members);
    empire.rim = [...new Set(empire.members.flatMap((id) => contacts.get(id) ?? []))].filter((id) => !inside.has(id));
  }
  return [...found.values()];
}

/** A sea's name on one or two curves, as large as there is room. */
export function seaLines(id: string, say: Say): { text: string; size: number }[] {
  const sea = map.seas[id];
  if (!sea) return [];
  const name = say(`vinci-sea-${id}`);
  const words = name.split(' ');
  const rows = sea.label.curves.length;
  const cut = Math.ceil(words.length / 2);
  const lines = rows > 1 && words.length > 1 ? [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] : [name];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(rows > 1 ? 7.8 : 10, sea.label.room + 1.5, sea.label.length / (longest * 0.56));
  return lines.map((text) => ({ text, size: Math.max(6, size) }));
}
