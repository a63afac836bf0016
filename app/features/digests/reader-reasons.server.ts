import { alias } from "drizzle-orm/sqlite-core";
import { asBoolean } from "#drizzle/batch";
import { inJson } from "#drizzle/json-rows";
import { users } from "#drizzle/schema";
import { limitsFor, type Right } from "~/domain/billing/roles";
import { hasAccessSql } from "~/features/subscriptions/entitlement.sql.server";
import type { OutboxRow, Services } from "~/lib/services";

type Choices = { alertWeekly: boolean; alertInstant: boolean; alertSameDay: boolean; remind: boolean };

type Wanted = {
  /** Picks the reader's switch for the message. */
  isOn: (choices: Choices) => boolean;
  /** What the reader's plan must have. */
  right?: Right;
};

/** Why readers should not get their digest, alert or reminder after all, by message id. */
export async function listReaderReasons(
  { db, now }: Services,
  rows: ReadonlyArray<OutboxRow>,
  { isOn, right }: Wanted,
): Promise<Map<string, string>> {
  const u = alias(users, "u");
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const readers = await db
    .select({
      id: u.id,
      alertWeekly: u.alertWeekly,
      alertInstant: u.alertInstant,
      alertSameDay: u.alertSameDay,
      remind: u.remind,
      role: u.role,
      hasAccess: hasAccessSql(now()).mapWith(asBoolean),
    })
    .from(u)
    .where(inJson(u.id, ids));
  const byId = new Map(readers.map((reader) => [reader.id, reader]));
  return new Map(
    rows.flatMap(({ id, userId }): Array<[string, string]> => {
      const reader = byId.get(userId ?? "");
      if (!reader) return [];
      if (!isOn(reader)) return [[id, "Switched off by the reader"]];
      if (!reader.hasAccess) return [[id, "The subscription has ended"]];
      return right && !limitsFor(reader.role)[right] ? [[id, "The reader's plan does not have it"]] : [];
    }),
  );
}
