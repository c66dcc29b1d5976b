// What is at stake in a conflict, in words; the numbers are the server's.

import type { Say } from '../../lib/types';
import type { Civilization, Stake } from './types';

/** "Theodora loses 7 culture, Marco gains 7." */
export function stakeText(stake: Stake, say: Say): string {
  const args = {
    seat: stake.victor,
    other: stake.loser,
    loses: stake.loses,
    gains: stake.gains,
    card: stake.card ? `through_the_ages-card-${stake.card}` : '',
  };
  return say(`through_the_ages-word-stake-${stake.what.replaceAll('_', '-')}`, args);
}

/** How a war that is declared would end by bare strength. */
export function warText({ seat, war }: Civilization, say: Say): string[] {
  const lead = war.lead ?? 0;
  const [victor, loser] = lead > 0 ? [seat, war.on] : [war.on, seat];
  const stands = lead
    ? say('through_the_ages-word-war-ahead', { seat: victor, other: loser, amount: Math.abs(lead) })
    : say('through_the_ages-word-war-level');
  return [stands, ...(war.stakes ?? []).map((stake) => stakeText(stake, say))];
}
