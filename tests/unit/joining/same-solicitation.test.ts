import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprintsOf } from "~/domain/joining/fingerprint";
import {
  type Contradiction,
  isSameSolicitation,
  type Solicitation,
  whyTwo,
} from "~/domain/joining/same-solicitation";
import type { Notice } from "~/domain/opportunities/notice";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { noticeOf } from "../../support/notices";

type Fields = Partial<Notice> & { city?: string | null; region?: string };

const CLOSING = new Date("2026-12-15T19:00:00Z");
const inDays = (days: number) => new Date(CLOSING.getTime() + days * 24 * 60 * 60 * 1000);

function draftOf({ city = null, region, ...fields }: Fields) {
  const [state, country] = (region ?? "Ontario, CA").split(", ");
  return draftOpportunity(
    noticeOf({
      reference: null,
      noticeType: null,
      summary: null,
      sections: {},
      deadline: CLOSING,
      place: {
        regions: [state!],
        city,
        state: null,
        country: country ?? "CA",
        buyerCity: null,
        buyerState: null,
      },
      ...fields,
    }),
  );
}

/** Whether a notice of one portal would join that of another. */
function join(a: Fields, b: Fields): boolean {
  const [one, other] = [draftOf(a), draftOf(b)];
  return one.fingerprints.some(
    (fingerprint) => other.fingerprints.includes(fingerprint) && isSameSolicitation(fingerprint, one, other),
  );
}

const COBOURG = { buyer: "Town of Cobourg", city: "Cobourg" };
const BOARD = {
  title: "Replacement of gymnasium bleachers and floor",
  buyer: "Simcoe County District School Board",
};
const STATE_AGENCY = {
  title: "Replacement of cafeteria rooftop unit heaters",
  buyer: "Massachusetts Department of Transportation",
  region: "Massachusetts, US",
};
const REGION_NORTH = { region: "Québec, CA", language: "fr", buyer: "CISSS des Laurentides" } as const;
const NUMBERED = { ...COBOURG, title: "Heron Point marina dock", reference: "HP-26-114" };
const TITLED = { ...COBOURG, title: "Victoria Hall clock tower masonry restoration" };
const PENNSYLVANIA = { region: "Pennsylvania, US" };

