import { expect, test } from "vitest";
import type { FieldChange } from "~/domain/opportunities/opportunity-changes";
import { detailView } from "~/features/opportunities/detail-view.server";

const NOW = new Date("2026-11-20T15:00:00Z");
const CONTEXT = { profile: null, now: NOW, sourceName: (portal: string) => portal.toUpperCase() };

type Read = Parameters<typeof detailView>[0];
type Row = Read[0][number];

function rowOf(overrides: Partial<Row> = {}): Row {
  return {
    id: 7,
    title: "Snow clearing at 14 library branches",
    language: "en",
    region: "CA-ON-PEL",
    city: "Mississauga",
    places: ["CA-ON-PEL"],
    status: "active",
    portalSource: "CanadaBuys",
    portalUrl: "https://portal.example/7",
    reference: "RFT-2026-0415",
    buyer: "City of Mississauga",
    bidType: "RFT",
    category: "snow-removal",
    tags: ["Snow Removal"],
    reasons: [{ service: "snow", kind: "phrase", text: "snow clearing" }],
    services: ["snow"],
    documents: [{ title: "Drawings", url: "https://portal.example/d.pdf" }],
    deadline: new Date("2026-11-25T19:00:00Z"),
    published: new Date("2026-11-18T05:00:00Z"),
    hasText: true,
    archivedAt: null,
    textBlock: null,
    updatedAt: new Date("2026-11-19T14:14:00Z"),
    keyDates: [],
    translation: null,
    sections: { summary: "Clearing of snow.\nBidders must visit the site.\nEquipment: 4 plows on site." },
    contractValue: null,
    estimatedValue: 1_250_000,
    budgetMax: null,
    budgetMin: null,
    currency: "CAD",
    ...overrides,
  };
}

const BARE: Partial<Row> = {
  region: null,
  city: null,
  places: [],
  portalUrl: null,
  reference: null,
  buyer: null,
  bidType: null,
  category: null,
  tags: [],
  reasons: [],
  services: [],
  documents: [],
  deadline: null,
  published: null,
  sections: null,
  estimatedValue: null,
  currency: null,
};

function viewOf(row: Partial<Row> = {}, links: Read[1] = [], changes: ReadonlyArray<FieldChange> = []) {
  const versions = [{ at: new Date("2026-11-19T14:14:00Z"), changes: [...changes] }];
  return detailView([[rowOf(row)], links, versions, [], []], CONTEXT)!;
}

test("there is nothing to show of an opportunity that does not exist", () => {
  expect(detailView([[], [], [], [], []], CONTEXT)).toBeNull();
});

test("the closing dates of portals are named while they list the notice", () => {
  const link = { url: null, reference: null, status: "active", isComposed: null, farDeadline: null };
  const closing = (day: string, missingSince: Date | null, portal: string) => ({
    ...link,
    portal,
    missingSince,
    closes: `2026-12-${day}T19:00:00Z`,
  });
  const since = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  const datesOf = (missingSince: Date | null) =>
    viewOf({}, [closing("04", null, "canadabuys"), closing("11", missingSince, "toronto")]).portalsSay;

  expect(datesOf(null)).toMatch(/^CANADABUYS says .*4 Dec 2026.* TORONTO says .*11 Dec 2026/);
  expect(datesOf(since(23))).toBe(datesOf(null));
  expect(datesOf(since(24))).toBeNull();
});

const NO_PART = "The notice has no separate part on the scope. Read the summary above and the documents.";

test("BD-05 CA-11 a full notice shows its facts and the sections in order, the text whole", () => {
  const view = viewOf({}, [
    {
      portal: "toronto",
      url: "https://portal.example/7",
      isComposed: null,
      reference: "Doc-7",
      status: "active",
      closes: null,
      missingSince: null,
    },
  ]);
  expect(view).toMatchObject({
    agency: "City of Mississauga",
    region: "Mississauga, Peel Region, ON",
    deadline: { label: "Wed 25 Nov 2026, 2:00 pm ET", daysLeft: "5 days left" },
    published: "18 Nov 2026",
    contractValue: "$1.3M ($1,250,000 CAD)",
    status: "Active",
    reference: "RFT-2026-0415",
    category: "Snow Removal",
    tags: ["Snow Removal"],
    why: null,
    links: [{ sourceName: "TORONTO", reference: "Doc-7", url: "https://portal.example/7" }],
    documents: [{ title: "Drawings (PDF)", url: "https://portal.example/d.pdf" }],
    moved: null,
    missing: [],
  });
  expect(view.sections).toEqual([
    {
      heading: "Project Summary",
      paragraphs: ["Clearing of snow.", "Bidders must visit the site.", "Equipment: 4 plows on site."],
      items: [],
    },
    { heading: "Detailed Scope", paragraphs: [NO_PART], items: [], isOurs: true },
    {
      heading: "Compliance Requirements",
      note: "Lines picked out of the text by their words. The documents may ask for more.",
      paragraphs: [],
      items: ["Bidders must visit the site."],
    },
    {
      heading: "Required Materials & Equipment",
      note: "Lines of the text that name materials or equipment with a number.",
      paragraphs: [],
      items: ["Equipment: 4 plows on site."],
    },
    {
      heading: "Submission Guidelines",
      paragraphs: [
        "Closes Wed 25 Nov 2026, 2:00 pm ET. Quote reference RFT-2026-0415.",
        "Follow the submission rules on TORONTO. This page is only a summary.",
      ],
      items: [],
      isOurs: true,
    },
  ]);
});

