// The colours of the players, and the shapes that tell them apart for who cannot tell colours.

import { getContext } from 'svelte';

export interface PlayerColour {
  /** The token, and the border of the empire. */
  fill: string;
  /** Light enough to write on in `ink`, dark enough to read on paper. */
  deep: string;
  /** The number on the token. */
  ink: string;
  /** The outline of the token. */
  edge: string;
  /** The shape of the token, so that nobody has to tell colours apart. */
  shape: Shape;
  /** The slope of the hatching in decline, for the same reason. */
  hatch: number;
}

export type Shape =
  'disc' | 'square' | 'tent' | 'diamond' | 'star' | 'shield' | 'hexagon' | 'drop' | 'cross' | 'hourglass' | 'drum';

export const colours: Record<string, PlayerColour> = {
  red: { fill: '#b8322a', deep: '#9a241e', ink: '#fff8ec', edge: '#5c120e', shape: 'disc', hatch: 45 },
  blue: { fill: '#2b5aa6', deep: '#22498a', ink: '#fff8ec', edge: '#12264d', shape: 'square', hatch: 135 },
  green: { fill: '#0d7a67', deep: '#0a6354', ink: '#fff8ec', edge: '#053a31', shape: 'tent', hatch: 90 },
  yellow: { fill: '#f0b323', deep: '#8a5c00', ink: '#2c2013', edge: '#6b4700', shape: 'diamond', hatch: 20 },
  black: { fill: '#33303a', deep: '#2a2731', ink: '#fff8ec', edge: '#0c0b10', shape: 'star', hatch: 65 },
  white: { fill: '#fbf7ef', deep: '#6a6258', ink: '#2c2013', edge: '#4a4238', shape: 'shield', hatch: 160 },
  orange: { fill: '#d9722b', deep: '#96470f', ink: '#2c1503', edge: '#5e2a05', shape: 'hexagon', hatch: 110 },
  purple: { fill: '#7a4a9e', deep: '#5f3580', ink: '#fff8ec', edge: '#331a49', shape: 'drop', hatch: 0 },
  grey: { fill: '#9a9a98', deep: '#555553', ink: '#1d1d1c', edge: '#3d3d3b', shape: 'cross', hatch: 75 },
  brown: { fill: '#7d5230', deep: '#5f3c20', ink: '#fff8ec', edge: '#34200f', shape: 'hourglass', hatch: 145 },
};

/** What a game's own pieces make of some colours. */
export type Marks = Record<string, Pick<PlayerColour, 'fill' | 'edge' | 'shape'>>;

/** The key of the context that gives the marks of the game at a table, where it has its own. */
export const MARKS = Symbol('marks');

/** How a colour of the game is painted; a colour that is not known here is grey. */
export function paintOf(colour: string | undefined, marks: Marks = {}): PlayerColour {
  const name = SAME[colour ?? ''] ?? colour ?? '';
  return { ...(colours[name] ?? UNKNOWN), ...marks[name] };
}

/** The same with the marks of the game at this table; for components of the table, while they are set up. */
export function usePaint(): (colour: string | undefined) => PlayerColour {
  const marks = getContext<(() => Marks | undefined) | undefined>(MARKS);
  return (colour) => paintOf(colour, marks?.());
}

/** Words of some games for a colour that another calls otherwise. */
const SAME: Record<string, string> = { gold: 'yellow' };

const UNKNOWN: PlayerColour = {
  fill: '#8d8577',
  deep: '#5d564c',
  ink: '#fff8ec',
  edge: '#3f392f',
  shape: 'disc',
  hatch: 45,
};

/** The outlines of the tokens in a box from -1 to 1. */
export const shapes: Record<Shape, string> = {
  disc: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z',
  square: 'M-.72-.9H.72Q.9-.9 .9-.72V.72Q.9 .9 .72 .9H-.72Q-.9 .9-.9 .72V-.72Q-.9-.9-.72-.9Z',
  tent: 'M0-1.16Q.1-1.16 .18-1.06L1.06-.12Q1.12-.04 1.09 .06L.86 .84Q.82 .96 .7 .96H-.7Q-.82 .96-.86 .84L-1.09 .06Q-1.12-.04-1.06-.12L-.18-1.06Q-.1-1.16 0-1.16Z',
  diamond:
    'M0-1.2Q.08-1.2 .15-1.12L1.12-.15Q1.2-.08 1.2 0T1.12 .15L.15 1.12Q.08 1.2 0 1.2T-.15 1.12L-1.12 .15Q-1.2 .08-1.2 0T-1.12-.15L-.15-1.12Q-.08-1.2 0-1.2Z',
  star: 'M0-1.2L.34-.83L.85-.85L.83-.34L1.2 0L.83 .34L.85 .85L.34 .83L0 1.2L-.34 .83L-.85 .85L-.83 .34L-1.2 0L-.83-.34L-.85-.85L-.34-.83Z',
  shield: 'M-.9-.95Q0-.72 .9-.95V.1Q.9 .8 0 1.2Q-.9 .8-.9 .1Z',
  hexagon: 'M-1.12 0L-.56-.97H.56L1.12 0L.56 .97H-.56Z',
  drop: 'M0-1.25Q.95-.2 .95 .3A.95 .9 0 0 1-.95 .3Q-.95-.2 0-1.25Z',
  cross: 'M-.45-1.1H.45V-.45H1.1V.45H.45V1.1H-.45V.45H-1.1V-.45H-.45Z',
  drum: 'M-.62-.96Q0-1.06 .62-.96Q1.14 0 .62 .96Q0 1.06-.62 .96Q-1.14 0-.62-.96Z',
  hourglass: 'M-.98-1.05H.98Q1.02-.9 .42 0Q1.02 .9 .98 1.05H-.98Q-1.02 .9-.42 0Q-1.02-.9-.98-1.05Z',
};
