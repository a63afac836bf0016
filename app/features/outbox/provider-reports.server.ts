import { lt } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { runBatch } from "#drizzle/batch";
import { mailWebhooks } from "#drizzle/schema";
import { normalizedEmail } from "~/domain/account/email-address";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import type { SuppressionReason } from "~/domain/mail/mail";
import { isSameSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";
import { insertSuppressions } from "./provider-reports.sql.server";

/** How far a report's timestamp may be from our clock. */
const TOLERANCE_MS = 5 * MINUTE_MS;
/** Several are sent while a secret is being replaced. */
const MAX_SIGNATURES = 10;
const KEPT_MS = 7 * DAY_MS;

type Signed = { id: string | null; timestamp: string | null; signature: string | null; body: string };

/**
 * Resend signs as the Standard Webhooks specification says, under Svix's own header names. One valid signature of several
 * is enough. The library's `verify` reads the computer's clock, so it only signs here; the time is compared with `now`.
 */
export async function isSignedReport(
  { config, now }: Services,
  { id, timestamp, signature, body }: Signed,
): Promise<boolean> {
  const signer = signerWith(config.mail.webhookSecret);
  if (!signer || !id || !signature || !/^\d{1,12}$/.test(timestamp ?? "")) return false;
  const at = new Date(Number(timestamp) * 1000);
  if (Math.abs(now().getTime() - at.getTime()) > TOLERANCE_MS) return false;
  const expected = signer.sign(id, at, body);
  const given = signature.split(" ", MAX_SIGNATURES);
  return (await Promise.all(given.map((one) => isSameSecret(one, expected)))).includes(true);
}

/** `null` if no usable secret is configured: the library throws for one that is empty or not base64. */
function signerWith(secret: string | null): Webhook | null {
  try {
    return new Webhook(secret ?? "");
  } catch {
    return null;
  }
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