test("BD-03 BD-10 CA-12 a notice with only a title has its fallbacks", () => {
  const view = viewOf(BARE);
  expect(view).toMatchObject({
    agency: "Buyer not named, listed on CanadaBuys",
    region: "Location TBD",
    deadline: { label: "Not specified", daysLeft: null, urgent: false, expired: false, iso: null },
    published: "Not specified",
    contractValue: "Not stated",
    reference: null,
    bidType: null,
    category: null,
    tags: [],
    why: null,
    links: [{ sourceName: "CanadaBuys", reference: null, url: null }],
    documents: [],
    changes: [],
  });
  expect(view.sections.map(({ paragraphs }) => paragraphs[0])).toEqual([
    "The closing time is not specified.",
  ]);
  expect(view.missing).toEqual([
    "Project Summary",
    "Detailed Scope",
    "Compliance Requirements",
    "Required Materials & Equipment",
  ]);
});

test("a scope that is also the summary is not shown twice", () => {
  const { sections } = viewOf({ sections: { detailed_description: "Clearing of snow." } });
  expect(sections.slice(0, 2)).toEqual([
    { heading: "Project Summary", paragraphs: ["Clearing of snow."], items: [] },
    {
      heading: "Detailed Scope",
      paragraphs: ["The notice describes the scope in its summary."],
      items: [],
      isOurs: true,
    },
  ]);
});

test.each([
  { city: null, region: "CA-ON", places: [], label: "Ontario" },
  { city: "Gravenhurst", region: "Muskokaland", places: [], label: "Gravenhurst, Muskokaland" },
  { city: "Toronto", region: "CA-ON-TOR", places: ["CA-ON-TOR"], label: "Toronto, ON" },
  { city: "Gravenhurst", region: null, places: [], label: "Gravenhurst" },
  { city: "Essex", region: "CA-ON-ESX", places: ["CA-ON-ESX"], label: "Essex, Ontario" },
  { city: "Bolton", region: "CA-ON-PEL", places: ["CA-ON-PEL"], label: "Bolton, Peel Region, ON" },
  {
    city: "Moose Landing",
    region: "CA-ON-KEN",
    places: ["CA-ON-KEN"],
    label: "Moose Landing, Kenora District, ON",
  },
  { city: null, region: "CA-ON", places: ["CA-ON-TOR", "CA-ON-OTT"], label: "Toronto and Ottawa, ON" },
  { city: "", region: "", places: [], label: "Location TBD" },
])("OC-05 city $city in region $region, places $places, reads $label", ({ city, region, places, label }) => {
  expect(viewOf({ city, region, places }).region).toBe(label);
});

test.each<[Partial<Row>, string]>([
  [{ status: "active" }, "Active"],
  [{ status: "active", deadline: NOW }, "Expired"],
  [{ status: "cancelled", deadline: NOW }, "Cancelled"],
  [{ status: "awarded" }, "Awarded"],
  [{ status: "withdrawn" }, "Withdrawn"],
  [{ status: "on hold" as Row["status"] }, "on hold"],
])("the status of %j reads %s", (row, label) => {
  const { status, deadline } = viewOf(row);
  expect(status).toBe(label);
  if (!["Active", "Expired"].includes(label))
    expect(deadline).toMatchObject({ daysLeft: null, urgent: false });
});

test("BD-02 a value is shown in its own currency, and a zero that is stated is not called unknown", () => {
  expect(viewOf({ currency: "USD" }).contractValue).toBe("US$1.3M (US$1,250,000)");
  expect(viewOf({ contractValue: 0 }).contractValue).toBe("$0");
});

