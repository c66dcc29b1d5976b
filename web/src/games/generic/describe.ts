// Any view as parts to draw. Single values and short ones become facts; lists of records become tables, many small ones cards in a row,
// large ones sheets with parts of their own; records by name become tables with the name in front. What is empty is left out.

export type Plain = string | number | boolean | null;
export type Fields = Record<string, unknown>;

export type Part =
  | { kind: 'facts'; title: string; of: Fields; fields: string[] }
  | { kind: 'list'; title: string; items: Plain[] }
  | { kind: 'table'; title: string; columns: string[]; rows: Fields[] }
  | { kind: 'row'; title: string; columns: string[]; rows: Fields[] }
  | { kind: 'group'; title: string; parts: Part[] }
  | { kind: 'sheets'; title: string; sheets: { of: Fields; parts: Part[] }[] };

/** What the shared table shows already. */
const SHOWN = new Set(['game', 'seat', 'seats', 'over', 'actors', 'prompt', 'ranking', 'scores']);
/** So many columns still make a table that can be read. */
const COLUMNS = 8;
/** A record, or a list of numbers, up to this size is told in a line. */
const SHORT = 4;
/** So many records of up to three fields are cards in a row. */
const [MANY, SMALL] = [7, 3];

/** The name of the column with what a row is about. */
export const ID = 'id';

export const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

export const isRecord = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0);

/** A single value, or a few numbers. */
const isBrief = (value: unknown): boolean =>
  Array.isArray(value) ? value.length <= SHORT && value.every((each) => typeof each === 'number') : isPlain(value);

/** Told in a line: a brief value, or a small record of such. */
function isShort(value: unknown): boolean {
  const inside = isRecord(value) ? Object.values(value) : [value];
  return inside.length <= SHORT && inside.every(isBrief);
}

/** What is looked at most comes first; apart from that the order is the view's. */
const ORDER: Part['kind'][] = ['facts', 'row', 'table', 'sheets', 'group', 'list'];

/** The parts of a whole view. */
export function describe(view: Fields): Part[] {
  return parts(view, '', SHOWN).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** The parts of a record. */
function parts(of: Fields, title: string, without: ReadonlySet<string> = new Set()): Part[] {
  const names = Object.keys(of).filter((name) => !isEmpty(of[name]) && !without.has(name));
  const fields = names.filter((name) => isShort(of[name]));
  const rest = names.filter((name) => !fields.includes(name)).flatMap((name) => part(name, of[name]));
  return fields.length ? [{ kind: 'facts', title, of, fields }, ...rest] : rest;
}

function part(title: string, value: unknown): Part[] {
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return [{ kind: 'list', title, items: value }];
    return [records(title, value.map((each: unknown, at) => (isRecord(each) ? each : { '#': at + 1, '': each })))]; // prettier-ignore
  }
  if (!isRecord(value)) return [];
  const inside = Object.entries(value);
  if (inside.every(([, each]) => isRecord(each)))
    return [
      records(
        title,
        inside.map(([name, each]) => ({ [ID]: name, ...(each as Fields) })),
      ),
    ];
  const found = parts(value, title);
  if (found.every(({ kind }) => kind === 'facts')) return found;
  // the heading of the group is not repeated inside it
  const inner = found.map((part) => (part.title === title ? { ...part, title: '' } : part));
  return [{ kind: 'group', title, parts: inner }];
}

function records(title: string, rows: Fields[]): Part {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.filter((name) => rows.some((row) => !isEmpty(row[name])));
  if (
    columns.length > COLUMNS ||
    rows.some((row) => columns.some((name) => isRecord(row[name]) && !isShort(row[name])))
  )
    return { kind: 'sheets', title, sheets: rows.map((of) => ({ of, parts: parts(of, '') })) };
  const small =
    rows.length >= MANY && columns.length <= SMALL && rows.every((row) => columns.every((c) => isShort(row[c])));
  return { kind: small ? 'row' : 'table', title, columns, rows };
}
