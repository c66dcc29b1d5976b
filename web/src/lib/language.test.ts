// A language of which the client knows nothing: its words come from the server, and what is missing is English.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const TEXT: Record<string, string> = {
  '/api/text/en': 'game-over = The game is over.\nonly-here = Only here',
  '/api/text/it': 'game-over = La partita è finita.\nonly-here = Solo qui',
  '/api/text/qq': 'game-over = OVER\nonly-here = ONLY HERE\nui-language = TONGUE',
};

vi.mock('./http', () => ({
  get: (path: string, { lang }: { lang: string }) => {
    const text = TEXT[path.replace('{lang}', lang)];
    return text ? Promise.resolve(text) : Promise.reject(new Error(path));
  },
}));

const OFFERED = ['en', 'it', 'qq'].map((id) => ({ id, name: id.toUpperCase() }));

async function fresh(browser: string, kept?: string) {
  vi.resetModules();
  localStorage.clear();
  if (kept) localStorage.setItem('saecula.lang', kept);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return (await import('./language.svelte')).language;
}

describe('the language', () => {
  beforeEach(() => vi.restoreAllMocks());

  it('is that of the browser, if there are words in it', async () => {
    for (const [browser, lang] of [
      ['it-CH', 'it'],
      ['en-GB', 'en'],
      ['qq-ZZ', 'qq'],
      ['fr-FR', 'en'],
    ] as const) {
      const language = await fresh(browser);
      await language.load();
      await language.offer(OFFERED);
      expect(language.lang, browser).toBe(lang);
    }
  });

  it('is the one that was chosen before', async () => {
    const language = await fresh('it-IT', 'qq');
    await language.load();
    await language.offer(OFFERED);
    expect(language.lang).toBe('qq');
  });

  it('is another one where the chosen one is gone', async () => {
    const language = await fresh('it-IT', 'zz');
    await expect(language.load()).rejects.toThrow();
    await language.offer(OFFERED);
    expect(language.lang).toBe('it');
  });

  it('may be one of which only the server knows', async () => {
    const language = await fresh('en-GB');
    await language.offer(OFFERED);
    await language.use('qq');
    expect(language.say('game-over')).toBe('OVER');
    expect(language.say('ui-language')).toBe('TONGUE');
    expect(language.say('ui-menu')).toBe('Menu');
    expect(document.documentElement.lang).toBe('qq');
    await language.use('it');
    expect(language.say('ui-language')).toBe('Lingua');
  });
});
