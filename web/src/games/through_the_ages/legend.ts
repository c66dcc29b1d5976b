// The legend of every sign that cards and board use, in the order of the help. The words are <game>-help-<sign>, for kinds of cards
// <game>-help-kind-<kind>, for columns <game>-word-kind-<sign>.

/** What is counted, and the tokens that count it. */
export const COUNTED = [
  'culture',
  'science',
  'strength',
  'happy',
  'unhappy',
  'food',
  'resource',
  'ca',
  'ma',
  'yellow',
  'blue',
  'worker',
  'pop',
];

/** The kinds of cards: a card with the frame of its kind, and the sign that stands for the kind elsewhere. */
export const KINDS: { kind: string; card: string; sign: string }[] = [
  { kind: 'farm', card: 'agriculture', sign: 'farm' },
  { kind: 'mine', card: 'bronze', sign: 'mine' },
  { kind: 'urban', card: 'philosophy', sign: 'urban' },
  { kind: 'unit', card: 'warriors', sign: 'unit' },
  { kind: 'government', card: 'despotism', sign: 'government' },
  { kind: 'special', card: 'code_of_laws', sign: 'tech' },
  { kind: 'leader', card: 'homer', sign: 'leader' },
  { kind: 'wonder', card: 'pyramids', sign: 'wonder' },
  { kind: 'action', card: 'frugality_a', sign: 'ca' },
  { kind: 'event', card: 'rats', sign: 'event' },
  { kind: 'territory', card: 'fertile_territory_i', sign: 'territory' },
  { kind: 'aggression', card: 'raid_i', sign: 'attack' },
  { kind: 'war', card: 'holy_war', sign: 'war' },
  { kind: 'pact', card: 'peace_treaty', sign: 'pact' },
  { kind: 'tactic', card: 'legion', sign: 'tactic' },
  { kind: 'bonus', card: 'bonus_i', sign: 'bonus' },
];

/** The columns of urban buildings and units. */
export const COLUMNS = [
  'lab',
  'temple',
  'arena',
  'library',
  'theater',
  'infantry',
  'cavalry',
  'artillery',
  'air_force',
];

export const SIGNS = [
  'colonize',
  'civilcard',
  'milcard',
  'limit',
  'level',
  'stage',
  'upgrade',
  'revolution',
  'turn',
  'take',
  'deck',
  'best',
  'strong',
  'weak',
  'all',
  'top',
  'lock',
  'leaves',
  'eye',
  'hourglass',
  'cross',
];

/** Every sign in the legend. */
export const explained = (): string[] => [...COUNTED, ...KINDS.map(({ sign }) => sign), ...COLUMNS, ...SIGNS];
