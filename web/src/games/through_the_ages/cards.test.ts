// The words, cards and signs of Through the Ages: none missing, none to spare.

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardOf, cards, copies, family } from './cards';
import { effects, parts } from './effects';
import { emblem } from './emblems';
import { ENGRAVINGS, FRAMES } from './frames';
import { glyphOf, glyphs } from './glyphs';
import { COUNTED, explained, KINDS as LEGEND, SIGNS } from './legend';

const GAME = 'through_the_ages';
const read = (path: string): string => readFileSync(path, 'utf8');
const own = { en: read(`src/games/${GAME}/text/en.ftl`), it: read(`src/games/${GAME}/text/it.ftl`) };
const code = readdirSync(`src/games/${GAME}`)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => read(`src/games/${GAME}/${name}`))
  .join('\n');

// --------------------------------------------------------------------------------------------------------------- words

describe('the words of the board', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

  it('are the same keys in both languages', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
  });

  it('use the same variables', () => {
    const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map((m) => m[1] ?? ''))];
    const messages = (text: string): Map<string, string> =>
      new Map([...text.matchAll(/^([a-z][\w-]*) = ((?:.|\n(?=[ }]))*)/gm)].map((m) => [m[1] ?? '', m[2] ?? '']));
    const italian = messages(own.it);
    for (const [key, text] of messages(own.en))
      expect(variables(italian.get(key) ?? '').sort(), key).toEqual(variables(text).sort());
  });

  it('are all used, and all there', () => {
    const made = [...code.matchAll(/word(?:s)?\(\s*`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const prefixes = [...made, 'stake-', 'end-', 'rank-level-'];
    const quoted = /'(?:through_the_ages-word-)?([a-z][a-z0-9-]*)'/g;
    const named = new Set([...code.matchAll(quoted)].map((match) => match[1] ?? ''));
    const there = keys(own.en)
      .filter((key) => key.startsWith(`${GAME}-word-`))
      .map((key) => key.slice(`${GAME}-word-`.length));
    expect(there.filter((key) => !named.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
    const said = [...code.matchAll(/\bword\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.filter((key) => !there.includes(key))).toEqual([]);
  });
});

// --------------------------------------------------------------------------------------------------------------- cards

describe('every card', () => {
  const all = Object.entries(cards);

  it('is there: 238 kinds in the decks and six technologies to begin with', () => {
    expect(all.length).toBe(244);
  });

  it('has an effect, in signs that are drawn', () => {
    for (const [id, card] of all)
      for (const seats of [2, 3, 4]) {
        const lines = effects(card, seats);
        const what = lines.join(' ');
        if (id === 'no_event') expect(what).toBe('—');
        else expect(what, id).toMatch(/\{\w+\}/);
        expect(
          lines.every((line) => line.trim() !== '' && !/^[!∞AB]\s*$/.test(line)),
          `${id}: ${what}`,
        ).toBe(true);
        for (const line of lines) {
          expect(line, id).not.toMatch(/undefined|NaN|null|object/);
          for (const { sign } of parts(line)) if (sign) expect(glyphOf(sign), `${id}: ${sign}`).toBeDefined();
        }
      }
  });

  it('has the frame, the engraving and the emblem of its kind', () => {
    for (const [id, card] of all) {
      expect(FRAMES[family(card)], id).toBeDefined();
      expect(ENGRAVINGS[family(card)], id).toBeDefined();
      expect(emblem(id), id).toBeDefined();
    }
  });

  it('tells effects by the number of players', () => {
    const card = cards.military_build_up_iii ?? cards.military_build_up;
    expect(card).toBeDefined();
    if (card) expect(effects(card, 2)).not.toEqual(effects(card, 4));
  });

  it('names sources that are explained', () => {
    const sources = new Set(all.flatMap(([, card]) => card.sources).filter((source) => source !== 'seed'));
    expect([...sources].sort()).toEqual(['CH', 'KG']);
    for (const source of sources)
      for (const words of [own.en, own.it]) expect(words).toContain(`${GAME}-word-from-${source.toLowerCase()} = `);
  });

  it('counts its copies', () => {
    expect(copies(cards.iron ?? { age: '', type: '', provenance: '', sources: [] }, 4)).toBeGreaterThan(0);
  });
});

describe('the legend', () => {
  it('explains every sign that is drawn, once', () => {
    expect(explained().filter((sign, i, list) => sign !== 'ca' && list.indexOf(sign) !== i)).toEqual([]);
    expect(new Set(explained())).toEqual(new Set(Object.keys(glyphs)));
  });

  it('has no words to spare', () => {
    const titles = ['keys', 'score', 'sources', 'cards', 'counted', 'kinds', 'columns', 'signs', 'marks'];
    const words = [...own.en.matchAll(/^through_the_ages-help-([\w-]+) =/gm)].map((match) => match[1] ?? '');
    expect(words.sort()).toEqual([...titles, ...COUNTED, ...SIGNS, ...LEGEND.map(({ kind }) => `kind-${kind}`)].sort());
  });

  it('has no two signs that are drawn alike', () => {
    const drawn = Object.entries(glyphs).map(([name, sign]) => [JSON.stringify(sign), name] as const);
    expect(new Set(drawn.map(([drawing]) => drawing)).size).toBe(drawn.length);
  });

  it('explains every kind of card', () => {
    expect(LEGEND.map(({ kind }) => kind).sort()).toEqual(Object.keys(FRAMES).sort());
    for (const { kind, card } of LEGEND) expect(family(cards[card] ?? cardOf('')), card).toBe(kind);
  });
});