const SAME: ReadonlyArray<readonly [why: string, a: Fields, b: Fields]> = [
  ["all the same", NUMBERED, NUMBERED],
  ["the buyer turned round", NUMBERED, { ...NUMBERED, buyer: "Cobourg, Town of" }],
  ["the buyer's legal name", NUMBERED, { ...NUMBERED, buyer: "The Corporation of the Town of Cobourg" }],
  ["the buyer's bare name", NUMBERED, { ...NUMBERED, buyer: "COBOURG" }],
  ["a department", NUMBERED, { ...NUMBERED, buyer: "Town of Cobourg, Public Works Department" }],
  [
    "a buying office and a department",
    { ...NUMBERED, buyer: "Town of Cobourg Purchasing" },
    { ...NUMBERED, buyer: "Town of Cobourg - Parks and Recreation" },
  ],
  [
    "a county, before and after",
    { ...TITLED, buyer: "Northumberland County" },
    { ...TITLED, buyer: "County of Northumberland" },
  ],
  [
    "a region's two names",
    { ...NUMBERED, buyer: "Halton Region", city: null },
    { ...NUMBERED, buyer: "Regional Municipality of Halton", city: null },
  ],
  [
    "a number with its procedure",
    { ...NUMBERED, reference: "26-019" },
    { ...NUMBERED, reference: "RFT 26-019" },
  ],
  ["a number with hyphens", { ...NUMBERED, reference: "RFT-26-019" }, { ...NUMBERED, reference: "26 019" }],
  ["a number's letters apart", { ...NUMBERED, reference: "T26-088" }, { ...NUMBERED, reference: "T-26-088" }],
  [
    "a number in small letters",
    { ...NUMBERED, reference: "Prop-22-2026" },
    { ...NUMBERED, reference: "PROP 22-2026" },
  ],
  [
    "a number with a bare word",
    { ...NUMBERED, reference: "Contract No. 26-114" },
    { ...NUMBERED, reference: "26-114" },
  ],
  [
    "a federal number with hyphens",
    { ...NUMBERED, reference: "W912DR26B0001" },
    { ...NUMBERED, reference: "W912DR-26-B-0001" },
  ],
  [
    "a longer title",
    { ...NUMBERED, title: "Supply and install docks at Heron marina" },
    { ...NUMBERED, title: "Heron marina docks" },
  ],
  [
    "singular and plural",
    { ...NUMBERED, title: "Coronation Park washroom building" },
    { ...NUMBERED, title: "Coronation Park washrooms, building construction" },
  ],
  [
    "another word for the work",
    { ...NUMBERED, title: "Curling rink roof replacement" },
    { ...NUMBERED, title: "Curling rink roof repairs" },
  ],
  ["a title that says nothing", NUMBERED, { ...NUMBERED, title: "Request for Tender" }],
  ["a word of its own each", NUMBERED, { ...NUMBERED, title: "Heron Point boat ramp" }],
  [
    "one name in two titles",
    { ...NUMBERED, title: "Rehabilitation of the Kestrel pumping station" },
    { ...NUMBERED, title: "Kestrel SPS: new wet well and controls" },
  ],
  [
    "two words for one thing",
    { ...NUMBERED, title: "Chiller and condenser overhaul" },
    { ...NUMBERED, title: "Chiller retrofit, refrigeration" },
  ],
  [
    "a school in two ways",
    { ...NUMBERED, title: "Boiler and burner at Maple Grove Public School" },
    { ...NUMBERED, title: "Maple Grove PS heating plant" },
  ],
  ["a kind of call on one portal", NUMBERED, { ...NUMBERED, title: "RFP: Heron Point boat ramp" }],
  ["no closing", NUMBERED, { ...NUMBERED, deadline: null }],
  ["closing an hour apart", NUMBERED, { ...NUMBERED, deadline: inDays(-1 / 24) }],
  ["closing at the end of the day", NUMBERED, { ...NUMBERED, deadline: new Date("2026-12-16T04:59:59Z") }],
  ["a known extension", NUMBERED, { ...NUMBERED, deadline: inDays(21) }],
  ["a known extension of 45 days", NUMBERED, { ...NUMBERED, deadline: inDays(45) }],
  [
    "published before the other closes",
    NUMBERED,
    { ...NUMBERED, deadline: inDays(21), published: inDays(-1) },
  ],
  ["a year in one title", NUMBERED, { ...NUMBERED, title: "Heron Point marina dock 2026" }],
  [
    "a season in two ways",
    { ...NUMBERED, title: "Road salt 2025-2026" },
    { ...NUMBERED, title: "Road salt 2025/26" },
  ],
  ["a phase in one title", NUMBERED, { ...NUMBERED, title: "Heron Point marina dock, Phase 2" }],
  [
    "a lot in digits and words",
    { ...NUMBERED, title: "Heron marina docks, Lot 1" },
    { ...NUMBERED, title: "Heron marina docks - lot one" },
  ],
  [
    "a phase in Roman digits",
    { ...NUMBERED, title: "Heron marina docks Phase II" },
    { ...NUMBERED, title: "Heron marina docks (phase 2)" },
  ],
  [
    "both languages",
    {
      ...NUMBERED,
      buyer: "Township of Russell",
      city: "Russell",
      title: "Replacement of the roof at the Embrun library",
    },
    {
      ...NUMBERED,
      buyer: "Canton de Russell",
      city: "Russell",
      language: "fr",
      title: "Remplacement de la toiture de la bibliothèque d'Embrun",
    },
  ],
  [
    "both languages, of a city",
    {
      ...NUMBERED,
      buyer: "City of Gatineau",
      city: "Gatineau",
      region: "Quebec, CA",
      reference: "2026 SP 112",
      title: "Brady bridge rehabilitation",
    },
    {
      ...NUMBERED,
      buyer: "Ville de Gatineau",
      city: "Gatineau",
      region: "Québec, CA",
      reference: "2026-SP-112",
      language: "fr",
      title: "Réfection du pont Brady",
    },
  ],
  [
    "a title in both languages, one of which is the other's",
    { ...NUMBERED, deadline: inDays(20) },
    {
      ...NUMBERED,
      language: "fr",
      title: "Quai de la marina Heron Point",
      translation: { language: "en", title: NUMBERED.title, sections: {} },
    },
  ],
  ["a smaller place", NUMBERED, { ...NUMBERED, city: null }],
  ["a province", NUMBERED, { ...NUMBERED, city: null, buyer: "Cobourg" }],
  [
    "a part of the city",
    { ...NUMBERED, buyer: "City of Ottawa", city: "Ottawa" },
    { ...NUMBERED, buyer: "City of Ottawa", city: "Orléans" },
  ],
  ["the title alone", TITLED, TITLED],
  ["the title in capitals", TITLED, { ...TITLED, title: TITLED.title.toUpperCase() }],
  [
    "a title's signs",
    { ...TITLED, title: "Main St. – Watermain & Sewer Replacement (Phase 2)" },
    { ...TITLED, title: "Main St - Watermain and Sewer Replacement, Phase 2" },
  ],
  [
    "a title's short forms",
    { ...TITLED, title: "King Street and Division Road resurfacing" },
    { ...TITLED, title: "King St. & Division Rd. resurfacing" },
  ],
  [
    "a number at a title's head",
    { ...TITLED, reference: "26-019", title: "RFT 26-019 Lakelawn Road pumping station rehabilitation" },
    { ...TITLED, reference: "RFT 26-019", title: "Lakelawn Road pumping station rehabilitation" },
  ],
  [
    "a number at a title's end",
    { ...TITLED, reference: "26-019", title: "Lakelawn Road pumping station rehabilitation (RFT 26-019)" },
    { ...TITLED, title: "Lakelawn Road pumping station rehabilitation" },
  ],
  [
    "a ligature",
    { ...TITLED, title: "Réfection de l’église du Sacré-Cœur et parvis", language: "fr" },
    { ...TITLED, title: "REFECTION DE L'EGLISE DU SACRE-COEUR ET PARVIS", language: "fr" },
  ],
  [
    "apostrophes",
    { ...TITLED, title: "O’Brien Park’s splash pad renewal works" },
    { ...TITLED, title: "O'Brien Park's splash pad renewal works" },
  ],
  ["the title, and a number on one portal", TITLED, { ...TITLED, reference: "C-26-114" }],
  [
    "the title, and the portal's own number",
    { ...TITLED, reference: "cb-123-4567890" },
    { ...TITLED, reference: "C-26-114" },
  ],
  ["the title, in the same town without a buyer", TITLED, { ...TITLED, buyer: null }],
  [
    "a form of words, with the same buyer",
    { ...COBOURG, title: "Snow removal services for various locations" },
    { ...COBOURG, title: "Snow removal services for various locations" },
  ],
];

