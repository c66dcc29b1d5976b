// The reader's language and its words: the client's own, and the server's (generic words, errors, every game's words and names).

import { get } from './http';
import { recall, remember } from './memory';
import { Words } from './text';
import type { LanguageInfo, Message } from './types';

/** The language that every word exists in. */
const BASE = 'en';

// The client's own words, and those that a board brings along: a language is there as soon as its files are.
const OWN = import.meta.glob<string>(['../text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BUILT_IN = Object.keys(OWN)
  .filter((path) => path.startsWith('../text/'))
  .map((path) => path.slice('../text/'.length, -'.ftl'.length))
  .sort();

const ownWords = (lang: string): string[] =>
  Object.entries(OWN).flatMap(([path, words]) => (path.endsWith(`/${lang}.ftl`) ? [words] : []));

/** All words of a language: in English what is not translated; a language folder of the server may translate the client's own. */
const allWords = (lang: string, fetched: string): Words =>
  new Words(lang, [...(lang === BASE ? [] : ownWords(BASE)), fetched, ...ownWords(lang)]);

/** The browser's own language, if it is offered; "pt" matches "pt-BR" too. */
const ofBrowser = (offered: string[]): string | undefined => {
  const wanted = navigator.language.toLowerCase();
  return offered.find((lang) => wanted === lang.toLowerCase()) ?? offered.find((lang) => wanted.startsWith(`${lang}-`));
};

class Language {
  lang = $state(recall('lang') ?? ofBrowser(BUILT_IN) ?? BASE);
  /** Every language the server has words in, in the order in which it names them. */
  offered = $state.raw<LanguageInfo[]>(BUILT_IN.map((id) => ({ id, name: id })));
  /** Whether the server's words have come; until then only the client's own are there. */
  complete = $state(false);
  private words = $state.raw<Words>(allWords(this.lang, ''));
  private wanted = this.lang;
  private readonly fetched = new Map<string, Words>();

  constructor() {
    document.documentElement.lang = this.lang;
  }

  /** Choose a language, for this visit and the next. */
  async use(lang: string): Promise<void> {
    await this.speak(lang);
    remember('lang', lang);
  }

  /** Change the language: at once if its words are loaded, otherwise when they have arrived. */
  private async speak(lang: string): Promise<void> {
    this.wanted = lang;
    let words = this.fetched.get(lang);
    if (!words) {
      words = allWords(lang, await get('/api/text/{lang}', { lang }));
      this.fetched.set(lang, words);
    }
    if (lang !== this.wanted) return; // changed again meanwhile
    this.lang = lang;
    this.words = words;
    this.complete = true;
    document.documentElement.lang = lang;
  }

  /** Fetch the words of the language that was chosen before, or that the browser is set to. */
  load(): Promise<void> {
    return this.speak(this.wanted);
  }

  /** What the server has words in. Languages that the client itself does not know are chosen now. */
  async offer(offered: LanguageInfo[]): Promise<void> {
    this.offered = offered;
    const ids = offered.map(({ id }) => id);
    const kept = recall('lang');
    if (!ids.includes(this.wanted)) await this.speak(ofBrowser(ids) ?? BASE);
    else if (!kept) await this.speak(ofBrowser(ids) ?? this.wanted);
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
