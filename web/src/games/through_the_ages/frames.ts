// The shapes that say the kind of a card without colour: the frame of its emblem in a box of 48 by 48, and the engraving behind it.

// prettier-ignore
export const FRAMES: Record<string, string> = {
  farm: 'M13 4h22l11 20-11 20H13L2 24Z',
  mine: 'M13 4h22l11 20-11 20H13L2 24Z',
  urban: 'M6 45V21C6 10 14 3 24 3s18 7 18 18v24Z',
  unit: 'M5 5Q24 11 43 5v18c0 11-8 18-19 22C13 41 5 34 5 23Z',
  government: 'M15 3h18l12 12v18L33 45H15L3 33V15Z',
  special: 'M24 2.5a21.5 21.5 0 1 1 0 43 21.5 21.5 0 0 1 0-43Z',
  leader: 'M24 1.5c10.5 0 18 10 18 22.5S34.5 46.5 24 46.5 6 36.5 6 24 13.5 1.5 24 1.5Z',
  wonder: 'M24 1.5 46 15v5h-4v20h4v6H2v-6h4V20H2v-5Z',
  action: 'M24 1.5l4.2 3.7 5.3-1.7 2.6 4.9 5.5.5.5 5.6 4.9 2.7-1.7 5.3L49 24l-3.7 4.1 1.7 5.3-4.9 2.7-.5 5.5-5.5.6-2.7 4.9-5.3-1.7L24 49l-4.1-3.7-5.3 1.7-2.7-4.9-5.5-.5-.5-5.6L1 33.4l1.7-5.3L-1 24l3.7-4.2L1 14.5l4.9-2.6.5-5.5 5.6-.6 2.6-4.9 5.3 1.7Z',
  event: 'M4 8c0-3 5-3 5-1 5-2 10 1 15 0s10-2 15 0c0-2 5-2 5 1v32c0 3-5 3-5 1-5 2-10-1-15 0s-10 2-15 0c0 2-5 2-5-1Z',
  territory: 'M10 12c5-7 11-5 15-8 6-2 9 4 14 6s7 9 5 14 1 10-4 13-9 1-13 4-11 4-15 0-9-4-9-11 3-6 3-10 1-5 4-8Z',
  aggression: 'M24 1 47 24 24 47 1 24Z',
  war: 'M24 1l6 12 14-9-5 15 8 5-8 5 5 15-14-9-6 12-6-12-14 9 5-15-8-5 8-5L4 4l14 9Z',
  pact: 'M16 8a16 16 0 0 1 8 2.2A16 16 0 1 1 24 37.8 16 16 0 1 1 16 8Z',
  tactic: 'M4 4h40v40L24 36 4 44Z',
  bonus: 'M24 2 44 8v16c0 11-9 18-20 22C13 42 4 35 4 24V8Z',
};

// prettier-ignore
export const ENGRAVINGS: Record<string, string> = {
  farm: 'M0 4h8M0 8h8', mine: 'M0 8 8 0', urban: 'M0 4h8M4 0v4M0 8h8M8 4v4', unit: 'M0 0l8 8M0 8 8 0', government: 'M4 0v8M8 0v8', special: 'M0 2q2-2 4 0t4 0M0 6q2-2 4 0t4 0',
  leader: 'M2 0v8M5 0v8M8 0v8', wonder: 'M0 2.500h8M0 5h8M0 7.500h8', action: 'M0 0l8 8', event: 'M0 3q4-3 8 0M0 7q4-3 8 0', territory: 'M0 2q2 2 4 0t4 0M0 6q2 2 4 0t4 0', aggression: 'M0 8 8 0M0 4l4-4M4 8l4-4',
  war: 'M0 0l8 8M0 8 8 0M4 0v8', pact: 'M0 4h8', tactic: 'M4 0v8', bonus: 'M0 4h8M4 0v8',
};
