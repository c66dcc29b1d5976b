// Small drawings: what stands on plates, cards and buttons. Each fits a box from -6 to 6; `fill` is solid, `line` is stroked.

export interface Glyph {
  fill?: string;
  line?: string;
  /** The width of the strokes. */
  width?: number;
}

export const glyphs: Record<string, Glyph> = {
  capital: {
    fill: 'M-5.4-1.6L0-5.2 5.4-1.6ZM-5.4 3.4H5.4V5H-5.4Z',
    line: 'M-4.2-1V3M-1.4-1V3M1.4-1V3M4.2-1V3',
    width: 1.35,
  },
  city: { fill: 'M-5 5V-.4L-2.3-3 .4-.4V5ZM1.1 5V-4.2L3-5.6 4.9-4.2V5Z' },
  monument: { fill: 'M0-5.4L1.5-3.6 2.2 3.2H-2.2L-1.5-3.6ZM-4 3.8H4V5.4H-4Z' },
  resource: {
    fill: 'M-1.7-5.2H1.7V-4.2L1-3.6V-2.7Q4.1-1.3 3.4 1.4 2.8 3.6 1 4.4L1.4 5.4H-1.4L-1 4.4Q-2.8 3.6-3.4 1.4-4.1-1.3-1-2.7V-3.6L-1.7-4.2Z',
    line: 'M-1.2-3Q-4.6-3.6-4.2-.4M1.2-3Q4.6-3.6 4.2-.4',
    width: 0.9,
  },
  fort: {
    fill: 'M-5.4 5V-4.6H-3.2V-2.6H-1.1V-4.6H1.1V-2.6H3.2V-4.6H5.4V5H1.5V2.4Q1.5 1 0 1T-1.5 2.4V5Z',
  },
  ship: { fill: 'M-5.6 1.8H5.6L3.6 5.2H-3.8ZM-.5 1V-5.6Q4.6-4.4 4.4 1ZM-1.4 .9V-4.2Q-4.4-2.4-4.6 .9Z' },
  coin: { line: 'M4.6 0A4.6 4.6 0 1 1-4.6 0A4.6 4.6 0 1 1 4.6 0M0-2.6V2.6', width: 1.4 },
  army: { fill: 'M-3.2-5.2Q1-6.2 5-4.2L3-1.6 5 1Q1-.6-3.2 .8Z', line: 'M-3.9-5.4V5.6', width: 1.4 },
  die: {
    line: 'M-2.8-4.8H2.8Q4.8-4.8 4.8-2.8V2.8Q4.8 4.8 2.8 4.8H-2.8Q-4.8 4.8-4.8 2.8V-2.8Q-4.8-4.8-2.8-4.8Z',
    fill: 'M1.2 0A1.2 1.2 0 1 1-1.2 0A1.2 1.2 0 1 1 1.2 0ZM-1.4-2.4A1 1 0 1 1-3.4-2.4A1 1 0 1 1-1.4-2.4ZM3.4 2.4A1 1 0 1 1 1.4 2.4A1 1 0 1 1 3.4 2.4Z',
    width: 1.3,
  },
  crown: { fill: 'M-5 3.6L-5.4-2.6-2.4-.2 0-4.4 2.4-.2 5.4-2.6 5 3.6Z' },
  eye: {
    line: 'M-5.4 0Q0-5.4 5.4 0 0 5.4-5.4 0Z',
    fill: 'M1.7 0A1.7 1.7 0 1 1-1.7 0A1.7 1.7 0 1 1 1.7 0Z',
    width: 1.2,
  },
  replay: { line: 'M4.6-1.6A4.9 4.9 0 1 0 4.8 1.4M4.9-5V-1.4H1.3', width: 1.4 },
  leader: {
    fill: 'M-3.2-1.5Q-3.2-5.4 0-5.4T3.2-1.5L4 4.6H1.4V.4H-1.4V4.6H-4ZM-5 4.8H5V5.8H-5Z',
    line: 'M0-5.4Q4.4-6.4 5-2.4',
    width: 1.3,
  },
  weaponry: {
    line: 'M-4.8 5L3.2-3M4.8 5L-3.2-3M-5 1.8L-1.8 5M5 1.8L1.8 5',
    fill: 'M5.2-5.4L4-1.6 1.4-4.2ZM-5.2-5.4L-4-1.6-1.4-4.2Z',
    width: 1.3,
  },
  reallocation: { line: 'M-5-2.2H3.2M1-4.6L3.6-2.2 1 .2M5 2.6H-3.2M-1 .4L-3.6 2.6-1 5', width: 1.4 },
  minor_empire: { fill: 'M-4.6 4.8L-5-1-2.4 1 0-3 2.4 1 5-1 4.6 4.8ZM-1-5.4H1V-4H-1Z' },
  allies: {
    line: 'M-5.4-2.4L-2.6-3.2 .4-1.4M5.4-2.4L2.6-3.2-.4-1.4-2.2 .4Q-.8 1.6 .8 .2L3.8 2.4M-5.4 2L-3.6 2.4-1.4 4.2 1 4 3.8 2.4 5.4 2',
    width: 1.2,
  },
  astronomy: {
    fill: 'M0-5.6L1.2-1.2 5.6 0 1.2 1.2 0 5.6-1.2 1.2-5.6 0-1.2-1.2Z',
    line: 'M3.4-4.8V-2.8M2.4-3.8H4.4M-3.6 2.8V4.8M-4.6 3.8H-2.6',
    width: 0.8,
  },
  barbarians: {
    line: 'M-4 5L1.2-3.4',
    fill: 'M-.6-4.6Q2.6-6.4 5-3.2 2.8-3 2.4-.6 .6-1 0-2.2ZM-5 3.4L-3 4.6-4 5.6Z',
    width: 1.5,
  },
  black_death: {
    fill: 'M0-5.6Q4.6-5.4 4.6-1.2 4.6 1 3 2.2V4H-3V2.2Q-4.6 1-4.6-1.2-4.6-5.4 0-5.6ZM-3-1.2A1.3 1.3 0 1 0-.4-1.2 1.3 1.3 0 1 0-3-1.2M.4-1.2A1.3 1.3 0 1 0 3-1.2 1.3 1.3 0 1 0 .4-1.2',
    line: 'M-1.4 4V5.8M0 4V5.8M1.4 4V5.8',
    width: 0.9,
  },
  civil_service: { line: 'M-3.8-5H3.2V5H-3.8ZM-2-2.4H1.4M-2 0H1.4M-2 2.4H.4', width: 1.2 },
  civil_war: { line: 'M-5.2-2H5.2V4.4H-5.2ZM.6-5L-1.4-1.4 1.2 .8-.8 5.4', width: 1.2 },
  crusade: { fill: 'M-1.4-5.6H1.4V-2.2H4.6V.6H1.4V5.6H-1.4V.6H-4.6V-2.2H-1.4Z' },
  disaster: {
    fill: 'M-5.4 5L-1.6-2H1.6L5.4 5Z',
    line: 'M-1.2-3.4L-2.2-5.4M.2-3.4V-5.8M1.6-3.4L2.8-5.2',
    width: 1.1,
  },
  elite_troops: {
    line: 'M0-5.4L4.6-3.6V.4Q4.4 3.8 0 5.6-4.4 3.8-4.6 .4V-3.6Z',
    fill: 'M0-3L.9-.8 3.1-.7 1.4 .7 2 2.9 0 1.7-2 2.9-1.4 .7-3.1-.7-.9-.8Z',
    width: 1.3,
  },
  engineering: {
    fill: 'M-5.4 5V-.6H-3.4V.8H-1.6V-.6H.4V5Z',
    line: 'M1.4 5.2L4.6-3.6M2.4-5.2L5.4-4.2M2.2-1.2L5.4 0',
    width: 1.3,
  },
  expert_troops: {
    line: 'M-5.2 4.6L-1.4-2.4 .6 1.2 2-1 5.2 4.6Z',
    fill: 'M2.6-5.4L3.4-3.7 5.2-3.6 3.8-2.5 4.3-.7 2.6-1.8 .9-.7 1.4-2.5 0-3.6 1.8-3.7Z',
    width: 1.2,
  },
  famine: { line: 'M0 5.4V-5.2M0-1.4L-3.2-3.8M0-1.4L3.2-3.8M0 2L-3.2-.4M0 2L3.2-.4M-5 4L5-4', width: 1.1 },
  jewish_revolt: { line: 'M0-5.4L4.7 2.7H-4.7ZM0 5.4L-4.7-2.7H4.7Z', width: 1.2 },
  jihad: {
    fill: 'M2.4-4.8A5.2 5.2 0 1 0 2.4 4.8 4.2 4.2 0 1 1 2.4-4.8ZM3-1.8L3.6-.5 5-.4 4 .6 4.3 2 3 1.3 1.7 2 2 .6 1-.4 2.4-.5Z',
  },
  kingdom: { fill: 'M-5 2.8L-5.4-3.4-2.4-1 0-5.2 2.4-1 5.4-3.4 5 2.8ZM-5 3.8H5V5.4H-5Z' },
  migrants: {
    fill: 'M1.6-4.6A1.6 1.6 0 1 1-1.6-4.6 1.6 1.6 0 1 1 1.6-4.6Z',
    line: 'M0-2.6V1L-2 5.4M0 1L2.4 5.4M-2.4 .6L0-1.8 2.2 .2M4-2V5.4',
    width: 1.2,
  },
  naval_power: {
    line: 'M0-2.8V5M-4.8 .8Q-4.4 5 0 5.2 4.4 5 4.8 .8M-2.6-1.4H2.6M1.4-4.2A1.4 1.4 0 1 1-1.4-4.2 1.4 1.4 0 1 1 1.4-4.2',
    width: 1.3,
  },
  pestilence: {
    line: 'M3.2 0A3.2 3.2 0 1 1-3.2 0 3.2 3.2 0 1 1 3.2 0M0-3.2V-5.6M0 3.2V5.6M-3.2 0H-5.6M3.2 0H5.6M-2.3-2.3L-4-4M2.3-2.3L4-4M-2.3 2.3L-4 4M2.3 2.3L4 4',
    width: 1.2,
  },
  plague: {
    fill: 'M-5.4 1.4Q-3-3.4 1.2-2.6 4.6-2 4.8 .4 3.4 2.4 1 2.4L-.6 4.2-1.8 2.6Q-3.6 2.8-5.4 1.4Z',
    line: 'M4.6 .2Q6-3.4 3.4-5.2',
    width: 0.9,
  },
  population_explosion: {
    fill: 'M-1.1-3A1.7 1.7 0 1 1-4.5-3 1.7 1.7 0 1 1-1.1-3ZM4.5-3A1.7 1.7 0 1 1 1.1-3 1.7 1.7 0 1 1 4.5-3ZM1.9 .4A1.9 1.9 0 1 1-1.9 .4 1.9 1.9 0 1 1 1.9 .4ZM-5.4 2.6Q-5.2-.8-2.8-.8-1.6-.8-1.9 .6-3.4 2.6-3.6 3.6ZM5.4 2.6Q5.2-.8 2.8-.8 1.6-.8 1.9 .6 3.4 2.6 3.6 3.6ZM-3 5.6Q-2.8 2.8 0 2.8T3 5.6Z',
  },
  siegecraft: {
    fill: 'M-4.2 3.4A1.8 1.8 0 1 1-.6 3.4 1.8 1.8 0 1 1-4.2 3.4ZM1 3.4A1.8 1.8 0 1 1 4.6 3.4 1.8 1.8 0 1 1 1 3.4Z',
    line: 'M-5.4 1.4H5.4M-2 1.4L1.4-4.6M-4.4-2.2L4.6-5M4.6-5V-2.6',
    width: 1.2,
  },
  treachery: { fill: 'M-.9-5.6H.9V-3L2.8-2.8V-1.6H.9L.5 3.6 0 5.6-.5 3.6-.9-1.6H-2.8V-2.8L-.9-3Z' },
  scroll: {
    line: 'M-3.8-5H3.2V3.4Q3.2 5 4.8 5H-2.4Q-3.8 5-3.8 3.4ZM-1.8-2.4H1.4M-1.8 0H1.4',
    width: 1.1,
  },
};

/** The drawing of an event card: its own, or its family's. */
export function eventGlyph(event: string): string {
  if (event in glyphs) return event;
  const family = ['minor_empire', 'expert_troops', 'kingdom', 'migrants'].find((name) => event.startsWith(name));
  return family ?? 'scroll';
}

/** The keep behind an army in a fort, round 0, 0. */
export const KEEP = 'M-13.4 13.6V-13H-8.6V-9.8H-4.6V-13H4.6V-9.8H8.6V-13H13.4V13.6Z';
export const COURSES = 'M-13-4.4H13M-13 4.8H13M-9.4-9V-4.4M9.4-9V-4.4M-10.6 4.8V13M10.6 4.8V13';
