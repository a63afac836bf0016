import { expect, test } from "vitest";
import type { ListedDate } from "~/domain/reading/kept/listed-dates";
import { cardView, closingView, deadlineView } from "~/features/opportunities/card-view.server";
import { homeOf, locationFrom, locationLabel } from "~/features/opportunities/location-label.server";
import type { OpportunityRow } from "~/features/search/card-row.sql.server";

const NOW = new Date("2026-11-20T15:00:00Z");
const CONTEXT = {
  profile: null,
  role: "pro" as const,
  now: NOW,
  href: (id: number) => `/opportunities?bid=${id}`,
};

function rowOf(overrides: Partial<OpportunityRow> = {}): OpportunityRow {
  return {
    id: 7,
    title: "Snow clearing at 14 library branches",
    language: "en",
    summary: "Sidewalks and stairs, three seasons.",
    region: "CA-ON-PEL",
    city: "Mississauga",
    status: "active",
    portalSource: "CanadaBuys",
    bidType: "RFT",
    category: "snow-removal",
    createdAt: NOW,
    places: ["CA-ON-PEL"],
    services: ["snow", "paving"],
    reasons: [
      { service: "paving", kind: "code", text: "UNSPSC 72141103" },
      { service: "snow", kind: "phrase", text: "snow clearing" },
    ],
    buyer: "City of Mississauga",
    hasText: true,
    deadline: new Date("2026-11-25T19:00:00Z"),
    textClosing: null,
    keyDates: [],
    contractValue: null,
    estimatedValue: 120_000,
    budgetMax: null,
    budgetMin: null,
    currency: "CAD",
    hidden: false,
    savedStatus: null,
    viewed: false,
    ownDates: [],
    ...overrides,
  };
}

test("OC-02 OC-03 OC-04 OC-08 OC-13 a card shows every field", () => {
  expect(cardView(rowOf(), CONTEXT)).toEqual({
    id: 7,
    title: "Snow clearing at 14 library branches",
    language: "en",
    summary: "Sidewalks and stairs, three seasons.",
    buyer: "City of Mississauga",
    location: "Mississauga",
    bidType: "RFT",
    category: "Snow Removal",
    deadline: {
      label: "Wed 25 Nov 2026, 2:00 pm ET",
      daysLeft: "5 days left",
      urgent: true,
      expired: false,
      iso: "2026-11-25T19:00:00.000Z",
    },
    nextDate: null,
    why: "Listed as Snow Removal, Paving",
    stated: "$120,000 stated",
    href: "/opportunities?bid=7",
    saved: null,
    hidden: false,
    opens: "at-once",
    headlineOnly: null,
  });
});

test("OC-06 OC-09 BD-10 a card of a notice with only a title has its fallbacks", () => {
  const bare = rowOf({
    summary: null,
    region: null,
    city: null,
    bidType: null,
    category: null,
    buyer: null,
    services: [],
    reasons: [],
    deadline: null,
    estimatedValue: null,
    currency: null,
  });
  expect(cardView(bare, CONTEXT)).toMatchObject({
    summary: null,
    location: "Location TBD",
    bidType: null,
    category: null,
    deadline: { label: "TBD", daysLeft: null, urgent: false, expired: false, iso: null },
    why: null,
  });
});

test.each([
  { item: "OC-04", city: "Barrie", region: "CA-ON", location: "Barrie" },
  { item: "OC-05", city: null, region: "CA-ON", location: "Ontario" },
  { item: "OC-05", city: " ", region: "CA-ON", location: "Ontario" },
  { item: "EN-08", city: null, region: "Ontario", location: "Ontario" },
  { item: "EN-08", city: null, region: "Muskokaland", location: "Muskokaland" },
  { item: "OC-05", city: null, region: "CA", location: "Canada" },
  { item: "OC-06", city: null, region: null, location: "Location TBD" },
  { item: "OC-06", city: "", region: "", location: "Location TBD" },
])("$item the place of city $city and region $region reads $location", ({ city, region, location }) => {
  expect(locationLabel({ city, region, places: [] })).toBe(location);
});

test.each([
  ["Accommodations - Temecula, California", "Temecula, California"],
  ["Security guards for a mission", "Outside Canada and our states"],
])("a place in another country is the one in the title: %s", (title, location) => {
  expect(locationLabel({ city: null, region: "*Foreign", places: [], title })).toBe(location);
});

