// The signs on cards and counters, in a box of 24 by 24: what is counted, kinds of cards, who an event strikes. They are read at 12 to
// 18 pixels, so most are filled.

import type { Drawn } from '../../lib/board/Picture.svelte';
import { discoveryIcons as D, heroIcons as H } from '../../lib/board/icons';

export interface Sign extends Drawn {
  weight?: number;
  /** Tokens have outlines of their own, so that colour never stands alone. */
  token?: 'civil' | 'military' | 'yellow' | 'blue';
}

/** Every sign by its name in `effects.ts`. */
// prettier-ignore
export const glyphs = {
  culture: { fill: 'M6 3.2a2 2 0 0 1 2-.7c-1.3 1.2-1.6 3-1 5.2h10c.6-2.2.3-4-1-5.2a2 2 0 0 1 2 .7c1.6 3.2.9 7-2 10.8-.9 1.2-1.5 2.3-1.7 3.5h1.2v3.5H8.5v-3.5h1.2c-.2-1.2-.8-2.3-1.7-3.5-2.9-3.8-3.6-7.6-2-10.8ZM8 9.7c.3.9.8 1.8 1.4 2.6V9.7ZM11 9.7v7.8h2V9.7ZM14.6 9.7v2.6c.6-.8 1.1-1.7 1.4-2.6Z' },
  science: { fill: 'M12 1.8a7.2 7.2 0 0 1 4.2 13c-.7.6-1.1 1.3-1.1 2.2H8.9c0-.9-.4-1.6-1.1-2.2A7.2 7.2 0 0 1 12 1.8ZM9 18.3h6v1.5H9ZM10 21h4v1.5h-4Z' },
  strength: { line: 'M4.5 4.5l11 11M19.5 4.5l-11 11M13.3 18.2l5-5M10.7 18.2l-5-5M16.7 16.7l3.6 3.6M7.3 16.7l-3.6 3.6', weight: 2.4 },
  happy: { fill: 'M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6ZM8.6 7.4a1.6 1.9 0 1 0 .01 0ZM15.4 7.4a1.6 1.9 0 1 0 .01 0ZM6.6 13.5c1 3 3 4.6 5.4 4.6s4.4-1.6 5.4-4.6Z' },
  unhappy: { line: 'M12 3a9 9 0 1 0 .01 0ZM8 17.5c1-2 2.3-2.8 4-2.8s3 .8 4 2.8', fill: 'M8.6 7.6a1.5 1.7 0 1 0 .01 0ZM15.4 7.6a1.5 1.7 0 1 0 .01 0Z', weight: 2 },
  food: { line: 'M12 22.5V9', fill: 'M12 1.5c2 2 2 4.8 0 7-2-2.2-2-5 0-7ZM11.3 13C8 13 6 11.2 5.6 8c3.4 0 5.3 1.8 5.7 5ZM12.7 13c3.3 0 5.3-1.8 5.7-5-3.4 0-5.3 1.8-5.7 5ZM11.3 18.7C8 18.7 6 16.9 5.6 13.7c3.4 0 5.3 1.8 5.7 5ZM12.7 18.7c3.3 0 5.3-1.8 5.7-5-3.4 0-5.3 1.8-5.7 5Z', weight: 1.8 },
  resource: { fill: 'M7.5 4.5 13 2.5l3 4.5-4.5 5.5L6 9ZM17 8l4.5 5-2 7-6 1.5L12.8 13ZM5 10.5l6 3.7.8 7.3-7.3-1.5L2 15Z' },
  ca: { token: 'civil' },
  ma: { token: 'military' },
  worker: { fill: 'M12 2.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM4.5 22c0-6.5 2.7-10 7.5-10s7.5 3.5 7.5 10Z' },
  yellow: { token: 'yellow' },
  blue: { token: 'blue' },
  pop: { fill: 'M9.5 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2.5 21.5c0-6 2.5-9.3 7-9.3s7 3.3 7 9.3ZM17.8 5.5h2v3h3v2h-3v3h-2v-3h-3v-2h3Z' },
  colonize: H.ship,
  civilcard: { fill: 'M5.5 3h13A1.5 1.5 0 0 1 20 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3ZM7 6v12h10V6ZM9 9h6v1.8H9ZM9 13h6v1.8H9Z' },
  milcard: { fill: 'M5.5 3h13A1.5 1.5 0 0 1 20 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3ZM12 6.5 8 8v4c0 2.7 1.8 4.5 4 5.5 2.2-1 4-2.8 4-5.5V8Z' },
  limit: { line: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5', weight: 2.2 },
  level: { fill: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3ZM7.500 5.500v13h9.500v-3.200h-6V5.500Z' },
  tech: { line: 'M12 8.2a3.8 3.8 0 1 0 .01 0ZM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.4 2.4M16.6 16.6 19 19M19 5l-2.4 2.4M7.4 16.6 5 19', weight: 2.2 },
  stage: { fill: 'M3 17h18v4H3ZM5.5 11.5h13v4h-13ZM8 6h8v4H8Z' },
  upgrade: { line: 'M5 12.5 12 5.5l7 7M5 19.5l7-7 7 7', weight: 2.6 },
  revolution: { line: 'M4.5 12a7.5 7.5 0 0 1 13.3-4.8M19.5 12a7.5 7.5 0 0 1-13.3 4.8M18.5 3v4.8h-4.8M5.5 21v-4.8h4.8', weight: 2.2 },
  turn: { line: 'M12 3a9 9 0 1 0 9 9M12 7v5.5l4 2', fill: 'M17.5 2l4.5 4.5h-5.5Z', weight: 2 },
  wonder: { fill: 'M12 2 23 21.5H1ZM12 7v12h6.8Z' },
  leader: H.crown,
  farm: D.agriculture,
  mine: { line: 'M4.5 9.5C7 5 11 3.5 15.5 4M10 6.5 4 21', fill: 'M3.5 10.5C6 5 10.5 2.3 16.5 3.3l-.6 2.2C11.5 5 8 7 5.3 11.5ZM13 15l4-3.5 4.5 4-2 5.5h-6Z', weight: 2 },
  lab: D.chemistry,
  temple: { fill: 'M12 1.5 21.5 8H2.5ZM4 9.5h3v8H4ZM8.8 9.5h2.2v8H8.8ZM13 9.5h2.2v8H13ZM17 9.5h3v8h-3ZM2.5 19h19v3h-19Z' },
  arena: { line: 'M2.5 11c0-2.5 4.2-4.5 9.5-4.5s9.5 2 9.5 4.5v5.5c0 2.5-4.2 4.5-9.5 4.5s-9.5-2-9.5-4.5ZM2.5 11c0 2.5 4.2 4.5 9.5 4.5s9.5-2 9.5-4.5M7 15v5M12 15.5V21M17 15v5', weight: 1.9 },
  library: D.literature,
  theater: { fill: 'M4 4c5.5 1.5 10.5 1.5 16 0v7c0 5-3.5 9-8 10.5C7.5 20 4 16 4 11ZM7 8.5c.8 1.3 2.7 1.3 3.5 0ZM13.5 8.5c.8 1.3 2.7 1.3 3.5 0ZM7.5 13c1 3 2.7 4 4.5 4s3.5-1 4.5-4Z' },
  urban: { fill: 'M2.5 21V11l5-4 5 4v10h-3.2v-4H5.7v4ZM14 21V9.2l-2.5-2V3.5L16.5 2l5 1.5V21h-3v-3.5h-2V21ZM15.5 7v2h1.5V7ZM18.7 7v2h1.5V7ZM15.5 11.5v2h1.5v-2ZM18.7 11.5v2h1.5v-2Z' },
  infantry: { fill: 'M12 1.5c5.2 0 8.5 3.6 8.5 8.8V20l-5.5 2.5v-7.3c1.3-.4 2.2-1.2 2.5-2.7h-4.2V22h-2.6v-9.5H6.5c.3 1.5 1.2 2.3 2.5 2.7v7.3L3.5 20v-9.7C3.5 5.1 6.8 1.5 12 1.5Z' },
  cavalry: { fill: 'M7 22c0-5 3.5-6.5 4-10l-3 1.8c-.8 1.4-2.3 1.9-3.5 1.2-.9-.6-1-1.7-.3-2.6L8 6.5 8.5 3l2.3 1.7C16 5 19.5 9.5 19.5 16v6ZM10 7.3a1 1 0 1 0 .01 0Z' },
  artillery: { line: 'M7.5 13.5a4 4 0 1 0 .01 0ZM7.5 17.3v.4', fill: 'M9 13.5 20 5l2 3.2-9.5 7.5c-.5-1.2-1.8-2.2-3.5-2.2ZM11 20h10.5v2H10Z', weight: 2.2 },
  air_force: { fill: 'M12 1.5c1.2 0 1.8 1.5 1.8 3.2V9l8.2 5v2.5l-8.2-2.6v4.6l2.7 2v2L12 21.3 7.5 22.5v-2l2.7-2v-4.6L2 16.5V14l8.2-5V4.7c0-1.7.6-3.2 1.8-3.2Z' },
  unit: { fill: 'M12 2 20.5 5v7c0 5-3.7 8.3-8.5 10-4.8-1.7-8.5-5-8.5-10V5ZM12 6v12c2.7-1.3 4.8-3.3 4.8-6.3V7.5Z' },
  territory: { line: 'M2.5 21c2-1.5 4 1 6.3 0s4.2 1 6.4 0 4.3-1 6.3 0M12.5 15V3', fill: 'M12.5 3h7.5l-2 3 2 3h-7.5ZM4 18.5c1.5-4 4.5-5.5 8.5-5.5s6.5 1.5 7.5 5.5Z', weight: 2 },
  bonus: { fill: 'M12 1.5 21.5 5v7c0 5.3-4.2 8.8-9.5 10.5C6.7 20.8 2.5 17.3 2.5 12V5ZM10.4 6.5v3.9H6.5v3.2h3.9v3.9h3.2v-3.9h3.9v-3.2h-3.9V6.5Z' },
  attack: { fill: 'M13.5 1.5 11.2 9h8.3L8.5 22.5 11 14H4.5Z' },
  war: { fill: 'M12 .5l3 6 7-4.5-2.5 7.5 4 2.5-4 2.5 2.5 7.5-7-4.5-3 6-3-6-7 4.5 2.5-7.5L.5 12l4-2.5L2 2l7 4.5Z' },
  pact: { line: 'M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM15 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z', weight: 2.4 },
  event: { line: 'M7 4h11v13a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3V7a3 3 0 0 0-3-3h4M10 8.5h5M10 12.5h5', weight: 2 },
  tactic: { line: 'M5 22V3', fill: 'M5 3h14l-3.5 4.5L19 12H5Z', weight: 2.4 },
  government: { fill: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9ZM8.5 5 5 8.5v7L8.5 19h7l3.5-3.5v-7L15.5 5ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z' },
  strong: { fill: 'M12 3l9 9h-5.5v9h-7v-9H3Z' },
  weak: { fill: 'M12 21 3 12h5.5V3h7v9H21Z' },
  all: { fill: 'M7 4.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM17 4.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM1.5 19c0-5 2-7.5 5.5-7.5s5 2 5 5c0-3 1.5-5 5-5s5.5 2.5 5.5 7.5Z' },
  top: { fill: 'M9 4h6v17H9ZM2 11h6v10H2ZM16 14.5h6V21h-6Z' },
  take: { line: 'M12 3v11M7 9.5l5 5 5-5M4 17v4h16v-4', weight: 2.4 },
  lock: { line: 'M7.5 11V8a4.5 4.5 0 0 1 9 0v3', fill: 'M5 11h14v10H5Z', weight: 2.4 },
  eye: { line: 'M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 .01 0Z', weight: 2 },
  leaves: { line: 'M14 5 7 12l7 7M20 5l-7 7 7 7', weight: 2.4 },
  cross: { line: 'M5 5l14 14M19 5 5 19', weight: 2.8 },
  best: { fill: 'M12 1.8l3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 17.7l-6.4 3.7 1.5-7.2L1.7 9.3 9 8.5Z' },
  deck: { fill: 'M4 5.5 15 3l1 1.5v13L5 20l-1-1.5ZM17.5 5l2.5 1v13L9 21.5 8 20.8 17.5 18.5Z' },
  hourglass: { line: 'M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9', weight: 2 },
} satisfies Record<string, Sign | undefined>;

export type GlyphName = keyof typeof glyphs;

export const glyphOf = (name: string): Sign | undefined => (glyphs as Record<string, Sign | undefined>)[name];
