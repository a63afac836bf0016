import { and, eq, lte, or, sql } from "drizzle-orm";
import { runBatch, runOne, type Statement } from "#drizzle/batch";
import { inJson, insertRows } from "#drizzle/json-rows";
import { deadLetters, emails } from "#drizzle/schema";
import { normalizedEmail } from "~/domain/account/email-address";
import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import { isBulk } from "~/domain/mail/mail";
import { plainLine } from "~/domain/mail/plain-line";
import { reasonOf } from "~/lib/log.server";
import type { OutboxRow, RenderedEmail, Services } from "~/lib/services";
import type { EmailMessage, EmailSender, SendOutcome } from "~/ports/email";
import type { MailLane } from "~/ports/mail-queue";
import { assembleBatches } from "./batches.server";
import { isUnsent } from "./batches.sql.server";
import { markAs, markSent, type Reasoned } from "./deliver-emails.sql.server";
import { takeCall } from "./provider-bucket.server";
import { renderMails } from "./render-mails.server";
import { checkBulkMail } from "./unwanted.server";

/** Twelve tries take about eight hours. Providers remember an idempotency key for a day. */
const MAX_ATTEMPTS = 12;
/** Nobody else takes a claimed batch for this long. Then its sender is assumed to have died. */
const LEASE_MS = 5 * MINUTE_MS;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = HOUR_MS / 1000;
/** A wait for the provider's rate limit that is shorter than this is spent in place and not in the queue. */
const PATIENCE_MS = 3_000;
const MAX_REASON = 300;

export type Delivery = { sent: number; retryAfterSeconds: number | null };

const NOTHING: Delivery = { sent: 0, retryAfterSeconds: null };

/**
 * Sends what waits in one lane without waiting for the queue, until `limit` messages have left. Two at once share the
 * work. Returns how many were sent.
 */
export async function deliverNow(
  services: Services,
  { lane, limit }: { lane: MailLane; limit: number },
): Promise<number> {
  if (!services.email) return 0;
  const batches = await assembleBatches(services, { lanes: [lane], overdueFrom: services.now() });
  let sent = 0;
  for (const { batch } of batches) {
    if (sent >= limit) break;
    const delivery = await deliverBatch(services, batch, lane);
    sent += delivery.sent;
    if (delivery.retryAfterSeconds !== null)
      await services.mailQueue.push(lane, [{ task: "send", batch }], delivery.retryAfterSeconds);
  }
  return sent;
}

/**
 * Claims one batch and sends it. A batch is always the same call with the same key, so one that the provider took and
 * that we never marked as sent is not delivered twice. `retryAfterSeconds` says when to try a failed batch again.
 */
export async function deliverBatch(services: Services, batch: string, lane: MailLane): Promise<Delivery> {
  const { email: sender } = services;
  if (!sender) return NOTHING;
  const wait = await takeCallPatiently(services, sender, lane);
  if (wait > 0) return { sent: 0, retryAfterSeconds: Math.ceil(wait / 1000) };

  const claimed = await claim(services, batch);
  if (claimed.length === 0) return NOTHING;
  const { ready, dropped, invalid } = await prepare(services, claimed);
  if (dropped.length + invalid.length > 0)
    await runBatch(services.db, [markAs("dropped", dropped), ...failedStatements(services, invalid)]);
  services.counters.add("mails", "failed", invalid.length);
  if (ready.length === 0) return NOTHING;

  const outcome = await sender
    .send(
      ready.map(({ message }) => message),
      batch,
    )
    .catch((error: unknown): SendOutcome => ({
      kind: "busy",
      retryAfterSeconds: null,
      reason: reasonOf(error),
    }));
  switch (outcome.kind) {
    case "accepted":
      await keepSent(services, ready, outcome.providerIds);
      services.counters.add("mails", `${lane} sent`, ready.length);
      return { sent: ready.length, retryAfterSeconds: null };
    case "busy":
      return { sent: 0, retryAfterSeconds: await postpone(services, ready, outcome) };
    case "refused":
      await refuse(services, ready, outcome.reason);
      return NOTHING;
  }
}

async function takeCallPatiently(services: Services, sender: EmailSender, lane: MailLane): Promise<number> {
  const wait = await takeCall(services, sender, lane);
  if (wait === 0 || wait > PATIENCE_MS) return wait;
  await services.sleep(wait);
  return takeCall(services, sender, lane);
}

function claim({ db, now }: Services, batch: string): Promise<Array<OutboxRow>> {
  const at = now();
  const tryAfter = new Date(at.getTime() + LEASE_MS);
  const isFree = or(eq(emails.status, "queued"), lte(emails.tryAfter, at));
  return db
    .update(emails)
    .set({ status: "sending", tryAfter, attempts: sql`${emails.attempts} + 1` })
    .where(and(isUnsent, eq(emails.batch, batch), isFree))
    .returning();
}

type Ready = { row: OutboxRow; message: EmailMessage; rendered: RenderedEmail };