const TWO: ReadonlyArray<readonly [why: string, a: Fields, b: Fields, shown?: Contradiction]> = [
  ["two towns of one county", { ...BOARD, city: "Midland" }, { ...BOARD, city: "Penetanguishene" }, "place"],
  [
    "two towns of one American county",
    { ...STATE_AGENCY, city: "Lexington" },
    { ...STATE_AGENCY, city: "Concord" },
    "place",
  ],
  [
    "two towns and numbers",
    { ...STATE_AGENCY, city: "Lexington", reference: "MD-26-101" },
    { ...STATE_AGENCY, city: "Concord", reference: "MD-26-102" },
    "place",
  ],
  [
    "two towns of one MRC",
    { ...REGION_NORTH, title: "Toiture du pavillon principal à refaire", city: "Saint-Jérôme" },
    { ...REGION_NORTH, title: "Toiture du pavillon principal à refaire", city: "Prévost" },
    "place",
  ],
  ["two unknown towns", { ...BOARD, city: "Zedtown" }, { ...BOARD, city: "Yedtown" }, "place"],
  ["a known town and an unknown one", { ...BOARD, city: "Midland" }, { ...BOARD, city: "Yedtown" }, "place"],
  [
    "two villages of one town that we do not know",
    { ...TITLED, city: "Zedtown" },
    { ...TITLED, city: "Yedtown" },
    "place",
  ],
  ["two counties", { ...BOARD, city: "Barrie" }, { ...BOARD, city: "Oakville" }, "place"],
  [
    "two provinces",
    { ...TITLED, buyer: "Town of Windsor", city: null },
    { ...TITLED, buyer: "Town of Windsor", city: null, region: "Nova Scotia, CA" },
    "place",
  ],
  [
    "two towns, without a buyer",
    { ...TITLED, buyer: null },
    { ...TITLED, buyer: null, city: "Port Hope" },
    "place",
  ],
  [
    "no buyer and only a province",
    { ...TITLED, buyer: null, city: null },
    { ...TITLED, buyer: null, city: null },
  ],
  [
    "two Catholic and public boards",
    { ...TITLED, buyer: "Toronto District School Board", city: "Toronto" },
    { ...TITLED, buyer: "Toronto Catholic District School Board", city: "Toronto" },
    "buyer",
  ],
  [
    "a university and its park",
    { ...TITLED, buyer: "Western University", city: "London" },
    { ...TITLED, buyer: "Western University Research Park", city: "London" },
    "buyer",
  ],
  [
    "Hydro and Hydro One",
    { ...TITLED, buyer: "Hydro", city: "Barrie" },
    { ...TITLED, buyer: "Hydro One", city: "Barrie" },
    "buyer",
  ],
  [
    "a region and its Catholic board",
    { ...TITLED, buyer: "Peel Region", city: "Caledon" },
    { ...TITLED, buyer: "Peel Catholic School Board", city: "Caledon" },
    "buyer",
  ],
  ["a town and its library", TITLED, { ...TITLED, buyer: "Town of Cobourg Public Library" }, "buyer"],
  ["a town and its police", TITLED, { ...TITLED, buyer: "Cobourg Police Service" }, "buyer"],
  ["a town and its housing body", TITLED, { ...TITLED, buyer: "Cobourg Housing" }, "buyer"],
  [
    "a city and its transit commission",
    { ...TITLED, buyer: "City of Toronto", city: "Toronto" },
    { ...TITLED, buyer: "Toronto Transit Commission", city: "Toronto" },
    "buyer",
  ],
  [
    "a city and a county of one name",
    { ...TITLED, buyer: "City of Peterborough", city: "Peterborough" },
    { ...TITLED, buyer: "County of Peterborough", city: "Peterborough" },
    "buyer",
  ],
  [
    "a city and a region of one name",
    { ...TITLED, buyer: "City of Waterloo", city: "Waterloo" },
    { ...TITLED, buyer: "Regional Municipality of Waterloo", city: "Waterloo" },
    "buyer",
  ],
  [
    "a town and a township of one name",
    { ...TITLED, buyer: "Town of Perth", city: null },
    { ...TITLED, buyer: "Township of Perth", city: null },
  ],
  [
    "two departments",
    { ...NUMBERED, buyer: "Town of Cobourg, Fire" },
    { ...NUMBERED, buyer: "Town of Cobourg, Parks" },
    "buyer",
  ],
  [
    "two departments of a state",
    { ...TITLED, buyer: "Connecticut Department of Transportation", city: null, region: "Connecticut, US" },
    { ...TITLED, buyer: "Connecticut Department of Correction", city: null, region: "Connecticut, US" },
    "buyer",
  ],
  [
    "another town's number",
    { ...NUMBERED, city: null },
    { ...NUMBERED, city: null, buyer: "Town of Port Hope" },
  ],
  [
    "two townships of one name",
    {
      ...PENNSYLVANIA,
      buyer: "Springfield Township",
      title: "Bituminous seal coat and line painting road program",
    },
    {
      ...PENNSYLVANIA,
      buyer: "Springfield Township",
      title: "Bituminous seal coat and line painting road program",
    },
    "buyer",
  ],
  [
    "two townships of one name with a number",
    { ...PENNSYLVANIA, buyer: "Washington Township", title: "Seal coat road program", reference: "2026-001" },
    { ...PENNSYLVANIA, buyer: "Washington Township", title: "Salt shed", reference: "2026-001" },
    "buyer",
  ],
  ["two numbers", { ...TITLED, reference: "T2026-101" }, { ...TITLED, reference: "T2026-102" }, "number"],
  [
    "two numbers of a department and its city",
    { ...TITLED, buyer: "City of Toronto, Toronto Water", city: "Toronto", reference: "5672000001" },
    { ...TITLED, buyer: "City of Toronto", city: "Toronto", reference: "5672000002" },
    "number",
  ],
  ["two short numbers", { ...TITLED, reference: "U-11" }, { ...TITLED, reference: "U-12" }, "number"],
  [
    "a number parted otherwise",
    { ...NUMBERED, reference: "12-345" },
    { ...NUMBERED, reference: "123-45" },
    "number",
  ],
  [
    "a number parted otherwise, again",
    { ...NUMBERED, reference: "T26-1-10" },
    { ...NUMBERED, reference: "T26-11-0" },
    "number",
  ],
  [
    "a tender and a proposal of one number",
    { ...NUMBERED, reference: "RFT-2026-001" },
    { ...NUMBERED, reference: "RFP-2026-001" },
    "number",
  ],
  [
    "two of the portal's own numbers",
    { ...TITLED, reference: "cb-123-4567890" },
    { ...TITLED, reference: "cb-123-4567891" },
    "number",
  ],
  [
    "a form of words, and two numbers",
    { ...COBOURG, title: "Snow removal services at several sites 2026", reference: "U-11" },
    { ...COBOURG, title: "Snow removal services at several sites 2026", reference: "U-12" },
    "number",
  ],
  [
    "another job under one running number",
    { ...NUMBERED, title: "Line painting of county roads 2026" },
    { ...NUMBERED, title: "Janitorial services at the county courthouse", deadline: inDays(62) },
    "title",
  ],
  [
    "another job that closes at the same time",
    { ...NUMBERED, title: "Curling rink roof" },
    { ...NUMBERED, title: "Street sweeping" },
    "title",
  ],
  [
    "another thing at the same place",
    { ...NUMBERED, title: "Roof replacement at the fire hall" },
    { ...NUMBERED, title: "Window replacement at the fire hall" },
    "title",
  ],
  [
    "another school",
    { ...NUMBERED, title: "Boiler replacement at Maple Grove Public School" },
    { ...NUMBERED, title: "Boiler replacement at Oak Grove Public School" },
    "title",
  ],
  [
    "another French school",
    { ...NUMBERED, language: "fr", title: "Chaudière de l'école secondaire Saint-Joseph" },
    { ...NUMBERED, language: "fr", title: "Chaudière de l'école secondaire Jarry" },
    "title",
  ],
  [
    "a thing at two places that are not called schools",
    { ...NUMBERED, title: "Elevator modernization, Maple Grove" },
    { ...NUMBERED, title: "Elevator modernization, Oak Ridge" },
    "title",
  ],
  [
    "the buyer's own name",
    { ...NUMBERED, title: "Cobourg waterfront festival fencing" },
    { ...NUMBERED, title: "Cobourg fire engine" },
    "title",
  ],
  [
    "generic titles",
    { ...NUMBERED, title: "Snow plowing of municipal parking lots" },
    { ...NUMBERED, title: "Snow clearing of sidewalks" },
    "title",
  ],
  [
    "a word of its own each, and another hour",
    NUMBERED,
    { ...NUMBERED, title: "Heron Point boat ramp", deadline: inDays(1 / 12) },
    "title",
  ],
  [
    "a word of its own each, without a buyer",
    NUMBERED,
    { ...NUMBERED, title: "Heron Point boat ramp", buyer: null },
    "title",
  ],
  [
    "a word of its own each, and another kind of call",
    { ...NUMBERED, title: "Heron Point marina dock", noticeType: "Request for Tender" },
    { ...NUMBERED, title: "Heron Point boat ramp", noticeType: "Request for Proposal" },
    "title",
  ],
  [
    "a word of its own each, and two lots",
    { ...NUMBERED, title: "Heron Point marina dock, lot 1" },
    { ...NUMBERED, title: "Heron Point boat ramp, lot 2" },
    "part",
  ],
  [
    "upper and lower",
    { ...NUMBERED, title: "Heron Point upper dock" },
    { ...NUMBERED, title: "Heron Point lower ramp" },
    "title",
  ],
  [
    "another road",
    { ...NUMBERED, title: "Marlow Road resurfacing" },
    { ...NUMBERED, title: "Barlow Road resurfacing" },
    "title",
  ],
  [
    "north and south",
    { ...NUMBERED, title: "Sidewalk snow clearing north" },
    { ...NUMBERED, title: "Sidewalk snow clearing south" },
    "title",
  ],
  [
    "summer and winter",
    { ...NUMBERED, title: "Portable classroom relocation summer" },
    { ...NUMBERED, title: "Portable classroom relocation winter" },
    "title",
  ],
  [
    "two lots",
    { ...NUMBERED, title: "Sidewalk snow clearing - Lot 1 north" },
    { ...NUMBERED, title: "Sidewalk snow clearing - Lot 2 south" },
    "part",
  ],
  [
    "a lot and two lots",
    { ...NUMBERED, title: "Sidewalk repair - Lot 1" },
    { ...NUMBERED, title: "Sidewalk repair - Lots 1 and 2" },
    "part",
  ],
  [
    "two phases",
    { ...NUMBERED, title: "Heron marina docks, Phase A" },
    { ...NUMBERED, title: "Heron marina docks, Phase B" },
    "part",
  ],
  [
    "two phases in words",
    { ...NUMBERED, title: "Heron marina docks, Phase one" },
    { ...NUMBERED, title: "Heron marina docks, Phase two" },
    "part",
  ],
  [
    "two zones in the middle",
    { ...NUMBERED, title: "Boulevard work Zone A east end" },
    { ...NUMBERED, title: "Boulevard work Zone B east end" },
    "part",
  ],
  ["two areas", { ...NUMBERED, title: "Plowing Area 3" }, { ...NUMBERED, title: "Plowing Area 4" }, "part"],
  [
    "two stations",
    { ...NUMBERED, title: "Generator at Station 21" },
    { ...NUMBERED, title: "Generator at Station 22" },
    "part",
  ],
  [
    "two centres",
    { ...REGION_NORTH, title: "Toiture du centre A", reference: "2026-1234" },
    { ...REGION_NORTH, title: "Toiture du centre B", reference: "2026-1234" },
    "part",
  ],
  [
    "two sections",
    { ...NUMBERED, title: "Trail paving, Section 4" },
    { ...NUMBERED, title: "Trail paving, Section 5" },
    "part",
  ],
  [
    "two contracts",
    { ...NUMBERED, title: "Tree planting contract 1" },
    { ...NUMBERED, title: "Tree planting contract 2" },
    "part",
  ],
  [
    "two routes",
    { ...NUMBERED, title: "Guiderail on Highway 7" },
    { ...NUMBERED, title: "Guiderail on Highway 35" },
    "part",
  ],
  [
    "two seasons",
    { ...NUMBERED, title: "Supply of road salt 2025-2026" },
    { ...NUMBERED, title: "Supply of road salt 2026-2027" },
    "part",
  ],
  [
    "two years",
    { ...NUMBERED, title: "Crack sealing 2026" },
    { ...NUMBERED, title: "Crack sealing 2027" },
    "part",
  ],
  [
    "two numbers in the titles",
    { ...NUMBERED, title: "Culvert renewal at kilometre 14.2" },
    { ...NUMBERED, title: "Culvert renewal at kilometre 17.8" },
    "part",
  ],
  [
    "lots in two languages",
    { ...NUMBERED, title: "Roofs, lot 1" },
    { ...NUMBERED, title: "Toitures, lot 2", language: "fr" },
    "part",
  ],
  ["last year's contract", NUMBERED, { ...NUMBERED, deadline: inDays(-365) }, "closing"],
  ["more than an extension", NUMBERED, { ...NUMBERED, deadline: inDays(46) }, "closing"],
  [
    "published after the other has closed",
    NUMBERED,
    { ...NUMBERED, deadline: inDays(21), published: inDays(2) },
    "closing",
  ],
  [
    "an extension and a title that says nothing",
    NUMBERED,
    { ...NUMBERED, deadline: inDays(21), title: "Request for Tender" },
    "closing",
  ],
  [
    "an extension and a longer title of one word",
    { ...NUMBERED, title: "Docks" },
    { ...NUMBERED, title: "Docks and marina paving", deadline: inDays(21) },
    "closing",
  ],
  [
    "two languages that close on two days",
    NUMBERED,
    { ...NUMBERED, title: "Quai de la marina", language: "fr", deadline: inDays(2) },
    "title",
  ],
  [
    "two languages without a number",
    { ...NUMBERED, reference: null },
    { ...NUMBERED, reference: null, title: "Quai de la marina", language: "fr" },
    "title",
  ],
  ["the same title at another time", TITLED, { ...TITLED, deadline: inDays(7) }],
];

