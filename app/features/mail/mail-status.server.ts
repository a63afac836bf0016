import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { RowsOfEach } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import {
  digestDeliveries,
  digestRuns,
  emails,
  mailPauses,
  mailSuppressions,
  type Profile,
} from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { formatMoment } from "~/domain/local-time";
import { ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import type { DeliveryOutcome } from "~/domain/mail/digest";
import { firstDigestDueAt, nextWeeklyDueAt } from "~/domain/mail/digest-schedule";
import { BULK_KINDS, type BulkKind, type EmailStatus, isBulk } from "~/domain/mail/mail";
import { READER_ZONES } from "~/domain/reader-zones";
import { TORONTO } from "~/domain/zoned-time";
import { findSourceReadings } from "~/features/digests/source-readings.sql.server";
import { foundLabel } from "~/features/search/find-opportunities.server";
import { SOURCES } from "~/sources";
import type { MailStatusView } from "./mail-status";
import { countWaiting } from "./mail-status.sql.server";

const MAILS_SHOWN = 5;

/** For messages without a stored subject, which they get when they are sent. */
const UNSENT_SUBJECTS: Record<BulkKind, string> = {
  digest: "Weekly digest",
  alert: "Instant alert",
  "same-day": "Same-day email",
  reminder: "Reminder",
};

const OUTCOMES: Record<DeliveryOutcome, string> = {
  queued: "a digest was made for you",
  "nothing-new": "no bid that fits your settings was new or closed within 7 days, so we sent nothing",
  paused: "your emails were paused",
  suppressed: "we do not send digests to your address",
  stopped: "the digest was off",
};

const STATUSES: Record<EmailStatus, string> = {
  queued: "waiting to be sent",
  sending: "being sent",
  sent: "sent",
  failed: "could not be delivered",
  dropped: "not sent",
};

const moment = (instant: Date) => formatMoment(instant, TORONTO);

/** Statements for the settings' section on delivery: sources read, bids found, messages sent, and what prevents them. */
export function findMailStatus(db: Database, profile: Profile, at: Date) {
  const { id, email } = profile;
  const { subject, kind, status, lastError, sentAt, createdAt } = emails;
  return [
    db
      .select({ startedAt: digestRuns.startedAt, outcome: digestDeliveries.outcome })
      .from(digestDeliveries)
      .innerJoin(digestRuns, eq(digestRuns.id, digestDeliveries.runId))
      .where(eq(digestDeliveries.userId, id))
      .orderBy(desc(digestDeliveries.createdAt))
      .limit(1),
    db
      .select({
        subject,
        kind,
        status,
        lastError,
        at: sql`coalesce(${sentAt}, ${createdAt})`.mapWith(createdAt).as("at"),
      })
      .from(emails)
      .where(and(eq(emails.userId, id), inArray(kind, BULK_KINDS)))
      .orderBy(desc(createdAt))
      .limit(MAILS_SHOWN),
    findSourceReadings(),
    countWaiting(profile, at),
    db
      .select({ reason: mailSuppressions.reason, at: mailSuppressions.at })
      .from(mailSuppressions)
      .where(eq(mailSuppressions.email, email)),
    db
      .select({ until: mailPauses.until })
      .from(mailPauses)
      .where(and(eq(mailPauses.userId, id), gt(mailPauses.until, at))),
  ] as const;
}

type Found = RowsOfEach<ReturnType<typeof findMailStatus>>;

/** Puts the results of `findMailStatus` into words. */
export function readMailStatus(
  [deliveries, mails, readings, waiting, suppressions, pauses]: Found,
  profile: Profile,
  at: Date,
): MailStatusView {
  const [delivery] = deliveries;
  const count = waiting[0]?.count ?? 0;
  return {
    next: nextLine(profile, at),
    lastRun: delivery
      ? `${moment(delivery.startedAt)}: ${delivery.outcome ? OUTCOMES[delivery.outcome] : "being made"}`
      : "None yet.",
    matches: `${count === 1 ? "1 new open bid" : `${foundLabel(count)} new open bids`} for you${profile.lastDigestAt ? " since your last digest" : ""}.`,
    alerts: alertsLine(profile),
    reminders: remindersLine(profile),
    obstacles: [
      ...suppressions.map(({ reason, at: since }) =>
        reason === "bounce"
          ? `Mail to ${profile.email} bounced on ${moment(since)}, so we send no digests there. Change your address, or write to support.`
          : `A mail to ${profile.email} was reported as spam on ${moment(since)}, so we send no digests there. Write to support to get them again.`,
      ),
      ...pauses.map(({ until }) => `Paused until ${moment(until)}.`),
    ],
    sources: readings.map(({ source, readAt }) => ({
      name: SOURCES.find(({ id }) => id === source)?.name ?? source,
      read: readAt === null ? "not read yet" : moment(new Date(readAt)),
    })),
    mails: mails.map(({ subject, kind, status, at: when, lastError }) => ({
      subject: subject || (isBulk(kind) ? UNSENT_SUBJECTS[kind] : ""),
      status: `${STATUSES[status]}${status === "dropped" && lastError ? `: ${lastError}` : ""}`,
      at: moment(when),
    })),
  };
}

function alertsLine({ role, alertInstant, alertSameDay }: Profile): string {
  if (!limitsFor(role).instantAlerts) return "Instant alerts are part of Pro.";
  const instant = alertInstant
    ? `Instant alerts are on: contracts over ${ALERT_THRESHOLD}, checked every 15 minutes.`
    : "Instant alerts are off.";
  return `${instant} The same-day email about bids without a stated value is ${alertSameDay ? "on" : "off"}.`;
}

function remindersLine({ remind, remindWeekAhead, timeZone }: Profile): string {
  if (!remind) return "Reminders are off.";
  const zone = READER_ZONES.find(({ value }) => value === timeZone)?.label ?? timeZone;
  return `On, by the clock of this zone: ${zone}.${remindWeekAhead ? " Also 7 days before." : ""}`;
}

function nextLine({ alertWeekly, onboardedAt, lastDigestAt }: Profile, now: Date): string {
  if (!alertWeekly) return "Weekly digest is off.";
  const first = onboardedAt && firstDigestDueAt(onboardedAt);
  return moment(first && first > now ? first : nextWeeklyDueAt(now, lastDigestAt));
}