test("a summary that says at once what the title says is left out of the row", () => {
  const title = "Road Resurfacing at Elm Avenue from First Street to Second Street";
  const summary = `This Request for Tenders is an invitation to submit bids for ${title}.`;
  expect(cardView(rowOf({ title, summary }), CONTEXT).summary).toBeNull();
  expect(
    cardView(rowOf({ title, summary: "Milling, paving and new curbs." }), CONTEXT).summary,
  ).not.toBeNull();
});

test("a row says where a cut address is found", () => {
  const card = cardView(rowOf({ summary: "Courriel : [e-mail on the portal]", language: "fr" }), CONTEXT);
  expect(card.summary).toBe("Courriel : [courriel : voir l’annonce]");
});

test("OC-04 several places are named where there is no city", () => {
  const row = rowOf({ city: null, region: "CA-ON", places: ["CA-ON-TOR", "CA-ON-OTT"] });
  const profile = { regions: ["CA-ON-OTT"], serviceTypes: ["snow-removal-seasonal"] };
  expect(cardView(row, { ...CONTEXT, profile })).toMatchObject({
    location: "Toronto and Ottawa",
    why: "Matched: ‘snow clearing’ in Toronto and Ottawa",
  });
});

test.each([
  { item: "OC-10", at: "2026-11-20T14:59:59Z", daysLeft: "Expired", urgent: false, expired: true },
  { item: "OC-11", at: "2026-11-20T22:00:00Z", daysLeft: "Due today", urgent: true, expired: false },
  { item: "OC-12", at: "2026-11-21T22:00:00Z", daysLeft: "1 day left", urgent: true, expired: false },
  { item: "LM-11", at: "2026-11-27T22:00:00Z", daysLeft: "7 days left", urgent: true, expired: false },
  { item: "LM-11", at: "2026-11-28T15:00:00Z", daysLeft: "8 days left", urgent: false, expired: false },
])("$item OC-01 a deadline at $at reads $daysLeft, urgent: $urgent", ({ at, daysLeft, urgent, expired }) => {
  expect(deadlineView(new Date(at), "CA-ON", NOW, "TBD")).toMatchObject({ daysLeft, urgent, expired });
});

test("a bid that fits the reader says so with their own trade, the place and the words that show it", () => {
  const profile = { regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] };
  expect(cardView(rowOf(), { ...CONTEXT, profile }).why).toBe("Matched: ‘snow clearing’ in Mississauga");
  expect(cardView(rowOf({ category: "paving" }), { ...CONTEXT, profile }).why).toBe(
    "Matched: Snow Removal, ‘snow clearing’ in Mississauga",
  );
  const plumbing = rowOf({
    category: "plumbing",
    services: ["electrical"],
    reasons: [{ service: "electrical", kind: "phrase", text: "water heaters" }],
  });
  const electrician = { regions: ["CA-ON-PEL"], serviceTypes: ["electrical-mep"] };
  expect(cardView(plumbing, { ...CONTEXT, profile: electrician }).why).toBe(
    "Matched: ‘water heaters’ in Mississauga",
  );
});

test("a bid of another trade or place is listed under its own trades, and no code is shown", () => {
  for (const profile of [
    { regions: ["CA-ON-PEL"], serviceTypes: ["hvac-technical"] },
    { regions: ["CA-ON-OTT"], serviceTypes: ["snow-removal-seasonal"] },
    null,
  ]) {
    const { why } = cardView(rowOf(), { ...CONTEXT, profile });
    expect(why).toMatch(/^Listed as /);
    expect(why).toContain("Snow Removal");
    expect(why).not.toMatch(/\d/);
  }
});

test("OC-07 a stated value is in whole dollars with its currency", () => {
  const stated = (row: Partial<OpportunityRow>) => cardView(rowOf(row), CONTEXT).stated;
  expect(stated({ estimatedValue: 180_000 })).toBe("$180,000 stated");
  expect(stated({ estimatedValue: 1_250_000, currency: "USD" })).toBe("US$1,250,000 stated");
  expect(stated({ estimatedValue: null })).toBeNull();
});

