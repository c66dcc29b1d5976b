// What is seen of each event of Heroes of the World.

import type { GestureOf } from '../../lib/board/gestures.svelte';
import { idOf, territories } from './data';
import type { HeroesView } from './types';

/** Units that move, flee or conquer are arrows, the die and cards what they are, and all else at a territory a pulse. */
export const gesturesOf: GestureOf<HeroesView> = ({ key, args }, view) => {
  const kind = key.replace('heroes_of_the_world-', '');
  const who = typeof args.seat === 'number' ? args.seat : -1;
  const colour = view.players[who]?.colours[0];
  const at = idOf(args.territory, 'territory') ?? '';
  const from = idOf(args.origin, 'territory') ?? '';
  if (kind === 'rolled') return [{ kind: 'dice', faces: [idOf(args.face, 'face') ?? ''], seat: who }];
  if (kind.startsWith('points') && typeof args.points === 'number')
    return [
      { kind: 'tick', seat: who, by: args.points },
      { kind: 'pulse', at, colour, text: `+${args.points}` },
    ];
  if (['took', 'played', 'drew'].includes(kind))
    return [{ kind: 'card', card: idOf(args.hero, 'hero') ?? '', seat: who }];
  if (!(at in territories)) return [];
  if (from in territories && from !== at) return [{ kind: 'arrow', from, to: at, colour }];
  return [{ kind: 'pulse', at, colour }];
};
