import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import { MINUTE_MS } from "~/domain/duration";
import { BULK_KINDS } from "~/domain/mail/mail";
import type { Services } from "~/lib/services";
import { MAIL_LANES, type MailLane } from "~/ports/mail-queue";

/** What was given to the queue and not heard of for so long is given again. */
const HEARD_OF_WITHIN_MS = 30 * MINUTE_MS;
const MESSAGES_AT_ONCE = 10_000;
const BATCHES_AT_ONCE = 500;

const bulk = sql.raw(`kind in (${BULK_KINDS.map((kind) => `'${kind}'`).join(", ")})`);

export type Batch = { batch: string; lane: MailLane };

/**
 * Sorts what waits into batches for the provider, and takes up again the batches that are overdue. A batch keeps its
 * messages for good: sent twice it is the same call. Bodies that are shared come together.
 */
export async function assembleBatches(
  { db, now, email, mailQueue, config }: Services,
  { lanes = MAIL_LANES }: { lanes?: ReadonlyArray<MailLane> } = {},
): Promise<Array<Batch>> {
  const at = now().getTime();
  const id = crypto.randomUUID();
  const due = mailQueue === null ? at : at + HEARD_OF_WITHIN_MS;
  // As text: a bound number would divide as a fraction.
  const size = sql.raw(String(email?.batchSize ?? 1));
  const account = lanes.includes("account") ? sql`not ${bulk}` : sql`0`;
  // Mail that nobody could unsubscribe from stays here.
  const bulkToo = lanes.includes("bulk") && config.mail.linkSecret !== null ? bulk : sql`0`;
  const wanted = sql`(${account} or ${bulkToo})`;
  const results = await runBatch(db, [
    statement<Batch>(sql`
      update emails set batch = picked.batch, try_after = ${due} from (
        select id, ${id} || ':' || case when ${bulk}
            then kind || ':' || ((row_number() over (partition by kind order by selection_id, id) - 1) / ${size})
            else id end as batch
        from (
          select id, kind, selection_id from emails indexed by emails_unbatched
          where status = 'queued' and batch is null and ${wanted}
          order by ${bulk}, created_at limit ${MESSAGES_AT_ONCE}
        )
      ) picked
      where emails.id = picked.id and emails.batch is null
    `),
    statement<Batch>(sql`
      select distinct batch, case when ${bulk} then 'bulk' else 'account' end as lane from emails
      where status in ('queued', 'sending') and batch >= ${`${id}:`} and batch < ${`${id};`}
    `),
    statement<Batch>(sql`
      select batch, case when ${bulk} then 'bulk' else 'account' end as lane from emails indexed by emails_overdue
      where status in ('queued', 'sending') and batch is not null and try_after <= ${at} and ${wanted}
      group by batch limit ${BATCHES_AT_ONCE}
    `),
  ]);
  const batches = [...new Map([...results[1], ...results[2]].map((found) => [found.batch, found])).values()];
  return batches.sort((a, b) => MAIL_LANES.indexOf(a.lane) - MAIL_LANES.indexOf(b.lane));
}

/** Gives everything that waits to the queue. What gets lost on the way is overdue later, and given again. */
export async function enqueueOutbox(services: Services): Promise<number> {
  const { mailQueue, db, now } = services;
  if (mailQueue === null || services.email === null) return 0;
  const batches = await assembleBatches(services);
  const again = now().getTime() + HEARD_OF_WITHIN_MS;
  for (const lane of MAIL_LANES) {
    const ofLane = batches.filter((found) => found.lane === lane).map(({ batch }) => batch);
    await mailQueue.push(
      lane,
      ofLane.map((batch) => ({ task: "send", batch })),
    );
    await db.run(sql`
      update emails set status = 'queued', try_after = ${again}
      where status in ('queued', 'sending') and batch in (select value from json_each(${JSON.stringify(ofLane)}))
        and try_after <= ${now().getTime()}
    `);
  }
  return batches.length;
}