/** Renders the batch, without messages that are no longer wanted or cannot be sent at all. */
async function prepare(services: Services, claimed: ReadonlyArray<OutboxRow>) {
  const rows = [...claimed].sort((a, b) => (a.id < b.id ? -1 : 1));
  const [rendered, checked] = await Promise.all([renderMails(services, rows), checkBulkMail(services, rows)]);
  const ready: Array<Ready> = [];
  const dropped: Array<Reasoned> = [];
  const invalid: Array<Reasoned> = [];
  for (const row of rows) {
    const content = rendered.get(row.id);
    const { reason, recipient } = checked.get(row.id) ?? { reason: null, recipient: row.recipient };
    const to = normalizedEmail(recipient);
    if (reason !== null) dropped.push({ id: row.id, reason });
    else if (!content) dropped.push({ id: row.id, reason: "Everything in it was withdrawn" });
    else if (to === null || UNPRINTABLE.test(recipient))
      invalid.push({ id: row.id, reason: "No mail can be sent to this address" });
    else ready.push({ row, rendered: content, message: messageOf(services, row, content, to) });
  }
  return { ready, dropped, invalid };
}

const UNPRINTABLE = /\p{Cc}/u;

function messageOf({ config }: Services, row: OutboxRow, content: RenderedEmail, to: string): EmailMessage {
  const { bulkSender, accountSender, supportAddress } = config.mail;
  const { "Reply-To": replyTo, ...headers } = content.headers;
  return {
    from: isBulk(row.kind) ? bulkSender : accountSender,
    replyTo: replyTo ?? supportAddress,
    to,
    subject: plainLine(content.subject),
    html: content.html,
    text: content.text,
    headers,
    idempotencyKey: row.dedupeKey,
  };
}

async function keepSent(
  { db, now, config }: Services,
  ready: ReadonlyArray<Ready>,
  providerIds: ReadonlyArray<string | null>,
) {
  const sent = ready.map(({ row, message, rendered }, position) => ({
    id: row.id,
    subject: message.subject,
    headers: JSON.stringify(rendered.headers),
    providerId: providerIds[position] ?? null,
  }));
  // The local build's mailbox shows sent account mail with its links.
  await runOne(db, markSent(sent, { at: now(), keepsAccountMail: config.demoPath !== null }));
}

/** The pause grows with each try, and is never shorter than the provider asked for, up to an hour. */
async function postpone(
  services: Services,
  ready: ReadonlyArray<Ready>,
  { retryAfterSeconds, reason }: { retryAfterSeconds: number | null; reason: string },
): Promise<number> {
  const attempts = Math.max(...ready.map(({ row }) => row.attempts));
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  const seconds = Math.min(Math.max(retryAfterSeconds ?? 0, pause), LONGEST_PAUSE_SECONDS);
  const isOver = ({ row }: Ready) => row.attempts >= MAX_ATTEMPTS;
  const given = ready.filter(isOver).map(({ row }) => ({ id: row.id, reason: `Given up: ${reason}` }));
  services.counters.add("mails", "failed", given.length);
  const again = ready.filter((one) => !isOver(one)).map(({ row }) => row.id);
  await runBatch(services.db, [
    ...failedStatements(services, given),
    services.db
      .update(emails)
      .set({
        status: "queued",
        tryAfter: new Date(services.now().getTime() + seconds * 1000),
        lastError: reason.slice(0, MAX_REASON),
      })
      .where(inJson(emails.id, again)),
  ]);
  return seconds;
}

/** Splits a refused batch into single messages, so that a bad one delays no other. A single message has failed. */
async function refuse(services: Services, ready: ReadonlyArray<Ready>, reason: string) {
  const ids = ready.map(({ row }) => row.id);
  if (ready.length === 1) {
    const failed = ids.map((id) => ({ id, reason }));
    await runBatch(services.db, failedStatements(services, failed));
    services.counters.add("mails", "failed");
    return;
  }
  await services.db
    .update(emails)
    .set({
      status: "queued",
      batch: sql`'single:' || ${emails.id}`,
      tryAfter: services.now(),
      attempts: 0,
      lastError: reason.slice(0, MAX_REASON),
    })
    .where(inJson(emails.id, ids));
  await services.mailQueue.push(
    isBulk(ready[0]!.row.kind) ? "bulk" : "account",
    ready.map(({ row }) => ({ task: "send", batch: `single:${row.id}` })),
  );
}

/** Marks messages as failed for good and stores each as a dead letter with its reason, for operators. */
function failedStatements({ now }: Services, failed: ReadonlyArray<Reasoned>): Array<Statement> {
  const letters = failed.map(({ id, reason }) => ({
    id: `email:${id}`,
    body: JSON.stringify({ email: id }),
    reason: reason.slice(0, MAX_REASON),
    at: now(),
  }));
  return [markAs("failed", failed), insertRows(deadLetters, letters, "ignore")];
}
