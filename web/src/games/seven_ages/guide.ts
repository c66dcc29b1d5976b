// The first three turns, step by step; the words are <game>-guide-<id>.

import type { Step } from '../../lib/board/guide';
import type { Snapshot } from '../../lib/types';
import type { SevenView } from './types';

/** The parts of the board that a step can be about. */
export type Part = 'map' | 'strip' | 'empires' | 'progress' | 'question' | 'mine' | 'hand';

type Now = Snapshot<SevenView>;
const asked = (now: Now, ...what: string[]): boolean =>
  now.legal.length > 0 && what.some((one) => now.prompt.key.startsWith(`seven_ages-prompt-${one}`));
const owns = (now: Now): boolean => Object.values(now.view.empires).some(({ seat }) => seat === now.seat);

/** So many turns are guided. */
export const GUIDED = 3;

export const steps: Step<SevenView, Part>[] = [
  { id: 'goal', at: 'empires', when: () => true },
  { id: 'initiative', at: 'hand', when: (now) => asked(now, 'initiative') },
  { id: 'pair', at: 'question', when: (now) => asked(now, 'pair') },
  { id: 'markers', at: 'map', when: (now) => asked(now, 'placement') },
  { id: 'start-marker', at: 'map', when: (now) => asked(now, 'placement') && !owns(now) },
  { id: 'steps', at: 'strip', when: (now) => !now.view.placing && now.view.turn > 0 },
  { id: 'reveal', at: 'question', when: (now) => asked(now, 'reveal') },
  { id: 'start', at: 'question', when: (now) => asked(now, 'start') && now.prompt.key.endsWith('-start') },
  { id: 'units', at: 'map', when: (now) => asked(now, 'start-units') },
  { id: 'capital', at: 'map', when: (now) => asked(now, 'start-capital') },
  { id: 'windows', at: 'question', when: (now) => asked(now, 'window', 'after-action', 'reaction') },
  { id: 'mine', at: 'mine', when: owns },
  { id: 'production', at: 'question', when: (now) => asked(now, 'produce', 'purchase') },
  { id: 'trade', at: 'question', when: (now) => asked(now, 'trade') },
  { id: 'move', at: 'map', when: (now) => asked(now, 'move') },
  { id: 'conflict', at: 'map', when: (now) => now.view.conflict !== undefined },
  { id: 'destiny', at: 'hand', when: (now) => asked(now, 'destiny') },
  { id: 'civilise', at: 'question', when: (now) => asked(now, 'civilise') },
  { id: 'harvest', at: 'empires', when: (now) => now.view.turn > 1 },
  { id: 'progress', at: 'progress', when: (now) => now.view.turn > 1 && owns(now) },
];
