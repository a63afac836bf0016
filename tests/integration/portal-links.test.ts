import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { notices, opportunities, opportunityDetails } from "#drizzle/schema";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { issueIngestKey } from "~/features/push/ingest-keys.server";
import { receivePush } from "~/features/push/receive-push.server";
import { action as manageKeys } from "~/routes/internal.ingest-keys";
import { portalName } from "~/sources/portal-name";
import { CONFIG, contextAround, emptyDatabase, servicesAround } from "../support/database";
import { noticeOf } from "../support/notices";
import { runSource, sourceAnswering } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const NOTICE = {
  key: "7",
  title: "Snow clearing and de-icing of civic facilities, winter 2026-2027",
  reference: "RFT-2026-0415",
  buyer: "Regional Municipality of Peel",
  region: "Peel Region",
  closesAt: "2026-12-04T14:00:00-05:00",
};

async function pushWith(db: Database, secret: string, notice: Record<string, unknown>) {
  const answer = await receivePush(
    servicesAround(db, NOW).services,
    new Request("https://bids.example/internal/ingest", {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ portal: "peel-bids", notices: [{ ...NOTICE, ...notice }] }),
    }),
  );
  expect(answer.status).toBe(200);
  return answer.json<Record<string, unknown>>();
}

const issue = (db: Database) =>
  issueIngestKey(db, { portal: "peel-bids", hosts: ["peel-bids.example.ca"], home: null }, NOW);

/** Reads one CanadaBuys notice. */
async function readCanadaBuys(db: Database, changes: Parameters<typeof noticeOf>[0]) {
  const source = sourceAnswering([{ kind: "notice", notice: noticeOf(changes) }]);
  await runSource(servicesAround(db, NOW).services, source);
}

test("a portal's own key may link to the portal's registered hosts only", async () => {
  const db = await emptyDatabase();

  const answer = await pushWith(db, await issue(db), {
    url: "https://www.peel-bids.example.ca/7",
    documents: [
      { title: "Plan", url: "https://peel-bids.example.ca/plan.pdf" },
      { title: "Elsewhere", url: "https://elsewhere.example/plan.pdf" },
    ],
  });

  expect(answer).toMatchObject({ created: 1, linksRemoved: 1 });
  expect(await listLinks(db)).toEqual([
    {
      portalUrl: "https://www.peel-bids.example.ca/7",
      documents: [{ title: "Plan", url: "https://peel-bids.example.ca/plan.pdf" }],
    },
  ]);
});

test("the operators' secret may link anywhere", async () => {
  const db = await emptyDatabase();

  const answer = await pushWith(db, CONFIG.ingestSecret!, { url: "https://elsewhere.example/7" });

  expect(answer).toMatchObject({ linksRemoved: 0 });
  expect(await db.select({ url: notices.url }).from(notices)).toEqual([
    { url: "https://elsewhere.example/7" },
  ]);
});

test("a key that was issued without hosts sends no links", async () => {
  const db = await emptyDatabase();
  const secret = await issueIngestKey(db, { portal: "peel-bids", hosts: [], home: null }, NOW);

  expect(await pushWith(db, secret, { url: "https://peel-bids.example.ca/7" })).toMatchObject({
    linksRemoved: 1,
  });
});

test.each([
  ["its own page", "https://peel-bids.example.ca/7", "https://peel-bids.example.ca/7"],
  ["another portal's page", "https://canadabuys.canada.ca/pay-here", null],
  ["a foreign page", "https://evil.example/canadabuys", null],
])(
  "a notice joined by number, buyer and title shows its link to %s under its own portal only",
  async (_, sent, shown) => {
    const db = await emptyDatabase();
    const listing = "https://canadabuys.canada.ca/en/tender-opportunities/tender-notice/cb-1";
    await readCanadaBuys(db, { url: listing });

    await pushWith(db, await issue(db), { url: sent, documents: [{ title: "Form", url: sent }] });

    const [bid] = await db.select().from(opportunities).orderBy(desc(opportunities.id));
    const found = await runBatch(db, findOpportunity(db, bid!.id));
    const view = detailView(found, { profile: null, now: NOW, sourceName: portalName });
    expect(view?.links.map(({ sourceName, url }) => ({ sourceName, url }))).toEqual([
      { sourceName: "CanadaBuys", url: listing },
      { sourceName: "Peel Bids", url: shown },
    ]);
    expect(view?.documents).toEqual([]);
    expect(bid).toMatchObject({ id: 1, portalUrl: listing });
  },
);

test("a source's notice may link to that source's hosts only", async () => {
  const db = await emptyDatabase();

  await readCanadaBuys(db, {
    url: "https://www.merx.com/public/solicitations/1/abstract",
    documents: [
      { title: "Ours", url: "https://canadabuys.canada.ca/documents/a.pdf" },
      { title: "Not ours", url: "https://elsewhere.example/a.pdf" },
    ],
  });

  expect(await listLinks(db)).toEqual([
    {
      portalUrl: "https://www.merx.com/public/solicitations/1/abstract",
      documents: [{ title: "Ours", url: "https://canadabuys.canada.ca/documents/a.pdf" }],
    },
  ]);
});

const listLinks = (db: Database) =>
  db
    .select({ portalUrl: opportunities.portalUrl, documents: opportunityDetails.documents })
    .from(opportunities)
    .innerJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id));

async function order(db: Database, body: unknown) {
  const { context } = contextAround(db, NOW);
  const request = new Request("https://bids.example/internal/ingest-keys", {
    method: "POST",
    headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
    body: JSON.stringify(body),
  });
  return manageKeys({ request, params: {}, context } as unknown as Parameters<typeof manageKeys>[0]);
}

test.each([
  ["no host", undefined],
  ["an empty list", []],
  ["an address", ["https://peel-bids.example.ca"]],
  ["a path", ["peel-bids.example.ca/notices"]],
  ["a whole country", ["ca"]],
  ["a wildcard", ["*.example.ca"]],
])("operators cannot issue a key for %s", async (_, hosts) => {
  const db = await emptyDatabase();

  const answer = await order(db, { action: "issue", portal: "peel-bids", hosts });

  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("hosts");
});

test("operators issue a key with the portal's hosts, and revoke it", async () => {
  const db = await emptyDatabase();
  const issued = await order(db, {
    action: "issue",
    portal: "peel-bids",
    hosts: ["peel-bids.example.ca"],
    home: null,
  });
  const { secret } = await issued.json<{ secret: string }>();
  expect(await pushWith(db, secret, { url: "https://peel-bids.example.ca/7" })).toMatchObject({
    linksRemoved: 0,
  });

  const revoked = await order(db, { action: "revoke", portal: "peel-bids" });

  expect(await revoked.json()).toEqual({ portal: "peel-bids", revoked: 1 });
});
