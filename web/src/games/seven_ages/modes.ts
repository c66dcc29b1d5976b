// What the colours on the map tell.

export const MODES = ['empires', 'players', 'regions', 'terrain'] as const;
export type Mode = (typeof MODES)[number];

export const REGIONS: Record<string, string> = {
  africa: '#b59a3c',
  north_america: '#c07a3a',
  south_america: '#7aa04a',
  asia: '#a88c70',
  australasia: '#be744e',
  china: '#ce5c52',
  india: '#b074aa',
  middle_east: '#d6a046',
  north_east_asia: '#ce8478',
  south_east_asia: '#4a9c80',
  europe: '#5c80ba',
};
