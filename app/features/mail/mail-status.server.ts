import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import type { DeliveryOutcome, SourceReading } from "~/domain/mail/digest";
import { firstDigestDueAt, nextWeeklyDueAt } from "~/domain/mail/digest-schedule";
import { formatMoment } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import type { EmailStatus, SuppressionReason } from "~/domain/mail/mail";
import { wantedBy } from "~/domain/matching/match-profile";
import { ALERT_SUM } from "~/domain/policy";
import { limitsFor } from "~/domain/billing/roles";
import { toldUptoSql } from "~/features/digests/plan-digests.server";
import { findSourceReadings } from "~/features/digests/source-readings.server";
import { COUNT_CAP, foundLabel } from "~/features/search/find-opportunities.server";
import { matchExpression } from "~/features/search/match-expression.server";
import type { Profile } from "~/lib/session.server";
import { SOURCES } from "~/sources";
import type { MailStatusView } from "./mail-status";

const MAILS_SHOWN = 5;

const OUTCOMES: Record<DeliveryOutcome, string> = {
  queued: "a digest was made for you",
  "nothing-new": "nothing new fitted your settings, so no mail was made",
  paused: "your e-mails were paused",
  suppressed: "your address gets no bulk mail",
  stopped: "you had just switched the digest off",
};

const STATUSES: Record<EmailStatus, string> = {
  queued: "waiting to be sent",
  sending: "being sent",
  sent: "sent",
  failed: "could not be delivered",
  dropped: "not sent",
};

type Delivery = { startedAt: number; outcome: DeliveryOutcome | null };
type Mail = { subject: string; kind: string; status: EmailStatus; at: number; lastError: string | null };
type Suppression = { reason: SuppressionReason; at: number };

const moment = (instant: number) => formatMoment(new Date(instant), TORONTO);

/** "Why no e-mail today?": what was read, what fitted, what was sent, and what stands in the way; for a page's one batch. */
export function findMailStatus(profile: Profile, at: Date) {
  const { id, email, lastDigestAt } = profile;
  const since = sql`coalesce(${toldUptoSql(sql`${lastDigestAt?.getTime() ?? 0}`)}, 0)`;
  return [
    statement<Delivery>(sql`
      select r.started_at as startedAt, d.outcome from digest_deliveries d join digest_runs r on r.id = d.run_id
      where d.user_id = ${id} order by d.created_at desc limit 1
    `),
    statement<Mail>(sql`
      select subject, kind, status, coalesce(sent_at, created_at) as at, last_error as lastError from emails
      where user_id = ${id} and kind in ('digest', 'alert') order by created_at desc limit ${MAILS_SHOWN}
    `),
    findSourceReadings(),
    statement<{ count: number }>(sql`
      select count(*) as count from (
        select 1 from opportunity_search s cross join opportunities o on o.sort_key = s.rowid
        where s.opportunity_search match ${matchExpression({ wanted: wantedBy(profile) })}
          and o.id > ${since} and o.status = 'active' and (o.deadline is null or o.deadline > ${at.getTime()})
        limit ${COUNT_CAP + 1}
      )
    `),
    statement<Suppression>(sql`select reason, at from mail_suppressions where email = ${email}`),
    statement<{ until: number }>(sql`
      select until from mail_pauses where user_id = ${id} and until > ${at.getTime()}
    `),
  ] as const;
}

type Found = readonly [
  Array<Delivery>,
  Array<Mail>,
  Array<SourceReading>,
  Array<{ count: number }>,
  Array<Suppression>,
  Array<{ until: number }>,
];

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
    matches:
      count === 1
        ? "1 open bid that fits you has come since your last digest."
        : `${foundLabel(count)} open bids that fit you have come since your last digest.`,
    alerts: !limitsFor(profile.role).instantAlerts
      ? "Instant alerts come with Pro."
      : profile.alertInstant
        ? `Instant alerts are on: contracts over ${ALERT_SUM}, checked every 15 minutes.`
        : "Instant alerts are off.",
    obstacles: [
      ...suppressions.map(({ reason, at: since }) =>
        reason === "bounce"
          ? `Mail to ${profile.email} came back on ${moment(since)}, so we send no digests there. Change your address, or write to support.`
          : `A mail to ${profile.email} was reported as spam on ${moment(since)}, so we send no digests there. Write to support to get them again.`,
      ),
      ...pauses.map(({ until }) => `Paused until ${moment(until)}.`),
    ],
    sources: readings.map(({ source, readAt }) => ({
      name: SOURCES.find(({ id }) => id === source)?.name ?? source,
      read: readAt === null ? "not read yet" : moment(readAt),
    })),
    mails: mails.map(({ subject, kind, status, at: when, lastError }) => ({
      subject: subject || (kind === "alert" ? "Instant alert" : "Weekly digest"),
      status: `${STATUSES[status]}${status === "dropped" && lastError ? `: ${lastError}` : ""}`,
      at: moment(when),
    })),
  };
}

function nextLine({ alertWeekly, onboardedAt, lastDigestAt }: Profile, now: Date): string {
  if (!alertWeekly) return "The weekly digest is off.";
  const first = onboardedAt && firstDigestDueAt(onboardedAt);
  return moment((first && first > now ? first : nextWeeklyDueAt(now, lastDigestAt)).getTime());
}
