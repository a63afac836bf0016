import { hexOf } from "~/domain/bytes-as-text";
import { hmacOf, isHmacOf } from "~/ports/hmac";

/** The form in which a secret is stored: enough to recognize it, useless to someone who reads the database. */
export function hashOfSecret(secret: string): Promise<string> {
  return hashOfBytes(new TextEncoder().encode(secret));
}

export async function hashOfBytes(bytes: BufferSource): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** 256 random bits in hexadecimal, which a URL or a cookie can hold. */
export function newSecret(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Compares in constant time: signs both with a random key and lets the platform compare the signatures. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  return isHmacOf(key, a, await hmacOf(key, b));
}
