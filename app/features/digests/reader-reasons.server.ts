import { alias } from "drizzle-orm/sqlite-core";
import { asBoolean } from "#drizzle/batch";
import { inJson } from "#drizzle/json-rows";
import { users } from "#drizzle/schema";
import { hasAccessSql } from "~/features/subscriptions/entitlement.sql.server";
import type { OutboxRow, Services } from "~/lib/services";

type Choices = { alertWeekly: boolean; alertInstant: boolean };

/** Why readers should not get their digest or alert after all, by message id. `isOn` picks the reader's switch for it. */
export async function listReaderReasons(
  { db, now }: Services,
  rows: ReadonlyArray<OutboxRow>,
  isOn: (choices: Choices) => boolean,
): Promise<Map<string, string>> {
  const u = alias(users, "u");
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const readers = await db
    .select({
      id: u.id,
      alertWeekly: u.alertWeekly,
      alertInstant: u.alertInstant,
      hasAccess: hasAccessSql(now()).mapWith(asBoolean),
    })
    .from(u)
    .where(inJson(u.id, ids));
  const byId = new Map(readers.map((reader) => [reader.id, reader]));
  return new Map(
    rows.flatMap(({ id, userId }): Array<[string, string]> => {
      const reader = byId.get(userId ?? "");
      if (reader && !isOn(reader)) return [[id, "Switched off by the reader"]];
      return reader && !reader.hasAccess ? [[id, "The subscription has ended"]] : [];
    }),
  );
}
