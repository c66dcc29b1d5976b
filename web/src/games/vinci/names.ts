// What a reader of the screen hears of a province, and what stands on its badge.

import type { Explained, LegalMove, Say } from '../../lib/types';
import { terrains } from './data';
import { map } from './geography';
import type { Province, VinciView } from './types';

/** "Castile, pasture, mine". */
export function nature(id: string, say: Say): string {
  const place = map.provinces[id];
  return [
    say(`vinci-terrain-${terrains[id] ?? 'hill'}`),
    place?.mine ? say('vinci-symbol-mine') : '',
    place?.port ? say('vinci-symbol-port') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a tile does; paired with Specialization also what is doubled by it. */
export function tileText(tile: string, doubled: boolean, say: Say): string {
  const text = say(`vinci-tile-${tile}-help`);
  return doubled ? `${text} ×2: ${say(`vinci-tile-${tile}-doubled`)}` : text;
}

/** "Anna, 3 tokens, fort", "neutral", "empty". */
export function garrison(province: Province, names: readonly string[], say: Say): string {
  if (province.holder === undefined) return say('vinci-empty');
  const stack = say('vinci-board-tokens', { tokens: province.tokens });
  if (province.holder === 'neutral') return `${say('vinci-neutral')}, ${stack}`;
  return [
    names[province.holder] ?? '',
    province.declining ? say('vinci-in-decline') : '',
    stack,
    province.fort ? say('vinci-fort-word') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a conquest would cost, as the explanation says; null where it says nothing. */
export function costOf(explained: Explained | undefined): number | null {
  const line = explained?.lines.find((l) => l.key === 'vinci-explain-cost' || l.key === 'vinci-cost-spy');
  const tokens = line?.args.tokens;
  return typeof tokens === 'number' ? tokens : null;
}

/** What a conquest would bring in this turn. */
export function gainOf(explained: Explained | undefined): number {
  let points = 0;
  for (const line of explained?.lines ?? [])
    if (line.key.startsWith('vinci-gain-') && typeof line.args.points === 'number') points += line.args.points;
  return points;
}

/** The accessible name of a province: what it is, who is there, and what a click would do. */
export function provinceLabel(
  id: string,
  view: VinciView,
  names: readonly string[],
  moves: readonly LegalMove[],
  explained: Explained | undefined,
  say: Say,
): string {
  const province = view.provinces.find((p) => p.id === id);
  const parts = [
    `${say(`vinci-province-${id}`)}, ${nature(id, say)}, ${province ? garrison(province, names, say) : ''}`,
  ];
  for (const move of moves) {
    const cost = move.verb === 'conquer' ? costOf(explained) : null;
    parts.push(
      cost === null
        ? say(`vinci-board-can-${move.verb.replace('_', '-')}`)
        : say('vinci-board-can-conquer-for', { tokens: cost }),
    );
  }
  return parts.join('; ');
}
