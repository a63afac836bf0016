const HMAC = { name: "HMAC", hash: "SHA-256" } as const;

const keyOf = (secret: string, use: "sign" | "verify") =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(secret), HMAC, false, [use]);

/** Whether the body carries the secret's HMAC-SHA256, in hexadecimal. The platform compares in constant time. */
export async function isSigned(
  body: ArrayBuffer,
  signature: string | null,
  secret: string | null,
): Promise<boolean> {
  if (!secret || !signature || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret, "verify"), bytes, body);
}

/** For those who stand in for the provider. */
export async function signatureOf(body: string, secret: string): Promise<string> {
  const key = await keyOf(secret, "sign");
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(body)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
