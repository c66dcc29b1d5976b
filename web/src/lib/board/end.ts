// What ends a turn.

import type { LegalMove } from '../types';

/** The move that does nothing but end the turn, if it is offered. */
export function endOfTurn(legal: readonly LegalMove[]): LegalMove | undefined {
  return legal.find((move) => move.ends_turn && move.kind === '');
}
