import { sql } from "drizzle-orm";
import { isBulk } from "~/domain/mail/mail";
import { hasAccessSql } from "~/features/billing/entitlement.sql.server";
import type { Services } from "~/lib/services";
import type { OutboxRow } from "./render-emails.server";

export type Checked = {
  /** Why the message is not to be sent; `null` when it is. */
  reason: string | null;
  /** The reader's address as it is now. */
  recipient: string;
};

type Row = {
  id: string;
  email: string;
  alertWeekly: number;
  alertInstant: number;
  hasAccess: number;
  isPaused: number;
  suppression: string | null;
};

/** Bulk mail is asked about once more when it leaves: its reader may have stopped it, or be gone. */
export async function listUnwanted(
  { db, now }: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, Checked>> {
  const bulk = rows.filter(({ kind }) => isBulk(kind));
  if (bulk.length === 0) return new Map();
  const found = await db.all<Row>(sql`
    select u.id, u.email, u.alert_weekly as alertWeekly, u.alert_instant as alertInstant,
      ${hasAccessSql(now())} as hasAccess, s.reason as suppression,
      exists (select 1 from mail_pauses p where p.user_id = u.id and p.until > ${now().getTime()}) as isPaused
    from users u left join mail_suppressions s on s.email = u.email
    where u.id in (select value from json_each(${JSON.stringify(bulk.map(({ userId }) => userId))}))
  `);
  const users = new Map(found.map((row) => [row.id, row]));
  return new Map(
    bulk.map((row) => {
      const user = users.get(row.userId ?? "");
      return [row.id, { reason: reasonAgainst(row, user), recipient: user?.email ?? row.recipient }];
    }),
  );
}

function reasonAgainst({ kind }: OutboxRow, user: Row | undefined): string | null {
  if (!user) return "The account is gone";
  if (kind === "digest" ? !user.alertWeekly : !user.alertInstant) return "Switched off by the reader";
  if (!user.hasAccess) return "The subscription has ended";
  if (user.isPaused) return "Paused by the reader";
  return user.suppression === null ? null : `Suppressed: ${user.suppression}`;
}
