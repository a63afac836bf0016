import { expect, test } from "vitest";
import { isRegionCode, placesOfNotice, regionName } from "~/domain/geography";
import { codesOfBodies } from "~/domain/geography/buyers/buyer-bodies";
import { stateOf } from "~/domain/geography/divisions/region-codes";
import { findCity, type GazetteerEntry, listTowns } from "~/domain/geography/names/gazetteer";
import { regionHint } from "./place-hint";

/** Towns that a notice of their province or state can name alone. */
/** Those that are called a township already are in no other form. */
const TOWNS = listTowns().filter(
  ({ code, name }) => !name.endsWith(" Township") && findCity(name, stateOf(code))?.code === code,
);

const genitive = (name: string) => {
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  return /^[AEIOUÉÈÊÎÔ]/.test(name) ? `d'${name}` : `de ${name}`;
};

type Form = readonly [write: (name: string) => string, where: RegExp];

const FORMS: ReadonlyArray<Form> = [
  [(name) => `Town of ${name}`, /^US|^CA-(?!QC)/],
  [(name) => `${name}, Town of`, /^US|^CA-(?!QC)/],
  [(name) => `${name} (Town)`, /^US|^CA-(?!QC)/],
  [(name) => `THE CORPORATION OF THE TOWNSHIP OF ${name.toUpperCase()}`, /^CA-ON/],
  [(name) => `${name} Hydro Inc.`, /^CA-ON/],
  [(name) => `${name} Public Library`, /^CA-ON|^US/],
  [(name) => `${name} Police Department`, /^US/],
  [(name) => `${name} Fire District`, /^US/],
  [(name) => `${name} Board of Education`, /^US/],
  [(name) => `${name} Housing Authority`, /^US/],
  [(name) => `Housing Authority of the City of ${name}`, /^US/],
  [(name) => `${name} Water Department`, /^US/],
  [(name) => `${name} Municipal Authority`, /^US/],
  [(name) => `${name} Department of Public Works`, /^US/],
  [(name) => `${name} Borough`, /^US-(?:PA|NJ)/],
  [(name) => `${name} CSD`, /^US-NY/],
  [(name) => `${name} Union Free School District`, /^US-NY/],
  [(name) => `Ville ${genitive(name)}`, /^CA-QC/],
  [(name) => `Municipalité de la paroisse ${genitive(name)}`, /^CA-QC/],
  [(name) => `${name} (Ville de)`, /^CA-QC/],
  [(name) => `Office municipal d'habitation ${genitive(name)}`, /^CA-QC/],
  [(name) => `Régie intermunicipale de protection incendie ${genitive(name)}`, /^CA-QC/],
];

/** Some towns' names are a state's, a large park's or a body's elsewhere. */
const LEAST_SHARE = 0.985;
const EVERY = 5;

function shareFound(
  towns: ReadonlyArray<GazetteerEntry>,
  placesOf: (name: string, state: string, country: string) => ReadonlyArray<string>,
) {
  const sample = towns.filter((_, index) => index % EVERY === 0);
  const found = sample.filter(({ code, name }) => {
    const state = stateOf(code) ?? code;
    return placesOf(name, regionName(state), code.slice(0, 2)).join() === code;
  });
  return found.length / sample.length;
}

