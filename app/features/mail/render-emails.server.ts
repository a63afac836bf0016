import { inJson } from "#drizzle/json-rows";
import { digestSelections, type emails, users } from "#drizzle/schema";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import { fillSlots } from "~/emails/slots";
import { createBodyRenderer, readTold } from "~/features/digests/render-digests.server";
import { listSavedChanges } from "~/features/digests/saved-changes.server";
import type { Services } from "~/lib/services";
import { signLink } from "./mail-links.server";

export type OutboxRow = typeof emails.$inferSelect;

export type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * What the messages say: account mail as it was stored, digests and alerts from what they tell of. Rendering is a function
 * of what was stored with the decision and of which notices still stand, so a second time gives the same. `null` stands
 * for a message with nothing left to tell.
 */
export async function renderEmails(
  services: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, RenderedEmail | null>> {
  const selections = await findSelections(services, rows);
  const ids = rows.flatMap((row) => [
    ...(selections.get(row.selectionId ?? "")?.content.ids ?? []),
    ...(row.opportunityIds ?? []),
  ]);
  const [told, wishes, changes] = await Promise.all([
    readTold(services.db, ids),
    findWishes(services, rows),
    findChanges(services, rows, selections),
  ]);
  const render = createBodyRenderer(told, services.config);
  const bodies = new Map([...selections].map(([id, { content }]) => [id, render.digest(content)] as const));

  const rendered = new Map<string, RenderedEmail | null>();
  for (const row of rows) {
    if (row.selectionId === null && row.opportunityIds === null) {
      rendered.set(row.id, row);
      continue;
    }
    const body =
      row.selectionId !== null
        ? (bodies.get(row.selectionId) ?? null)
        : render.alert(row.opportunityIds ?? [], wishes.get(row.userId ?? "") ?? NO_WISH, row.createdAt);
    const links = await linksOf(services, row);
    const own = savedBidChanges(changes.get(row.userId ?? "") ?? []);
    rendered.set(
      row.id,
      body && {
        subject: body.subject,
        html: fillSlots(body.html, { ...links, changes: own.html }),
        text: fillSlots(body.text, { ...links, changes: own.text }).replace(/\n{3,}/g, "\n\n"),
        headers: bulkHeaders(services, row, links.oneClick),
      },
    );
  }
  return rendered;
}

const NO_WISH: MatchProfile = { regions: [], serviceTypes: [] };

async function findSelections({ db }: Services, rows: ReadonlyArray<OutboxRow>) {
  const ids = [...new Set(rows.flatMap(({ selectionId }) => (selectionId === null ? [] : [selectionId])))];
  if (ids.length === 0) return new Map<string, typeof digestSelections.$inferSelect>();
  const found = await db.select().from(digestSelections).where(inJson(digestSelections.id, ids));
  return new Map(found.map((selection) => [selection.id, selection]));
}

type Selections = Awaited<ReturnType<typeof findSelections>>;

function findChanges({ db, config }: Services, rows: ReadonlyArray<OutboxRow>, selections: Selections) {
  const asked = rows.flatMap(({ userId, selectionId }) => {
    const content = selections.get(selectionId ?? "")?.content;
    return userId === null || !content ? [] : [{ userId, since: content.changesSince, upto: content.asOf }];
  });
  return asked.length === 0 ? new Map<string, never>() : listSavedChanges(db, asked, config.origin);
}

/** What the readers of alerts follow, to say why each bid is told. */
async function findWishes({ db }: Services, rows: ReadonlyArray<OutboxRow>) {
  const ids = rows.flatMap(({ userId, opportunityIds }) => (userId && opportunityIds ? [userId] : []));
  if (ids.length === 0) return new Map<string, MatchProfile>();
  const found = await db
    .select({ id: users.id, regions: users.regions, serviceTypes: users.serviceTypes })
    .from(users)
    .where(inJson(users.id, ids));
  return new Map<string, MatchProfile>(found.map((user) => [user.id, user]));
}

async function linksOf({ config }: Services, { id, kind, userId, createdAt }: OutboxRow) {
  const { origin, mail } = config;
  // Without a secret no bulk mail leaves; the local mailbox and previews never lack one.
  const secret = mail.linkSecret ?? "";
  const stop = await signLink(secret || "none", "stop", `${kind}:${userId ?? ""}`, createdAt);
  const copy = await signLink(secret || "none", "copy", id, createdAt);
  return {
    stop: `${origin}/unsubscribe/${stop}`,
    oneClick: `${origin}/one-click/${stop}`,
    copy: `${origin}/digest-copy/${copy}`,
  };
}

const LIST_NAMES = { digest: "weekly-digest", alert: "instant-alerts" } as const;

/** RFC 8058 and RFC 2919, and why it was sent, for those who sort their mail. */
function bulkHeaders({ config }: Services, { kind }: OutboxRow, oneClick: string) {
  const { hostname } = new URL(config.origin);
  const name = kind === "alert" ? LIST_NAMES.alert : LIST_NAMES.digest;
  return {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "List-Id": `<${name}.${hostname}>`,
    "X-Alert-Reason": name,
  };
}
