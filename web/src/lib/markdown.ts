// The Markdown of the rules as blocks to draw: headings, paragraphs that begin with a rule id, lists, tables. No HTML anywhere.

export type Span = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[] }
  | { kind: 'paragraph'; id: string; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: { spans: Span[]; children: Block[] }[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const RULE_ID = /\b([A-Z][A-Z0-9]{1,3}-\d+(?:\.\d+)*)\b/;
const INLINE =
  /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_(?!\w)|`([^`]+)`|\b([A-Z][A-Z0-9]{1,3}-\d+(?:\.\d+)*)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, strong, em, em2, code, rule] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined || em2 !== undefined) found.push({ kind: 'em', text: em ?? em2 ?? '' });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: rule ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

export function blocks(source: string): Block[] {
  return parseLines(source.replace(/\r/g, '').split('\n'));
}

function parseLines(lines: string[]): Block[] {
  const found: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) i += 1;
    else if (heading) {
      const title = heading[2] ?? '';
      const id = RULE_ID.exec(title)?.[1] ?? '';
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, id, spans: [{ kind: 'text', text: title }] });
      i += 1;
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      while ((lines[i] ?? '').startsWith('|')) rows.push(lines[i++] ?? '');
      found.push(table(rows));
    } else if (ITEM.test(line)) {
      const [block, next] = list(lines, i);
      found.push(block);
      i = next;
    } else {
      const text: string[] = [];
      while (
        i < lines.length &&
        (lines[i] ?? '').trim() &&
        !/^#|^\|/.test(lines[i] ?? '') &&
        !(text.length && ITEM.test(lines[i] ?? ''))
      ) {
        text.push((lines[i++] ?? '').trim());
      }
      found.push(paragraph(text.join(' ')));
    }
  }
  return found;
}

function paragraph(text: string): Block {
  const lead = /^\*\*([A-Z][A-Z0-9]{1,3}-\d+(?:\.\d+)*)\*\*\s*/.exec(text);
  return { kind: 'paragraph', id: lead?.[1] ?? '', spans: spans(lead ? text.slice(lead[0].length) : text) };
}

function list(lines: string[], start: number): [Block, number] {
  const first = ITEM.exec(lines[start] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? '');
  const items: { spans: Span[]; children: Block[] }[] = [];
  let i = start;
  while (i < lines.length) {
    const match = ITEM.exec(lines[i] ?? '');
    if (!match || (match[1]?.length ?? 0) !== indent) break;
    let text = match[3] ?? '';
    i += 1;
    const inner: string[] = [];
    while (i < lines.length) {
      const line = lines[i] ?? '';
      const depth = line.length - line.trimStart().length;
      if (!line.trim() || depth <= indent) break;
      if (inner.length || ITEM.test(line)) inner.push(line);
      else text += ` ${line.trim()}`;
      i += 1;
    }
    items.push({ spans: spans(text), children: parseLines(inner) });
  }
  return [{ kind: 'list', ordered, items }, i];
}

function table(rows: string[]): Block {
  const cells = rows.map((row) =>
    row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const body = cells.slice(1).filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  return { kind: 'table', head: (cells[0] ?? []).map(spans), rows: body.map((row) => row.map(spans)) };
}

/** The blocks of one rule: its paragraph and what belongs to it, up to the next numbered paragraph or heading. */
export function ruleBlocks(all: Block[], id: string): Block[] {
  const start = all.findIndex((block) => 'id' in block && block.id === id);
  if (start < 0) return [];
  const heading = all[start]?.kind === 'heading';
  let end = start + 1;
  while (end < all.length) {
    const block = all[end];
    if (block?.kind === 'heading' || (!heading && block?.kind === 'paragraph' && block.id)) break;
    end += 1;
  }
  return all.slice(start, end);
}
