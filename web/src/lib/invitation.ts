// How others get to a table: the links under which they reach this server, and a QR code for their phones.

import { get } from './http';
import { tableAddress } from './router.svelte';

/** Where others reach the server. */
export interface Reach {
  /** Without a slash at the end, the likeliest first; empty if only this machine reaches it. */
  origins: string[];
  /** The command that starts a server which others reach; empty where they do already. */
  command: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where others reach this server: where the reader does, unless that is an address of this machine alone. */
export async function reach(here: Pick<Location, 'origin' | 'hostname'> = location): Promise<Reach> {
  if (!LOOPBACK.test(here.hostname)) return { origins: [here.origin], command: '' };
  const { addresses, command } = await get('/api/addresses', {});
  return { origins: addresses, command };
}

/** The invitation to a table under one of those addresses. */
export function inviteLink(origin: string, id: string, key: string, path = location.pathname): string {
  return `${origin}${path}${tableAddress(id)}?key=${encodeURIComponent(key)}`;
}

/** The best invitation there is: for others if they can reach the server, else for this machine. */
export async function bestLink(id: string, key: string): Promise<string> {
  const { origins } = await reach().catch(() => ({ origins: [] as string[] }));
  return inviteLink(origins[0] ?? location.origin, id, key);
}

/** A QR code as a path of unit squares inside a box of `size`, with the white border that readers need. */
export interface Code {
  size: number;
  path: string;
}

const BORDER = 4; // modules of white around it, as the standard asks

export async function codeOf(text: string): Promise<Code> {
  const { default: make } = await import('qrcode-generator');
  const code = make(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      let length = 1;
      while (column + length < count && code.isDark(row, column + length)) length += 1;
      path += `M${column + BORDER} ${row + BORDER}h${length}v1h${-length}z`;
      column += length;
    }
  return { size: count + 2 * BORDER, path };
}
