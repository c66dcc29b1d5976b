// What the components are, for drawing them. The rules engine's data files are the source
// (src/saecula/games/heroes_of_the_world/data); a test compares the two.

import type { Hero } from './types';

export type Era = 'ancient' | 'modern';

/** Era, emblem, population, discoveries, conquest, treasure, territories. */
type Row = [Era, string, number, number, number, number, ...string[]];

// prettier-ignore
const rows: Record<string, Row> = {
  julius_caesar: ['ancient', 'laurel', 4, 0, 5, 1, 'mediterranean', 'africa'],
  augustus: ['ancient', 'laurel', 4, 1, 2, 1, 'mediterranean', 'africa', 'middle_east'],
  alexander_the_great: ['ancient', 'shield', 4, 0, 6, 0, 'mediterranean', 'middle_east', 'india'],
  pericles: ['ancient', 'column', 3, 1, 1, 3, 'mediterranean'],
  aristotle: ['ancient', 'scroll', 3, 2, 0, 1, 'mediterranean', 'middle_east'],
  archimedes: ['ancient', 'dividers', 3, 1, 2, 1, 'mediterranean'],
  hannibal: ['ancient', 'shield', 5, 0, 5, 0, 'mediterranean', 'africa'],
  attila: ['ancient', 'bow', 4, 0, 6, 0, 'mediterranean'],
  ramesses_ii: ['ancient', 'ankh', 4, 1, 3, 0, 'africa', 'middle_east'],
  hatshepsut: ['ancient', 'ankh', 4, 0, 0, 5, 'africa'],
  cleopatra: ['ancient', 'ankh', 3, 1, 1, 3, 'africa', 'mediterranean'],
  akhenaten: ['ancient', 'sun', 4, 1, 0, 2, 'africa'],
  euclid: ['ancient', 'dividers', 2, 2, 0, 2, 'africa', 'mediterranean'],
  piye: ['ancient', 'sword', 5, 0, 4, 0, 'africa'],
  augustine: ['ancient', 'scroll', 4, 1, 0, 2, 'africa', 'mediterranean'],
  hammurabi: ['ancient', 'scales', 4, 1, 2, 1, 'middle_east'],
  nebuchadnezzar_ii: ['ancient', 'crown', 4, 1, 2, 1, 'middle_east', 'africa'],
  cyrus_the_great: ['ancient', 'crown', 5, 0, 4, 1, 'middle_east', 'india'],
  darius_i: ['ancient', 'crown', 3, 1, 3, 1, 'middle_east', 'mediterranean', 'india'],
  zoroaster: ['ancient', 'sun', 4, 1, 0, 2, 'middle_east', 'india'],
  sargon_of_akkad: ['ancient', 'sword', 5, 0, 5, 0, 'middle_east'],
  buddha: ['ancient', 'lotus', 3, 2, 0, 1, 'india', 'china'],
  ashoka: ['ancient', 'lotus', 5, 1, 2, 0, 'india', 'china'],
  chandragupta: ['ancient', 'crown', 5, 0, 4, 1, 'india', 'middle_east'],
  aryabhata: ['ancient', 'star', 3, 1, 0, 3, 'india', 'china'],
  kalidasa: ['ancient', 'quill', 4, 1, 0, 2, 'india'],
  samudragupta: ['ancient', 'bow', 5, 0, 4, 1, 'india'],
  lao_tse: ['ancient', 'lotus', 3, 2, 0, 1, 'china', 'india'],
  confucius: ['ancient', 'scroll', 4, 1, 0, 2, 'china'],
  qin_shi_huang: ['ancient', 'crown', 6, 0, 4, 0, 'china'],
  sun_tzu: ['ancient', 'sword', 3, 1, 4, 0, 'china'],
  wu_of_han: ['ancient', 'crown', 4, 1, 2, 1, 'china', 'india'],
  cao_cao: ['ancient', 'sword', 4, 0, 5, 1, 'china'],
  zhang_qian: ['ancient', 'road', 3, 0, 0, 5, 'china', 'india', 'middle_east'],
  cai_lun: ['ancient', 'brush', 3, 1, 0, 3, 'china'],
  claudius_ptolemy: ['ancient', 'star', 4, 1, 0, 2, 'africa', 'middle_east'],
  charlemagne: ['modern', 'crown', 4, 1, 4, 0, 'europe', 'mediterranean'],
  shakespeare: ['modern', 'quill', 3, 2, 0, 1, 'europe', 'mediterranean'],
  mozart: ['modern', 'lyre', 2, 2, 0, 2, 'europe', 'mediterranean'],
  newton: ['modern', 'star', 3, 1, 0, 3, 'europe'],
  napoleon: ['modern', 'laurel', 4, 0, 6, 0, 'europe', 'russia', 'africa'],
  elizabeth_i: ['modern', 'crown', 3, 1, 2, 2, 'europe', 'america'],
  gutenberg: ['modern', 'press', 3, 1, 0, 3, 'europe'],
  pasteur: ['modern', 'flask', 5, 1, 0, 1, 'europe', 'africa'],
  leonardo: ['modern', 'brush', 2, 2, 1, 1, 'mediterranean', 'europe'],
  lorenzo_de_medici: ['modern', 'coin', 2, 1, 0, 4, 'mediterranean'],
  peter_the_great: ['modern', 'crown', 4, 1, 3, 0, 'russia', 'europe'],
  catherine_the_great: ['modern', 'crown', 4, 1, 1, 2, 'russia'],
  genghis_khan: ['modern', 'bow', 4, 0, 6, 0, 'russia', 'china', 'middle_east'],
  tchaikovsky: ['modern', 'lyre', 3, 2, 0, 1, 'russia', 'europe'],
  bering: ['modern', 'ship', 4, 1, 0, 2, 'russia', 'america'],
  lomonosov: ['modern', 'flask', 4, 1, 0, 2, 'russia'],
  columbus: ['modern', 'ship', 4, 1, 0, 2, 'america', 'mediterranean'],
  washington: ['modern', 'column', 5, 0, 4, 0, 'america'],
  franklin: ['modern', 'flask', 2, 2, 0, 2, 'america', 'europe'],
  cortes: ['modern', 'sword', 3, 0, 5, 2, 'america'],
  pachacuti: ['modern', 'sun', 5, 1, 2, 0, 'america'],
  cook: ['modern', 'ship', 3, 2, 0, 1, 'southeast_asia', 'america'],
  magellan: ['modern', 'ship', 3, 2, 0, 1, 'southeast_asia', 'america'],
  jayavarman_vii: ['modern', 'lotus', 4, 1, 2, 1, 'southeast_asia'],
  gajah_mada: ['modern', 'sword', 5, 0, 4, 0, 'southeast_asia'],
  ramkhamhaeng: ['modern', 'crown', 4, 1, 0, 2, 'southeast_asia'],
  saladin: ['modern', 'shield', 5, 0, 4, 1, 'middle_east', 'africa'],
  suleiman: ['modern', 'crown', 4, 1, 3, 0, 'middle_east', 'mediterranean'],
  avicenna: ['modern', 'flask', 3, 2, 0, 1, 'middle_east', 'india'],
  mansa_musa: ['modern', 'coin', 3, 1, 0, 4, 'africa'],
  shaka: ['modern', 'shield', 5, 0, 5, 0, 'africa'],
  ibn_battuta: ['modern', 'road', 3, 2, 0, 1, 'africa', 'middle_east', 'india'],
  livingstone: ['modern', 'road', 5, 1, 0, 1, 'africa'],
  akbar: ['modern', 'crown', 4, 1, 3, 1, 'india'],
  babur: ['modern', 'bow', 4, 0, 5, 1, 'india', 'middle_east'],
  vasco_da_gama: ['modern', 'ship', 4, 1, 1, 2, 'india', 'africa'],
  kublai_khan: ['modern', 'bow', 4, 1, 4, 0, 'china', 'southeast_asia'],
  marco_polo: ['modern', 'road', 2, 2, 0, 2, 'china', 'middle_east', 'mediterranean'],
  wu_zetian: ['modern', 'crown', 5, 1, 1, 1, 'china'],
  zheng_he: ['modern', 'ship', 3, 1, 0, 3, 'southeast_asia', 'china', 'india'],
};

