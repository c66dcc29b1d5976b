// The rules of the games, fetched once a language.

import { get } from './http';
import { blocks, type Block } from './markdown';

const kept = new Map<string, Promise<Block[]>>();

export function rulesOf(game: string, lang: string): Promise<Block[]> {
  const name = `${game}/${lang}`;
  let found = kept.get(name);
  if (!found) {
    found = get('/api/rules/{game}/{lang}', { game, lang }).then(blocks);
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}
