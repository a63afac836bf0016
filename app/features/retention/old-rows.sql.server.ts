import { type SQL, sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { DAY_MS } from "~/domain/duration";
import { BULK_KINDS, EMAIL_KINDS, isBulk } from "~/domain/mail/mail";
import { RETENTION } from "~/domain/retention";

/** Rows of a table that have had their time. */
export type OldRows = {
  table: string;
  /** Their columns that tell them apart. */
  key: ReadonlyArray<string>;
  /** The rows `r` to delete: the start of an index, so that no other row is read. */
  where: (before: (days: number) => SQL, dayBefore: (days: number) => SQL) => SQL;
};

const listed = (values: ReadonlyArray<string>) => sql.raw(values.map((value) => `'${value}'`).join(", "));

const mailOf = (kinds: ReadonlyArray<string>, days: number): OldRows => ({
  table: "emails indexed by emails_done",
  key: ["id"],
  where: (before) => sql`
    r.kind in (${listed(kinds)}) and r.created_at < ${before(days)} and r.status in ('sent', 'failed', 'dropped')
  `,
});

const { moneyYears, alertRunDays, sourceRunDays } = RETENTION;
const MONEY_DAYS = moneyYears * 365;

/**
 * What the job of old rows deletes, in this order: what refers to a row goes before it. Every rule says in
 * `domain/kept-tables.ts` how long its table is kept.
 */
export const OLD_ROWS: ReadonlyArray<OldRows> = [
  mailOf(["digest"], RETENTION.digestDays),
  mailOf(
    BULK_KINDS.filter((kind) => kind !== "digest"),
    RETENTION.bulkMailDays,
  ),
  mailOf(
    EMAIL_KINDS.filter((kind) => !isBulk(kind)),
    RETENTION.ownMailDays,
  ),
  {
    table: "digest_selections",
    key: ["id"],
    where: (before) => sql`
      r.created_at < ${before(RETENTION.digestDays)}
        and not exists (select 1 from emails e where e.selection_id = r.id)
    `,
  },
  {
    table: "digest_deliveries",
    key: ["run_id", "user_id"],
    where: (before) => sql`r.created_at < ${before(RETENTION.deliveryDays)}`,
  },
  {
    // The next run of alerts starts where the newest complete one ended.
    table: "digest_runs indexed by digest_runs_alerts",
    key: ["id"],
    where: (before) => sql`
      r.kind = 'alert' and r.completed_at is not null and r.started_at < ${before(alertRunDays)}
        and exists (
          select 1 from digest_runs later
          where later.kind = 'alert' and later.completed_at is not null and later.started_at > r.started_at
        )
    `,
  },
  {
    table: "same_day_runs",
    key: ["day"],
    where: (_before, dayBefore) => sql`
      r.day < ${dayBefore(alertRunDays)} and r.day < (select max(day) from same_day_runs)
    `,
  },
  {
    table: "mail_choices",
    key: ["id"],
    where: (before) => sql`r.at < ${before(RETENTION.mailChoiceYears * 365)}`,
  },
  {
    table: "mail_webhooks",
    key: ["id"],
    where: (before) => sql`r.at < ${before(RETENTION.mailWebhookDays)}`,
  },
  { table: "dead_letters", key: ["id"], where: (before) => sql`r.at < ${before(RETENTION.deadLetterDays)}` },
  {
    table: "usage_logs",
    key: ["id"],
    where: (before) => sql`r.created_at < ${before(RETENTION.usageLogDays)}`,
  },
  {
    table: "support_messages",
    key: ["id"],
    where: (before) => sql`r.at < ${before(RETENTION.supportMessageDays)}`,
  },
  {
    table: "user_bid_views",
    key: ["user_id", "bid_id"],
    where: (before) => sql`r.viewed_at < ${before(RETENTION.viewDays)}`,
  },
  {
    table: "removed_bids",
    key: ["user_id", "bid_id"],
    where: (before) => sql`r.removed_at < ${before(RETENTION.removedBidHours / 24)}`,
  },
  {
    table: "used_trials",
    key: ["address_hash"],
    where: (before) => sql`r.at < ${before(RETENTION.usedTrialDays)}`,
  },
  {
    table: "billing_events indexed by billing_events_done",
    key: ["body_hash"],
    where: (before) => sql`
      r.outcome in ('applied', 'older', 'ignored') and r.received_at < ${before(RETENTION.billingEventDays)}
    `,
  },
  {
    table: "billing_events indexed by billing_events_for_operators",
    key: ["body_hash"],
    where: (before) => sql`
      r.outcome in ('orphan', 'needs-review') and r.received_at < ${before(MONEY_DAYS)}
    `,
  },
  {
    table: "billing_subscriptions indexed by billing_subscriptions_ended",
    key: ["id"],
    where: (before) => sql`
      r.ends_at is not null and r.ends_at < ${before(MONEY_DAYS)}
        and not exists (select 1 from users u where u.lemon_squeezy_subscription_id = r.id)
    `,
  },
  {
    table: "billing_readings",
    key: ["subscription_id"],
    where: (before) => sql`r.until < ${before(RETENTION.lockDays)}`,
  },
  {
    table: "set_aside_records",
    key: ["run_id", "position"],
    where: (before) => sql`
      r.run_id in (
        select run.id from source_runs run indexed by source_runs_old where ${isOldRun("run", before(sourceRunDays))}
      )
    `,
  },
  {
    table: "source_runs indexed by source_runs_old",
    key: ["id"],
    where: (before) => sql`
      ${isOldRun("r", before(sourceRunDays))}
        and not exists (select 1 from set_aside_records s where s.run_id = r.id)
    `,
  },
  {
    table: "incidents",
    key: ["id"],
    where: (before) => sql`r.began_at < ${before(RETENTION.incidentDays)} and r.ended_at is not null`,
  },
  {
    table: "portal_calls",
    key: ["portal", "day"],
    where: (_before, dayBefore) => sql`r.day < ${dayBefore(RETENTION.portalCallDays)}`,
  },
  {
    table: "exchange_rates",
    key: ["currency", "day"],
    where: (_before, dayBefore) => sql`
      r.day < ${dayBefore(RETENTION.rateDays)}
        and r.day < (select max(day) from exchange_rates newest where newest.currency = r.currency)
    `,
  },
];

/** A run is compared with the last ones: the newest with each outcome stays. */
function isOldRun(run: "r" | "run", before: SQL): SQL {
  const name = sql.raw(run);
  return sql`
    ${name}.started_at < ${before} and ${name}.started_at < (
      select max(newest.started_at) from source_runs newest
      where newest.source = ${name}.source and newest.outcome = ${name}.outcome
    )
  `;
}

/** Deletes at most so many of these rows. */
export function deleteOldRows({ table, key, where }: OldRows, now: Date, limit: number) {
  const name = table.split(" ")[0]!;
  const [, ...hint] = table.split(" ");
  const before = (days: number) => sql`${Math.floor(now.getTime() - days * DAY_MS)}`;
  const dayBefore = (days: number) =>
    sql`${new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)}`;
  const columns = sql.raw(key.join(", "));
  const ofRow = sql.raw(key.map((column) => `r.${column}`).join(", "));
  return raw(
    sql`
      delete from ${sql.raw(name)} where (${columns}) in (
        select ${ofRow} from ${sql.raw(name)} r ${sql.raw(hint.join(" "))}
        where ${where(before, dayBefore)} limit ${limit}
      ) returning 1 as gone
    `,
    { gone: asNumber },
  );
}
