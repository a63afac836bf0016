import type { Bytes } from "~/domain/bytes-as-text";

type Content = string | BufferSource;

/** HMAC-SHA256. The secret must not be empty: the platform throws. */
export async function hmacOf(secret: Content, content: Content): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), encoded(content)));
}

/** Whether a signature is the content's HMAC-SHA256; the platform compares in constant time. */
export async function isHmacOf(secret: Content, content: Content, signature: BufferSource): Promise<boolean> {
  return crypto.subtle.verify("HMAC", await keyOf(secret), signature, encoded(content));
}

const keyOf = (secret: Content) =>
  crypto.subtle.importKey("raw", encoded(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);

const encoded = (content: Content): BufferSource =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;
