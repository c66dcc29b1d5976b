import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf, inviteLink, reach } from './invitation';

const answer = (body: object): void => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
  );
};

afterEach(() => vi.unstubAllGlobals());

describe('an invitation', () => {
  it('leads where the reader is, if others can be there too', async () => {
    const here = { origin: 'https://games.example', hostname: 'games.example' };
    expect(await reach(here)).toEqual({ origins: ['https://games.example'], command: '' });
  });

  it('leads to an address of the network, if the reader is at this machine alone', async () => {
    answer({ addresses: ['http://192.168.7.5:8000'], command: '' });
    for (const hostname of ['localhost', '127.0.0.1', '[::1]']) {
      const found = await reach({ origin: `http://${hostname}:8000`, hostname });
      expect(found.origins).toEqual(['http://192.168.7.5:8000']);
    }
  });

  it('says how to be reached, if nobody can', async () => {
    answer({ addresses: [], command: 'saecula serve --host 0.0.0.0' });
    expect((await reach({ origin: 'http://localhost:8000', hostname: 'localhost' })).command).toContain('0.0.0.0');
  });

  it('is a link with the key of the table', () => {
    expect(inviteLink('http://a:1', 't_4', 'c0/ff', '/')).toBe('http://a:1/#/t/t_4?key=c0%2Fff');
  });

  it('is a QR code with its three corners and a white border', async () => {
    const { size, path } = await codeOf('http://192.168.7.5:8000/#/t/t_4fJ2?key=c0ffee');
    const dark = new Set<string>();
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let n = 0; n < Number(length); n += 1) dark.add(`${Number(x) + n} ${y}`);
    expect((size - 8 - 17) % 4).toBe(0); // 17 + 4 × version modules
    const finder = (x: number, y: number): boolean =>
      Array.from({ length: 49 }, (_, n) => [n % 7, Math.floor(n / 7)] as const).every(([i, j]) => {
        const ring = Math.max(Math.abs(i - 3), Math.abs(j - 3));
        return dark.has(`${x + i} ${y + j}`) === (ring !== 2);
      });
    expect([finder(4, 4), finder(size - 11, 4), finder(4, size - 11), finder(size - 11, size - 11)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const places = [...dark].flatMap((each) => each.split(' ').map(Number));
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });
});
