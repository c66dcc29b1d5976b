// Who is first, second and third in a territory, and what its ladder gives them: HO-8.2 and HO-8.5, for reading only.

import type { HeroesView, Territory } from './types';

export interface Place {
  seat: number;
  units: number;
  /** 1 for the first. */
  rank: number;
  /** What the ladder gives now, with the tokens it has; undefined where the rank gives nothing. */
  points: number | undefined;
  /** As many units as the player before: the heroes played, or the seats, decide. */
  tied: boolean;
}

const VERSAILLES = 3; // units it counts for, in one scoring

/** The players present, first rank first. `more`: the value of a token about to be placed there. */
export function places(view: HeroesView, territory: Territory, more?: number): Place[] {
  const favoured = view.step.territory === territory.id ? view.step.favoured : null;
  const values = territory.ladder.map((token) => token.value);
  if (more !== undefined && values.length < territory.slots) values.push(more);
  const sum = values.reduce((total, value) => total + value, 0);
  const shares = [sum, Math.ceil(sum / 2), values.length ? Math.min(...values) : 0];
  if (view.seats === 2) shares.length = 2;
  const order = (seat: number): number => (seat - view.turn + view.seats) % view.seats;
  const counted = (seat: number): number => (territory.units[seat] ?? 0) + (seat === favoured ? VERSAILLES : 0);
  const present = view.players.filter((p) => (territory.units[p.seat] ?? 0) > 0);
  present.sort(
    (a, b) =>
      counted(b.seat) - counted(a.seat) ||
      b.discoveries - a.discoveries ||
      b.thinkers - a.thinkers ||
      order(b.seat) - order(a.seat),
  );
  return present.map((player, i) => {
    const before = present[i - 1];
    return {
      seat: player.seat,
      units: territory.units[player.seat] ?? 0,
      rank: i + 1,
      points: values.length ? shares[i] : undefined,
      tied: before !== undefined && counted(before.seat) === counted(player.seat),
    };
  });
}
