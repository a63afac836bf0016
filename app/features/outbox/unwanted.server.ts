import { eq, gt } from "drizzle-orm";
import { asBoolean } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { mailPauses, mailSuppressions, users } from "#drizzle/schema";
import { isBulk } from "~/domain/mail/mail";
import type { OutboxRow, Services } from "~/lib/services";
import { listReasonsAgainst } from "./render-mails.server";

export type Checked = {
  /** Why the message should not be sent; `null` when it should. */
  reason: string | null;
  /** The reader's address as it is now. */
  recipient: string;
};

type Reader = Awaited<ReturnType<typeof listReaders>>[number];

/** Checks bulk mail once more before it leaves: since it was queued its reader may have stopped it or left. */
export async function checkBulkMail(
  services: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, Checked>> {
  const { db, now } = services;
  const bulk = rows.filter(({ kind }) => isBulk(kind));
  if (bulk.length === 0) return new Map();
  const ids = bulk.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const [found, reasons] = await Promise.all([
    listReaders(db, ids, now()),
    listReasonsAgainst(services, bulk),
  ]);
  const readers = new Map(found.map((reader) => [reader.id, reader]));
  return new Map(
    bulk.map((row) => {
      const reader = readers.get(row.userId ?? "");
      const reason = reasonAgainst(reader, reasons.get(row.id) ?? null);
      return [row.id, { reason, recipient: reader?.email ?? row.recipient }];
    }),
  );
}

function listReaders(db: Database, ids: ReadonlyArray<string>, now: Date) {
  return db
    .select({
      id: users.id,
      email: users.email,
      isPaused: gt(mailPauses.until, now).mapWith(asBoolean),
      suppression: mailSuppressions.reason,
    })
    .from(users)
    .leftJoin(mailPauses, eq(mailPauses.userId, users.id))
    .leftJoin(mailSuppressions, eq(mailSuppressions.email, users.email))
    .where(inJson(users.id, ids));
}

function reasonAgainst(reader: Reader | undefined, ofTheirKind: string | null): string | null {
  if (!reader) return "The account is gone";
  if (ofTheirKind !== null) return ofTheirKind;
  if (reader.isPaused) return "Paused by the reader";
  return reader.suppression === null ? null : `Suppressed: ${reader.suppression}`;
}
