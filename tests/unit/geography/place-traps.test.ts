import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { stateOf } from "~/domain/geography/divisions/region-codes";
import { foldName } from "~/domain/geography/folded-name";
import { everyPlaceNamed, findCity } from "~/domain/geography/names/gazetteer";
import { MEANT_IN_A_STATE } from "~/domain/geography/tables/towns/namesakes-in-a-state";

type Stated = { region?: string; city?: string; state?: string; office?: string };

function placesOf(title: string, buyer: string | null, { region, city, state, office }: Stated = {}) {
  const isAmerican = state !== undefined || office !== undefined;
  const place = {
    regions: region === undefined ? [] : [region],
    city: city ?? null,
    state: state ?? null,
    country: isAmerican && state !== "QC" ? "US" : "CA",
    buyerCity: office?.split(", ")[0] ?? null,
    buyerState: office?.split(", ")[1] ?? null,
  };
  return placesOfNotice(place, title, { buyer }).places;
}

test("of the places of one name in a state, the listed one is meant, and only names that are shared are listed", () => {
  const wrong = Object.entries(MEANT_IN_A_STATE).flatMap(([code, names]) =>
    names.split(",").filter((name) => {
      const state = stateOf(code) ?? code;
      const places = new Set(
        everyPlaceNamed(foldName(name)).flatMap((entry) => (stateOf(entry.code) === state ? entry.code : [])),
      );
      return places.size < 2 || findCity(name, state)?.code !== code;
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["PA", "Lancaster", "US-PA-LANCASTER"],
  ["PA", "Philadelphia", "US-PA-PHILADELPHIA"],
  ["NY", "Brighton", "US-NY-MONROE"],
  ["NJ", "Lower Township", "US-NJ-CAPEMAY"],
  ["CT", "E. Hartford", "US-CT-HARTFORD"],
  ["NJ", "W Orange", "US-NJ-ESSEX"],
  ["NJ", "Pt. Pleasant", "US-NJ-OCEAN"],
  ["PA", "Wilkes Barre Township", "US-PA-LUZERNE"],
])("in %s, the city %s is in %s", (state, city, code) => {
  expect(placesOf("Lawn care", null, { state, city })).toEqual([code]);
});

test.each([
  ["Twp. of Uxbridge", ["CA-ON-DUR"]],
  ["N. Bay", ["CA-ON-NIP-NBY"]],
  ["Downtown Toronto", ["CA-ON-TOR"]],
  ["Mississauga - Various Locations", ["CA-ON-PEL-MIS"]],
  ["Various locations in Mississauga", ["CA-ON-PEL-MIS"]],
  ["123 Main Street, Oakville", ["CA-ON-HAL-OAK"]],
  ["GTA", ["CA-ON-TOR", "CA-ON-PEL", "CA-ON-YRK", "CA-ON-DUR", "CA-ON-HAL"]],
])("in Ontario, the city %s is in %j", (city, places) => {
  expect(placesOf("Lawn care", null, { region: "Ontario", city })).toEqual(places);
});

test.each([
  ["Toronto Street watermain", "City of Kingston", ["CA-ON-FRO-KIN"]],
  ["Grounds at the Ottawa Valley Paving yard", "Township of Laurentian Valley", ["CA-ON-REN"]],
  ["Kingston Road streetscape", "City of Pickering", ["CA-ON-DUR-PIC"]],
  ["Windsor Park arena roof", "City of Peterborough", ["CA-ON-PET-PTB"]],
  ["Hearst, ON: culverts", "City of Peterborough", ["CA-ON-COC"]],
])("%s of %s is in %j", (title, buyer, places) => {
  expect(placesOf(title, buyer, { region: "Ontario" })).toEqual(places);
});

test.each([
  ["Réfection, arrondissement Ville-Marie", "Ville de Montréal", ["CA-QC-MONTREAL"]],
  ["Déneigement du chemin Saint-Raphaël", "Municipalité de Saint-Bruno", ["CA-QC-LACSTJEANEST"]],
  ["Travaux au CHSLD de Saint-Ours", "Santé Québec", ["CA-QC-PIERREDESAUREL"]],
  ["Hôpital de Granby - chaudière", "Santé Québec", ["CA-QC-LAHAUTEYAMASKA"]],
  ["Réfection de toiture de l'école Saint-Jude", "Société québécoise des infrastructures", ["CA-QC"]],
  ["Réfection de toiture, Saint-Jude", "Société québécoise des infrastructures", ["CA-QC-LESMASKOUTAINS"]],
])("in Quebec, %s of %s is in %j", (title, buyer, places) => {
  expect(placesOf(title, buyer, { state: "QC" })).toEqual(places);
});

test.each([
  ["Killarney Provincial Park roof", "Ontario Parks", ["CA-ON-SBD"]],
  ["Central East Correctional Centre paving", null, ["CA-ON-KAW"]],
  ["Welland Canal bridge 5", null, ["CA-ON-NIA"]],
  ["Highway bypass culverts Nipigon", "Parks Canada", ["CA-ON-TBY"]],
  ["Union Station cleaning", "Metrolinx", ["CA-ON-TOR"]],
])("in Ontario, the site in %s of %s is in %j", (title, buyer, places) => {
  expect(placesOf(title, buyer, { region: "Ontario" })).toEqual(places);
});

test.each([
  ["FIIS - Sailors Haven docks", "NATIONAL PARK SERVICE", ["US-NY-SUFFOLK"]],
  ["Gettysburg NMP paving", "NATIONAL PARK SERVICE", ["US-PA-ADAMS"]],
  ["James J. Peters VAMC chillers", "VETERANS AFFAIRS, DEPARTMENT OF", ["US-NY-NYC-BRONX"]],
  ["5820--Police radios in support of Central Iowa VAHCS", "VETERANS AFFAIRS, DEPARTMENT OF", ["US-IA"]],
  ["Snow removal, Mattydale", "DEPT OF THE ARMY", ["US-NY-ONONDAGA"]],
])("%s of %s is where the site is, and not at the office", (title, buyer, places) => {
  expect(placesOf(title, buyer, { office: "Saint Paul, MN" })).toEqual(places);
});

test("a light station is found by its island, and a bridge of a park is in the park", () => {
  const canadian = (title: string, region: string) => placesOf(title, "Parks Canada", { region });
  expect(canadian("Ivory Island Lightstation septic system", "British Columbia")).toEqual([
    "CA-BC-CENTRALCOAST",
  ]);
  expect(canadian("Fundy National Park bridge", "New Brunswick")).toEqual(["CA-NB-ALBERT"]);
});

test.each([
  ["Road Resurfacing - Vicenza Crescent", "City of Vaughan", undefined, ["CA-ON-YRK-VAU"]],
  ["Roof Replacement - Lebanon Valley Office", "New York State Department of State", "NY", ["US-NY"]],
  ["Repair HVAC Ramstein AB", "Dept of the Air Force", "US", []],
  ["UPS 650 VA Replacement", "Veterans Affairs, Department of", "US", ["US"]],
  ["Custodial, Ontario, CA", "Federal Aviation Administration", "US", ["US-CA"]],
  ["Paving, Ontario International Airport, California", "Federal Aviation Administration", "US", ["US-CA"]],
])("%s, of %s, has the places that its buyer's country gives it", (title, buyer, where, places) => {
  const country = where === undefined ? "CA" : "US";
  const fields = { regions: [], city: null, state: null, buyerCity: null, buyerState: null, country };
  expect(placesOfNotice(fields, title, { buyer }).places).toEqual(places);
});

test("letters in brackets that abbreviate the words before them are no state", () => {
  for (const title of [
    "Étude des matières particulaires fines (MP)",
    "Main dans la main (MD) : ateliers",
    "Study (GU)",
  ])
    expect(placesOf(title, null), title).toEqual(["CA"]);
  expect(placesOf("Roof of the post office, Hagåtña (GU)", null, { state: "GU" })).toEqual(["US-GU"]);
});
