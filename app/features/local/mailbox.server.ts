import { desc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { emails } from "#drizzle/schema";
import { formatMoment } from "~/domain/local-time";
import type { MailDetailView } from "./mail-view";
import type { MailboxItemView } from "./mailbox";

const MAILS_SHOWN = 200;
const SENDER = "Tenderlight <digest@tenderlight.example>";

const when = (sentAt: Date | null) => (sentAt === null ? "" : formatMoment(sentAt, "America/Toronto"));

/** Every delivered message, newest first. */
export async function listMails(db: Database): Promise<Array<MailboxItemView>> {
  const rows = await db
    .select({ id: emails.id, to: emails.recipient, subject: emails.subject, sentAt: emails.sentAt })
    .from(emails)
    .where(eq(emails.status, "sent"))
    .orderBy(desc(emails.sentAt), desc(emails.createdAt))
    .limit(MAILS_SHOWN);
  return rows.map(({ id, to, subject, sentAt }) => ({
    id,
    to,
    subject,
    sentAt: when(sentAt),
    iso: sentAt?.toISOString() ?? "",
    href: `/local/mailbox/${id}`,
  }));
}

export async function findMail(
  db: Database,
  id: string,
): Promise<{ id: string; html: string; view: Omit<MailDetailView, "htmlHref"> } | null> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  if (row?.status !== "sent") return null;
  return {
    id: row.id,
    html: row.html,
    view: {
      subject: row.subject,
      to: row.recipient,
      from: SENDER,
      sentAt: when(row.sentAt),
      headers: Object.entries(row.headers).map(([name, value]) => ({ name, value })),
      text: row.text,
    },
  };
}
