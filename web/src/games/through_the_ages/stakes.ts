// What is at stake in a conflict, in words; the numbers are the server's.

import type { Say } from '../../lib/types';
import type { Stake } from './types';

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
