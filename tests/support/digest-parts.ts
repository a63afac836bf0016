import { asc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { digestDeliveries, emails } from "#drizzle/schema";
import { renderMails } from "~/features/outbox/render-mails.server";
import { servicesAround } from "./database";

/** What a reader finds in a digest's plain text. */
export type ReadDigest = {
  userId: string;
  subject: string;
  text: string;
  /** The newest opportunity of the reader's digest before. */
  since: number;
  closing: ReadonlyArray<number>;
  fresh: ReadonlyArray<number>;
  /** "none" for "Nothing new this week". */
  figures: { opportunities: string; totalValue: string; urgent: string };
  /** How many a part says that there are. */
  found: { closing: number; fresh: number };
};

/** The digests queued at an instant, as their readers get them then. */
export async function readDigests(db: Database, at: Date): Promise<Array<ReadDigest>> {
  const rows = await db.select().from(emails).where(eq(emails.createdAt, at)).orderBy(asc(emails.id));
  const contents = await renderMails(servicesAround(db, at).services, rows);
  const deliveries = await db.select().from(digestDeliveries).where(eq(digestDeliveries.createdAt, at));
  const sinceOf = (userId: string) =>
    (JSON.parse(deliveries.find((row) => row.userId === userId)!.preferences) as Array<number>)[4]!;
  return rows.flatMap(({ id, userId }) => {
    const content = contents.get(id);
    return content && userId !== null ? [{ userId, since: sinceOf(userId), ...partsOf(content) }] : [];
  });
}

function partsOf({ subject, text }: { subject: string; text: string }) {
  const [before, fresh] = splitAt(text, "NEW THIS WEEK");
  const [, closing] = splitAt(before, "CLOSING WITHIN 7 DAYS");
  const [, opportunities, totalValue, urgent] =
    /^(?:New opportunities: (\d+)|Nothing new this week) \| Total contract value: (.+) \| Urgent deadlines: (\d+)$/m.exec(
      text,
    )!;
  return {
    subject,
    text,
    closing: bidsIn(closing),
    fresh: bidsIn(fresh),
    figures: { opportunities: opportunities ?? "none", totalValue: totalValue!, urgent: urgent! },
    found: { closing: foundIn(closing), fresh: foundIn(fresh) },
  };
}

function splitAt(text: string, heading: string): [string, string] {
  const at = text.indexOf(heading);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + heading.length)];
}

const bidsIn = (text: string) => [...text.matchAll(/\?bid=(\d+)$/gm)].map(([, id]) => Number(id));

/** " (all 7)", " (40 of 52)" */
const foundIn = (part: string) => Number(/^ \((?:all |\d+ of )(\d+)\)/.exec(part)?.[1] ?? 0);
