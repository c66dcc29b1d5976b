// Small things remembered in this browser. Where storage is forbidden, they last as long as the page.

const own = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`saecula.${name}`) ?? own.get(name) ?? null;
  } catch {
    return own.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  own.set(name, value);
  try {
    localStorage.setItem(`saecula.${name}`, value);
  } catch {
    // private mode: kept for this page only
  }
}

/** Forget something stored by a part of the page, by its full name. */
export function forget(fullName: string): void {
  try {
    localStorage.removeItem(fullName);
  } catch {
    // there is nothing to forget
  }
}
