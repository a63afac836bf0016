import { eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { asBoolean } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { mailPauses, mailSuppressions, users } from "#drizzle/schema";
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

type Reader = Awaited<ReturnType<typeof listReaders>>[number];

/** Bulk mail is asked about once more when it leaves: its reader may have stopped it, or be gone. */
export async function listUnwanted(
  { db, now }: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, Checked>> {
  const bulk = rows.filter(({ kind }) => isBulk(kind));
  if (bulk.length === 0) return new Map();
  const ids = bulk.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const readers = new Map((await listReaders(db, ids, now())).map((reader) => [reader.id, reader]));
  return new Map(
    bulk.map((row) => {
      const reader = readers.get(row.userId ?? "");
      return [row.id, { reason: reasonAgainst(row, reader), recipient: reader?.email ?? row.recipient }];
    }),
  );
}

function listReaders(db: Database, ids: ReadonlyArray<string>, now: Date) {
  const u = alias(users, "u");
  return db
    .select({
      id: u.id,
      email: u.email,
      alertWeekly: u.alertWeekly,
      alertInstant: u.alertInstant,
      hasAccess: hasAccessSql(now).mapWith(asBoolean),
      isPaused: gt(mailPauses.until, now).mapWith(asBoolean),
      suppression: mailSuppressions.reason,
    })
    .from(u)
    .leftJoin(mailPauses, eq(mailPauses.userId, u.id))
    .leftJoin(mailSuppressions, eq(mailSuppressions.email, u.email))
    .where(inJson(u.id, ids));
}

function reasonAgainst({ kind }: OutboxRow, reader: Reader | undefined): string | null {
  if (!reader) return "The account is gone";
  if (kind === "digest" ? !reader.alertWeekly : !reader.alertInstant) return "Switched off by the reader";
  if (!reader.hasAccess) return "The subscription has ended";
  if (reader.isPaused) return "Paused by the reader";
  return reader.suppression === null ? null : `Suppressed: ${reader.suppression}`;
}
