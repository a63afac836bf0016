import { lt } from "drizzle-orm";
import { z } from "zod";
import { runBatch } from "#drizzle/batch";
import { mailWebhooks } from "#drizzle/schema";
import { bytesOfBase64 } from "~/domain/bytes-as-text";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { normalizedEmail } from "~/domain/account/email-address";
import type { SuppressionReason } from "~/domain/mail/mail";
import type { Services } from "~/lib/services";
import { insertSuppressions } from "./provider-reports.sql.server";
import { isHmacOf } from "~/ports/hmac";

/** How far a report's timestamp may be from our clock. */
const TOLERANCE_MS = 5 * MINUTE_MS;
const KEPT_MS = 7 * DAY_MS;

type Signed = { id: string | null; timestamp: string | null; signature: string | null; body: string };

/** Resend signs as Svix does: HMAC-SHA256 over id, time and raw body. One valid signature of several is enough. */
export async function isSignedReport(
  { config, now }: Services,
  { id, timestamp, signature, body }: Signed,
): Promise<boolean> {
  const secret = bytesOfBase64(config.mail.webhookSecret?.replace(/^whsec_/, "") ?? "");
  if (!secret || secret.length === 0 || !id || !signature || !/^\d{1,12}$/.test(timestamp ?? ""))
    return false;
  if (Math.abs(now().getTime() - Number(timestamp) * 1000) > TOLERANCE_MS) return false;
  for (const one of signature.split(" ").slice(0, 10)) {
    const [version, value = ""] = one.split(",");
    const bytes = bytesOfBase64(value);
    if (version === "v1" && bytes && (await isHmacOf(secret, `${id}.${timestamp}.${body}`, bytes)))
      return true;
  }
  return false;
}

const reportSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([z.string(), z.array(z.string())]).optional(),
    bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
  }),
});

type Report = z.output<typeof reportSchema>;

function suppressionOf({ type, data }: Report): SuppressionReason | null {
  if (type === "email.complained") return "complaint";
  // The provider retries transient bounces, such as a full mailbox, by itself.
  return type === "email.bounced" && data.bounce?.type === "Permanent" ? "bounce" : null;
}

/** Stops bulk mail to an address that bounced for good or complained. Acts on each report once. */
export async function receiveReport(
  { db, now }: Services,
  id: string,
  body: string,
): Promise<"done" | "ignored"> {
  const parsed = reportSchema.safeParse(parsedJson(body));
  const reason = parsed.success ? suppressionOf(parsed.data) : null;
  if (!parsed.success || reason === null) return "ignored";
  const { to = [], bounce } = parsed.data.data;
  const addresses = [to].flat().flatMap((address) => normalizedEmail(address) ?? []);
  const at = now();
  const detail = bounce?.message?.slice(0, 300) ?? null;
  await runBatch(db, [
    insertSuppressions({ report: id, addresses, reason, detail, at }),
    db.insert(mailWebhooks).values({ id, at }).onConflictDoNothing(),
    db.delete(mailWebhooks).where(lt(mailWebhooks.at, new Date(at.getTime() - KEPT_MS))),
  ]);
  return "done";
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
