// How much room a board has: everything side by side, the sheet beside the map, or one panel at a time below it.

export type Layout = 'wide' | 'middle' | 'narrow';

/** By the size of the board, not of the window: the log may be next to it. */
export function layoutOf(width: number, height: number): Layout {
  if (width >= 1040) return 'wide';
  return width >= 720 && width > height ? 'middle' : 'narrow';
}