test("an estimate in the text is shown where the portal states no value, and says where it is from", () => {
  const none = {
    contractValue: null,
    estimatedValue: null,
    budgetMax: null,
    budgetMin: null,
    currency: null,
  };
  const sections = { description: "Approximate estimated value: $750,000" };
  expect(viewOf({ ...none, sections }).contractValue).toBe("$750,000 CAD, estimated in the notice’s text");
  expect(viewOf({ ...none, sections, region: "US-NY" }).contractValue).toBe(
    "US$750,000, estimated in the notice’s text",
  );
  expect(viewOf({ ...none, sections: null }).contractValue).toBe("Not stated");
  expect(viewOf({ sections }).contractValue).toBe("$1.3M ($1,250,000 CAD)");
});

test("a document without a title is named by its address", () => {
  const urls = [
    "https://portal.example/files/D%C3%A9neigement.pdf?v=2",
    "https://portal.example/",
    "https://portal.example/%E9",
  ];
  const view = viewOf({ documents: urls.map((url) => ({ title: null, url })) });
  expect(view.documents.map(({ title }) => title)).toEqual(["Déneigement (PDF)", "portal.example", "%E9"]);
});

test("changes show old and new values in words, newest first", () => {
  const at = "Thu 19 Nov 2026, 9:14 am ET";
  const { changes } = viewOf(
    {},
    [],
    [
      { field: "deadline", from: "2026-11-24T04:59:00.000Z", to: "2026-11-25T19:00:00.000Z" },
      { field: "title", from: "Snow", to: "Snow clearing" },
      { field: "value", from: null, to: "120000 CAD" },
      { field: "value", from: "120000 CAD", to: "1250000 USD" },
      { field: "value", from: "0", to: null },
      {
        field: "documents",
        from: null,
        to: "https://portal.example/a.pdf\nhttps://portal.example/b%20c.pdf",
      },
      { field: "status", from: "active", to: "cancelled" },
      { field: "description", from: "Salt…", to: "Sand…" },
    ],
  );
  expect(changes).toEqual([
    {
      at,
      field: "Closing date",
      from: "Mon 23 Nov 2026 (no hour stated)",
      to: "Wed 25 Nov 2026, 2:00 pm ET",
    },
    { at, field: "Title", from: "Snow", to: "Snow clearing" },
    { at, field: "Value", from: "none", to: "$120,000" },
    { at, field: "Value", from: "$120,000", to: "US$1,250,000" },
    { at, field: "Value", from: "$0", to: "none" },
    { at, field: "Documents", from: "none", to: "A (PDF), B c (PDF)" },
    { at, field: "Status", from: "Active", to: "Cancelled" },
    { at, field: "Description", from: "Salt…", to: "Sand…" },
  ]);
});

test("a closing date that has moved says from when, and when it was changed", () => {
  const moved = { field: "deadline", from: "2026-11-24T04:59:00.000Z", to: "2026-11-25T19:00:00.000Z" };
  expect(viewOf({}, [], [moved as FieldChange]).moved).toBe(
    "was Mon 23 Nov 2026 (no hour stated), changed 19 Nov 2026",
  );
  expect(viewOf({}, [], [{ ...moved, from: null } as FieldChange]).moved).toBeNull();
  expect(viewOf({ deadline: null }, [], [moved as FieldChange]).moved).toBeNull();
});

test("a description that changed beyond its beginning does not read as unchanged", () => {
  const { changes } = viewOf({}, [], [{ field: "description", from: "Salt…", to: "Salt…" }]);
  expect(changes[0]).toMatchObject({ from: "an earlier text", to: "the text on this page" });
});

test("a bid without a text says so, and shows only what is known", () => {
  const view = viewOf({ ...BARE, hasText: false });
  expect(view.isHeadlineOnly).toBe(true);
  expect(view.sections.map(({ heading }) => heading)).toEqual(["Submission Guidelines"]);
});

test("a notice with a text in its other language alone is shown in that one, unless the reader asks", () => {
  const translation = {
    language: "fr" as const,
    title: "Déneigement de 14 bibliothèques",
    sections: { description: "Déneiger les stationnements de 14 bibliothèques." },
  };
  const view = viewOf({ sections: {}, translation, hasText: true });
  expect(view).toMatchObject({ language: "fr", title: translation.title, otherLanguage: "en" });
});

