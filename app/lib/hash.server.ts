const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What is stored of a secret: enough to know it again, useless to whoever reads the database. */
export function hashOfSecret(secret: string): Promise<string> {
  return hashOfBytes(new TextEncoder().encode(secret));
}

export async function hashOfBytes(bytes: BufferSource): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** 256 random bits, safe in a URL and in a cookie. */
export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Takes the same time wherever the two differ. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const [hashOfA, hashOfB] = await Promise.all([hashOfSecret(a), hashOfSecret(b)]);
  let difference = 0;
  for (let i = 0; i < hashOfA.length; i++) difference |= hashOfA.charCodeAt(i) ^ hashOfB.charCodeAt(i);
  return difference === 0;
}
