import { eq, sql } from "drizzle-orm";
import { emails } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import type { EmailSender } from "~/ports/email";

const MESSAGES_A_TICK = 200;
const MAX_ATTEMPTS = 8;
/** A message that is being sent belongs to its sender for this long; then it is taken again. */
const LEASE_MS = 5 * 60 * 1000;
const FIRST_PAUSE_MS = 60 * 1000;

type Email = typeof emails.$inferSelect;

/**
 * Sends what is due in the outbox. Each message is claimed before it is sent, so two that run at once share the work;
 * the provider gets the dedupe key, so one that was sent but not marked is not delivered twice. Returns how many left.
 */
export async function deliverEmails(
  services: Services,
  { kind, limit = MESSAGES_A_TICK }: { kind?: "account"; limit?: number } = {},
): Promise<number> {
  const { email: sender } = services;
  if (!sender) return 0;
  let sent = 0;
  for (let taken = 0; taken < limit; taken++) {
    const email = await claimNext(services, kind);
    if (!email) break;
    if (await deliver(services, sender, email)) sent++;
  }
  return sent;
}

/** Mail about accounts first, whatever else is waiting; then in order of age. */
async function claimNext({ db, now }: Services, kind?: "account"): Promise<Email | undefined> {
  const at = now().getTime();
  const due = sql`status in ('queued', 'sending') and (try_after is null or try_after <= ${at})`;
  const account = sql`select id from emails where ${due} and kind = 'account' order by created_at limit 1`;
  const any = sql`select id from emails where ${due} order by created_at limit 1`;
  const [email] = await db
    .update(emails)
    .set({ status: "sending", tryAfter: new Date(at + LEASE_MS), attempts: sql`${emails.attempts} + 1` })
    .where(kind === "account" ? sql`id = (${account})` : sql`id = coalesce((${account}), (${any}))`)
    .returning();
  return email;
}

async function deliver({ db, now, config }: Services, sender: EmailSender, email: Email): Promise<boolean> {
  const { id, recipient: to, subject, html, text, headers, dedupeKey: idempotencyKey } = email;
  // The links in account mail open the account: only their hashes stay. The local build's mailbox shows the mail.
  const forgotten = email.kind === "account" && config.demoPath === null ? { html: "", text: "" } : {};
  try {
    const { providerId } = await sender.send({ to, subject, html, text, headers, idempotencyKey });
    await db
      .update(emails)
      .set({ status: "sent", providerId, sentAt: now(), tryAfter: null, ...forgotten })
      .where(eq(emails.id, id));
    return true;
  } catch (error) {
    const pause = FIRST_PAUSE_MS * 2 ** (email.attempts - 1);
    await db
      .update(emails)
      .set({
        status: email.attempts >= MAX_ATTEMPTS ? "failed" : "queued",
        tryAfter: new Date(now().getTime() + pause),
        lastError: error instanceof Error ? error.message : String(error),
      })
      .where(eq(emails.id, id));
    return false;
  }
}