test("OC-15 OC-16 SV-05 SV-06 how a bid opens: at once for Pro and when viewed before, else by a view or after a question", () => {
  const opens = (role: "pro" | "basic", row: Partial<OpportunityRow>) =>
    cardView(rowOf(row), { ...CONTEXT, role }).opens;

  expect(opens("pro", {})).toBe("at-once");
  expect(opens("basic", { viewed: true })).toBe("at-once");
  expect(opens("basic", { savedStatus: "interested" })).toBe("by-a-view");
  expect(opens("basic", {})).toBe("after-a-question");
});

test("a bid without a text says so and opens at once, for every plan", () => {
  const said = (["trial", "basic", "pro"] as const).map((role) => {
    const card = cardView(rowOf({ hasText: false, summary: null }), { ...CONTEXT, role });
    expect(card.opens).toBe("at-once");
    return card.headlineOnly;
  });
  const withViews = "Headline only: no text, so opening it uses no view";
  expect(said).toEqual([withViews, withViews, "Headline only: no text"]);
});

const MEETING: ListedDate = {
  id: "meeting",
  kind: "site_meeting",
  at: Date.parse("2026-11-21T15:00:00Z"),
  day: "2026-11-21",
  time: "10:00",
  zone: "America/Toronto",
  mandatory: "yes",
};

test("a row names the nearest sure date that is not over", () => {
  const questions: ListedDate = { ...MEETING, kind: "questions", at: null, day: "2026-11-24", time: null };
  const keyDates = [{ ...MEETING, at: NOW.getTime() - 1, day: "2026-11-20" }, MEETING, questions];
  expect(cardView(rowOf({ keyDates }), CONTEXT).nextDate).toBe("Mandatory site meeting tomorrow 10:00 am ET");
  const nextWeek = { ...CONTEXT, now: new Date("2026-11-22T15:00:00Z") };
  expect(cardView(rowOf({ keyDates }), nextWeek).nextDate).toBe("Questions by Tue 24 Nov");
  const over = { ...CONTEXT, now: new Date("2026-11-26T15:00:00Z") };
  expect(cardView(rowOf({ keyDates }), over).nextDate).toBeNull();
});

test("a row whose meeting is optional, or in another zone, says so", () => {
  const winnipeg = { ...MEETING, zone: "America/Winnipeg", time: "09:00", mandatory: "no" as const };
  expect(cardView(rowOf({ keyDates: [winnipeg] }), CONTEXT).nextDate).toBe(
    "Optional site meeting tomorrow 9:00 am CT",
  );
});

test("a bid that cannot be bid on names no date", () => {
  expect(cardView(rowOf({ keyDates: [MEETING], status: "withdrawn" }), CONTEXT).nextDate).toBeNull();
});

test("a row names what its reader has noted in place of what was read", () => {
  const noted = {
    ...MEETING,
    id: "own",
    keyDateId: MEETING.id,
    day: "2026-11-23",
    at: null,
    time: null,
    deniedMoment: null,
  };
  const labelOf = (ownDates: OpportunityRow["ownDates"]) =>
    cardView(rowOf({ keyDates: [MEETING], ownDates }), CONTEXT).nextDate;
  expect(labelOf([noted])).toBe("Mandatory site meeting Mon 23 Nov");
  expect(labelOf([{ ...noted, day: null }])).toBeNull();
  const answer = { ...noted, day: null, deniedMoment: String(MEETING.at) };
  expect(labelOf([answer])).toBeNull();
  expect(labelOf([{ ...answer, deniedMoment: "2026-11-19" }])).toBe(
    "Mandatory site meeting tomorrow 10:00 am ET",
  );
  expect(labelOf([{ ...noted, keyDateId: null }])).toBe("Mandatory site meeting tomorrow 10:00 am ET");
});

const TEXT_CLOSING: ListedDate = {
  id: "c",
  kind: "closing",
  at: Date.parse("2026-12-20T19:00:00Z"),
  day: "2026-12-20",
  time: "14:00",
  zone: "America/Toronto",
  mandatory: "unsaid",
};

test("a bid without a closing date shows the one that its text states, and says so", () => {
  const row = { deadline: null, keyDates: [TEXT_CLOSING] };
  expect(cardView(rowOf(row), CONTEXT)).toMatchObject({
    deadline: {
      label: "Sun 20 Dec 2026, 2:00 pm ET (from the notice’s text)",
      daysLeft: "30 days left",
      shortLabel: "Sun 20 Dec 2026, 2:00 pm ET",
      urgent: false,
      expired: false,
      iso: "2026-12-20T19:00:00.000Z",
    },
    nextDate: null,
  });
  const noHour = { ...TEXT_CLOSING, at: null, time: null, day: "2026-11-21" };
  expect(closingView({ ...rowOf(row), keyDates: [noHour] }, NOW, "TBD")).toMatchObject({
    label: "Sat 21 Nov 2026 (from the notice’s text)",
    daysLeft: "1 day left",
    urgent: true,
    iso: null,
  });
});

