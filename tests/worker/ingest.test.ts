import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, signIn, startDemo } from "../support/app";

/** The local build's secret in wrangler.toml. */
const OPERATORS_SECRET = "local-ingest-secret";
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let app: App;
let session: { Cookie: string };

beforeAll(async () => {
  app = await startDemo();
  session = await signIn(app, "pro");
});

afterAll(() => app[Symbol.asyncDispose]());

/** Pushes one notice with the operators' secret; returns the opportunity's ID. */
async function push(notice: Record<string, unknown>): Promise<number> {
  const answer = await fetch(`${app.origin}/internal/ingest`, {
    method: "POST",
    headers: { Authorization: `Bearer ${OPERATORS_SECRET}` },
    body: JSON.stringify({ portal: "peel-bids", notices: [notice] }),
  });
  expect(answer.status).toBe(200);
  const { opportunities } = await answer.json<{ opportunities: Array<number> }>();
  return opportunities[0]!;
}

async function pageOf(path: string) {
  const answer = await get(app, path, session);
  expect(answer.status).toBe(200);
  return answer.text();
}

test("a valid push is stored and appears first among the new ones in the feeds it matches (SN-01, SN-03, DB-07)", async () => {
  const id = await push({
    key: "yards",
    title: "Snow clearing at the works yards of Bolton",
    buyer: "Town of Caledon",
    region: "Peel Region",
    city: "Caledon",
    publishedAt: inDays(0),
    closesAt: inDays(20),
    estimatedValue: 80_000,
    currency: "CAD",
  });

  const feed = await pageOf("/dashboard");

  const first = /aria-label="Opportunities".*?(<h3.*?<\/h3>)/s.exec(feed)?.[1];
  expect(first).toContain("Snow clearing at the works yards of Bolton");
  expect(first).toContain(`/dashboard?bid=${id}`);
});

test("the same push again changes nothing, and a changed one becomes a new version (SN-01)", async () => {
  const notice = { key: "lanes", title: "Plowing of laneways", region: "Peel Region", closesAt: inDays(9) };
  const id = await push(notice);

  await push(notice);
  const versionOf = () => app.db.prepare("select version from opportunities where id = ?").bind(id).first();
  expect(await versionOf()).toEqual({ version: 1 });
  await push({ ...notice, amendment: 1, closesAt: inDays(16) });

  expect(await versionOf()).toEqual({ version: 2 });
  expect(await pageOf(`/opportunities?bid=${id}`)).toContain("Changes to this notice");
});

const HOSTILE = [
  `<script>alert(1)</script>`,
  `<img src=x onerror=alert(2)>`,
  `"><svg/onload=alert(3)>`,
  `&lt;script&gt;alert(4)&lt;/script&gt;`,
  `&amp;lt;iframe src=//evil.example&amp;gt;`,
  `</script><script>alert(5)</script>`,
  `<a href="javascript:alert(6)">here</a>`,
].join(" ");

test("markup and script in any field are text in the page", async () => {
  const id = await push({
    key: `key ${HOSTILE}`.slice(0, 200),
    title: `Hostile title ${HOSTILE}`,
    reference: `R ${HOSTILE}`.slice(0, 200),
    summary: `Summary ${HOSTILE}`,
    description: `Description ${HOSTILE} mandatory insurance ${HOSTILE}`,
    sections: { scope: `Scope ${HOSTILE} supply of materials ${HOSTILE}` },
    buyer: `Buyer ${HOSTILE}`,
    noticeType: HOSTILE.slice(0, 200),
    procurementMethod: HOSTILE.slice(0, 200),
    codes: [{ scheme: "UNSPSC", code: "72102900", label: HOSTILE }],
    tags: [`<b>tag</b>`, `"><img src=x onerror=1>`],
    region: HOSTILE.slice(0, 200),
    city: HOSTILE.slice(0, 200),
    closesAt: inDays(30),
    documents: [{ title: HOSTILE, url: "https://portal.example/plan%22%3E%3Cscript%3E.pdf" }],
  });

  for (const path of [`/opportunities?q=hostile&bid=${id}`, `/dashboard?bid=${id}`]) {
    const html = await pageOf(path);
    expect(html).toContain("Hostile title");
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /^<script(?! nonce=")/i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /^<(img|iframe|b)\b/i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son[a-z]+=|javascript:/i.test(tag.replace(/="[^"]*"/g, '=""')))).toEqual(
      [],
    );
    expect(html).not.toMatch(/href="javascript:/i);
    expect(html).not.toContain("<svg/onload");
    expect(html).not.toContain("</script><script>alert");
  }
});

test("HTML's special characters are stored and shown as text", async () => {
  const id = await push({ key: "signs", title: "Ramps < 3 m & \"stairs\" at 'A'", closesAt: inDays(30) });

  const html = await pageOf(`/opportunities?bid=${id}`);

  expect(html).toContain("Ramps &lt; 3 m &amp; &quot;stairs&quot; at &#x27;A&#x27;");
});

test.each([
  "javascript:alert(1)",
  "  JavaScript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "ftp://portal.example/notice",
  "file:///etc/passwd",
  "//portal.example/notice",
  "notice.html",
])("a link to %s is dropped, for the notice and for its documents", async (link) => {
  const id = await push({
    key: `link ${link}`,
    title: `Link ${link}`,
    url: link,
    documents: [
      { title: "Bad", url: link },
      { title: "Good plan", url: "https://portal.example/plan.pdf" },
    ],
  });

  const stored = await app.db
    .prepare(
      "select portal_url as url, d.documents, n.url as noticeUrl from opportunities o join notices n on n.opportunity_id = o.id join opportunity_details d on d.opportunity_id = o.id where o.id = ?",
    )
    .bind(id)
    .first();
  expect(stored).toEqual({
    url: null,
    noticeUrl: null,
    documents: '[{"title":"Good plan","url":"https://portal.example/plan.pdf"}]',
  });
  const html = await pageOf(`/opportunities?bid=${id}`);
  expect(html).toContain('href="https://portal.example/plan.pdf"');
  expect(html).not.toContain("View Original Listing");
});
