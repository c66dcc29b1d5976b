// What is printed on the cards (cards.json, made by tools/ages_cards.py), and the families that look alike.

import data from './cards.json';

export type Effect = { op: string } & Record<string, unknown>;

/** A card as the component data has it; what is not printed is absent. */
export interface CardData {
  age: string;
  type: string;
  science_cost?: number;
  revolution_cost?: number;
  resource_cost?: number;
  military_action_cost?: number;
  military_action_cost_rule?: string;
  stages?: number[];
  stages_per_action?: number;
  urban_limit?: number;
  civil_actions?: number;
  military_actions?: number;
  food?: number;
  resources?: number;
  culture?: number;
  science?: number;
  happiness?: number;
  strength?: number;
  colonization?: number;
  blue_tokens?: number;
  infantry?: number;
  cavalry?: number;
  artillery?: number;
  bonus?: number;
  obsolete_bonus?: number;
  defense?: number;
  immediate?: Record<string, number>;
  permanent?: Record<string, number>;
  symmetric?: boolean;
  both?: Record<string, unknown>;
  side_a?: Record<string, unknown>;
  side_b?: Record<string, unknown>;
  effect?: Effect[];
  copies?: number;
  copies_2p?: number;
  copies_3p?: number;
  copies_4p?: number;
  provenance: string;
  sources: string[];
}

export const cards = data as unknown as Record<string, CardData>;

const NOTHING: CardData = { age: '', type: 'event', provenance: '', sources: [] };
export const cardOf = (id: string): CardData => cards[id] ?? NOTHING;

/** What is counted among urban buildings, and among units. */
export const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];
export const UNITS = ['infantry', 'cavalry', 'artillery', 'air_force'];
/** The columns of a civilization. */
export const COLUMNS = [['farm', 'mine'], URBAN, UNITS];
export const KINDS = COLUMNS.flat();
export const LEVEL: Record<string, number> = { A: 0, I: 1, II: 2, III: 3, IV: 4 };

/** The kinds that look alike: colour, the frame of the emblem, the engraving behind it. */
export function family(card: CardData): string {
  if (URBAN.includes(card.type)) return 'urban';
  if (UNITS.includes(card.type)) return 'unit';
  return card.type.startsWith('special') ? 'special' : card.type;
}

export const familyOf = (id: string): string => family(cardOf(id));
export const isStore = (id: string): boolean => ['farm', 'mine'].includes(cardOf(id).type);

/** The rule about the cards of a kind. */
const RULES: Record<string, string> = {
  farm: 'TA-8.2',
  mine: 'TA-8.2',
  urban: 'TA-5.3',
  unit: 'TA-5.5',
  government: 'TA-6.6',
  special: 'TA-6.5',
  leader: 'TA-5.9',
  wonder: 'TA-5.8',
  action: 'TA-5.10',
  event: 'TA-9.1',
  territory: 'TA-10.11',
  aggression: 'TA-10.20',
  war: 'TA-10.50',
  pact: 'TA-10.30',
  tactic: 'TA-5.13',
  bonus: 'TA-10.13',
};
export const ruleOf = (card: CardData): string => RULES[family(card)] ?? 'TA-7.1';

/** How many copies of a card are in the decks of so many players. */
export function copies(card: CardData, seats: number): number {
  const exact = { 2: card.copies_2p, 3: card.copies_3p, 4: card.copies_4p }[seats];
  return exact ?? card.copies ?? 0;
}

/** The technologies of a civilization in one column, the best first. */
export function inColumn(technologies: Record<string, unknown>, kind: string): string[] {
  return Object.keys(technologies)
    .filter((id) => cardOf(id).type === kind)
    .sort((a, b) => (LEVEL[cardOf(b).age] ?? 0) - (LEVEL[cardOf(a).age] ?? 0));
}
