import { expect, test } from "vitest";
import { torontoTitle } from "~/sources/toronto-title";
import { readPortal } from "../../support/read-at-once";
import {
  collect,
  fakePortal,
  noticesAmong,
  NOW,
  parseAll,
  parseNotice,
  requireSource,
} from "./portal-answers";

const BRIDGE = {
  _id: 12,
  "Document Number": "Doc5672751291",
  "RFx (Solicitation) Type": "Request for Tender",
  "NOIP (Notice of Intended Procurement) Type": "NOIP",
  "Issue Date": "2026-07-20",
  "Submission Deadline": "2026-08-27",
  "High Level Category": "Construction Services",
  "Solicitation Document Description":
    "This Notice of Intended Procurement (NOIP) is to notify suppliers of the City of Toronto's intention to issue a Request for Tenders for Rehabilitation of Bridge ID045 over Mimico Creek. Details: https://discovery.ariba.com/rfx/19724168",
  Division: "Engineering & Construction Services,Transportation Services",
  "Buyer Name": "Pat Contact",
  "Buyer Email": "pat@toronto.ca",
  "Buyer Phone Number": "416-555-2671",
  Wards: "None",
};

const answerOf = (...rows: ReadonlyArray<object>) => pageOf(rows, 0, rows.length);

function pageOf(rows: ReadonlyArray<object>, offset: number, total: number) {
  const records = rows.map((row, index) => ({ ...row, _id: offset + index + 1 }));
  return JSON.stringify({ help: "", success: true, result: { records, fields: [], total } });
}

function bridgeWith(change: object) {
  return parseNotice("toronto", answerOf({ ...BRIDGE, ...change }));
}

test("an open call becomes a notice with its own title and without the buyer's contact person", async () => {
  const notice = await bridgeWith({});
  expect(notice).toMatchObject({
    key: "5672751291",
    reference: "Doc5672751291",
    title: "Rehabilitation of Bridge ID045 over Mimico Creek",
    buyer: "City of Toronto, Engineering & Construction Services, Transportation Services",
    noticeType: "Request for Tender",
    kinds: ["construction"],
    place: { regions: [], city: "Toronto", state: "ON", country: "CA" },
    published: new Date("2026-07-20T04:00:00Z"),
    deadline: new Date("2026-08-28T03:59:59.999Z"),
    url: "https://discovery.ariba.com/rfx/19724168",
  });
  expect(JSON.stringify(notice)).not.toMatch(/pat@|pat contact|2671/i);
});

