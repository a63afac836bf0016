import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameSolicitation } from "~/domain/joining/same-solicitation";
import type { Notice } from "~/domain/opportunities/notice";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { noticeOf } from "../../support/notices";

type Fields = Partial<Pick<Notice, "title" | "language" | "buyer" | "reference" | "deadline">>;

const CLOSING = new Date("2026-12-15T19:00:00Z");
const ONTARIO = { regions: ["Ontario"], city: "Cobourg", state: null, country: "CA" };

const draftOf = (fields: Fields) =>
  draftOpportunity(
    noticeOf({
      reference: "COB-26-114",
      buyer: "Town of Cobourg",
      noticeType: null,
      summary: null,
      sections: {},
      deadline: CLOSING,
      place: { ...ONTARIO, buyerCity: null, buyerState: null },
      ...fields,
    }),
  );

function join(a: Fields, b: Fields): boolean {
  const [one, other] = [draftOf(a), draftOf(b)];
  return one.fingerprints.some(
    (fingerprint) => other.fingerprints.includes(fingerprint) && isSameSolicitation(fingerprint, one, other),
  );
}

/** Two contracts under one number, with one buyer and one closing. */
const TWO: ReadonlyArray<readonly [string, string]> = [
  ["Library shelving supply and installation", "Library furniture supply and installation"],
  ["Supply of office furniture, Victoria Hall", "Supply of shelving, Victoria Hall"],
  ["Landfill cell 4 construction", "Landfill leachate treatment operation"],
  ["Landfill gas collection system", "Landfill final cover construction"],
  ["Landfill site engineering services", "Landfill site compactor purchase"],
  ["Design of Heron Point pumping station", "Construction of Heron Point pumping station"],
  ["Architectural services, new fire hall", "General contractor, new fire hall"],
  ["Engineering services for William Street bridge", "William Street bridge rehabilitation"],
  ["Detailed design of the Kerr Street trunk sewer", "Construction of the Kerr Street trunk sewer"],
  ["Contract administration for Kerr Street reconstruction", "Kerr Street reconstruction"],
  ["Consulting services for arena renovation", "Arena renovation, general contractor"],
  ["Geotechnical investigation, Elgin Street", "Elgin Street reconstruction"],
  ["Topographic survey of Ontario Street", "Ontario Street reconstruction"],
  ["Environmental assessment, East Pier", "East Pier reconstruction"],
  ["Owner's engineer for the east plant", "Construction of the east plant"],
  ["Demolition of the old arena", "Construction of the old arena parking lot"],
  ["Asbestos abatement at Victoria Hall", "Window replacement at Victoria Hall"],
  ["Roof replacement at Victoria Hall", "Elevator modernization at Victoria Hall"],
  ["Snow removal at municipal lots", "Grass cutting at municipal lots"],
  ["Winter maintenance of trails", "Tree planting along trails"],
  ["Street sweeping", "Street light maintenance"],
  ["Catch basin cleaning, Ward 1", "Catch basin repair, Ward 1"],
  ["Janitorial services at Cobourg Community Centre", "Security guard services at Cobourg Community Centre"],
  ["Window cleaning at Victoria Hall", "Carpet cleaning at Victoria Hall"],
  ["Pest control at municipal buildings", "Fire extinguisher inspection at municipal buildings"],
  ["Elevator maintenance", "Generator maintenance"],
  ["Supply of water meters", "Installation of water meters"],
  ["Supply of playground equipment, Peace Park", "Installation of playground equipment, Peace Park"],
  ["Supply of one pumper truck", "Supply of one aerial truck"],
  ["Supply of two half-ton pickups", "Supply of one street sweeper"],
  ["Purchase of ice resurfacer", "Rental of ice resurfacer"],
  ["Supply of winter sand", "Hauling of winter sand"],
  ["Crack sealing 2026", "Line painting 2026"],
  ["Hot mix asphalt paving", "Surface treatment of rural roads"],
  ["Granular A supply and delivery", "Dust suppressant supply and delivery"],
  ["Watermain replacement, Munroe Street", "Sidewalk replacement, Munroe Street"],
  ["Sanitary sewer lining", "Sanitary sewer inspection"],
  ["Sludge hauling from the water plant", "Chemical supply for the water plant"],
  ["Water plant filter media replacement", "Water plant high lift pump replacement"],
  ["Wastewater plant blower replacement", "Wastewater plant roof replacement"],
  ["Beach washroom construction", "Beach lifeguard tower supply"],
  ["Marina dock replacement", "Marina fuel supply"],
  ["Marina dredging", "Marina washroom renovation"],
  ["Cemetery columbarium supply", "Cemetery grass cutting"],
  ["Fleet tires", "Fleet lubricants"],
  ["Firefighter uniforms", "Firefighter breathing apparatus"],
  ["Tree removal services", "Tree planting services"],
  ["Stump grinding", "Tree inventory"],
  ["Traffic signal installation, King Street", "Streetlight installation, King Street"],
  ["Financial audit services", "Insurance brokerage services"],
  ["Website redesign", "Network cabling"],
  ["Photocopier lease", "Telephone system replacement"],
  ["Curbside garbage collection", "Curbside recycling collection"],
  ["Leaf and yard waste collection", "Household hazardous waste collection"],
  ["Recreation master plan", "Transportation master plan"],
  ["Splash pad construction, Peter Delanty Park", "Tennis court resurfacing, Peter Delanty Park"],
  ["Boiler replacement at the pool", "Liner replacement at the pool"],
  ["HVAC maintenance at the library", "Roof repairs at the library"],
  ["Interior painting of the police station", "Exterior painting of the police station"],
  ["Sand dome construction", "Salt shed construction"],
];

