import { describe, expect, it } from 'vitest';
import { patched } from './patch';
import type { Operation } from './types';

describe('a patch', () => {
  it('changes, adds and removes, in objects and in lists', () => {
    const before = { a: 1, list: [{ id: 1 }, { id: 2 }, { id: 3 }], gone: true };
    const operations: Operation[] = [
      { op: 'replace', path: '/a', value: null },
      { op: 'remove', path: '/list/1' },
      { op: 'add', path: '/list/0', value: { id: 0 } },
      { op: 'replace', path: '/list/2/id', value: 4 },
      { op: 'remove', path: '/gone' },
      { op: 'add', path: '/new~1key~0', value: [1] },
    ];
    expect(patched(before, operations)).toEqual({ a: null, list: [{ id: 0 }, { id: 1 }, { id: 4 }], 'new/key~': [1] });
    expect(before).toEqual({ a: 1, list: [{ id: 1 }, { id: 2 }, { id: 3 }], gone: true });
  });

  it('leaves what it does not touch as it is', () => {
    const before = { kept: { deep: [1, 2] }, changed: { n: 1 } };
    const after = patched(before, [{ op: 'replace', path: '/changed/n', value: 2 }]);
    expect(after.kept).toBe(before.kept);
    expect(after.changed).not.toBe(before.changed);
  });

  it('replaces the whole, and does not fit something else', () => {
    expect(patched({ a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }])).toEqual({ b: 2 });
    expect(() => patched({ a: 1 }, [{ op: 'replace', path: '/a/b', value: 2 }])).toThrow();
  });
});