test.each([
  [
    "Request for Tenders for Union Station East Bridge Interior Connection Project",
    "Union Station East Bridge Interior Connection Project",
  ],
  [
    "This Request for Quotation (the “RFQ”) is an invitation by the City of Toronto (the “City”) to prospective Suppliers to submit bids for Swimming Pool Maintenance Services, as further described in Part 3.",
    "Swimming Pool Maintenance Services",
  ],
  [
    "Quotations are invited for Gas Detection System Maintenance Services for the City of Toronto’s various Divisions for three (3) years from date of award, all in accordance with the provisions",
    "Gas Detection System Maintenance Services",
  ],
  [
    "Bids are invited for 40 College Street Building Automation System Replacement",
    "40 College Street Building Automation System Replacement",
  ],
  [
    "The purpose of this RFP is to select a qualified Supplier to provide engagement services for the Parks Plan.",
    "Engagement services for the Parks Plan",
  ],
  [
    "ARIBA Doc3952617137 - Request for Supplier Qualifications for the Kidstown Waterpark",
    "The Kidstown Waterpark",
  ],
  [
    "The following is a general, but not necessarily complete, description of the work to be done. The list below is not in order. The Works includes, but is not limited to, the following: Resurfacing of Elm Road from First Street to Second Street, with new curbs and catch basins where they are damaged, and new markings.",
    "Resurfacing of Elm Road from First Street to Second Street, with new curbs and catch basins where they are damaged, and new markings",
  ],
  ["Work of this Contract comprises the demolition of the old depot.", "Demolition of the old depot"],
  [
    "The Contractor shall provide all labour, materials, equipment and supervision as necessary for construction of a garage at 1 Elm Road.",
    "Construction of a garage at 1 Elm Road",
  ],
  [
    "Supply all materials, products, labour and supervision to complete Elm Parkette Improvements.",
    "Elm Parkette Improvements",
  ],
  [
    "An invitation by the City of Toronto (the “City”) to prospective Suppliers to construct an off-leash area.",
    "Construct an off-leash area",
  ],
  [
    "This Request for Tender is an invitation to submit bids for Watermain Construction on Elm Avenue RFT response deadline June 3, 2024 at 12:00 PM Toronto Local Time",
    "Watermain Construction on Elm Avenue",
  ],
  [
    "An invitation by the City:For Repairs of Water Systems for various locations within the City of Toronto:Service Area 1 – Wards: 10, 11 to prospective Suppliers to submit bids for the performance of the Work",
    "Repairs of Water Systems for various locations within the City of Toronto",
  ],
  [
    "Qualify for the provision of construction services for the Elm Waterpark.",
    "Construction services for the Elm Waterpark",
  ],
  ["Work for Interceptors Real Time Control Implementation", "Interceptors Real Time Control Implementation"],
  ["Procurement for the 22ECS-RD-13SP road reconstruction", "22ECS-RD-13SP road reconstruction"],
  [
    "The scope of this RFQ includes furnishing all labour, materials, equipment and supervision for minor building repairs at Child Care Centres",
    "Minor building repairs at Child Care Centres",
  ],
  ["Storm Sewers upgrades are the following: 1. Elm Road", "Storm Sewers upgrades"],
  [
    "Watermain Lining in Elm District, Wards 3 and 4. The contract includes in general the following work: lining",
    "Watermain Lining in Elm District, Wards 3 and 4",
  ],
  [
    "Prefabricated Design Build services for This Request for Supplier Qualifications (“RFSQ”) is an invitation by the City of Toronto",
    "Prefabricated Design Build services",
  ],
  [
    "Confidential ShreddingConfidential Shredding for the City of Toronto",
    "Confidential Shredding for the City of Toronto",
  ],
  ["Repairs within the Scarborough District\u00c2", "Repairs within the Scarborough District"],
  ["York Recreation Centre ' Roof Replacement", "York Recreation Centre – Roof Replacement"],
  [
    "Construction of New Dental Clinic at240 Elm Circle, Scarborough",
    "Construction of New Dental Clinic at 240 Elm Circle, Scarborough",
  ],
  [
    "Professional Services for Road Reconstruction on Elm Street.,SAP Ariba link to solicitation",
    "Professional Services for Road Reconstruction on Elm Street",
  ],
  ["MOBILIZATION, REMOVALS AND RESTORATION", "Mobilization, removals and restoration"],
  ["OEM GM PARTS", "OEM GM PARTS"],
  ["The City's Local Road Resurfacing", "The City's Local Road Resurfacing"],
  [
    "Elm Park Phase 1 Improvements at the north side of the old station grounds, which include pathways, new western stairs, a Dog Off-Leash Area, lighting and irrigation",
    "Elm Park Phase 1 Improvements at the north side of the old station grounds",
  ],
  [
    "Repairs to roads, sidewalks, laneways, curbs, driveways, bus bays, sidewalk ramps, boulevards, milling, paving and line painting",
    "Repairs to roads, sidewalks, laneways, curbs, driveways, bus bays, sidewalk ramps, boulevards, milling, paving and line painting",
  ],
  ["Please see the event in Ariba. If you do not have an account, create one.", null],
  ["Overhead Door Maintenance Services", "Overhead Door Maintenance Services"],
  ["Please see Ariba event for full details:https://discovery.ariba.com/rfx/19620978", null],
  ["Request for Proposal", null],
  ["Request for Tenders Doc5672751291", null],
  ["RFT for 26ECS-LU-01SU", null],
  ["This tender has been cancelled.", null],
  [
    "*** NOTICE *** DEADLINE EXTENDED TO DEC 20 *** Window cleaning at Union Station",
    "Window cleaning at Union Station",
  ],
  [
    "Addendum #2: closing extended\nReplacement of chillers at Metro Hall",
    "Replacement of chillers at Metro Hall",
  ],
  ["Addendum No. 1 has been issued. Supply of road salt", "Supply of road salt"],
  [
    "The City of Toronto is seeking a qualified contractor for the rehabilitation of watermains in Scarborough.",
    "Rehabilitation of watermains in Scarborough",
  ],
  ["", null],
])("the description %j gives the title %j", (description, title) => {
  expect(torontoTitle(description)).toBe(title);
});