test.each(SAME)("joined: %s", (_, a, b) => {
  expect(join(a, b)).toBe(true);
  expect(join(b, a)).toBe(true);
});

test.each(TWO.map(([why, a, b, shown]) => ({ why, a, b, shown })))("two: $why", ({ a, b, shown }) => {
  expect(join(a, b)).toBe(false);
  expect(join(b, a)).toBe(false);
  if (shown !== undefined) expect(whyTwo(draftOf(a), draftOf(b))).toBe(shown);
});

test("the pairs are at least eighty", () => {
  expect(SAME.length + TWO.length).toBeGreaterThanOrEqual(80);
});

const FIELDS = {
  title: [
    "Heron Point marina dock",
    "Heron Point marina dock, Lot 2",
    "Heron Point marina dock 2027",
    "Curling rink roof",
    "Request for Tender",
    "Quai de la marina de la pointe Heron",
  ],
  language: ["en", "fr"] as const,
  buyer: [
    null,
    "Town of Cobourg",
    "Cobourg",
    "Cobourg Public Library",
    "Town of Port Hope",
    "Ville de Cobourg",
  ],
  reference: [null, "HP-26-114", "RFT HP 26 114", "HP-261-14", "cb-1-2345678"],
  places: [[], ["CA-ON"], ["CA-ON-NOR"], ["CA-ON-PEL-MIS"], ["US-NY"]],
  city: [null, "Cobourg", "Port Hope", "Zedtown"],
  published: [null, inDays(-20), inDays(10)],
  deadline: [null, CLOSING, inDays(0.1), inDays(21), inDays(365)],
};
const solicitation = fc.record({
  title: fc.constantFrom(...FIELDS.title),
  language: fc.constantFrom(...FIELDS.language),
  buyer: fc.constantFrom(...FIELDS.buyer),
  reference: fc.constantFrom(...FIELDS.reference),
  places: fc.constantFrom(...FIELDS.places),
  city: fc.constantFrom(...FIELDS.city),
  published: fc.constantFrom(...FIELDS.published),
  deadline: fc.constantFrom(...FIELDS.deadline),
  translation: fc.constant(null),
  textOfTitle: fc.constantFrom(null, "", "The City needs a dock for Heron Point marina."),
  bidType: fc.constantFrom("Other" as const, "Request for Tender" as const, "Request for Proposal" as const),
  statedCity: fc.constantFrom(null, "Cobourg", "Yedtown", "12 Albert Street"),
});

