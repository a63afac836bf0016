import { expect, test } from "vitest";
import { readPortal } from "../../support/read-at-once";
import {
  collect,
  fakePortal,
  inWindows1252,
  noticesAmong,
  NOW,
  parseAll,
  parseNotice,
  requireSource,
} from "./portal-answers";

const LOBBY = {
  request_id: "20260626003",
  start_date: "2026-07-15T00:00:00.000",
  end_date: "2026-07-15T00:00:00.000",
  agency_name: "Housing Authority",
  section_name: "Procurement",
  type_of_notice_description: "Solicitation",
  category_description: "Construction/Construction Services",
  short_title: "Correction: LOBBY RENOVATIONS AT O\u001aDWYER GARDENS",
  selection_method_description: "Competitive Sealed Bids",
  pin: "85726B0044",
  due_date: "2026-08-19T11:00:00.000",
  contact_name: "Pat Contact",
  contact_phone: "(000) 000-0000",
  email: "pat@nycha.nyc.gov",
  additional_description_1: "<p>Renovate&nbsp;lobbies.</p><p>Call 212-555-2671.</p>",
  document_links: "null",
};

function lobbyWith(change: object) {
  return parseNotice("nyc-city-record", JSON.stringify([{ ...LOBBY, ...change }]));
}

test("a solicitation becomes a notice of the City, its correction mark kept out of the title", async () => {
  const notice = await lobbyWith({});
  expect(notice).toMatchObject({
    key: "HOUSING AUTHORITY|85726B0044",
    reference: "85726B0044",
    title: "LOBBY RENOVATIONS AT O'DWYER GARDENS",
    sections: { description: "Renovate lobbies.\nCall [telephone on the portal]." },
    buyer: "New York City Housing Authority",
    status: "active",
    kinds: ["construction"],
    place: { city: "New York City", state: "NY", country: "US" },
    published: new Date("2026-07-15T04:00:00Z"),
    deadline: new Date("2026-08-19T15:00:00Z"),
    url: "https://a856-cityrecord.nyc.gov/RequestDetail/20260626003",
    documents: [],
  });
  expect(JSON.stringify(notice)).not.toMatch(/pat@|pat contact/i);
});

test("the contact's name is cut wherever it stands, and a name that is a word stays in the title", async () => {
  const notice = await lobbyWith({
    contact_name: "Oluwaseun Adeyemi",
    additional_description_1: "See Oluwaseun at the desk. Adeyemi has the keys.",
    short_title: "Lobby (Adeyemi)",
  });
  expect(JSON.stringify(notice)).not.toMatch(/adeyemi|oluwaseun/i);
  const title = "Carpenter and joiner services in Park Road";
  expect((await lobbyWith({ contact_name: "Joe Carpenter; Wei Park", short_title: title })).title).toBe(
    title,
  );
});

test("a row of more than 2 MB is set aside by its key, and the others are read", async () => {
  const long = {
    ...LOBBY,
    request_id: "long",
    pin: "1",
    additional_description_1: "Clearing. ".repeat(200_001),
  };
  expect(await parseAll("nyc-city-record", JSON.stringify([LOBBY, long]))).toMatchObject([
    { kind: "notice" },
    { kind: "set-aside", key: "long", reason: "The record has more than 2 MB." },
  ]);
  expect(await parseAll("nyc-city-record", JSON.stringify([long, LOBBY]))).toMatchObject([
    { kind: "set-aside" },
    { kind: "notice" },
  ]);
});

test("a file in windows-1252 is read as such", async () => {
  const file = inWindows1252(JSON.stringify([{ ...LOBBY, short_title: "Café “O’Dwyer”" }]));
  expect((await parseNotice("nyc-city-record", file)).title).toBe("Café “O’Dwyer”");
});

test("an amount may have a dollar sign and commas; 0 means unknown", async () => {
  const amountOf = async (contract_amount: string) => (await lobbyWith({ contract_amount })).value;
  expect(await amountOf("$1,250,000.50")).toMatchObject({ estimatedValue: 1_250_000.5, currency: "USD" });
  expect(await amountOf("$0.00")).toMatchObject({ estimatedValue: null, currency: null });
});

test("all parts of a description are one text, and a part that is repeated stands once", async () => {
  const notice = await lobbyWith({
    additional_description_1: "<p>Renovate lobbies.</p>",
    additional_description_2: "<ul><li>Install doors</li><li>Paint &amp; patch</li></ul>",
    additional_description_3: "<p>Renovate lobbies.</p>",
    other_info_1: "<p>Pre-bid meeting on site.</p>",
  });
  expect(notice.sections).toEqual({
    description: "Renovate lobbies.\n- Install doors\n- Paint & patch\nPre-bid meeting on site.",
  });
  expect(notice.summary).toContain("Renovate lobbies.");
});

test.each([
  ["85726B0044", "HOUSING AUTHORITY|85726B0044"],
  ["3434", "20260626003"],
  ["RFB-109", "20260626003"],
  ["ABCDEFGH12", "20260626003"],
  [undefined, "20260626003"],
])("the PIN %j gives the key %s", async (pin, key) => {
  expect((await lobbyWith({ pin })).key).toBe(key);
});