test.each(FORMS.map(([write, where]) => [write("Acton"), write, where] as const))(
  "a body called like %s is in its town, for every town that we know",
  (_, write, where) => {
    const towns = TOWNS.filter(({ code }) => where.test(code));
    const share = shareFound(
      towns,
      (name, region, country) =>
        placesOfNotice(regionHint(region, country), "Winter maintenance of roads", { buyer: write(name) })
          .places,
    );
    expect(towns.length).toBeGreaterThan(400);
    expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);

const TITLES: ReadonlyArray<Form> = [
  [(name) => `Snow removal services - ${name}`, /./],
  [(name) => `${name} - Grounds maintenance`, /./],
  [(name) => `Janitorial services in ${name}`, /./],
  [(name) => `Paving for the Town of ${name}`, /./],
  [(name) => `Déneigement à ${name}`, /^CA-QC/],
  [(name) => `Entretien pour la ville ${genitive(name)}`, /^CA-QC/],
];

test.each(TITLES.map(([write, where]) => [write("Acton"), write, where] as const))(
  "a title like %s is in its town, for every town that we know",
  (_, write, where) => {
    const towns = TOWNS.filter(({ code, kind }) => where.test(code) && kind !== "minor");
    const share = shareFound(
      towns,
      (name, region, country) => placesOfNotice(regionHint(region, country), write(name)).places,
    );
    expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);

test("every body's place exists", () => {
  expect(codesOfBodies().filter((code) => !isRegionCode(code))).toEqual([]);
});

test.each([
  ["Dorchester County Council", ["US"]],
  ["Harnett County Public Buildings Department", ["US-NC"]],
  ["County of Henrico", ["US-VA"]],
  ["Illinois State University", ["US-IL"]],
  ["Indiana University of Pennsylvania", ["US-PA-INDIANA"]],
  ["Monroe County Department of Transportation", ["US"]],
  ["Center for Instruction, Technology & Innovation (CiTi), Mexico, NY", ["US-NY-OSWEGO"]],
] as const)("the buyer %s without a state is in %j", (buyer, places) => {
  const found = placesOfNotice(regionHint(null, "US"), "Roof repairs", { buyer }).places;
  expect(found).toEqual(places);
});

test.each([
  ["Corporation of Delta", "British Columbia", ["CA-BC-METROVANCOUVER"]],
  ["School District No. 43", "British Columbia", ["CA-BC-METROVANCOUVER"]],
  ["SD61 Greater Victoria", "British Columbia", ["CA-BC-CAPITALREGION"]],
  ["qathet Regional District", "British Columbia", ["CA-BC-QATHET"]],
  ["Snuneymuxw First Nation", "British Columbia", ["CA-BC-NANAIMO"]],
  ["Mountain View County", "Alberta", ["CA-AB-DIV6"]],
  ["RM of Corman Park No. 344", "Saskatchewan", ["CA-SK-DIV11"]],
  ["Regina Catholic School Division", "Saskatchewan", ["CA-SK-DIV6"]],
  ["Halifax Water", "Nova Scotia", ["CA-NS-HALIFAX"]],
  ["Cape Breton University", "Nova Scotia", ["CA-NS-CAPEBRETON"]],
  ["University of Guelph", "Ontario", ["CA-ON-WEL-GUE"]],
  ["Ontario Shores Centre for Mental Health Sciences", "Ontario", ["CA-ON-DUR-WHI"]],
  ["Algoma District Services Administration Board", "Ontario", ["CA-ON-ALG"]],
  ["Peel Housing Corporation", "Ontario", ["CA-ON-PEL"]],
  ["CityHousing Hamilton", "Ontario", ["CA-ON-HAM"]],
  ["Mohawks of the Bay of Quinte", "Ontario", ["CA-ON-HAS"]],
  ["Curve Lake First Nation", "Ontario", ["CA-ON-PET"]],
  ["Les Atikamekw de Manawan", "Quebec", ["CA-QC-MATAWINIE"]],
  ["Mohawk Council of Kahnawà:ke", "Quebec", ["CA-QC-ROUSSILLON"]],
  ["Réseau de transport de Longueuil", "Quebec", ["CA-QC-LONGUEUIL"]],
  ["Office municipal d'habitation de Saint-Louis-du-Ha! Ha!", "Quebec", ["CA-QC-TEMISCOUATA"]],
] as const)("the buyer %s of %s is in %j", (buyer, region, places) => {
  expect(placesOfNotice(regionHint(region, "CA"), "Roof repairs", { buyer }).places).toEqual(places);
});

test.each([
  ["Hamilton Township, Atlantic County", "New Jersey", ["US-NJ-ATLANTIC"]],
  ["Springfield Township (Delaware County)", "Pennsylvania", ["US-PA-DELAWARE"]],
  ["Town of Chester, Warren County", "New York", ["US-NY-WARREN"]],
  ["Greater Portland Transit District", "Maine", ["US-ME-CUMBERLAND"]],
  ["Cumberland Valley School District", "Pennsylvania", ["US-PA-CUMBERLAND"]],
  ["Mountain Valley School District", "Pennsylvania", ["US-PA"]],
  ["Lewiston-Auburn Water Pollution Control Authority", "Maine", ["US-ME-ANDROSCOGGIN"]],
] as const)("the buyer %s of %s is in %j", (buyer, region, places) => {
  expect(placesOfNotice(regionHint(region, "US"), "Mowing", { buyer }).places).toEqual(places);
});

test.each([
  ["Town of LaSalle", ["CA-ON-ESX"]],
  ["The Corporation of the Town of LaSalle", ["CA-ON-ESX"]],
  ["Ville de LaSalle", ["CA-QC-MONTREAL"]],
  ["Ville de Richmond", ["CA-QC-LEVALSTFRANCOIS"]],
  ["City of Richmond", ["CA"]],
] as const)("a name of several provinces is told by the buyer's language: %s is in %j", (buyer, places) => {
  expect(placesOfNotice(regionHint(null, "CA"), "Roof repairs", { buyer }).places).toEqual(places);
});