test("a closing date of the text that is over closes nothing, and the portal's own always counts", () => {
  const over = { ...TEXT_CLOSING, at: Date.parse("2026-11-19T19:00:00Z"), day: "2026-11-19" };
  const past = closingView({ ...rowOf({ deadline: null }), keyDates: [over] }, NOW, "TBD");
  expect(past).toMatchObject({ daysLeft: null, urgent: false, expired: false });
  expect(closingView({ ...rowOf(), keyDates: [TEXT_CLOSING] }, NOW, "TBD").label).toContain(
    "Wed 25 Nov 2026",
  );
  expect(closingView(rowOf({ deadline: null }), NOW, "TBD").label).toBe("TBD");
});

test.each([
  ["Austin", "CA-QC-MEMPHREMAGOG", ["CA-ON-PEL"], "Austin, QC"],
  ["Austin", "CA-QC-MEMPHREMAGOG", ["CA-QC-GATINEAU", "CA-QC"], "Austin"],
  ["Austin", "CA-QC-MEMPHREMAGOG", ["CA-ON", "CA-QC"], "Austin, QC"],
  ["Albany", "US-NY-ALBANY", [], "Albany, NY"],
  ["Dallas", "US-TX", ["US-NY"], "Dallas, TX"],
  ["Québec", "CA-QC-QUEBEC", ["CA-ON"], "Québec, QC"],
  ["New York", "US-NY-NYC", ["CA-ON"], "New York"],
  ["Hull, QC", "CA-QC-GATINEAU", ["CA-ON"], "Hull, QC"],
  [null, "CA-QC", ["CA-ON"], "Quebec"],
  [null, "CA-QC-QUEBEC", ["CA-ON"], "Quebec City"],
  [null, "US-NY-NYC-NEWYORK", ["US-NJ"], "Manhattan, NY"],
  [null, "CA-MB-DIV1", ["CA-MB"], "Lac du Bonnet area"],
  [null, "CA", ["CA-ON"], "Canada"],
  [null, null, ["CA-ON"], "Location TBD"],
  [null, "*Foreign", ["CA-ON"], "Outside Canada and our states"],
])("the place of city %s in %s for a reader of %j reads %s", (city, region, regions, location) => {
  const places = region === null || region.startsWith("*") ? [] : [region];
  expect(locationFrom({ city, region, places }, homeOf(regions))).toBe(location);
});

test("several places of one province or state share its letters, and those of two have none", () => {
  const row = { city: null, region: "US-NY", places: ["US-NY-ALBANY", "US-NY-GREENE"] };
  expect(locationFrom(row, "CA-ON")).toBe("Albany County and Greene County, NY");
  const capital = { city: null, region: "CA", places: ["CA-ON-OTT", "CA-QC-GATINEAU"] };
  expect(locationFrom(capital, null)).toBe("Ottawa and Gatineau");
});

test("a row of another province says which, and the reason calls the place what the row calls it", () => {
  const profile = { regions: ["CA-QC-FRANCHEVILLE", "CA-ON"], serviceTypes: ["snow-removal-seasonal"] };
  const row = rowOf({ city: "Trois-Rivières", region: "CA-QC-FRANCHEVILLE", places: ["CA-QC-FRANCHEVILLE"] });
  expect(cardView(row, { ...CONTEXT, profile })).toMatchObject({
    location: "Trois-Rivières, QC",
    why: "Matched: ‘snow clearing’ in Trois-Rivières",
  });
  const queens = rowOf({ city: null, region: "US-NY-NYC-QUEENS", places: ["US-NY-NYC-QUEENS"] });
  const newYorker = { regions: ["US-NY"], serviceTypes: ["snow-removal-seasonal"] };
  expect(cardView(queens, { ...CONTEXT, profile: newYorker })).toMatchObject({
    location: "Queens",
    why: "Matched: ‘snow clearing’ in Queens",
  });
});
