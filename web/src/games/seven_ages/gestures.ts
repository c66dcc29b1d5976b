// What is seen of each event: groups go their way, what changes somewhere pulses there, glory ticks.

import type { Gesture, GestureOf } from '../../lib/board/gestures.svelte';
import { data } from './data';
import { world } from './geography';
import type { SevenView } from './types';

const GLORY: Record<string, number> = { 'seven_ages-glory-gained': 1, 'seven_ages-glory-lost': -1 };

const areaIn = (value: unknown): string | undefined => {
  const id = String(value ?? '').replace('seven_ages-area-', '');
  return id in world.areas ? id : undefined;
};

/** The colour of the pair of an empire's counters, as the shared table names colours. */
function colourOf(view: SevenView, empire: unknown): string | undefined {
  const card = String(empire ?? '').replace('seven_ages-empire-', '');
  const set = Object.keys(view.empires).find((one) => view.empires[one]?.card === card);
  return set === undefined ? undefined : (data.sets[set]?.pair ?? set);
}

export const gesturesOf: GestureOf<SevenView> = ({ key, args }, view) => {
  const found: Gesture[] = [];
  const [from, to] = [areaIn(args.area), areaIn(args.to)];
  const colour = colourOf(view, args.empire);
  if (from && to) found.push({ kind: 'arrow', from, to, colour });
  else if (to ?? from) found.push({ kind: 'pulse', at: to ?? from ?? '', colour });
  const sign = GLORY[key];
  if (sign && typeof args.seat === 'number')
    found.push({ kind: 'tick', seat: args.seat, by: sign * Number(args.glory) });
  return found;
};
