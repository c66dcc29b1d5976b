// How the players' colours look in this game, on its board and everywhere at its table: those of the dark sets of counters.

import type { Marks } from '../../lib/board/colours';

export const marks: Marks = {
  red: { fill: '#b3261e', edge: '#5a0e0a', shape: 'disc' },
  orange: { fill: '#c2570c', edge: '#6a2f04', shape: 'diamond' },
  purple: { fill: '#5f2d82', edge: '#2c0f42', shape: 'hexagon' },
  blue: { fill: '#1f4a9c', edge: '#0c2152', shape: 'square' },
  green: { fill: '#1f6b3a', edge: '#0a3218', shape: 'tent' },
  grey: { fill: '#575c64', edge: '#25282d', shape: 'shield' },
  brown: { fill: '#70451f', edge: '#361d08', shape: 'drum' },
  black: { fill: '#211e22', edge: '#000', shape: 'star' },
};
