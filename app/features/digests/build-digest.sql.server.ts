import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";

/** A wish that has new bids, as its stored text, and the selection that every reader with this wish gets. */
export type WishSelection = { wish: string; selection: string; subject: string };

/** Readers of a run who wait with one of these wishes and have not switched the digest off since it was planned. */
const waitingReaders = (runId: string, selected: ReadonlyArray<WishSelection>) => sql`
  from json_each(${JSON.stringify(selected)}) g
  cross join digest_deliveries d on d.run_id = ${runId} and d.wish = g.value ->> 'wish' and d.outcome is null
  cross join users u on u.id = d.user_id and u.alert_weekly = 1
`;

export function queueDigests(runId: string, selected: ReadonlyArray<WishSelection>, at: Date) {
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
    from: waitingReaders(runId, selected),
  });
}

export function setLastDigest(runId: string, selected: ReadonlyArray<WishSelection>, at: Date) {
  return raw(sql`
    update users set last_digest_at = ${at.getTime()} where id in (select u.id ${waitingReaders(runId, selected)})
  `);
}

/** Gives an outcome to every delivery that waits with one of `wishes`. Those that are in `selected` have new bids. */
export function settleDeliveries(
  runId: string,
  selected: ReadonlyArray<WishSelection>,
  wishes: ReadonlyArray<string>,
) {
  return raw(sql`
    update digest_deliveries set outcome = case
      when wish not in (select value ->> 'wish' from json_each(${JSON.stringify(selected)})) then 'nothing-new'
      when exists (select 1 from users u where u.id = user_id and u.alert_weekly = 1) then 'queued'
      else 'stopped'
    end
    where run_id = ${runId} and outcome is null
      and wish in (select value from json_each(${JSON.stringify(wishes)}))
  `);
}