test("an extension replaces the notice it extends, in whatever order they come", async () => {
  const extension = {
    ...LOBBY,
    request_id: "20260720001",
    start_date: "2026-07-24T00:00:00.000",
    short_title: "Bid Extension: Lobby",
  };
  const newestFirst = await parseAll("nyc-city-record", JSON.stringify([extension, LOBBY]));
  expect(newestFirst.map(({ kind }) => kind)).toEqual(["notice", "ignored"]);
  const newestLast = await parseAll("nyc-city-record", JSON.stringify([LOBBY, extension]));
  expect(noticesAmong(newestLast).at(-1)?.title).toBe("Lobby");
});

test("a PIN and its agency are one key, however a clerk writes them", async () => {
  const written = [
    { pin: "85726B0099", agency_name: "Parks and Recreation" },
    { pin: "85726-B0099", agency_name: "PARKS & RECREATION" },
    { pin: " PIN: 85726b0099 ", agency_name: "Department of Parks and Recreation" },
    { pin: "E-PIN 85726 B 0099", agency_name: "Parks  and Recreation" },
  ];
  for (const [index, fields] of written.entries()) {
    const row = { ...LOBBY, ...fields, request_id: `2026000000${index}` };
    const [notice] = noticesAmong(await parseAll("nyc-city-record", JSON.stringify([row])));
    expect(notice?.key).toBe("PARKS AND RECREATION|85726B0099");
  }
});

test("a rebid has a key of its own, however a clerk marks it", async () => {
  const pins = ["85726B0099 (Rebid)", "85726-B0099 RE-BID", "REBID 85726B0099", "E-PIN 85726B0099(rebid)"];
  for (const pin of pins) {
    const row = { ...LOBBY, agency_name: "Parks and Recreation", pin };
    const [notice] = noticesAmong(await parseAll("nyc-city-record", JSON.stringify([row])));
    expect(notice?.key).toBe("PARKS AND RECREATION|85726B0099REBID");
  }
});

test("a PIN that may hold an officer's name is no part of a key as it is", async () => {
  const row = { ...LOBBY, agency_name: "Parks and Recreation", pin: "HACKMAN84626B" };
  const [notice] = noticesAmong(await parseAll("nyc-city-record", JSON.stringify([row])));
  expect(notice?.key).toMatch(/^PARKS AND RECREATION\|k-[0-9a-f]{16}$/);
});

test("short PINs never throw two solicitations together", async () => {
  const rows = [1, 2].map((number) => ({ ...LOBBY, pin: "3434", request_id: `2026000000${number}` }));
  expect(noticesAmong(await parseAll("nyc-city-record", JSON.stringify(rows)))).toHaveLength(2);
});

test.each([
  { short_title: "Cancellation: 85726B0044 Trucks" },
  { short_title: "CANCELLED - Trucks" },
  { additional_description_1: "This solicitation has been cancelled." },
])("%j is a cancellation", async (change) => {
  const notice = await lobbyWith(change);
  expect(notice.status).toBe("cancelled");
  expect(notice.title).not.toMatch(/cancel/i);
});

test("a mention of cancelling in passing is no cancellation", async () => {
  const notice = await lobbyWith({
    additional_description_1: "The City may cancel this solicitation at any time.",
  });
  expect(notice.status).toBe("active");
});

test.each(["2099-12-31T00:00:00.000", "9999-12-31T00:00:00.000", "2040-12-31T17:00:00.000"])(
  "%s means no closing date",
  async (due_date) => {
    expect((await lobbyWith({ due_date })).deadline).toBeNull();
  },
);

test("rows of other sections and kinds are ignored, rows without an id or title set aside", async () => {
  const items = await parseAll(
    "nyc-city-record",
    JSON.stringify([
      { ...LOBBY, section_name: "Changes in Personnel" },
      { ...LOBBY, type_of_notice_description: "Award" },
      { ...LOBBY, request_id: null },
      { ...LOBBY, short_title: "Correction:" },
      "row",
    ]),
  );
  expect(items.map(({ kind }) => kind)).toEqual([
    "ignored",
    "ignored",
    "set-aside",
    "set-aside",
    "set-aside",
  ]);
});

test("the portal does the filtering, from today on New York's calendar", async () => {
  const portal = fakePortal([["dg92-zbpx", JSON.stringify([LOBBY])]]);
  const midnightUtc = new Date("2026-08-05T01:00:00Z");
  await collect(readPortal(requireSource("nyc-city-record"), { fetch: portal.fetch }, midnightUtc));
  expect(portal.asked).toHaveLength(1);
  const query = new URL(portal.asked[0]?.url ?? "").searchParams;
  expect(query.get("$where")).toBe(
    "section_name='Procurement' AND type_of_notice_description='Solicitation' AND due_date >= '2026-08-04T00:00:00'",
  );
  expect(query.get("$limit")).toBe("2000");
});

test("a filter that stopped working ends in an error, not in endless pages", async () => {
  const page = JSON.stringify(
    Array.from({ length: 2_000 }, (_, row) => ({ ...LOBBY, pin: null, request_id: String(row) })),
  );
  const portal = fakePortal([["dg92-zbpx", page]]);
  const { error } = await collect(readPortal(requireSource("nyc-city-record"), { fetch: portal.fetch }, NOW));
  expect(error?.name).toBe("MalformedAnswer");
  expect(portal.asked).toHaveLength(5);
});