/** One contract, as two portals print it. */
const ONE: ReadonlyArray<readonly [string, string]> = [
  ["Library shelving supply and installation", "Supply & Installation of Library Shelving"],
  ["Landfill cell 4 construction", "COB-26-114 Landfill Cell 4 – Construction"],
  ["Landfill final cover construction", "Construction of Landfill Final Cover"],
  ["Kerr Street reconstruction", "Kerr St. Reconstruction (Tender)"],
  ["Engineering services for William Street bridge", "RFP - Engineering Services for William St Bridge"],
  ["Design of Heron Point pumping station", "Heron Point Pumping Station Design"],
  ["Architectural services, new fire hall", "New Fire Hall - Architectural Services"],
  ["Roof replacement at Victoria Hall", "Victoria Hall Roof Replacement"],
  ["Victoria Hall roof replacement", "Town of Cobourg - Victoria Hall Roof Replacement"],
  ["Snow removal at municipal lots", "Snow Removal - Municipal Lots"],
  ["Snow plowing and salting of municipal lots", "Municipal Lots Snow Plowing & Salting"],
  ["Street sweeping", "STREET SWEEPING SERVICES"],
  ["Catch basin cleaning, Ward 1", "Ward 1 Catch Basin Cleaning"],
  ["Janitorial services at Cobourg Community Centre", "Cobourg Community Center Janitorial Services"],
  ["Elevator maintenance", "Elevator Maintenance Services - Various Locations"],
  ["Supply of water meters", "Water Meters - Supply and Delivery"],
  ["Supply of one pumper truck", "Supply and Delivery of One (1) Pumper Truck"],
  ["Purchase of ice resurfacer", "Ice Resurfacer"],
  ["Supply of winter sand", "Winter Sand Supply"],
  ["Crack sealing 2026", "2026 Crack Sealing Program"],
  ["Hot mix asphalt paving", "Tender for Hot Mix Asphalt Paving"],
  ["Granular A supply and delivery", "Supply and Delivery of Granular 'A'"],
  ["Watermain replacement, Munroe Street", "Munroe St Watermain Replacement"],
  ["Sanitary sewer lining", "Sanitary Sewer Lining Program"],
  ["Sanitary sewer lining", "Sanitary Sewer Rehabilitation by Lining"],
  ["Sanitary sewer rehabilitation", "Sanitary Sewer Lining"],
  ["Masonry restoration of Victoria Hall", "Victoria Hall Masonry"],
  ["Dredging of the marina", "Marina Basin Maintenance Dredging"],
  ["Sludge hauling from the water plant", "Water Plant Sludge Hauling"],
  ["Water plant filter media replacement", "Replacement of Filter Media at the Water Plant"],
  ["Beach washroom construction", "Construction of Beach Washrooms"],
  ["Marina dock replacement", "Replace Docks at Marina"],
  ["Marina dredging", "Dredging of the Marina"],
  ["Cemetery columbarium supply", "Supply of Columbarium for Cemetery"],
  ["Fleet tires", "Supply of Fleet Tires"],
  ["Tree removal services", "Tree Removal"],
  ["Traffic signal installation, King Street", "Installation of Traffic Signals - King St."],
  ["Financial audit services", "RFP COB-26-114 Financial Audit Services"],
  ["Curbside garbage collection", "Garbage Collection (Curbside)"],
  ["Recreation master plan", "Master Plan for Recreation"],
  ["Boiler replacement at the pool", "Pool Boiler Replacement"],
  ["Interior painting of the police station", "Police Station Interior Painting"],
  ["Sand dome construction", "Sand Dome - Construction"],
  ["Sidewalk replacement, Munroe Street", "Munroe Street Sidewalk Replacement Contract"],
];

test.each(TWO)("two: %s | %s", (one, other) => {
  expect([join({ title: one }, { title: other }), join({ title: other }, { title: one })]).toEqual([
    false,
    false,
  ]);
});

test.each(ONE)("one: %s | %s", (one, other) => {
  expect([join({ title: one }, { title: other }), join({ title: other }, { title: one })]).toEqual([
    true,
    true,
  ]);
});

const OBJECTS = [
  "William Street bridge",
  "Heron Point dock",
  "Kerr Street trunk sewer",
  "Victoria Hall roof",
];
const PLANNED = [
  "Design of",
  "Engineering services for",
  "Geotechnical investigation,",
  "Contract administration,",
];
const BUILT = ["Reconstruction of", "Construction of", "General contractor for", "Repair of"];

test("what is planned and what is built never join, and either joins itself, in both directions", () => {
  const pick = <T>(all: ReadonlyArray<T>) => fc.constantFrom(...all);
  fc.assert(
    fc.property(pick(OBJECTS), pick(PLANNED), pick(BUILT), fc.boolean(), (object, plan, build, isFirst) => {
      const [planned, built] = [`${plan} ${object}`, `${build} ${object}`];
      const [one, other] = isFirst ? [planned, built] : [built, planned];
      expect(join({ title: one }, { title: other })).toBe(false);
      expect(join({ title: one }, { title: `Tender: ${one}` })).toBe(true);
    }),
  );
});

test("the two languages of one contract join, and not a plan in one with its building in the other", () => {
  const english = { title: "Reconstruction of Kerr Street" };
  const french = { title: "Reconstruction de la rue Kerr", language: "fr" } as const;
  const plan = { title: "Services d'ingénierie, rue Kerr", language: "fr" } as const;
  expect([join(english, french), join(french, english)]).toEqual([true, true]);
  expect([join(english, plan), join(plan, english)]).toEqual([false, false]);
});