test("an empty description gives the category, the division and the number as title", async () => {
  const notice = await bridgeWith({ "Solicitation Document Description": null, Division: "Toronto Water" });
  expect(notice.title).toBe("Construction Services for Toronto Water (Request for Tender 5672751291)");
  expect(notice.url).toContain("toronto-bids-portal");
});

test("the key is the number whether or not it is printed with Doc", async () => {
  expect((await bridgeWith({ "Document Number": "5672751291" })).key).toBe("5672751291");
});

test("rows that closed are ignored; one that closes today is still open", async () => {
  const items = await parseAll(
    "toronto",
    answerOf(
      { ...BRIDGE, "Submission Deadline": "2026-08-04" },
      { ...BRIDGE, "Submission Deadline": "2026-08-05" },
    ),
  );
  expect(items.map(({ kind }) => kind)).toEqual(["ignored", "notice"]);
});

test("advance notices and stale rows without a deadline are ignored, an unusable number is set aside", async () => {
  const items = await parseAll(
    "toronto",
    answerOf(
      { ...BRIDGE, "NOIP (Notice of Intended Procurement) Type": "Advanced NOIP" },
      { ...BRIDGE, "Submission Deadline": null, "Issue Date": "2012-01-01" },
      { ...BRIDGE, "Submission Deadline": null },
      { ...BRIDGE, "Document Number": "xxxxxxxx" },
      { ...BRIDGE, "Submission Deadline": "next week" },
    ),
  );
  expect(items.map(({ kind }) => kind)).toEqual(["ignored", "ignored", "notice", "set-aside", "set-aside"]);
});

test.each([
  ["an empty page", []],
  ["the first page again", [BRIDGE]],
])("%s before all rows have come is an error", async (_, second) => {
  const portal = fakePortal([
    [
      "package_show",
      JSON.stringify({ result: { resources: [{ id: "4be43731-0000", datastore_active: true }] } }),
    ],
    ["offset=0", pageOf([BRIDGE], 0, 2)],
    ["offset=1000", pageOf(second, 0, 2)],
  ]);
  const { error } = await collect(readPortal(requireSource("toronto"), { fetch: portal.fetch }, NOW));
  expect(String(error)).toContain("Toronto sent 1 of its 2 rows.");
});

test("an answer that lacks some of the dataset's rows is refused", async () => {
  const answer = JSON.stringify({ success: true, result: { records: [BRIDGE], total: 30 } });
  await expect(parseAll("toronto", answer)).rejects.toThrow("Toronto sent 1 of its 30 rows.");
});

test("the CSV dump gives the same notice as the datastore", async () => {
  const cells = Object.entries(BRIDGE);
  const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  const dump = [cells.map(([column]) => column), cells.map(([, value]) => value)]
    .map((row) => row.map(quoted).join(","))
    .join("\r\n");
  expect(await parseNotice("toronto", dump)).toEqual(await bridgeWith({}));
});

test("renamed columns fail loudly in both formats", async () => {
  const { "Submission Deadline": _, ...renamed } = BRIDGE;
  await expect(parseAll("toronto", answerOf(renamed))).rejects.toThrow("Submission Deadline");
  await expect(parseAll("toronto", "_id,Document Number\n1,2\n")).rejects.toThrow("Submission Deadline");
});

test("the active resource is looked up on every run and read page by page", async () => {
  const fullPage = Array.from({ length: 1_000 }, (_, row) => ({
    ...BRIDGE,
    "Document Number": String(1_000_000 + row),
  }));
  const portal = fakePortal([
    [
      "package_show",
      JSON.stringify({
        result: {
          resources: [
            { id: "file-1", datastore_active: false },
            { id: "4be43731-0000", datastore_active: true },
          ],
        },
      }),
    ],
    ["offset=0", pageOf(fullPage, 0, 1_001)],
    ["offset=1000", pageOf([BRIDGE], 1_000, 1_001)],
  ]);
  const { items, error } = await collect(readPortal(requireSource("toronto"), { fetch: portal.fetch }, NOW));
  expect(error).toBeNull();
  expect(noticesAmong(items)).toHaveLength(1_001);
  expect(portal.asked[1]?.url).toContain("resource_id=4be43731-0000");
});

test("a catalogue without an active resource is malformed", async () => {
  const portal = fakePortal([
    ["package_show", JSON.stringify({ result: { resources: [{ id: "a", datastore_active: false }] } })],
  ]);
  const { error } = await collect(readPortal(requireSource("toronto"), { fetch: portal.fetch }, NOW));
  expect(error?.name).toBe("MalformedAnswer");
});
