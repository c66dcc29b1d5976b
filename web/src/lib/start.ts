// Ways to start a game.

import { app } from './app.svelte';
import { guideKey } from './board/guide';
import { contribute } from './fairness';
import { post } from './http';
import { forget, remember } from './memory';
import { router, tableAddress } from './router.svelte';
import type { GameInfo, NewTable, OptionValue } from './types';

/** Make a table and sit down at it. */
export async function start(table: NewTable, guided = false): Promise<void> {
  const made = await app.attempt(async () => contribute(await post('/api/tables', {}, { ...table, contribute: true })));
  if (!made) return;
  if (guided) {
    remember(`guide.${made.id}`, 'on');
    forget(guideKey(made.game));
  }
  router.go(tableAddress(made.id));
}

/** How many sit at a table by default: four, or the nearest the game allows. */
export function usualSeats(game: GameInfo): number {
  return game.seats.reduce((best, n) => (Math.abs(n - 4) < Math.abs(best - 4) ? n : best), game.seats[0] ?? 2);
}

/** The bot that is a fair opponent for somebody who knows the rules. */
export function usualBot(game: GameInfo): string {
  return game.bots[Math.ceil((game.bots.length - 1) / 2)]?.name ?? 'random';
}

/** A game at once against so many bots of a kind. */
export function againstBots(
  game: GameInfo,
  bot: string,
  bots = usualSeats(game) - 1,
  options: Record<string, OptionValue> = {},
): NewTable {
  const seats = ['you', ...Array.from({ length: bots }, () => `bot:${bot}`)];
  return { game: game.name, seats, options, listed: false, name: '' };
}

/** A first game: three at the table, so that turns come round quickly, against gentle opponents. */
export function firstGame(game: GameInfo, options: Record<string, OptionValue> = {}): NewTable {
  const count = game.seats.includes(3) ? 3 : usualSeats(game);
  const gentle = game.bots[0]?.name ?? 'random';
  const seats = [
    'you',
    ...Array.from({ length: count - 1 }, (_, i) => `bot:${i === 0 ? gentle : (game.bots[1]?.name ?? gentle)}`),
  ];
  return { game: game.name, seats, options, listed: false, name: '' };
}
