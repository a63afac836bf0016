import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, post, signIn, startDemo } from "../support/app";

let app: App;
let session: { Cookie: string };

beforeAll(async () => {
  app = await startDemo();
  session = await signIn(app, "pro");
});

afterAll(() => app[Symbol.asyncDispose]());

const MEGABYTE = 1_000_000;

const FIELDS = [
  ...["q", "type", "state", "subregion", "sort", "mode", "page", "asof", "bid", "all", "none", "expired"],
  ...["Q", "type[]", "__proto__", "constructor", "_routes", "index"],
];

const NASTY = [
  ...["", " ", "0", "-1", "1", "2", "51", "1e9", "NaN", "Infinity", "9007199254740993", "1.5", "0x10"],
  ...["8640000000000001", "99999999999999999999", "١٢", "null", "undefined", "true", "[object Object]"],
  ...["'", '"', '""', '"""', "\\", "%", "_", "*", "* ", "a*", "^a", "-", "--", "-a", "- a", '-"', '-"a'],
  ...["OR", "AND", "NOT", "NEAR", "OR OR", "a OR", "OR a", "a OR OR b", "NEAR(a b, 5)", "a AND NOT b"],
  ...["title:snow", "keys : x", "{title}:a", "(", ")", "((", "a)b", "a+b", "a^2", "'; drop table users; --"],
  ...["<script>alert(1)</script>", "{{7*7}}", "${7*7}", "../../etc/passwd", "\u0000", "a\u0000b", "\u0001"],
  ...["é", "e\u0301", "İ", "ß", "ﬁ", "中文", "🚜", "👩‍👩‍👧‍👦", "\u202Eabc", "\uFEFF", "\u0300", "ｓｎｏｗ"],
  ...["snow", "neige", '"snow clearing"', "snow -ice", "snow OR ice", "newest", "closing-soon", "best-match"],
  ...["my-feed", "browse-all", "include", "state", "type", "subregion", "page", "toString", "__proto__"],
  ...["CA", "US", "CA-ON", "CA-ON-PEL", "CA-", "-", "ZZ-99", "ca-on", "Request for Tender", "1000000"],
  ..."%_'\"*()-:^".repeat(30).match(/.{1,300}/g)!,
  "snow ".repeat(400),
  "a".repeat(3_000),
  '"'.repeat(501),
  "(".repeat(400),
  "- ".repeat(300),
];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...NASTY), { maxLength: 6 }).map((parts) => parts.join(" ")),
  },
);

/** Valid and malformed queries: broken escapes, bare signs, no equals sign. */
const pair = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS), value)
      .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...FIELDS),
        fc.constantFrom("%", "%E0%A4%A", "%ff", "%00", "+", "=", "==", "%u0041"),
      )
      .map(([name, raw]) => `${name}=${raw}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...FIELDS, "=", "%", "&") },
);

/** Each of these has once made a page fail. */
const FOUND_ONCE = [
  "state=%22",
  "state=%00",
  "state=CA-ON%22&subregion=CA-ON%22-1",
  "all=toString",
  "all=constructor",
  "all=__proto__",
];

const query = fc.array(pair, { maxLength: 8 }).map((pairs) => pairs.join("&"));

test.each(["/opportunities", "/dashboard", "/opportunities.data", "/dashboard.data"])(
  "no query makes %s fail (BR-02, BR-16)",
  async (path) => {
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        const answer = await get(app, `${path}?${search}`, session);
        const body = await answer.text();
        expect([search, answer.status < 500]).toEqual([search, true]);
        expect(body).not.toContain("Unexpected Application Error!");
      }),
      { numRuns: 120, examples: FOUND_ONCE.map((search) => [search]) },
    );
  },
);

test.each(["type", "state", "subregion", "q", "bid"])(
  "a thousand values of %s neither make the page fail nor make it huge",
  async (field) => {
    const search = new URLSearchParams(
      Array.from({ length: 1_000 }, (_, i) => [field, `CA-ON-${i}`] as [string, string]),
    );
    search.append("state", "CA-ON");

    const first = await get(app, `/opportunities?${search.toString()}`, session);
    // Sub-regions that do not exist are taken out of the address.
    const isDead = field === "subregion";
    expect(first.status).toBe(isDead ? 302 : 200);
    const answer = isDead ? await get(app, first.headers.get("Location")!, session) : first;

    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain("Unexpected Application Error!");
    expect(html.length).toBeLessThan(2 * MEGABYTE);
  },
);

test("every sub-region of every state may be chosen at once (BR-07)", async () => {
  const states = await get(app, "/opportunities?all=state", session);
  const all = await get(app, `${states.headers.get("Location")}&all=subregion`, session);

  const answer = await get(app, all.headers.get("Location")!, session);

  expect(answer.status).toBe(200);
  expect((await answer.text()).length).toBeLessThan(2 * MEGABYTE);
});

test.each([
  ["/local/continue", "profile"],
  ["/local/jobs", "job"],
])("a name that every object knows is no choice in %s", async (path, field) => {
  for (const name of ["toString", "constructor", "__proto__"]) {
    const answer = await post(app, path, { [field]: name });
    expect([name, answer.status]).toEqual([name, 400]);
  }
});

test.each(["/local/continue", "/local/jobs", "/sign-out", "/internal/ingest", "/internal/undo-merge"])(
  "no body makes %s fail",
  async (path) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          "application/x-www-form-urlencoded",
          "multipart/form-data",
          "application/json",
          "text/plain",
        ),
        fc.oneof(value, query),
        async (type, body) => {
          const answer = await fetch(`${app.origin}${path}`, {
            method: "POST",
            redirect: "manual",
            headers: {
              Origin: app.origin,
              Authorization: "Bearer local-ingest-secret",
              "Content-Type": type,
            },
            body,
          });
          expect([type, body, answer.status < 500]).toEqual([type, body, true]);
        },
      ),
      { numRuns: 40 },
    );
  },
);
