// Addresses inside the page: #/, #/t/<table>?key=…, #/rules/<game>/<rule>, #/cards/<game>.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; key: string | undefined }
  | { page: 'rules'; game: string; rule: string | undefined }
  | { page: 'cards'; game: string };

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts[0] === 't' && parts[1]) {
    return { page: 'table', id: parts[1], key: new URLSearchParams(query).get('key') ?? undefined };
  }
  if (parts[0] === 'rules' && parts[1]) return { page: 'rules', game: parts[1], rule: parts[2] };
  if (parts[0] === 'cards' && parts[1]) return { page: 'cards', game: parts[1] };
  return { page: 'lobby' };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parse(location.hash);
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();

export const tableAddress = (id: string): string => `#/t/${encodeURIComponent(id)}`;
