// JSON Patch (RFC 6902), as far as the server uses it: untouched parts are shared with the document before.

import type { Operation } from './types';

type Container = Record<string, unknown> | unknown[];

/** The document after these operations; the one that is given stays as it is. */
export function patched<T>(document: T, operations: Operation[]): T {
  const copies = new Set<unknown>(); // what is ours to change
  let root: unknown = document;
  for (const { op, path, value } of operations) {
    const steps = path.split('/').slice(1).map(unescape);
    const last = steps.pop();
    if (last === undefined) {
      root = value;
      continue;
    }
    root = own(root, copies);
    let parent = root as Container;
    for (const step of steps) {
      const child = own(at(parent, step), copies);
      put(parent, step, child);
      parent = child;
    }
    if (!Array.isArray(parent)) {
      if (op === 'remove') Reflect.deleteProperty(parent, last);
      else parent[last] = value;
    } else if (op === 'remove') parent.splice(Number(last), 1);
    else parent.splice(Number(last), op === 'add' ? 0 : 1, value);
  }
  return root as T;
}

function own(container: unknown, copies: Set<unknown>): Container {
  if (container === null || typeof container !== 'object') throw new Error('a patch does not fit its document');
  if (copies.has(container)) return container as Container;
  const copy: Container = Array.isArray(container) ? [...(container as unknown[])] : { ...container };
  copies.add(copy);
  return copy;
}

function at(container: Container, step: string): unknown {
  return Array.isArray(container) ? container[Number(step)] : container[step];
}

function put(container: Container, step: string, value: unknown): void {
  if (Array.isArray(container)) container[Number(step)] = value;
  else container[step] = value;
}

const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
