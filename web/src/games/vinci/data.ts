// What the components are, for drawing them: the terrain of the provinces and the colours of the tiles. The rules engine's data files
// are the source (src/saecula/games/vinci/data); a test compares the two.

export type Terrain = 'field' | 'pasture' | 'forest' | 'mountain' | 'hill';

export const terrains: Record<string, Terrain> = {
  ireland: 'pasture',
  scotland: 'hill',
  england: 'field',
  lusitania: 'hill',
  castile: 'pasture',
  baetica: 'field',
  tarraco: 'hill',
  pyrenees: 'mountain',
  armorica: 'pasture',
  aquitania: 'field',
  belgica: 'field',
  narbonensis: 'hill',
  western_alps: 'mountain',
  eastern_alps: 'mountain',
  north_italy: 'field',
  apennines: 'mountain',
  magna_graecia: 'pasture',
  sicily: 'field',
  sardinia: 'hill',
  saxony: 'pasture',
  suebia: 'forest',
  bohemia: 'forest',
  jutland: 'pasture',
  scandes: 'mountain',
  sweden: 'forest',
  finland: 'forest',
  dinaric_alps: 'mountain',
  pannonia: 'pasture',
  carpathians: 'mountain',
  dacia: 'forest',
  haemus: 'mountain',
  thrace: 'hill',
  pindus: 'mountain',
  hellas: 'hill',
  polonia: 'field',
  livonia: 'forest',
  ruthenia: 'field',
  scythia: 'pasture',
  muscovy: 'forest',
  volga: 'pasture',
  urals: 'mountain',
  caucasus: 'mountain',
  ionia: 'field',
  taurus: 'mountain',
  pontus: 'forest',
};

export interface TileKind {
  colour: 'yellow' | 'pink' | 'blue';
  /** The red number; Specialization has none. */
  tokens: number | null;
  /** It goes on working while its empire is in decline. */
  lasting: boolean;
  /** The red number is not known from a public source. */
  reconstructed: boolean;
}

export const tiles: Record<string, TileKind> = {
  agriculture_active: { colour: 'yellow', tokens: 2, lasting: false, reconstructed: true },
  agriculture_decline: { colour: 'yellow', tokens: 1, lasting: true, reconstructed: true },
  livestock_active: { colour: 'yellow', tokens: 2, lasting: false, reconstructed: false },
  livestock_decline: { colour: 'yellow', tokens: 1, lasting: true, reconstructed: true },
  mining_active: { colour: 'yellow', tokens: 2, lasting: false, reconstructed: true },
  mining_decline: { colour: 'yellow', tokens: 1, lasting: true, reconstructed: true },
  ports_active: { colour: 'yellow', tokens: 2, lasting: false, reconstructed: true },
  ports_decline: { colour: 'yellow', tokens: 1, lasting: true, reconstructed: true },
  currency: { colour: 'yellow', tokens: 0, lasting: false, reconstructed: true },
  slavery: { colour: 'yellow', tokens: 3, lasting: false, reconstructed: true },
  espionage: { colour: 'pink', tokens: 4, lasting: false, reconstructed: true },
  field_general: { colour: 'pink', tokens: 2, lasting: false, reconstructed: false },
  fortification: { colour: 'pink', tokens: 3, lasting: false, reconstructed: true },
  militia: { colour: 'pink', tokens: 3, lasting: false, reconstructed: true },
  mountain_skill: { colour: 'pink', tokens: 4, lasting: false, reconstructed: false },
  shipbuilding: { colour: 'pink', tokens: 4, lasting: false, reconstructed: true },
  weapons: { colour: 'pink', tokens: 3, lasting: false, reconstructed: false },
  astronomy: { colour: 'blue', tokens: 5, lasting: false, reconstructed: false },
  barbarians: { colour: 'blue', tokens: 6, lasting: false, reconstructed: false },
  diplomacy: { colour: 'blue', tokens: 4, lasting: false, reconstructed: true },
  heritage: { colour: 'blue', tokens: 5, lasting: false, reconstructed: true },
  medicine: { colour: 'blue', tokens: 2, lasting: false, reconstructed: true },
  messengers: { colour: 'blue', tokens: 5, lasting: false, reconstructed: true },
  renaissance: { colour: 'blue', tokens: 4, lasting: false, reconstructed: true },
  revolutionaries: { colour: 'blue', tokens: 5, lasting: false, reconstructed: true },
  specialization: { colour: 'blue', tokens: null, lasting: false, reconstructed: false },
};

/** The picture of a tile: the lasting twin has the same one, with a mark. */
export function emblemOf(tile: string): string {
  return tile.replace(/_(active|decline)$/, '');
}
