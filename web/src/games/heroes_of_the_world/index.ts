// What the client takes from Heroes of the World: its board, and the words of the board beside the game's own.

import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

export { default as Board } from './Board.svelte';
export { default } from './Board.svelte';

export const words: Record<'en' | 'it', string> = { en, it };
