import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";

/** A wish that something is told to, as its text; everybody who has it gets this selection. */
export type ToldWish = { wish: string; selection: string; subject: string };

/** Everybody of a run who waits with one of these wishes and has not switched the digest off since. */
const waitingReaders = (runId: string, told: ReadonlyArray<ToldWish>) => sql`
  from json_each(${JSON.stringify(told)}) g
  cross join digest_deliveries d on d.run_id = ${runId} and d.wish = g.value ->> 'wish' and d.outcome is null
  cross join users u on u.id = d.user_id and u.alert_weekly = 1
`;

export function queueDigests(runId: string, told: ReadonlyArray<ToldWish>, at: Date) {
  return queueMails({
    kind: "digest",
    at,
    columns: {
      dedupeKey: sql`'digest:' || d.run_id || ':' || u.id`,
      userId: sql`u.id`,
      recipient: sql`u.email`,
      subject: sql`g.value ->> 'subject'`,
      selectionId: sql`g.value ->> 'selection'`,
    },
    from: waitingReaders(runId, told),
  });
}

export function setLastDigest(runId: string, told: ReadonlyArray<ToldWish>, at: Date) {
  return raw(sql`
    update users set last_digest_at = ${at.getTime()} where id in (select u.id ${waitingReaders(runId, told)})
  `);
}

/** Gives an outcome to everybody who waits with one of these wishes; of them only some have anything to be told. */
export function settleDeliveries(
  runId: string,
  told: ReadonlyArray<ToldWish>,
  wishes: ReadonlyArray<string>,
) {
  return raw(sql`
    update digest_deliveries set outcome = case
      when wish not in (select value ->> 'wish' from json_each(${JSON.stringify(told)})) then 'nothing-new'
      when exists (select 1 from users u where u.id = user_id and u.alert_weekly = 1) then 'queued'
      else 'stopped'
    end
    where run_id = ${runId} and outcome is null
      and wish in (select value from json_each(${JSON.stringify(wishes)}))
  `);
}
