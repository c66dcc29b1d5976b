// The campaign of a turn, as the log tells it: the fights with their dice, and the ways armies went. What moves on the map while it
// is told is in gestures.ts.

import type { GameEvent } from '../../lib/types';
import type { Step } from './curves';
import { fightIn, idIn, stepIn, type Fight } from './names';

const GAME = 'history_of_the_world';
/** What puts an army on the board, and the dice of an earlier fight away. */
const PLACED = new Set(['occupied', 'replaced', 'surrendered', 'settled', 'arrived', 'kingdom', 'reinforced']);

export class Campaign {
  /** The fights of this turn, the latest first; rounds of one fight are separate entries. */
  fights = $state.raw<Fight[]>([]);
  /** The rounds of the fight that is shown over the map. */
  thrown = $state.raw<Fight[]>([]);
  trail = $state.raw<Step[]>([]);

  private readonly heard = new Set<string>();
  private placed = 0;
  private id = 0;

  /** Take in what the log tells; what was told before, step by step or all at once, is left out. */
  hear(told: readonly GameEvent[]): void {
    const events = told.filter((event) => {
      const key = JSON.stringify([event.n, event.version, event.key, event.args]);
      if (this.heard.has(key)) return false;
      this.heard.add(key);
      return true;
    });
    if (!events.length) return;
    let rounds: Fight[] = [];
    let fought = false;
    let placed = false;
    for (const event of events) {
      const what = event.key.replace(`${GAME}-`, '');
      if (what === 'turn' || what === 'epoch') this.begin();
      const step = stepIn(event);
      if (step) {
        const attack = step.how === 'attacked';
        if (attack) rounds = [];
        if (!attack) this.placed++;
        const result = attack ? 'lost' : 'placed';
        this.trail = [
          ...this.trail,
          { id: this.id++, place: step.place, from: step.from, result, number: this.placed },
        ];
      }
      const fight = fightIn(event);
      if (fight) {
        fought = true;
        if (rounds[0]?.place !== fight.place) rounds = [];
        rounds = [...rounds, fight];
        this.fights = [fight, ...this.fights].slice(0, 12);
      }
      const place = idIn(event.args.territory);
      if (what === 'conquered' && place) {
        this.placed++;
        const [number, last] = [this.placed, this.trail.at(-1)];
        if (last?.place === place) this.trail = [...this.trail.slice(0, -1), { ...last, result: 'won', number }];
      }
      placed ||= PLACED.has(what);
    }
    if (fought || placed) this.thrown = fought ? rounds : [];
  }

  /** The dice are put away. */
  clear(): void {
    this.thrown = [];
  }

  private begin(): void {
    this.trail = [];
    this.fights = [];
    this.placed = 0;
  }
}