export interface HeroCard extends Hero {
  era: Era;
  emblem: string;
}

export const heroes: Record<string, HeroCard> = Object.fromEntries(
  Object.entries(rows).map(([id, [era, emblem, population, discoveries, conquest, treasure, ...territories]]) => [
    id,
    { id, era, emblem, territories, population, discoveries, conquest, treasure },
  ]),
);

/** The discoveries: era and value. */
// prettier-ignore
export const discoveries: Record<string, { era: Era; value: number }> = {
  slavery: { era: 'ancient', value: 0 },
  famine: { era: 'ancient', value: 0 },
  pottery: { era: 'ancient', value: 1 },
  weaving: { era: 'ancient', value: 1 },
  animal_husbandry: { era: 'ancient', value: 1 },
  brewing: { era: 'ancient', value: 1 },
  agriculture: { era: 'ancient', value: 2 },
  roads: { era: 'ancient', value: 2 },
  irrigation: { era: 'ancient', value: 2 },
  wheel: { era: 'ancient', value: 2 },
  masonry: { era: 'ancient', value: 2 },
  writing: { era: 'ancient', value: 3 },
  metallurgy: { era: 'ancient', value: 3 },
  coinage: { era: 'ancient', value: 3 },
  astronomy: { era: 'ancient', value: 3 },
  mathematics: { era: 'ancient', value: 3 },
  philosophy: { era: 'ancient', value: 4 },
  democracy: { era: 'ancient', value: 4 },
  code_of_laws: { era: 'ancient', value: 4 },
  epidemic: { era: 'modern', value: 0 },
  slave_trade: { era: 'modern', value: 0 },
  religious_wars: { era: 'modern', value: 0 },
  coffee: { era: 'modern', value: 1 },
  heraldry: { era: 'modern', value: 1 },
  windmill: { era: 'modern', value: 1 },
  fine_glass: { era: 'modern', value: 1 },
  fashion: { era: 'modern', value: 1 },
  school: { era: 'modern', value: 2 },
  compass: { era: 'modern', value: 2 },
  cartography: { era: 'modern', value: 2 },
  theatre: { era: 'modern', value: 2 },
  gunpowder: { era: 'modern', value: 2 },
  architecture: { era: 'modern', value: 2 },
  postal_service: { era: 'modern', value: 2 },
  clockmaking: { era: 'modern', value: 2 },
  canals: { era: 'modern', value: 2 },
  physics: { era: 'modern', value: 3 },
  painting: { era: 'modern', value: 3 },
  chemistry: { era: 'modern', value: 3 },
  biology: { era: 'modern', value: 3 },
  literature: { era: 'modern', value: 3 },
  music: { era: 'modern', value: 3 },
  algebra: { era: 'modern', value: 3 },
  surgery: { era: 'modern', value: 3 },
  steam_engine: { era: 'modern', value: 3 },
  railway: { era: 'modern', value: 3 },
  banking: { era: 'modern', value: 4 },
  printing: { era: 'modern', value: 4 },
  electricity: { era: 'modern', value: 4 },
  vaccination: { era: 'modern', value: 4 },
  human_rights: { era: 'modern', value: 4 },
};

