// The words for what is in a view, as far as a game has any:
//
// - <game>-label-<field> names a field (else <game>-<field>-word, or <game>-option-<field>); a field whose label is empty is not shown;
// - <game>-value-<field> says how a value reads: { $value }, its parts { $a } { $b } …, { $other } and { $seats } where it is a seat or
//   seats, and by their names the plain fields beside it or in it; where one of these is missing it is not used. What reads as nothing is not shown;
// - <game>-<kind>-<id> names a thing wherever its id stands, and <game>-<kind>-<id>-help tells about it.

import { readable } from '../../lib/text';
import type { Say } from '../../lib/types';
import { isPlain, isRecord, type Fields } from './describe';

/** Something to be read; things that have a text of their own can be looked at. */
export interface Piece {
  text: string;
  help?: string;
}

export interface Words {
  say: Say;
  has: (key: string) => boolean;
  /** The arguments of a message. */
  needs: (key: string) => Set<string>;
  /** The key of a thing of a game, whatever its kind. */
  find: (game: string, id: string) => string | undefined;
}

/** Fields that hold a seat in the views of all games. */
const SEATED = new Set(['seat', 'holder', 'owner', 'turn', 'player', 'other', 'first', 'order', 'winner', 'pacts']);

const singular = (field: string): string => field.replace(/ies$/, 'y').replace(/s$/, '');

export class Teller {
  constructor(
    private readonly game: string,
    private readonly names: readonly string[],
    private readonly words: Words,
  ) {}

  /** The name of a field; empty where it is not to be shown. */
  label(field: string): string {
    const { say, has } = this.words;
    const key = [`${this.game}-label-${field}`, `${this.game}-${field}-word`, `${this.game}-option-${field}`].find(has);
    return key ? say(key) : this.thing(field, '').text;
  }

  verb(verb: string): string {
    const key = `${this.game}-verb-${verb}`;
    return this.words.has(key) ? this.words.say(key) : readable(verb);
  }

  /** A value in words, piece by piece; none where there is nothing to say. */
  pieces(value: unknown, field: string, siblings: Fields = {}): Piece[] {
    const { say, has, needs } = this.words;
    const key = `${this.game}-value-${field}`;
    const args = has(key) ? this.args(value, siblings) : {};
    if (has(key) && [...needs(key)].every((name) => name in args)) {
      const text = say(key, args);
      return text ? [{ text }] : [];
    }
    if (value === null || value === undefined || value === '') return [];
    if (typeof value === 'boolean') return [{ text: say(value ? 'yes' : 'no') }];
    if (typeof value === 'number') return this.number(value, field);
    if (Array.isArray(value)) return value.flatMap((each) => this.pieces(each, field, siblings));
    if (isRecord(value)) return Object.entries(value).flatMap(([name, each]) => this.entry(name, each, value));
    return [this.thing(String(value), field)];
  }

  /** A thing by its id. */
  thing(id: string, field: string): Piece {
    const { say, has, find } = this.words;
    const kind = `${this.game}-${singular(field)}-`;
    const key = [id, `${kind}${id}`, `${kind}${id.toLowerCase()}`].find(has) ?? find(this.game, id);
    if (!key) return { text: readable(id) };
    return { text: say(key), ...(has(`${key}-help`) ? { help: say(`${key}-help`) } : {}) };
  }

  private number(value: number, field: string): Piece[] {
    if (!SEATED.has(field)) return [{ text: String(value) }];
    return value < 0 ? [] : [{ text: this.names[value] ?? String(value) }];
  }

  private entry(name: string, value: unknown, siblings: Fields): Piece[] {
    const label = this.label(name);
    const [first, ...rest] = this.pieces(value, name, siblings);
    if (!label || !first) return [];
    // a name says by itself what it is
    return [first.help ? first : { ...first, text: `${label} ${first.text}` }, ...rest];
  }

  private args(value: unknown, siblings: Fields): Record<string, unknown> {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const inside = isRecord(value) ? value : {};
    const own = Object.entries({ ...siblings, ...inside }).map(([name, each]) => [name, this.arg(each, name)] as const);
    return {
      ...Object.fromEntries(own.filter(([, each]) => isPlain(each))),
      ...Object.fromEntries(list.map((each, at) => [String.fromCharCode(97 + at), each])),
      value: this.arg(value, ''),
      ...(typeof value === 'number' ? { other: value } : {}),
      seats: list,
    };
  }

  private arg(value: unknown, field: string): unknown {
    return typeof value === 'string' && value ? this.thing(value, field).text : value;
  }
}
