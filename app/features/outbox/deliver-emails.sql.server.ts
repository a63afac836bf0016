import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";

const MAX_REASON = 300;

/** `headers` as JSON. */
type Sent = { id: string; subject: string; headers: string; providerId: string | null };

/** Links in account mail open the account, so its content is erased once it is sent, unless it is kept. */
export function markSent(
  sent: ReadonlyArray<Sent>,
  { at, keepsAccountMail }: { at: Date; keepsAccountMail: boolean },
) {
  const isForgotten = keepsAccountMail ? sql`0` : sql`kind = 'account'`;
  return raw(sql`
    update emails set status = 'sent', subject = done.value ->> 'subject', headers = done.value ->> 'headers',
      provider_id = done.value ->> 'providerId', sent_at = ${at.getTime()}, try_after = null,
      html = iif(${isForgotten}, '', html), text = iif(${isForgotten}, '', text)
    from ${jsonEach(sent)} done where emails.id = done.value ->> 'id'
  `);
}

export type Reasoned = { id: string; reason: string };

/** Marks messages that will not be sent, each with its own reason. */
export function markAs(status: "dropped" | "failed", reasoned: ReadonlyArray<Reasoned>) {
  return raw(sql`
    update emails set status = ${status}, try_after = null, last_error = substr(done.value ->> 'reason', 1, ${MAX_REASON})
    from ${jsonEach(reasoned)} done where emails.id = done.value ->> 'id'
  `);
}