/** The territories: of which era, and who touches whom. */
// prettier-ignore
export const territories: Record<string, { era: Era; adjacent: string[] }> = {
  mediterranean: { era: 'ancient', adjacent: ['africa', 'europe', 'middle_east'] },
  africa: { era: 'ancient', adjacent: ['mediterranean', 'middle_east'] },
  middle_east: { era: 'ancient', adjacent: ['africa', 'india', 'mediterranean', 'russia'] },
  india: { era: 'ancient', adjacent: ['china', 'middle_east', 'southeast_asia'] },
  china: { era: 'ancient', adjacent: ['india', 'russia', 'southeast_asia'] },
  europe: { era: 'modern', adjacent: ['america', 'mediterranean', 'russia'] },
  russia: { era: 'modern', adjacent: ['america', 'china', 'europe', 'middle_east'] },
  america: { era: 'modern', adjacent: ['europe', 'russia', 'southeast_asia'] },
  southeast_asia: { era: 'modern', adjacent: ['america', 'china', 'india'] },
};
export const territoryIds = Object.keys(territories);

/** The wonders and their places. */
// prettier-ignore
export const wonders: Record<string, { era: Era; home: string }> = {
  hanging_gardens: { era: 'ancient', home: 'middle_east' },
  great_wall: { era: 'ancient', home: 'china' },
  lighthouse_of_alexandria: { era: 'ancient', home: 'mediterranean' },
  ajanta_caves: { era: 'ancient', home: 'india' },
  pyramids_of_giza: { era: 'ancient', home: 'africa' },
  palace_of_versailles: { era: 'modern', home: 'europe' },
  kremlin: { era: 'modern', home: 'russia' },
  machu_picchu: { era: 'modern', home: 'america' },
  angkor_wat: { era: 'modern', home: 'southeast_asia' },
};

/** The results of the conquest die, and whom each helps. */
// prettier-ignore
export const faces: Record<string, { favours: 'attacker' | 'nobody' | 'defender' }> = {
  massacre: { favours: 'attacker' },
  assimilation: { favours: 'attacker' },
  rout: { favours: 'attacker' },
  plunder: { favours: 'attacker' },
  bloodbath: { favours: 'nobody' },
  defeat: { favours: 'defender' },
};

/** What coins buy (HO-10). */
export const prices = { migration: 2, wonder: 7, convert: 2 };

export const VALUES = ['population', 'discoveries', 'conquest', 'treasure'] as const;

/** The territory, hero, token… behind a key of the game's words: heroes_of_the_world-territory-china → china. */
export function idOf(key: unknown, kind: string): string | undefined {
  const start = `heroes_of_the_world-${kind}-`;
  return typeof key === 'string' && key.startsWith(start) ? key.slice(start.length) : undefined;
}