test("the answer is the same both ways", () => {
  fc.assert(
    fc.property(solicitation, solicitation, (a, b) => {
      expect(whyTwo(a, b)).toBe(whyTwo(b, a));
      for (const fingerprint of [...fingerprintsOf(a), ...fingerprintsOf(b)])
        expect(isSameSolicitation(fingerprint, a, b)).toBe(isSameSolicitation(fingerprint, b, a));
    }),
    { numRuns: 2_000 },
  );
});

test("a notice never contradicts itself, unless its buyer's name is that of many towns", () => {
  fc.assert(
    fc.property(solicitation, (one) => {
      expect(whyTwo(one, { ...one })).toBe(null);
    }),
  );
});

const WHOLE: Solicitation = {
  title: FIELDS.title[0]!,
  language: "en",
  buyer: "Town of Cobourg",
  reference: "HP-26-114",
  places: ["CA-ON-NOR"],
  city: "Cobourg",
  published: inDays(-20),
  deadline: CLOSING,
  translation: null,
  textOfTitle: null,
  bidType: "Other",
  statedCity: null,
};

/** What another solicitation of the neighbourhood has instead. */
const OTHERS: ReadonlyArray<Partial<Solicitation>> = [
  { city: "Port Hope" },
  { city: "Zedtown" },
  { places: ["CA-ON-PEL-MIS"], city: null },
  { places: ["US-NY"], city: null },
  ...["Town of Port Hope", "Cobourg Public Library", "County of Cobourg"].map((buyer) => ({ buyer })),
  ...["HP-26-115", "HP-261-14", "T-9"].map((reference) => ({ reference })),
  ...["Curling rink roof", "Street sweeping", "Marlow Point marina dock"].map((title) => ({ title })),
  { deadline: inDays(46) },
  { deadline: inDays(-60) },
  { deadline: inDays(20), published: inDays(1) },
];
/** How else a portal may print it, or leave it out. */
const PRINTS: ReadonlyArray<Partial<Solicitation>> = [
  {},
  { buyer: "Cobourg, Town of" },
  { buyer: null },
  { reference: "RFT HP-26-114" },
  { reference: null },
  { city: null },
  { places: ["CA-ON"], city: null },
  { title: "HERON POINT MARINA DOCK" },
  { title: "Heron Point marina dock (Phase 1)" },
  { deadline: inDays(0.05) },
  { published: null },
];

