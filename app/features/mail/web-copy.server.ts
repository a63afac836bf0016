import { eq } from "drizzle-orm";
import { emails } from "#drizzle/schema";
import { readLink } from "~/features/outbox/mail-links.server";
import { renderMails } from "~/features/outbox/render-mails.server";
import type { Services } from "~/lib/services";

/** The digest that a private link names, rendered again; `null` if there is none or its account is gone. */
export async function findWebCopy(services: Services, token: string): Promise<string | null> {
  const id = await readLink(services, "copy", token);
  if (id === null) return null;
  const [row] = await services.db.select().from(emails).where(eq(emails.id, id));
  if (!row?.userId || row.kind !== "digest") return null;
  return (await renderMails(services, [row])).get(row.id)?.html ?? null;
}
