import { and } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { inJson } from "#drizzle/json-rows";
import { opportunityVersions, reminders, userBids, users } from "#drizzle/schema";
import { TORONTO } from "~/domain/zoned-time";
import { reminderEmail, reminderSubject } from "~/emails/reminder-email";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import { listMailedOpportunities } from "~/features/digests/mailed-opportunities.sql.server";
import { listReaderReasons } from "~/features/digests/reader-reasons.server";
import { completeMail } from "~/features/digests/render-digests.server";
import { listDatesOfBids, listUnsureOfBids } from "~/features/key-dates/find-key-dates.server";
import type { MailRenderer, OutboxRow, RenderedEmail, Services } from "~/lib/services";
import { MORNING_KEY } from "./morning-mails.sql.server";
import { itemsOf, type MailedDates } from "./reminder-dates.server";

/** One mail lists at most this many dates and links to the rest. */
export const MAX_REMINDED = 40;

/** Reminders are rendered from the dates as they are now, without those that have moved, passed or been withdrawn since. */
export const reminderMail: MailRenderer = {
  render: renderReminders,
  reasonsAgainst: (services, rows) => listReaderReasons(services, rows, { isOn: ({ remind }) => remind }),
};

async function renderReminders(
  services: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, RenderedEmail | null>> {
  const { origin, mail } = services.config;
  const contentOf = await loadContent(services, rows);
  const rendered = new Map<string, RenderedEmail | null>();
  for (const row of rows) {
    const content = contentOf(row);
    const items = itemsOf(content, origin, services.now());
    if (items.length === 0) {
      rendered.set(row.id, null);
      continue;
    }
    const shown = items.slice(0, MAX_REMINDED);
    const more = items.length - shown.length;
    const { postalAddress } = mail;
    const body = {
      subject: reminderSubject(shown, more),
      ...reminderEmail({ origin, postalAddress, items: shown, more }),
    };
    rendered.set(row.id, await completeMail(services, row, body, savedBidChanges([])));
  }
  return rendered;
}

/** Everything that the mails of one batch are made of, in a fixed number of statements. */
async function loadContent({ db }: Services, rows: ReadonlyArray<OutboxRow>) {
  const userIds = [...new Set(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const bidIds = [...new Set(rows.flatMap(({ opportunityIds }) => opportunityIds ?? []))];
  const times = [...new Set(rows.map(({ createdAt }) => createdAt.getTime()))];
  const single = rows.filter(({ dedupeKey }) => !dedupeKey.startsWith(MORNING_KEY));
  const movedIds = [...new Set(single.flatMap(({ opportunityIds }) => opportunityIds ?? []))];
  const [cards, people, saved, marks, versions, unsure, read, own] = await runBatch(db, [
    listMailedOpportunities(bidIds),
    db
      .select({ id: users.id, timeZone: users.timeZone, regions: users.regions })
      .from(users)
      .where(inJson(users.id, userIds)),
    db
      .select({
        userId: userBids.userId,
        bidId: userBids.bidId,
        status: userBids.status,
        savedAt: userBids.createdAt,
      })
      .from(userBids)
      .where(and(inJson(userBids.userId, userIds), inJson(userBids.bidId, bidIds))),
    db
      .select()
      .from(reminders)
      .where(and(inJson(reminders.userId, userIds), inJson(reminders.plannedAt, times))),
    db
      .select()
      .from(opportunityVersions)
      .where(inJson(opportunityVersions.opportunityId, movedIds))
      .orderBy(opportunityVersions.opportunityId, opportunityVersions.version),
    listUnsureOfBids(db, movedIds),
    ...listDatesOfBids(db, bidIds, userIds),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const personOf = new Map(people.map((person) => [person.id, person]));
  const unsureOf = grouped(unsure, ({ opportunityId }) => opportunityId);
  const readOf = grouped(read, ({ opportunityId }) => opportunityId);
  const ownOf = grouped(own, ({ userId, opportunityId }) => `${userId} ${opportunityId}`);
  const savedOf = new Map(saved.map((bid) => [`${bid.userId} ${bid.bidId}`, bid]));
  const versionsOf = grouped(versions, ({ opportunityId }) => opportunityId);
  const marksOf = grouped(marks, ({ userId, plannedAt }) => `${userId} ${plannedAt.getTime()}`);

  return ({ userId, opportunityIds, createdAt, dedupeKey }: OutboxRow): MailedDates => ({
    person: personOf.get(userId ?? "") ?? { timeZone: TORONTO, regions: [] },
    queuedAt: createdAt,
    marks: dedupeKey.startsWith(MORNING_KEY) ? null : (marksOf.get(`${userId} ${createdAt.getTime()}`) ?? []),
    bids: (opportunityIds ?? []).flatMap((id) => {
      const [card, bid] = [cardOf.get(id), savedOf.get(`${userId} ${id}`)];
      if (!card || !bid) return [];
      const dates = { read: readOf.get(id) ?? [], own: ownOf.get(`${userId} ${id}`) ?? [] };
      const changes = { versions: versionsOf.get(id) ?? [], unsure: unsureOf.get(id) ?? [] };
      return [{ ...dates, ...changes, card, status: bid.status, savedAt: bid.savedAt }];
    }),
  });
}

function grouped<T, K>(rows: ReadonlyArray<T>, keyOf: (row: T) => K): Map<K, Array<T>> {
  const groups = new Map<K, Array<T>>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
