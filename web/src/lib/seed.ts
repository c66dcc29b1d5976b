// Whether the dice were fair: the hash published at the start is the hash of the seed published at the end.

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True or false; null where this browser cannot compute it (crypto needs a secure page or localhost). */
export async function verifySeed(seed: string, hash: string): Promise<boolean | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  return (await sha256(seed)) === hash.toLowerCase();
}
