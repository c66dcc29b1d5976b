// What a reader has chosen for this browser: pace, sound, and whether forced moves play themselves. Kept.

import { recall, remember } from './memory';

export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** How long each move of others is shown, in milliseconds. */
export const BEAT: Record<Pace, number> = { off: 0, fast: 450, normal: 800, slow: 1700 };

const asks = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;
const oneOf = <T extends string>(values: readonly T[], found: string | null, usual: T): T =>
  values.find((value) => value === found) ?? usual;

class Settings {
  /** At which pace moves of others are shown; without motion, where the system asks for less of it, they still take their time. */
  pace = $state<Pace>(oneOf(PACES, recall('pace'), 'normal'));
  /** 0 to 1. Silent from the start where the system asks for less. */
  volume = $state(Number(recall('volume') ?? 0.5));
  muted = $state((recall('muted') ?? (asks('(prefers-reduced-motion: reduce)') ? 'yes' : 'no')) === 'yes');
  /** Moves without a choice play themselves. */
  forced = $state((recall('forced') ?? 'yes') === 'yes');

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }
  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }
  setMuted(muted: boolean): void {
    this.muted = muted;
    remember('muted', muted ? 'yes' : 'no');
  }
  setForced(forced: boolean): void {
    this.forced = forced;
    remember('forced', forced ? 'yes' : 'no');
  }
}

export const settings = new Settings();
