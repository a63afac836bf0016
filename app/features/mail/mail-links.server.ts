import { DAY_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";

/** The law asks for 60 days; whoever finds an old mail should still be able to stop it. */
const VALID_DAYS = 400;

/** What a link may do without signing in: one of these, for one person or one message. */
export type LinkPurpose = "stop" | "copy";

const encoder = new TextEncoder();

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);

const signed = (purpose: LinkPurpose, subject: string, day: string) =>
  encoder.encode(`${purpose}\n${subject}\n${day}`);

/** A token for a link in a mail of that day. The same mail gets the same token whenever it is rendered. */
export async function signLink(
  secret: string,
  purpose: LinkPurpose,
  subject: string,
  on: Date,
): Promise<string> {
  const day = Math.floor(on.getTime() / DAY_MS).toString(36);
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), signed(purpose, subject, day));
  return [base64url(encoder.encode(subject)), day, base64url(new Uint8Array(signature))].join(".");
}

/** Whom or what the token is for; `null` for one that is not ours, is for something else, or is too old. */
export async function readLink(
  { config, now }: Pick<Services, "config" | "now">,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const secret = config.mail.linkSecret;
  const [encoded = "", day = "", signature = "", ...rest] = token.split(".");
  const subjectBytes = fromBase64url(encoded);
  const signatureBytes = fromBase64url(signature);
  if (secret === null || rest.length > 0 || !subjectBytes || !signatureBytes) return null;
  const subject = new TextDecoder().decode(subjectBytes);
  const isOurs = await crypto.subtle.verify(
    "HMAC",
    await keyOf(secret),
    signatureBytes,
    signed(purpose, subject, day),
  );
  const age = now().getTime() / DAY_MS - Number.parseInt(day, 36);
  return isOurs && age < VALID_DAYS ? subject : null;
}