test("a neighbour with one field that contradicts never joins, however both are printed", () => {
  const print = fc.constantFrom(...PRINTS);
  fc.assert(
    fc.property(fc.constantFrom(...OTHERS), print, print, (other, one, two) => {
      const differs = Object.keys(other);
      const a = { ...WHOLE, ...one };
      const b = { ...WHOLE, ...two, ...other };
      // What a print leaves out cannot contradict.
      fc.pre(differs.every((field) => !Object.hasOwn(one, field)));
      for (const fingerprint of [...fingerprintsOf(a), ...fingerprintsOf(b)])
        expect(isSameSolicitation(fingerprint, a, b)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

const MADE = {
  ...COBOURG,
  reference: "HP-26-114",
  isTitleMade: true,
  title: "Gangways of steel",
  sections: { description: "The work includes gangways of steel and a dock, all at the Heron Point marina." },
} as const;

test("a title that is made from a text counts as the whole text, however the title is made", () => {
  const made = [
    MADE.title,
    "All at the Heron Point marina",
    "Construction Services (Request for Tender 114)",
  ];
  for (const title of made) {
    expect(join({ ...MADE, title }, NUMBERED)).toBe(true);
    expect(join(NUMBERED, { ...MADE, title })).toBe(true);
  }
  expect(join({ ...MADE, isTitleMade: undefined }, NUMBERED)).toBe(false);
  expect(join(MADE, { ...NUMBERED, title: "Street sweeping" })).toBe(false);
  expect(join({ ...MADE, title: "Gangways, lot 1" }, { ...NUMBERED, title: "Dock, lot 2" })).toBe(false);
});

test("a title that is made from no text contradicts no other", () => {
  const made = { ...MADE, title: "Goods for Fleet Services (RFQ 114)", sections: {} };
  expect(join(made, NUMBERED)).toBe(true);
  expect(join(made, { ...NUMBERED, deadline: inDays(365) })).toBe(false);
});

test.each([
  ["Roof replacement, Elm School", "Boiler replacement, Elm School"],
  ["Elm School - HVAC upgrade", "Elm School - Fire alarm upgrade"],
  ["Elm School asbestos abatement", "Elm School window replacement"],
  ["Main Street watermain", "Main Street streetlights"],
  ["Kestrel pumping station generator", "Kestrel pumping station roof"],
  ["Birch Hospital parking garage", "Birch Hospital kitchen"],
  ["Elm School architect", "Elm School commissioning agent"],
  ["Hydrant painting", "Hydrant flushing"],
  ["Fleet: pickup trucks", "Fleet: dump trucks"],
  ["Winter sand hauling", "Winter salt hauling"],
])("two trades at one place stay two bids under one number: %s, %s", (one, other) => {
  expect(join({ ...NUMBERED, title: one }, { ...NUMBERED, title: other })).toBe(false);
  expect(join({ ...NUMBERED, title: other }, { ...NUMBERED, title: one })).toBe(false);
});

test.each([
  ["Elm School boiler replacement", "Boiler and piping, Elm School"],
  ["Elm School roof", "Re-roofing of Elm Public School"],
  ["Main Street watermain replacement", "Watermain and road work on Main Street"],
  ["HVAC at Elm School", "Elm School heating ventilation and air conditioning"],
])("one trade in two ways is one bid: %s, %s", (one, other) => {
  expect(join({ ...NUMBERED, title: one }, { ...NUMBERED, title: other })).toBe(true);
});

const SITE_WORDS = ["school", "Park", "arena", "Road", "library", "fire hall"];
const SITE_NAMES = ["Kestrel", "Osprey", "Harrier Hill", "Goshawk"];
const WORK = ["Boiler replacement", "Roof repairs", "New playground", "Paving"];

test("two sites of one kind never join, and two titles about one site do, with one number, buyer and closing", () => {
  const pick = <T>(all: ReadonlyArray<T>) => fc.constantFrom(...all);
  fc.assert(
    fc.property(
      pick(SITE_WORDS),
      fc.shuffledSubarray(SITE_NAMES, { minLength: 2, maxLength: 2 }),
      pick(WORK),
      fc.shuffledSubarray(["overhaul", "retrofit"], { minLength: 2, maxLength: 2 }),
      (site, [name, other], work, [one, two]) => {
        const a = { ...NUMBERED, title: `${work} at ${name} ${site}` };
        expect(join(a, { ...NUMBERED, title: `${work} at ${other} ${site}` })).toBe(false);
        const [mine, theirs] = [`${work}, ${name} ${site}, ${one}`, `${name} ${site}: ${two}`];
        expect(join({ ...a, title: mine }, { ...a, title: theirs })).toBe(true);
      },
    ),
  );
});
