// The first Epoch, step by step; the words are <game>-guide-<id>.

import type { Step } from '../../lib/board/guide';
import type { Snapshot } from '../../lib/types';
import type { HistoryView } from './types';

/** The parts of the board that a step can be about. */
export type Part = 'map' | 'strip' | 'tray' | 'players' | 'areas' | 'sheet' | 'actions';

type Shown = Snapshot<HistoryView>;
const can = (snapshot: Shown, verb: string): boolean => snapshot.legal.some((move) => move.verb === verb);
const mine = (snapshot: Shown): boolean => snapshot.seat !== null && snapshot.view.turn === snapshot.seat;

export const steps: Step<HistoryView, Part>[] = [
  { id: 'goal', at: 'players', when: () => true },
  { id: 'draw', at: 'actions', when: (s) => can(s, 'keep') || can(s, 'give') },
  { id: 'strip', at: 'strip', when: (s) => s.view.phase !== 'draw' },
  { id: 'areas', at: 'areas', when: (s) => s.view.phase !== 'draw' },
  { id: 'events', at: 'tray', when: (s) => mine(s) && s.view.phase === 'events' },
  { id: 'expand', at: 'map', when: (s) => can(s, 'expand') },
  { id: 'odds', at: 'sheet', when: (s) => can(s, 'expand') && s.view.targets.some((t) => t.how === 'attack') },
  { id: 'forts', at: 'actions', when: (s) => can(s, 'fort_army') && (s.view.force?.placed ?? 0) > 1 },
  { id: 'stop', at: 'actions', when: (s) => can(s, 'expand') && (s.view.force?.armies ?? 9) < 3 },
  { id: 'monuments', at: 'map', when: (s) => can(s, 'monument') },
  { id: 'score', at: 'players', when: (s) => s.view.calls.some((call) => call.points !== undefined) },
  { id: 'epoch', at: 'strip', when: (s) => s.view.epoch > 1 },
];
