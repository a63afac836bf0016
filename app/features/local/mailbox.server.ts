import { desc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { emails } from "#drizzle/schema";
import { formatMoment } from "~/domain/local-time";
import { isBulk } from "~/domain/mail/mail";
import { TORONTO } from "~/domain/zoned-time";
import { renderMails } from "~/features/outbox/render-mails.server";
import type { Services } from "~/lib/services";
import type { MailDetailView } from "./mail-view";
import type { MailboxItemView } from "./mailbox";

const MAILS_SHOWN = 200;

const when = (sentAt: Date | null) => (sentAt === null ? "" : formatMoment(sentAt, TORONTO));

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
  services: Services,
  id: string,
): Promise<{ id: string; html: string; view: Omit<MailDetailView, "htmlHref"> } | null> {
  const { db, config } = services;
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  const rendered = row?.status === "sent" ? (await renderMails(services, [row])).get(id) : null;
  if (!row || !rendered) return null;
  return {
    id: row.id,
    html: rendered.html,
    view: {
      subject: row.subject,
      to: row.recipient,
      from: isBulk(row.kind) ? config.mail.bulkSender : config.mail.accountSender,
      sentAt: when(row.sentAt),
      headers: Object.entries(rendered.headers).map(([name, value]) => ({ name, value })),
      text: rendered.text,
    },
  };
}
