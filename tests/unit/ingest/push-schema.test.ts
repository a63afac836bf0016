import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { revisionOf } from "~/domain/opportunities/revision";
import { checkPushed, MAX_NOTICES_A_PUSH, noticeOfPushed, pushSchema } from "~/features/push/push-schema";

const NOW = new Date("2026-11-20T15:00:00Z");

const MINIMAL = { key: "peel-7", title: "Snow clearing at 14 branches" };

const FULL = {
  key: "peel-7",
  title: "Snow clearing at 14 branches",
  reference: "RFT-2026-0415",
  language: "en",
  summary: "Sidewalks and stairs, three seasons, at fourteen branches of the library.",
  description: "Clearing of snow.",
  sections: { scope_of_work: "Plowing and salting of all lots." },
  buyer: "Peel Region Library",
  status: "active",
  noticeType: "Request for Tender",
  procurementMethod: "Open",
  kinds: ["services"],
  codes: [{ scheme: "UNSPSC", code: "72141103", label: "Snow removal" }],
  tags: ["Snow Removal"],
  region: "Peel Region",
  city: "Brampton",
  country: "CA",
  publishedAt: "2026-11-18T09:00:00-05:00",
  closesAt: "2026-12-04T14:00:00-05:00",
  amendment: 2,
  amendedAt: "2026-11-20T09:00:00-05:00",
  contractValue: 1,
  estimatedValue: 2.5,
  budgetMin: 0,
  budgetMax: 3,
  currency: "CAD",
  url: "https://portal.example/7",
  documents: [{ title: "Drawings", url: "https://portal.example/d.pdf" }],
};

