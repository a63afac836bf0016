import { eq, or } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import {
  accounts,
  billingAddressChanges,
  billingSubscriptions,
  consents,
  emails,
  hiddenBids,
  mailChoices,
  reminders,
  removedBids,
  sessions,
  supportMessages,
  usageLogs,
  userBids,
  userBidViews,
  userKeyDates,
  users,
} from "#drizzle/schema";
import { findOwnFeed } from "~/features/calendar-feeds/feeds.server";
import type { Services } from "~/lib/services";
import { logSecurityEvent } from "./security-log.server";
import { rememberTrial } from "./used-trials.server";

/**
 * Deletes the account, everything that belongs to it and its mail in the outbox. The proof of consent and that the
 * address has had its trial stay.
 */
export async function deleteAccount(services: Services, accountId: string): Promise<void> {
  const { db } = services;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  await runBatch(db, [
    db.delete(emails).where(or(eq(emails.userId, accountId), eq(emails.recipient, account.email))),
    db.delete(accounts).where(eq(accounts.id, accountId)),
    ...(await rememberTrial(services, account.email)),
  ]);
  await logSecurityEvent(services, "account-deleted", { accountId });
}

/** Everything we store about an account, as plain JSON, without password or token hashes. */
export async function exportAccount({ db }: Services, accountId: string) {
  const [account] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      companyName: accounts.companyName,
      verifiedAt: accounts.verifiedAt,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return null;
  const [
    [profile],
    savedBids,
    removed,
    hidden,
    views,
    subscriptions,
    addressChanges,
    signedInOn,
    agreed,
    logs,
    mail,
    choices,
    toSupport,
    ownDates,
    remindedOf,
    calendars,
    calendarReadings,
  ] = await runBatch(db, [
    db.select().from(users).where(eq(users.id, accountId)),
    db.select().from(userBids).where(eq(userBids.userId, accountId)),
    db.select().from(removedBids).where(eq(removedBids.userId, accountId)),
    db.select().from(hiddenBids).where(eq(hiddenBids.userId, accountId)),
    db.select().from(userBidViews).where(eq(userBidViews.userId, accountId)),
    db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, accountId)),
    db.select().from(billingAddressChanges).where(eq(billingAddressChanges.userId, accountId)),
    db
      .select({ device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.accountId, accountId)),
    db.select().from(consents).where(eq(consents.accountId, accountId)),
    db.select().from(usageLogs).where(eq(usageLogs.userId, accountId)),
    db
      .select({
        kind: emails.kind,
        subject: emails.subject,
        recipient: emails.recipient,
        sentAt: emails.sentAt,
      })
      .from(emails)
      .where(or(eq(emails.userId, accountId), eq(emails.recipient, account.email))),
    db
      .select({ choice: mailChoices.choice, via: mailChoices.via, at: mailChoices.at })
      .from(mailChoices)
      .where(eq(mailChoices.userId, accountId)),
    db.select().from(supportMessages).where(eq(supportMessages.userId, accountId)),
    db.select().from(userKeyDates).where(eq(userKeyDates.userId, accountId)),
    db.select().from(reminders).where(eq(reminders.userId, accountId)),
    ...findOwnFeed(db, accountId),
  ]);
  return {
    account,
    profile: profile ?? null,
    savedBids,
    ownDates,
    reminders: remindedOf,
    calendarFeed: calendars[0] ?? null,
    calendarReadings,
    removedBids: removed,
    hiddenBids: hidden,
    views,
    subscriptions,
    billingAddressChanges: addressChanges,
    sessions: signedInOn,
    consents: agreed,
    usageLogs: logs,
    emails: mail,
    mailChoices: choices,
    supportMessages: toSupport,
  };
}
