// The reader's language and its words: the client's own, and the server's (generic words, errors, every game's words and names).

import en from '../text/en.ftl?raw';
import it from '../text/it.ftl?raw';
import { get } from './http';
import { recall, remember } from './memory';
import { Words } from './text';
import type { Message } from './types';

export const LANGUAGES = ['en', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', it: 'Italiano' };

// A board may bring words of its own: web/src/games/<game>/text/{en,it}.ftl.
const OF_BOARDS = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const ownWords = (lang: Lang): string[] => [
  lang === 'it' ? it : en,
  ...Object.entries(OF_BOARDS).flatMap(([path, words]) => (path.endsWith(`/${lang}.ftl`) ? [words] : [])),
];

function preferred(): Lang {
  const kept = recall('lang');
  if (kept === 'en' || kept === 'it') return kept;
  return navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
}

class Language {
  lang = $state<Lang>(preferred());
  /** Whether the server's words have come; until then only the client's own are there. */
  complete = $state(false);
  private words = $state.raw<Words>(new Words('en', ownWords('en')));
  private wanted: Lang = this.lang;
  private readonly fetched = new Map<Lang, Words>();

  constructor() {
    this.words = new Words(this.lang, ownWords(this.lang));
    document.documentElement.lang = this.lang;
  }

  /** Change the language: at once where its words are here, else as soon as they have come. */
  async use(lang: Lang): Promise<void> {
    this.wanted = lang;
    let words = this.fetched.get(lang);
    if (!words) {
      words = new Words(lang, [await get<string>(`/api/text/${lang}`), ...ownWords(lang)]);
      this.fetched.set(lang, words);
    }
    if (lang !== this.wanted) return; // changed again meanwhile
    this.lang = lang;
    this.words = words;
    this.complete = true;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }

  load(): Promise<void> {
    return this.use(this.wanted);
  }

  /** A sentence; reading it inside a component makes the component follow the language. */
  say = (message: Message | string, args?: Record<string, unknown>, names?: readonly string[]): string =>
    this.words.say(message, args, names);

  has = (key: string): boolean => this.words.has(key);

  needs = (key: string): Set<string> => this.words.variables(key);

  find = (game: string, id: string): string | undefined => this.words.find(game, id);

  /** The first of these keys that has words. */
  firstOf = (...keys: string[]): string => {
    const key = keys.find((each) => this.words.has(each));
    return this.words.say(key ?? keys[keys.length - 1] ?? '');
  };
}

export const language = new Language();
export const say = language.say;
