// Every word of the client is there in both languages, is used, and is translated.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const bundles = ['en', 'it'].map((lang) => new FluentBundle(lang, { useIsolating: false }));

function messages(lang: string): Map<string, string> {
  const source = readFileSync(join(SRC, 'text', `${lang}.ftl`), 'utf8');
  const bundle = bundles.find(({ locales }) => locales.includes(lang)) as FluentBundle;
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const found = new Map<string, string>();
  for (const match of source.matchAll(/^([a-z][\w-]*) = ((?:.|\n(?=[ }]))*)/gm))
    found.set(match[1] ?? '', match[2] ?? '');
  for (const key of found.keys()) expect(bundle.hasMessage(key), `${lang}: ${key}`).toBe(true);
  return found;
}

const en = messages('en');
const it_ = messages('it');
const code = files(SRC)
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const named = new Set([...code.matchAll(/['"`](ui-[a-z-]*[a-z])['"`]/g)].map((match) => match[1] ?? ''));
const prefixes = [...code.matchAll(/`(ui-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');

// Words that are the same in both languages.
const SAME = new Set(['ui-menu', 'ui-chat', 'ui-bot', 'ui-seat-bot', 'ui-key-chat', 'ui-volume']);

describe('the words of the client', () => {
  it('are the same keys in both languages', () => {
    expect([...it_.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('are all there', () => {
    expect([...named].filter((key) => !en.has(key))).toEqual([]);
  });

  it('are all used', () => {
    expect(
      [...en.keys()].filter((key) => !named.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))),
    ).toEqual([]);
  });

  it('are translated', () => {
    expect([...en].filter(([key, text]) => !SAME.has(key) && it_.get(key) === text).map(([key]) => key)).toEqual([]);
  });

  it('use the same variables', () => {
    const variables = (text: string): string[] =>
      [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ''))].sort();
    for (const [key, text] of en) expect(variables(it_.get(key) ?? ''), key).toEqual(variables(text));
  });

  it('are whole sentences in both languages with the arguments that each place gives', () => {
    const wanting: string[] = [];
    for (const [key, text] of en) {
      if (!text.includes('$')) continue;
      for (const given of argumentsOf(key)) {
        const values = Object.fromEntries([...given].map((name) => [name, 2]));
        for (const bundle of bundles) {
          const said = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', values, []);
          if (/[{}]/.test(said)) wanting.push(`${key}: ${said}`);
        }
      }
    }
    expect(wanting).toEqual([]);
  });
});

/** The names of the arguments that each place in the code gives to a message; a place that passes them on is left out. */
function argumentsOf(key: string): Set<string>[] {
  const found: Set<string>[] = [];
  for (const match of code.matchAll(new RegExp(`['"\`]${key}['"\`]`, 'g'))) {
    let depth = 0;
    let object = '';
    let passed = false;
    for (let at = match.index + match[0].length; at < code.length && depth >= 0; at += 1) {
      const letter = code[at] ?? '';
      if (depth === 0 && letter === ',' && /^,\s*(args|values|[a-z]+Of\()/.test(code.slice(at, at + 20))) passed = true;
      if ('({['.includes(letter)) depth += 1;
      if (')}]'.includes(letter)) depth -= 1;
      if (depth >= 1) object += letter;
      if (depth === 0 && object) break;
    }
    if (passed) continue;
    found.push(
      new Set([...object.matchAll(/(?:^\{|,)\s*(?:\.\.\.)?([A-Za-z]\w*)\s*(?=[:,}]|$)/g)].map((name) => name[1] ?? '')),
    );
  }
  return found;
}
