import { inJson } from "#drizzle/json-rows";
import { digestSelections } from "#drizzle/schema";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import type { MailRenderer, OutboxRow, RenderedEmail, Services } from "~/lib/services";
import { listReaderReasons } from "./reader-reasons.server";
import { completeMail, createBodyRenderer, loadDigestContent } from "./render-digests.server";
import { listSavedChanges } from "./saved-changes.server";

/** Digests are rendered from those opportunities of their selection that are still active. */
export const digestMail: MailRenderer = {
  render: renderDigests,
  reasonsAgainst: (services, rows) =>
    listReaderReasons(services, rows, { isOn: ({ alertWeekly }) => alertWeekly }),
};

async function renderDigests(
  services: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, RenderedEmail | null>> {
  const { db, config } = services;
  const selections = await findSelections(services, rows);
  const [content, changes] = await Promise.all([
    loadDigestContent(
      db,
      [...selections.values()].flatMap(({ closing = [], ids }) => [...closing, ...ids]),
    ),
    findChanges(services, rows, selections),
  ]);
  const render = createBodyRenderer(content, config);
  // Readers with the same selection share a body.
  const bodies = new Map([...selections].map(([id, selection]) => [id, render.digest(selection)] as const));

  const rendered = new Map<string, RenderedEmail | null>();
  for (const row of rows) {
    const body = bodies.get(row.selectionId ?? "") ?? null;
    const own = savedBidChanges(changes.get(row.userId ?? "") ?? []);
    rendered.set(row.id, body && (await completeMail(services, row, body, own)));
  }
  return rendered;
}

async function findSelections({ db }: Services, rows: ReadonlyArray<OutboxRow>) {
  const ids = [...new Set(rows.flatMap(({ selectionId }) => (selectionId === null ? [] : [selectionId])))];
  const found = await db.select().from(digestSelections).where(inJson(digestSelections.id, ids));
  return new Map(found.map(({ id, content }) => [id, content]));
}

type Selections = Awaited<ReturnType<typeof findSelections>>;

function findChanges({ db, config }: Services, rows: ReadonlyArray<OutboxRow>, selections: Selections) {
  const asked = rows.flatMap(({ userId, selectionId }) => {
    const content = selections.get(selectionId ?? "");
    if (userId === null || !content) return [];
    const { changesSince: since, changesUpto, asOf } = content;
    return [{ userId, since, upto: changesUpto ?? asOf }];
  });
  return listSavedChanges(db, asked, config.origin);
}
