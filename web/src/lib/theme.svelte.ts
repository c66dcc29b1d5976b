// Daylight or lamplight: as the system has it, or as the reader has chosen. Kept.

import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colour of the browser's own bars. */
const BARS = { light: '#f5eedd', dark: '#1e1913' };

class Themes {
  chosen = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system');
  private systemDark = $state(false);
  /** What is shown. */
  readonly now = $derived<'light' | 'dark'>(
    this.chosen === 'system' ? (this.systemDark ? 'dark' : 'light') : this.chosen,
  );

  choose(theme: Theme): void {
    this.chosen = theme;
    remember('theme', theme);
    this.apply();
  }

  /** Show it from now on, and follow the system. */
  start(): void {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => {
      this.systemDark = system.matches;
      this.apply();
    };
    system.addEventListener('change', follow);
    follow();
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.now;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BARS[this.now]);
  }
}

export const themes = new Themes();