test("a notice in two languages is shown in the one that the reader asked for", () => {
  const translation = {
    language: "fr" as const,
    title: "Déneigement de 14 bibliothèques",
    sections: {
      description:
        "Déneigement des trottoirs. Une assurance est exigée par le contrat, sans exigence de caution.",
    },
  };
  const inLanguage = (language: "en" | "fr" | null) =>
    detailView([[rowOf({ translation })], [], [], [], []], { ...CONTEXT, language })!;

  expect(inLanguage(null)).toMatchObject({ language: "en", otherLanguage: "fr", title: rowOf().title });
  expect(inLanguage("en")).toMatchObject({ language: "en", otherLanguage: "fr" });
  const french = inLanguage("fr");
  expect(french).toMatchObject({ language: "fr", otherLanguage: "en", title: translation.title });
  expect(french.sections.map(({ heading, isOurs = false }) => [heading, isOurs])).toEqual([
    ["Project Summary", false],
    ["Detailed Scope", true],
    ["Compliance Requirements", false],
    ["Submission Guidelines", true],
  ]);
  expect(french.sections[0]?.paragraphs).toEqual([
    "Déneigement des trottoirs. Une assurance est exigée par le contrat, sans exigence de caution.",
  ]);
  expect(french.sections[2]?.items).toHaveLength(1);

  const only = detailView([[rowOf()], [], [], [], []], { ...CONTEXT, language: "fr" })!;
  expect(only).toMatchObject({ language: "en", otherLanguage: null });
});

test("the history names the key dates that a version changed, and leaves out the others", () => {
  const line = (kind: string, day: string) =>
    JSON.stringify([kind, Date.parse(`${day}T15:00:00Z`), day, "10:00", "America/Toronto", "unsaid"]);
  const questions = line("questions", "2026-11-25");
  const from = [questions, line("site_meeting", "2026-11-24")].join("\n");
  const to = [questions, line("site_meeting", "2026-11-26")].join("\n");
  expect(viewOf({}, [], [{ field: "keyDates", from, to }]).changes).toEqual([
    {
      at: "Thu 19 Nov 2026, 9:14 am ET",
      field: "Site meeting",
      from: "Tue 24 Nov 2026, 10:00 am ET",
      to: "Thu 26 Nov 2026, 10:00 am ET",
    },
  ]);
  expect(viewOf({}, [], [{ field: "keyDates", from: null, to: questions }]).changes).toMatchObject([
    { field: "Questions by", from: "none", to: "Wed 25 Nov 2026, 10:00 am ET" },
  ]);
  const moved = [line("questions", "2026-11-23"), line("closing", "2026-12-10")].join("\n");
  expect(viewOf({}, [], [{ field: "keyDates", from: questions, to: moved }]).changes).toMatchObject([
    { field: "Closing (from the notice’s text)", from: "none", to: "Thu 10 Dec 2026, 10:00 am ET" },
    {
      field: "Questions by",
      from: "Wed 25 Nov 2026, 10:00 am ET",
      to: "Mon 23 Nov 2026, 10:00 am ET",
    },
  ]);
});

test.each([
  ["2029-03-31T23:59:00Z", "Open until 31 Mar 2029"],
  ["2099-12-31T23:59:00Z", "Not specified"],
])("a list that its portal closes at %s reads %s", (until, label) => {
  const keyDates = [{ kind: "open_until" as const, at: Date.parse(until) }];
  expect(viewOf({ deadline: null, keyDates }).deadline.label).toBe(label);
});

test("'Other' as type, trade and reason is said once", () => {
  const bid = rowOf({ bidType: "Other", category: "other", services: ["other"], reasons: [] });
  const view = detailView([[bid], [], [], [], []], CONTEXT);
  expect(view).toMatchObject({ bidType: null, category: "Other", why: null });
});

test.each([
  ["Ville de Montréal", "CA-QC-MONTREAL", "Montréal, QC"],
  ["City of Toronto", "CA-ON-TOR", "Toronto, ON"],
  ["Brampton", "CA-ON-PEL", "Brampton, Peel Region, ON"],
  ["Ville de Québec", "CA-QC-QUEBEC", "Quebec City"],
  ["Québec", "CA-QC-QUEBEC", "Québec, QC"],
  ["Austin", "CA-QC-MEMPHREMAGOG", "Austin, Memphrémagog, QC"],
  ["City of New York", "US-NY", "City of New York, New York"],
])("of a place called %s in %s one name is printed if both are one", (city, region, label) => {
  const view = detailView([[rowOf({ city, region, places: [region] })], [], [], [], []], CONTEXT);
  expect(view?.region).toBe(label);
});
