// The 15 sets of counters. A pair has one shape; its dark shade is solid with ivory figures, its light shade pale with a dark
// rim, dark figures and a hatched wash on the map. So no two sets need colour to be told apart.

import { marks } from './marks';

export interface SetPaint {
  fill: string;
  ink: string;
  edge: string;
  shape: keyof typeof SHAPES;
  /** The slope of the hatching on the map, for light shades. */
  hatch?: number;
}

export const SHAPES = {
  disc: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z',
  square: 'M-.72-.9H.72Q.9-.9 .9-.72V.72Q.9 .9 .72 .9H-.72Q-.9 .9-.9 .72V-.72Q-.9-.9-.72-.9Z',
  tent: 'M0-1.12Q.1-1.12 .18-1.02L1.02-.12Q1.08-.04 1.05 .06L.84 .82Q.8 .94 .68 .94H-.68Q-.8 .94-.84 .82L-1.05 .06Q-1.08-.04-1.02-.12L-.18-1.02Q-.1-1.12 0-1.12Z',
  diamond:
    'M0-1.16Q.08-1.16 .15-1.08L1.08-.15Q1.16-.08 1.16 0T1.08 .15L.15 1.08Q.08 1.16 0 1.16T-.15 1.08L-1.08 .15Q-1.16 .08-1.16 0T-1.08-.15L-.15-1.08Q-.08-1.16 0-1.16Z',
  hexagon:
    'M-.5-.94H.5Q.62-.94 .68-.84L1.08-.1Q1.13 0 1.08 .1L.68 .84Q.62 .94 .5 .94H-.5Q-.62 .94-.68 .84L-1.08 .1Q-1.13 0-1.08-.1L-.68-.84Q-.62-.94-.5-.94Z',
  shield: 'M-.9-.95Q0-.74 .9-.95V.1Q.9 .76 0 1.14Q-.9 .76-.9 .1Z',
  drum: 'M-.62-.96Q0-1.06 .62-.96Q1.14 0 .62 .96Q0 1.06-.62 .96Q-1.14 0-.62-.96Z',
  star: 'M0-1.16L.33-.8L.83-.83L.8-.33L1.16 0L.8 .33L.83 .83L.33 .8L0 1.16L-.33 .8L-.83 .83L-.8 .33L-1.16 0L-.8-.33L-.83-.83L-.33-.8Z',
} as const;

const dark = (set: keyof typeof marks): SetPaint => ({
  ink: '#fff6e8',
  ...(marks[set] as Pick<SetPaint, 'fill' | 'edge' | 'shape'>),
});

export const SETS: Record<string, SetPaint> = {
  red: dark('red'),
  pink: { fill: '#ee9fa9', ink: '#4a0f12', edge: '#8c2530', shape: 'disc', hatch: 45 },
  orange: dark('orange'),
  yellow: { fill: '#f2cb3c', ink: '#46310a', edge: '#8a6508', shape: 'diamond', hatch: 135 },
  purple: dark('purple'),
  light_purple: { fill: '#bd9fdb', ink: '#2f1147', edge: '#63398a', shape: 'hexagon', hatch: 0 },
  blue: dark('blue'),
  light_blue: { fill: '#85bbea', ink: '#0d2a52', edge: '#235f9e', shape: 'square', hatch: 90 },
  green: dark('green'),
  light_green: { fill: '#97d084', ink: '#123a1b', edge: '#37783a', shape: 'tent', hatch: 25 },
  grey: dark('grey'),
  light_grey: { fill: '#c3c9d0', ink: '#23272c', edge: '#5d646d', shape: 'shield', hatch: 155 },
  brown: dark('brown'),
  tan: { fill: '#d3ad78', ink: '#3c2409', edge: '#7d5526', shape: 'drum', hatch: 65 },
  black: dark('black'),
};

const NONE: SetPaint = { fill: '#8d8577', ink: '#fff8ec', edge: '#3f392f', shape: 'disc' };

export const paintOfSet = (set: string | undefined): SetPaint => SETS[set ?? ''] ?? NONE;
