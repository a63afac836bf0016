import { base64UrlOf, bytesOfBase64 } from "~/domain/bytes-as-text";
import { DAY_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import { hmacOf, isHmacOf } from "~/ports/hmac";

/** The law asks for 60 days; whoever finds an old mail should still be able to stop it. */
const VALID_DAYS = 400;

/** What a link may do without signing in: one of these, for one person or one message. */
export type LinkPurpose = "stop" | "copy";

const contentOf = (purpose: LinkPurpose, subject: string, day: string) => `${purpose}\n${subject}\n${day}`;

/** A token for a link in a mail of that day. The same mail gets the same token whenever it is rendered. */
export async function signLink(
  secret: string,
  purpose: LinkPurpose,
  subject: string,
  on: Date,
): Promise<string> {
  const day = Math.floor(on.getTime() / DAY_MS).toString(36);
  const signature = await hmacOf(secret, contentOf(purpose, subject, day));
  return [base64UrlOf(new TextEncoder().encode(subject)), day, base64UrlOf(signature)].join(".");
}

/** Whom or what the token is for; `null` for one that is not ours, is for something else, or is too old. */
export async function readLink(
  { config, now }: Pick<Services, "config" | "now">,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const secret = config.mail.linkSecret;
  const [encoded = "", day = "", signature = "", ...rest] = token.split(".");
  const subjectBytes = bytesOfBase64(encoded);
  const signatureBytes = bytesOfBase64(signature);
  if (secret === null || rest.length > 0 || !subjectBytes || !signatureBytes) return null;
  const subject = new TextDecoder().decode(subjectBytes);
  const isOurs = await isHmacOf(secret, contentOf(purpose, subject, day), signatureBytes);
  const age = now().getTime() / DAY_MS - Number.parseInt(day, 36);
  return isOurs && age < VALID_DAYS ? subject : null;
}
