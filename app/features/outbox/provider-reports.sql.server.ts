import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import type { SuppressionReason } from "~/domain/mail/mail";

type Suppression = {
  /** The id of the provider's report. A report that has been acted on before changes nothing. */
  report: string;
  addresses: ReadonlyArray<string>;
  reason: SuppressionReason;
  detail: string | null;
  at: Date;
};

/** A complaint replaces a bounce or an earlier complaint; a bounce replaces nothing. */
export function insertSuppressions({ report, addresses, reason, detail, at }: Suppression) {
  return raw(sql`
    insert into mail_suppressions (email, reason, detail, at)
    select value, ${reason}, ${detail}, ${at.getTime()} from ${jsonEach(addresses)}
    where not exists (select 1 from mail_webhooks where id = ${report})
    on conflict (email) do update set reason = excluded.reason, detail = excluded.detail, at = excluded.at
      where excluded.reason = 'complaint'
  `);
}
