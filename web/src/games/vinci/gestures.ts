// What is seen of each event of Vinci.

import type { Gesture, GestureOf } from '../../lib/board/gestures.svelte';
import { map, neighbours } from './geography';
import type { VinciView } from './types';

/** A conquest comes from where the empire stands, a score ticks, anything else at a province is a pulse. */
export const gesturesOf: GestureOf<VinciView> = ({ key, args }, view) => {
  const who = typeof args.seat === 'number' ? args.seat : -1;
  const colour = view.players[who]?.colour;
  if (key === 'vinci-scored' && typeof args.points === 'number') return [{ kind: 'tick', seat: who, by: args.points }];
  if (key === 'vinci-chose') return [{ kind: 'card', card: String(args.tiles), seat: who }];
  const province = typeof args.province === 'string' ? args.province.replace('vinci-province-', '') : '';
  if (!(province in map.provinces)) return [];
  const pulse: Gesture = { kind: 'pulse', at: province, colour };
  if (key !== 'vinci-conquered') return [pulse];
  const held = view.provinces.filter((p) => p.holder === who && !p.declining).map((p) => p.id);
  const from = neighbours(province).find((id) => held.includes(id));
  return [from ? { kind: 'arrow', from, to: province, colour } : pulse];
};
