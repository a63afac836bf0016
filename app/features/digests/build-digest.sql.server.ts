import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { lastDigestCutoff } from "~/domain/mail/digest-schedule";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import { digestSince } from "./plan-digests.sql.server";

/** Preferences that have bids to tell of, as their stored text, and the selection that every reader with them gets. */
export type PreferencesSelection = { preferences: string; selection: string; subject: string };

/** Readers of a run who wait with one of these sets of preferences and have not switched the digest off since it was planned. */
const waitingReaders = (runId: string, selected: ReadonlyArray<PreferencesSelection>) => sql`
  from ${jsonEach(selected)} g
  cross join digest_deliveries d on d.run_id = ${runId} and d.preferences = g.value ->> 'preferences' and d.outcome is null
  cross join users u on u.id = d.user_id and u.alert_weekly = 1
`;

/**
 * Removes waiting deliveries of readers who meanwhile had a digest of another run: a run that stopped halfway may be built
 * days later.
 */
export function dropRepeatedDeliveries(runId: string, sets: ReadonlyArray<string>, now: Date) {
  return raw(sql`
    delete from digest_deliveries
    where run_id = ${runId} and outcome is null
      and preferences in (select value from json_each(${JSON.stringify(sets)}))
      and exists (${digestSince(sql`digest_deliveries.user_id`, lastDigestCutoff(now).getTime())})
  `);
}

export function queueDigests(runId: string, selected: ReadonlyArray<PreferencesSelection>, at: Date) {
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

export function setLastDigest(runId: string, selected: ReadonlyArray<PreferencesSelection>, at: Date) {
  return raw(sql`
    update users set last_digest_at = ${at.getTime()} where id in (select u.id ${waitingReaders(runId, selected)})
  `);
}

/** Gives an outcome to every delivery that waits with one of `sets`. Those that are in `selected` have bids to tell of. */
export function settleDeliveries(
  runId: string,
  selected: ReadonlyArray<PreferencesSelection>,
  sets: ReadonlyArray<string>,
) {
  return raw(sql`
    update digest_deliveries set outcome = case
      when preferences not in (select value ->> 'preferences' from ${jsonEach(selected)}) then 'nothing-new'
      when exists (select 1 from users u where u.id = user_id and u.alert_weekly = 1) then 'queued'
      else 'stopped'
    end
    where run_id = ${runId} and outcome is null
      and preferences in (select value from ${jsonEach(sets)})
  `);
}