function problemsOf(body: unknown) {
  const parsed = pushSchema.safeParse(body);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

function noticeFrom(pushed: Record<string, unknown>) {
  const notice = pushSchema.parse({ notices: [{ ...MINIMAL, ...pushed }] }).notices[0]!;
  return noticeOfPushed(notice, NOW);
}

function textsOf(value: unknown): Array<string> {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test("the documented body is accepted in full", () => {
  const { notices, portal } = pushSchema.parse({ portal: "peel-bids", notices: [FULL] });
  expect(portal).toBe("peel-bids");
  expect(noticeOfPushed(notices[0]!, NOW)).toEqual({
    key: "peel-7",
    reference: "RFT-2026-0415",
    title: "Snow clearing at 14 branches",
    language: "en",
    summary: "Sidewalks and stairs, three seasons, at fourteen branches of the library.",
    sections: { description: "Clearing of snow.", scope_of_work: "Plowing and salting of all lots." },
    buyer: "Peel Region Library",
    status: "active",
    noticeType: "Request for Tender",
    procurementMethod: "Open",
    kinds: ["services"],
    codes: [{ scheme: "UNSPSC", code: "72141103", label: "Snow removal" }],
    tags: ["Snow Removal"],
    place: {
      regions: ["Peel Region"],
      city: "Brampton",
      state: null,
      country: "CA",
      buyerCity: null,
      buyerState: null,
    },
    published: new Date("2026-11-18T14:00:00Z"),
    deadline: new Date("2026-12-04T19:00:00Z"),
    farDeadline: null,
    revision: revisionOf(2, new Date("2026-11-20T14:00:00Z")),
    value: { contractValue: 1, estimatedValue: 2.5, budgetMin: 0, budgetMax: 3, currency: "CAD" },
    url: "https://portal.example/7",
    documents: [{ title: "Drawings", url: "https://portal.example/d.pdf" }],
  });
});

test("a key and a title are enough; what is null is as if left out", () => {
  const optional = Object.keys(FULL).filter((name) => !(name in MINIMAL));
  const nullable = optional.filter(
    (name) =>
      !["language", "sections", "status", "kinds", "codes", "tags", "amendment", "documents"].includes(name),
  );
  const empty = noticeFrom({});
  expect(empty).toMatchObject({
    language: "en",
    status: "active",
    summary: null,
    sections: {},
    place: { regions: [] },
    deadline: null,
    url: null,
    revision: revisionOf(0, null),
  });
  expect(noticeFrom(Object.fromEntries(nullable.map((name) => [name, null])))).toEqual(empty);
});

const wrong: ReadonlyArray<[field: string, values: ReadonlyArray<unknown>]> = [
  ["key", [undefined, null, 7, "", " ", "k".repeat(201)]],
  ["title", [undefined, null, 7, "", "t".repeat(501), "<b></b>", "&nbsp;"]],
  ["reference", [7, {}, ""]],
  ["language", ["de", 1, null]],
  ["summary", [7, [], "s".repeat(5_001)]],
  ["description", [7, "d".repeat(40_001)]],
  ["sections", ["text", [], null]],
  ["sections.appendix", ["a text"]],
  ["sections.scope", [7, ""]],
  ["buyer", [7, ""]],
  ["status", ["open", "", null]],
  ["noticeType", [7]],
  ["procurementMethod", [7]],
  ["kinds", ["services", null]],
  ["kinds.0", ["labour", 7]],
  ["codes", ["72141103", null]],
  ["codes.0", ["72141103"]],
  ["codes.0.scheme", ["HS", undefined]],
  ["codes.0.code", [72_141_103, ""]],
  ["codes.0.colour", ["red"]],
  ["tags", ["Snow", null]],
  ["tags.0", [7, "", "t".repeat(61)]],
  ["region", [7, ["CA-ON"]]],
  ["city", [7]],
  ["country", [7]],
  ["publishedAt", [1_795_186_800_000, "2026-11-18", "2026-11-18T09:00:00", "yesterday"]],
  [
    "closesAt",
    [1_795_186_800_000, "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-11-18T25:00:00Z", ""],
  ],
  ["amendment", ["1", -1, 1.5, null]],
  ["amendedAt", [2, "2026-11-20", "yesterday"]],
  ["contractValue", ["120000", -1, 1e13, Number.NaN, Number.POSITIVE_INFINITY]],
  ["estimatedValue", ["120000", -1]],
  ["budgetMin", ["120000", -1]],
  ["budgetMax", ["120000", -1]],
  ["currency", ["EUR", "cad", 1]],
  ["url", [7, ""]],
  ["documents", ["https://portal.example/d.pdf", null]],
  ["documents.0.url", [undefined, 7, ""]],
  ["documents.0.size", [7]],
  ["closingDate", ["2026-11-18T09:00:00Z"]],
  ["__proto__x", [1]],
];

test.each(wrong.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
  "the field %s is refused by its path when it is %j",
  (field, value) => {
    const notice = structuredClone(FULL) as Record<string, unknown>;
    const steps = field.split(".");
    const last = steps.pop()!;
    const holder = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, notice);
    holder[last] = value;

    const problems = problemsOf({ notices: [notice] }).join("\n");
    expect(problems).toContain(`notices.0${steps.map((step) => `.${step}`).join("")}`);
    expect(problems).toContain(last);
  },
);

test.each([
  ["no object", "text"],
  ["nothing", undefined],
  ["no notices", {}],
  ["an empty list", { notices: [] }],
  ["too many", { notices: Array.from({ length: MAX_NOTICES_A_PUSH + 1 }, () => MINIMAL) }],
  ["an unknown field beside the notices", { notices: [MINIMAL], dryRun: true }],
  ["a portal in capitals", { portal: "Peel", notices: [MINIMAL] }],
  ["a portal with a space", { portal: "peel bids", notices: [MINIMAL] }],
])("a body with %s is refused", (_what, body) => {
  expect(problemsOf(body)).not.toEqual([]);
});

test("a description of 40,000 characters is stored whole, and one more is refused", () => {
  const longest = `${"snow clearing ".repeat(2_857)}s.`;
  expect(longest).toHaveLength(40_000);
  expect(noticeFrom({ description: longest, sections: { scope: longest } }).sections).toEqual({
    description: longest,
    scope: longest,
  });
  expect(problemsOf({ notices: [{ ...MINIMAL, description: `${longest}s` }] })).toEqual([
    expect.stringContaining("40000"),
  ]);
});

test.each(["03/04/2027", "3/4/2027 14:00"])(
  "%s is refused with both of the days that it could be",
  (date) => {
    for (const field of ["publishedAt", "closesAt"])
      expect(problemsOf({ notices: [{ ...MINIMAL, [field]: date }] })).toEqual([
        `notices.0.${field}: ${date} could be 4 March 2027 or 3 April 2027: send ISO 8601 with an offset`,
      ]);
  },
);

test.each(["0001-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "1999-12-31T23:59:59Z"])(
  "%s is a program’s default, not a date",
  (date) => {
    for (const field of ["publishedAt", "closesAt"])
      expect(problemsOf({ notices: [{ ...MINIMAL, [field]: date }] })).toEqual([
        `notices.0.${field}: Must be in 2000 or later`,
      ]);
  },
);

test("24:00 is the end of its day", () => {
  expect(noticeFrom({ closesAt: "2026-12-04T24:00:00-05:00" }).deadline).toEqual(
    new Date("2026-12-05T04:59:59.999Z"),
  );
});

test("a closing date more than two years ahead means that there is none", () => {
  expect(noticeFrom({ closesAt: "2099-12-31T23:59:00-05:00" }).deadline).toBeNull();
  expect(noticeFrom({ closesAt: "2028-11-19T14:00:00-05:00" }).deadline).not.toBeNull();
});

test.each([
  [{ country: "CA" }, "CAD"],
  [{ country: "United States" }, "USD"],
  [{ region: "Peel Region" }, "CAD"],
  [{ region: "US-NY" }, "USD"],
  [{ city: "Brampton" }, "CAD"],
  [{ region: "Peel Region", currency: "USD" }, "USD"],
] as const)("an amount with %j is in %s", (place, currency) => {
  expect(noticeFrom({ estimatedValue: 120_000, ...place }).value).toMatchObject({ currency });
});

test.each([{}, { region: "Somewhere" }, { country: "France", city: "Brampton" }])(
  "an amount with %j and no currency is refused by the name of the missing field",
  (place) => {
    for (const amount of ["contractValue", "estimatedValue", "budgetMin", "budgetMax"])
      expect(problemsOf({ notices: [{ ...MINIMAL, ...place, [amount]: 5 }] })).toEqual([
        expect.stringMatching(/^notices\.0\.currency: Required with an amount/),
      ]);
    expect(problemsOf({ notices: [{ ...MINIMAL, ...place }] })).toEqual([]);
  },
);

test("every unknown field is named", () => {
  expect(problemsOf({ notices: [{ ...MINIMAL, colour: "red", size: 7 }] }).join()).toMatch(/colour.*size/);
});

test("markup, contact details and check digits are removed before storing", () => {
  const notice = noticeFrom({
    title: "Snow &amp; <b>ice</b>",
    description: "<p>Clearing.</p><script>alert(1)</script><p>Write to dana@portal.example.</p>",
    reference: "<i>RFT</i>-7",
    buyer: "<span></span>",
    city: "<b>Brampton</b>",
    tags: ["<u>Snow</u>", "<br>"],
    codes: [
      { scheme: "CPV", code: "90620000-9", label: "<b>Snow</b>" },
      { scheme: "UNSPSC", code: "--" },
    ],
  });
  expect(notice).toMatchObject({
    title: "Snow & ice",
    sections: { description: "Clearing.\nWrite to [e-mail on the portal]." },
    reference: "RFT-7",
    buyer: null,
    place: { city: "Brampton" },
    tags: ["Snow"],
    codes: [{ scheme: "CPV", code: "90620000", label: "Snow" }],
  });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "ftp://portal.example/a",
  "/notices/7",
  "http:",
])("the link %s is dropped, and its document with it", (url) => {
  const notice = noticeFrom({ url, documents: [{ url }, { url: "https://portal.example/d.pdf" }] });
  expect(notice.url).toBeNull();
  expect(notice.documents).toEqual([{ title: null, url: "https://portal.example/d.pdf" }]);
});

test("whatever is pushed, no tag and no link but the web's is stored", () => {
  const piece = fc.constantFrom(
    "<script",
    ">",
    "</script>",
    "&lt;script&gt;",
    "&amp;lt;script",
    "<scr",
    "ipt",
    "<",
    "javascript:",
    "alert(1)",
    "https://portal.example/",
    " ",
    "Snow",
    "\u0000",
    "\n",
    "&#60;script",
    "<!--",
  );
  const text = fc
    .array(piece, { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join(""))
    .filter((joined) => joined.trim() !== "" && joined.length <= 200);
  const optional = fc.option(text);
  const pushed = fc.record({
    title: text.map((raw) => `Snow ${raw}`),
    reference: optional,
    summary: optional,
    description: optional,
    sections: fc.record({ scope: text }, { requiredKeys: [] }),
    buyer: optional,
    noticeType: optional,
    procurementMethod: optional,
    region: optional,
    city: optional,
    tags: fc.array(
      text.map((raw) => raw.slice(0, 60)).filter((raw) => raw.trim() !== ""),
      { maxLength: 2 },
    ),
    codes: fc.array(fc.record({ scheme: fc.constant("GSIN"), code: fc.constant("A1"), label: optional }), {
      maxLength: 1,
    }),
    url: optional,
    documents: fc.array(fc.record({ title: optional, url: text }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(pushed, (fields) => {
      const parsed = pushSchema.safeParse({ notices: [{ ...MINIMAL, ...fields }] });
      if (!parsed.success) {
        expect(parsed.error.issues.map(({ path }) => path.at(-1))).toEqual(["title"]);
        return;
      }
      const notice = noticeOfPushed(parsed.data.notices[0]!, NOW);
      for (const stored of textsOf(notice)) expect(stored).not.toMatch(/<[/!?]?[a-z][^<>]*>/i);
      expect(notice.title).not.toBe("");
      for (const url of [notice.url, ...notice.documents.map((document) => document.url)])
        expect(url ?? "https://").toMatch(/^https?:\/\//);
    }),
    { numRuns: 500 },
  );
});

test("a body is checked with turns for other requests, and told the same problems at once or in turns", async () => {
  const notices = Array.from({ length: 40 }, (_, i) => ({
    ...MINIMAL,
    description: "x".repeat(10_000),
    codes: i,
  }));
  const body = { notices, portal: "?", dryRun: true };
  const turns = vi.spyOn(globalThis, "setTimeout");
  const checked = await checkPushed(body, undefined);
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(40);
  turns.mockRestore();
  const told = checked.success
    ? []
    : checked.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(told.toSorted()).toEqual(problemsOf(body).toSorted());
  expect(told).toHaveLength(42);
});

test("what is checked in turns is the same as what is checked at once", async () => {
  const body = { portal: "peel-bids", notices: [FULL, MINIMAL] };
  expect(await checkPushed(body, undefined)).toEqual({ success: true, data: pushSchema.parse(body) });
});

test("of more notices than a push may have none is checked", async () => {
  const checked = await checkPushed(
    { notices: Array.from({ length: MAX_NOTICES_A_PUSH + 1 }, () => 7) },
    undefined,
  );
  expect(checked).toMatchObject({ success: false, issues: [{ path: ["notices"] }] });
});
