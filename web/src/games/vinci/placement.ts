// Quick ways to place many tokens: each is a sequence of single placements, sent as one.

/** `count` tokens at one place. */
export function pile(verb: string, id: string, count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => `${verb} ${id}`);
}

/** `count` tokens one by one, each where there are the fewest; the earlier place first. */
export function spread(
  verb: string,
  places: readonly string[],
  tokens: (id: string) => number,
  count: number,
): string[] {
  const heights = new Map(places.map((id) => [id, tokens(id)]));
  const moves: string[] = [];
  while (moves.length < count && heights.size) {
    let lowest = '';
    for (const id of places) if (!lowest || (heights.get(id) ?? 0) < (heights.get(lowest) ?? 0)) lowest = id;
    heights.set(lowest, (heights.get(lowest) ?? 0) + 1);
    moves.push(`${verb} ${lowest}`);
  }
  return moves;
}
