import { type SQL, sql } from "drizzle-orm";
import { asText, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { emails } from "#drizzle/schema";
import { BULK_KINDS } from "~/domain/mail/mail";
import type { MailLane } from "~/ports/mail-queue";

const MESSAGES_AT_ONCE = 10_000;
const BATCHES_AT_ONCE = 500;

export type Batch = { batch: string; lane: MailLane };
const BATCH = { batch: asText, lane: (stored: MailLane) => stored };

const isBulk = sql.raw(`kind in (${BULK_KINDS.map((kind) => `'${kind}'`).join(", ")})`);
const LANE = sql`case when ${isBulk} then 'bulk' else 'account' end`;

function isOneOf(lanes: ReadonlyArray<MailLane>): SQL {
  return sql`${LANE} in (select value from ${jsonEach(lanes)})`;
}

/** Written as in the outbox's partial indexes: with bound parameters the database would not use them. */
export const isUnsent = sql`${emails.status} in ('queued', 'sending')`;

type Filling = { id: string; due: Date; size: number; lanes: ReadonlyArray<MailLane> };

/**
 * Sorts messages that wait into batches whose names begin with `id` and that are overdue from `due`. Account mail goes
 * one message a batch; bulk mail with the same content goes together.
 */
export function fillBatches({ id, due, size, lanes }: Filling) {
  // Not bound: D1 binds numbers as reals, and the division has to round down.
  const perBatch = sql.raw(String(size));
  return raw(sql`
    update emails set batch = picked.batch, try_after = ${due.getTime()} from (
      select id, ${id} || ':' || case when ${isBulk}
          then kind || ':' || ((row_number() over (partition by kind order by selection_id, id) - 1) / ${perBatch})
          else id end as batch
      from (
        select id, kind, selection_id from emails indexed by emails_unbatched
        where status = 'queued' and batch is null and ${isOneOf(lanes)}
        order by ${isBulk}, created_at limit ${MESSAGES_AT_ONCE}
      )
    ) picked
    where emails.id = picked.id and emails.batch is null
  `);
}

/** The batches that `fillBatches` made under this id. */
export function listFilled(id: string) {
  return raw(
    sql`
      select distinct batch, ${LANE} as lane from emails
      where ${isUnsent} and batch >= ${`${id}:`} and batch < ${`${id};`}
    `,
    BATCH,
  );
}

/** Batches that were queued and should have been sent by now. */
export function listOverdue(at: Date, lanes: ReadonlyArray<MailLane>) {
  return raw(
    sql`
      select batch, ${LANE} as lane from emails indexed by emails_overdue
      where ${isUnsent} and batch is not null and try_after <= ${at.getTime()}
        and ${isOneOf(lanes)}
      group by batch limit ${BATCHES_AT_ONCE}
    `,
    BATCH,
  );
}
