import { base64UrlOf, bytesOfBase64 } from "~/domain/bytes-as-text";
import { DAY_MS } from "~/domain/duration";
import type { OutboxRow, Services } from "~/lib/services";
import { hmacOf, isHmacOf } from "~/ports/hmac";

/** The law asks for 60 days. Longer, so that an old email can still be unsubscribed from. */
const VALID_DAYS = 400;

/** What a link does without signing in: change one reader's email choices, or show one message. */
type LinkPurpose = "stop" | "copy";

const contentOf = (purpose: LinkPurpose, subject: string, day: string) => `${purpose}\n${subject}\n${day}`;

/** A token for a link in an email of that day. Rendering the email again gives the same token. */
async function signLink(secret: string, purpose: LinkPurpose, subject: string, on: Date): Promise<string> {
  const day = Math.floor(on.getTime() / DAY_MS).toString(36);
  const signature = await hmacOf(secret, contentOf(purpose, subject, day));
  return [base64UrlOf(new TextEncoder().encode(subject)), day, base64UrlOf(signature)].join(".");
}

/** The token's subject; `null` if we did not sign it, it is for another purpose, or it is too old. */
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

/** The links of one digest or alert that work without signing in. */
export async function bulkLinks({ config }: Services, { id, kind, userId, createdAt }: OutboxRow) {
  const { origin, mail } = config;
  // Without a secret no bulk mail is sent; it can still be rendered.
  const secret = mail.linkSecret ?? "none";
  const stop = await signLink(secret, "stop", `${kind}:${userId ?? ""}`, createdAt);
  const copy = await signLink(secret, "copy", id, createdAt);
  return {
    stop: `${origin}/unsubscribe/${stop}`,
    oneClick: `${origin}/one-click/${stop}`,
    copy: `${origin}/digest-copy/${copy}`,
  };
}

/** One-click unsubscribe (RFC 8058), and the mailing list's name (RFC 2919) for filters in mail programs. */
export function bulkHeaders({ config }: Services, list: string, oneClick: string) {
  const { hostname } = new URL(config.origin);
  return {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "List-Id": `<${list}.${hostname}>`,
    "X-Alert-Reason": list,
  };
}
