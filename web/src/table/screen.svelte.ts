// What is open on the table's page: the panel at the side, a sheet over the board, the rules.

import { recall, remember } from '../lib/memory';

export type Panel = 'log' | 'chat';
export type Sheet = 'help' | 'fairness' | 'result' | 'leave' | 'settings';

export class Screen {
  panel = $state<Panel | null>(null);
  sheet = $state<Sheet | null>(null);
  /** The rule shown; null: the whole book; undefined: the rules are closed. */
  rule = $state<string | null | undefined>(undefined);
  /** Whether each new kind of question is explained. */
  guiding = $state(false);

  constructor(private readonly table: string) {
    this.guiding = recall(`guide.${table}`) === 'on';
  }

  toggle(wanted: Panel): void {
    this.panel = this.panel === wanted ? null : wanted;
  }

  toggleGuide(): void {
    this.guiding = !this.guiding;
    remember(`guide.${this.table}`, this.guiding ? 'on' : 'off');
  }
}
