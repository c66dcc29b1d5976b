import { describe, expect, it } from 'vitest';
import { blocks, ruleBlocks, spans } from './markdown';

const BOOK = blocks(`# Demo

Words before.

## VI-6 Conquest

**VI-6.1** A **legal** target, see VI-5.7.
Second line.
- first
  goes on
- second
  - inner

**VI-6.2** Next.

| when | tokens |
|---|---|
| a \`fort\` | +1 |
`);

describe('the rules', () => {
  it('become blocks with their ids', () => {
    expect(BOOK.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'list',
      'paragraph',
      'table',
    ]);
    expect(BOOK[2]).toMatchObject({ kind: 'heading', level: 2, id: 'VI-6' });
    expect(BOOK[3]).toMatchObject({ kind: 'paragraph', id: 'VI-6.1' });
  });

  it('keep what belongs to a rule together', () => {
    expect(ruleBlocks(BOOK, 'VI-6.1').map((block) => block.kind)).toEqual(['paragraph', 'list']);
    expect(ruleBlocks(BOOK, 'VI-6.2').map((block) => block.kind)).toEqual(['paragraph', 'table']);
    expect(ruleBlocks(BOOK, 'VI-9')).toEqual([]);
  });

  it('lead from one rule to another', () => {
    expect(spans('a **b** see VI-5.7, `c` and *d*').map((span) => span.kind)).toEqual([
      'text',
      'strong',
      'text',
      'rule',
      'text',
      'code',
      'text',
      'em',
    ]);
  });

  it('nest lists', () => {
    const list = BOOK[4];
    expect(list?.kind === 'list' && list.items.map((item) => item.children.length)).toEqual([0, 1]);
  });
});
