import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { foldName } from "~/domain/geography/folded-name";
import { listSites } from "~/domain/geography/sites/named-sites";
import { regionHint } from "./place-hint";

const VETERANS = "VETERANS AFFAIRS, DEPARTMENT OF";

function placesOf(title: string, buyer: string | null, country = "US", region: string | null = null) {
  return placesOfNotice(regionHint(region, country), title, { buyer }).places;
}

test.each([
  ["Z1DA--646A4-24-402 Building #49 Roof Replacement", "US-PA-ALLEGHENY"],
  ["Y1DZ--528A7-23-103 Replace Fan Coils", "US-NY-ONONDAGA"],
  ["608-26-4-4808-0202: Water Tower Inspection", "US-NH-HILLSBOROUGH"],
  ["FY26: NRM (PROJ: 516-25-610) BB - Upgrade Fire Pumps", "US-FL"],
  ["Z1DA--534-CSI-714 Cardiac Lab Site Prep", "US-SC"],
  ["Replace Boiler 3 Project Number 540-22-103", "US-WV"],
])("the project of Veterans Affairs %j is at the hospital of its number: %s", (title, code) => {
  expect(placesOf(title, VETERANS)).toEqual([code]);
});

test.each([
  ["Roof repair (VA-26-00017774)", VETERANS],
  ["36C24226B0028 Replace Steam Coils", VETERANS],
  ["Call 646-555-0142 about the roof", VETERANS],
  ["Valve 528-26-103", "DEFENSE LOGISTICS AGENCY"],
])("other numbers name no hospital: %j of %s", (title, buyer) => {
  expect(placesOf(title, buyer)).toEqual(["US"]);
});

test.each([
  ["Janitorial Services - Dayton VA Medical Center", VETERANS, "US-OH"],
  ["Chiller maintenance, Scott AFB", "DEPT OF THE AIR FORCE", "US-IL"],
  ["Chiller maintenance, Scott Air Force Base", "DEPT OF THE AIR FORCE", "US-IL"],
  ["FCI Seagoville Hot Water Generator Replacement", "BUREAU OF PRISONS", "US-TX"],
  ["Galley Renovation at USCG Station Lake Tahoe", "U.S. COAST GUARD", "US-CA"],
  ["San Francisco National Cemetery Grounds Maintenance", VETERANS, "US-CA"],
  ["Steam line, Pittsburgh VAMC", VETERANS, "US-PA-ALLEGHENY"],
  ["Northeast Philadelphia Veteran's Center Lease", VETERANS, "US-PA-PHILADELPHIA"],
])("the federal notice %j of %s is in %s", (title, buyer, code) => {
  expect(placesOf(title, buyer)).toEqual([code]);
});

test.each([
  ["City of Sioux City", "US-IA"],
  ["City of Dallas", "US-TX"],
  ["City of Atlanta, Department of Procurement", "US-GA"],
  ["Ann Arbor District Library", "US-MI"],
  ["University of Alabama", "US-AL"],
  ["City of Covington", "US"],
  ["City of Darien", "US"],
  ["Bellaire Public Schools", "US"],
  ["City of Nashua", "US-NH-HILLSBOROUGH"],
  ["City of Trenton, Department of Public Works", "US-NJ-MERCER"],
  ["Berrysburg Borough", "US-PA-DAUPHIN"],
  ["Dover Township (PA)", "US-PA-YORK"],
  ["East Glenville Fire District (NY)", "US-NY-SCHENECTADY"],
  ["Indiana University of Pennsylvania", "US-PA-INDIANA"],
])("without a state, the buyer %s is in %s", (buyer, code) => {
  expect(placesOf("Mowing", buyer)).toEqual([code]);
});

test.each([
  ["BC Hydro and Power Authority", "CA", "CA-BC"],
  ["Nova Scotia Liquor Corporation", "CA", "CA-NS"],
  ["Government of Newfoundland and Labrador", "CA", "CA-NL"],
  ["State of Vermont", "US", "US-VT"],
  ["Pennsylvania Turnpike Commission", "US", "US-PA"],
  ["New York Power Authority", "US", "US-NY"],
  ["Alberta Steel Ltd", "CA", "CA"],
  ["Ontario Paving and Sons Inc.", "CA", "CA"],
  ["Quebec Cartier Traders", "CA", "CA"],
])("a body of a whole province: %s of %s is in %s", (buyer, country, code) => {
  expect(placesOf("Janitorial services", buyer, country)).toEqual([code]);
});

test("a title is read in the province that its buyer serves", () => {
  expect(placesOf("Mackenzie - Emergency Generator Replacement", "Northern Health Authority", "CA")).toEqual([
    "CA-BC-FRASERFORTGEORGE",
  ]);
  expect(placesOf("Mackenzie - Emergency Generator Replacement", null, "CA")).toEqual(["CA"]);
});

test.each([
  ["Witset First Nation", "British Columbia", "CA-BC-BULKLEYNECHAKO"],
  ["Norway House Cree Nation", "Manitoba", "CA-MB-DIV22"],
  ["Dene Tha' First Nation", "Alberta", "CA-AB-DIV17"],
  ["Eskasoni First Nation", "Nova Scotia", "CA-NS-CAPEBRETON"],
  ["Première Nation Elsipogtog", "New Brunswick", "CA-NB-KENT"],
  ["White Mountains Community College", "New Hampshire", "US-NH-COOS"],
  ["Shenendehowa Central School District", "New York", "US-NY-SARATOGA"],
  ["York College of Pennsylvania", "Pennsylvania", "US-PA-YORK"],
  ["Eastern York School District", "Pennsylvania", "US-PA-YORK"],
])("the body %s of %s is in %s", (buyer, region, code) => {
  const country = code.slice(0, 2);
  expect(placesOf("Roof repairs", buyer, country, region)).toEqual([code]);
});

test("no name of a site is one of two states", () => {
  const american = listSites().filter(({ codes }) => codes.every((code) => code.startsWith("US-")));
  const places = new Map<string, Set<string>>();
  for (const { name, codes } of american)
    places.set(foldName(name), (places.get(foldName(name)) ?? new Set()).add(codes.join()));
  expect([...places].filter(([, codes]) => codes.size > 1).map(([name]) => name)).toEqual([]);
});
