import { bytesOfHex, hexOf } from "~/domain/bytes-as-text";
import { hmacOf, isHmacOf } from "~/ports/hmac";

/** Whether `signature` is the body's HMAC-SHA256 in hexadecimal. */
export async function isSigned(
  body: ArrayBuffer,
  signature: string | null,
  secret: string | null,
): Promise<boolean> {
  const bytes = signature === null ? null : bytesOfHex(signature);
  return secret && bytes ? isHmacOf(secret, body, bytes) : false;
}

/** Signs a body as the provider does, for the local build and tests. */
export async function signatureOf(body: string, secret: string): Promise<string> {
  return hexOf(await hmacOf(secret, body));
}
