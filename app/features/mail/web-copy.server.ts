import { eq } from "drizzle-orm";
import { emails } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { readLink } from "./mail-links.server";
import { renderEmails } from "./render-emails.server";

/** The message of a private link, rendered again; `null` when there is none, or its account is gone. */
export async function findWebCopy(services: Services, token: string): Promise<string | null> {
  const id = await readLink(services, "copy", token);
  if (id === null) return null;
  const [row] = await services.db.select().from(emails).where(eq(emails.id, id));
  if (!row?.userId || row.selectionId === null) return null;
  return (await renderEmails(services, [row])).get(row.id)?.html ?? null;
}
