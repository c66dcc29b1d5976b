// Any view as sections to draw: lists of records become tables, lists of plain values become lists, single values become facts.

export type Plain = string | number | boolean | null;

export type Section =
  | { kind: 'facts'; title: string; facts: [string, Plain][] }
  | { kind: 'table'; title: string; columns: string[]; rows: Record<string, unknown>[] }
  | { kind: 'list'; title: string; items: Plain[] };

/** What the shared table shows already. */
const SHOWN = new Set(['game', 'seat', 'seats', 'over', 'actors', 'prompt', 'ranking', 'scores']);

export const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export function sections(view: Record<string, unknown>, title = ''): Section[] {
  const facts: [string, Plain][] = [];
  const found: Section[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (title === '' && SHOWN.has(name)) continue;
    if (isPlain(value)) facts.push([name, value]);
    else if (Array.isArray(value)) {
      if (value.length === 0) continue;
      if (value.every(isRecord)) found.push(table(name, value));
      else if (value.every(isPlain)) found.push({ kind: 'list', title: name, items: value });
      else
        found.push(
          table(
            name,
            value.map((each, index) => ({ '#': index + 1, '': each })),
          ),
        );
    } else if (isRecord(value)) found.push(...sections(value, name));
  }
  if (facts.length) found.unshift({ kind: 'facts', title, facts });
  return found;
}

function table(title: string, rows: Record<string, unknown>[]): Section {
  const columns: string[] = [];
  for (const row of rows) for (const name of Object.keys(row)) if (!columns.includes(name)) columns.push(name);
  return { kind: 'table', title, columns, rows };
}
