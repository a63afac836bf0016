import { hexOf } from "~/domain/bytes-as-text";
import { hmacOf, isHmacOf } from "~/ports/hmac";

/** What is stored of a secret: enough to know it again, useless to whoever reads the database. */
export function hashOfSecret(secret: string): Promise<string> {
  return hashOfBytes(new TextEncoder().encode(secret));
}

export async function hashOfBytes(bytes: BufferSource): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** 256 random bits, safe in a URL and in a cookie. */
export function newSecret(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Takes the same time wherever the two differ: both are signed with a key of the moment, and the platform compares. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  return isHmacOf(key, a, await hmacOf(key, b));
}
