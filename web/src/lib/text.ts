// Turns keys and arguments into sentences, the same way as the terminal does (src/saecula/text.py):
//
// - a number stays a number, so that plurals can be chosen by it; a negative one is shown with a minus sign, no hyphen;
// - a text is the key of another message and is translated; a text that is not a key is shown as it is;
// - a list becomes "A, B and C";
// - `seat`, `other` and `seats` are seats, and become the names of the people who sit there;
// - `$the-province` is the argument `province` in the form `the`: `<game>-the-province` says how the form reads.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from './types';

const SEATS = new Set(['seat', 'other', 'seats']);

/** Keys of a game, <game>-<kind>-…, that are sentences and not the names of things. */
const SENTENCES = new Set(
  'move prompt option explain no you verb label value board guide help word n for the'.split(' '),
);

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

export class Words {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  private readonly variablesOf = new Map<string, Set<string>>();

  private readonly sources: string[];
  private readonly things = new Map<string, Map<string, string>>();

  constructor(lang: string, sources: string[]) {
    this.sources = sources;
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) && this.bundle.getMessage(key)?.value !== null;
  }

  /** The sentence of a message; a key without words is shown as it is, so that nothing is ever blank. */
  say(message: Message | string, args?: Record<string, unknown>, names?: readonly string[]): string {
    const key = typeof message === 'string' ? message : message.key;
    const given = typeof message === 'string' ? (args ?? {}) : { ...message.args, ...args };
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return readable(key);
    const values: Record<string, FluentVariable> = {};
    for (const name of this.variables(key)) {
      if (name in given) {
        values[name] = this.value(name, given[name], names);
        continue;
      }
      const dash = name.indexOf('-');
      const plain = name.slice(dash + 1);
      if (dash > 0 && plain in given) values[name] = this.inForm(name.slice(0, dash), given[plain], names);
    }
    const text = this.bundle.formatPattern(pattern, values, []);
    const negative = Object.values(values).some((value) => typeof value === 'number' && value < 0);
    return negative ? text.replace(/(?<!\w)-(?=\d)/g, '−') : text;
  }

  /** The key of a thing of a game, <game>-<kind>-<id>, whatever its kind; ids of one or two letters could mean anything. */
  find(game: string, id: string): string | undefined {
    let found = this.things.get(game);
    if (!found) {
      found = new Map();
      this.things.set(game, found);
      const keys = new RegExp(`^${game}-([a-z_]+)-(\\w{3,}) =`, 'gm');
      for (const source of this.sources)
        for (const [key, kind = '', name = ''] of source.matchAll(keys))
          if (!SENTENCES.has(kind) && !found.has(name)) found.set(name, key.slice(0, -2));
    }
    return found.get(id);
  }

  /** A list in words: "A, B and C". */
  join(items: string[]): string {
    if (items.length < 2) return items.join('');
    const first = items.slice(0, -1).join(', ');
    const last = items[items.length - 1] ?? '';
    return this.has('list-and')
      ? this.say('list-and', { first, last, initial: last.charAt(0).toLowerCase() })
      : `${first}, ${last}`;
  }

  seatName(seat: number, names?: readonly string[]): string {
    return names?.[seat] ?? (this.has('player') ? this.say('player', { number: seat + 1 }) : `${seat + 1}`);
  }

  /** The variables a message uses, also by way of the messages it refers to. */
  variables(key: string): Set<string> {
    let found = this.variablesOf.get(key);
    if (!found) {
      found = new Set();
      this.variablesOf.set(key, found);
      this.collect(this.bundle.getMessage(key)?.value ?? null, found);
    }
    return found;
  }

  private collect(node: unknown, found: Set<string>): void {
    if (Array.isArray(node)) {
      for (const part of node) this.collect(part, found);
    } else if (node !== null && typeof node === 'object') {
      const element = node as {
        type?: string;
        name?: string;
        selector?: unknown;
        variants?: unknown;
        value?: Pattern;
        args?: unknown;
      };
      if (element.type === 'var' && element.name) found.add(element.name);
      if (element.type === 'mesg' && element.name) for (const name of this.variables(element.name)) found.add(name);
      this.collect(element.selector, found);
      this.collect(element.variants, found);
      this.collect(element.args, found);
      if (element.type === undefined) this.collect(element.value, found); // a variant
    }
  }

  private value(name: string, value: unknown, names?: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.value(name, item, names))));
    if (typeof value === 'number') return SEATS.has(name) ? this.seatName(value, names) : value;
    if (typeof value === 'string') return this.has(value) ? this.say(value) : value;
    if (value !== null && typeof value === 'object' && 'key' in value)
      return this.say(value as Message, undefined, names);
    return String(value ?? '');
  }

  private inForm(form: string, value: unknown, names?: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.inForm(form, item, names))));
    const name = this.value('', value, names);
    const [game = '', kind = '', ...rest] = String(value).split('-');
    const message = `${game}-${form}-${kind}`;
    return this.has(message) ? this.say(message, { name, id: rest.join('-') }) : name;
  }
}

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "vinci-option-tile_mix" → "tile mix": what is shown where there are no words. */
export function readable(key: string): string {
  return (key.split('-').pop() ?? key).replaceAll('_', ' ');
}
