import { expect, test } from "vitest";
import { isRegionCode, placesOfNotice } from "~/domain/geography";
import { BODIES_OF_QUEBEC } from "~/domain/geography/tables/bodies/buyer-bodies-quebec";
import { SMALL_TOWNS_OF_QUEBEC } from "~/domain/geography/tables/towns/small-towns-quebec";

type Fields = { title?: string; buyer?: string; body?: string; country?: string };

const placesIn = (state: string | null, { title, buyer, body, country }: Fields) =>
  placesOfNotice(
    {
      regions: [],
      city: state === "NY" ? "New York City" : null,
      state,
      buyerCity: null,
      buyerState: null,
      country: country ?? "CA",
    },
    title ?? "Services professionnels",
    { buyer: buyer ?? null, body: body ?? null },
  ).places;

test("the tables of Quebec's towns and bodies name places that exist", () => {
  const codes = [...Object.keys(SMALL_TOWNS_OF_QUEBEC), ...Object.keys(BODIES_OF_QUEBEC)];
  expect(codes.flatMap((code) => code.split(" ")).filter((code) => !isRegionCode(code))).toEqual([]);
});

test.each([
  ["Municipalité de Saint-Prime", "CA-QC-LEDOMAINEDUROY"],
  ["Municipalité Saint-Agapit", "CA-QC-LOTBINIERE"],
  ["Municipalité de la Paroisse de Saint-Sulpice", "CA-QC-LASSOMPTION"],
  ["Cantons-Unis de Stoneham-et-Tewkesbury", "CA-QC-LAJACQUESCARTIER"],
  ["Office municipal d'habitation de Laval", "CA-QC-LAVAL"],
  ["CÉGEP de Drummondville.", "CA-QC-DRUMMOND"],
  ["Cegep de Matane", "CA-QC-LAMATANIE"],
  ["Centre de services scolaires des Découvreurs", "CA-QC-QUEBEC"],
  ["Santé Québec – Centre hospitalier de l’Université de Montréal", "CA-QC-MONTREAL"],
])("%s is a local buyer", (buyer, code) => {
  expect(placesIn("QC", { buyer })).toEqual([code]);
});

test("a health network's notices are in its region, unless its office or the title says where", () => {
  const network = { buyer: "Santé Québec Côte-Nord" };
  expect(placesIn("QC", network)).toContain("CA-QC-MANICOUAGAN");
  expect(placesIn("QC", { ...network, title: "Toiture du CLSC à Baie-Comeau" })).toEqual([
    "CA-QC-MANICOUAGAN",
  ]);
  const office = {
    buyerCity: "Sept-Îles",
    buyerState: "QC",
    regions: [],
    city: null,
    state: "QC",
    country: "CA",
  };
  expect(placesOfNotice(office, "Services", network).places).toEqual(["CA-QC-SEPTRIVIERESCANIAPISCAU"]);
});

test("in a title the names of small towns of Quebec are schools and streets", () => {
  for (const title of [
    "École Sacré-Coeur, toiture",
    "Hôpital Saint-François-d'Assise",
    "Rue Saint-Alexandre",
  ])
    expect(placesIn("QC", { title, buyer: "Ville de Gatineau" })).toEqual(["CA-QC-GATINEAU"]);
});

test("a street's name before a town is not a second town", () => {
  expect(placesIn("QC", { title: "382, avenue Saint-Hyacinthe, Rimouski (Québec)" })).toEqual([
    "CA-QC-RIMOUSKINEIGETTE",
  ]);
});

test.each([
  ["Q099-118M: Flushing Meadows Comfort Station", "NYC Parks and Recreation", "US-NY-NYC-QUEENS"],
  ["B073C1-120MA Path Reconstruction", "NYC Parks and Recreation", "US-NY-NYC-KINGS"],
  ["HWR670 - Reconstruction of Roads", "NYC Design and Construction", "US-NY-NYC-RICHMOND"],
  ["BOILERS AT QUEENSBRIDGE HOUSES", "NYC Housing Authority", "US-NY-NYC-QUEENS"],
])("a city agency's project number or site names its borough: %s", (title, buyer, code) => {
  expect(placesIn("NY", { title, buyer, country: "US" })).toEqual([code]);
});

test("a number that only looks like a project's names no borough", () => {
  expect(
    placesIn("NY", { title: "CNYG-221M: Citywide work", buyer: "NYC Parks and Recreation", country: "US" }),
  ).toEqual(["US-NY-NYC"]);
  expect(placesIn("ON", { title: "Q099-118M: Pump", buyer: "City of Barrie" })).toEqual(["CA-ON-SIM-BAR"]);
});

test.each([
  [
    { body: "Offers to serve departments located in the Atlantic Region of Canada." },
    ["CA-NB", "CA-NL", "CA-NS", "CA-PE"],
  ],
  [{ title: "Réparation du barrage du lac Kennisis", buyer: "Agence Parcs Canada" }, ["CA-ON-HLB"]],
  [{ title: "Egmont Float Repairs", buyer: "Department of Fisheries and Oceans" }, ["CA-BC-SUNSHINECOAST"]],
  [{ title: "Plow Truck", buyer: "Gouvernement du Yukon" }, ["CA-YT"]],
])("federal and territorial notices state their place in their own words: %j", (fields, codes) => {
  expect([...placesIn(null, fields)].sort()).toEqual(codes);
});

test.each([
  ["Z--ME-RACHEL LAKE NWR-ROOF", "U.S. FISH AND WILDLIFE SERVICE", ["US-ME"]],
  ["OR FLAP 21(1), Road", "FEDERAL HIGHWAY ADMINISTRATION", ["US-OR"]],
  ["ME-RACHEL LAKE ROOF", "VETERANS AFFAIRS, DEPARTMENT OF", ["US"]],
  ["Sources sought, Rochester New York buildout", null, ["US-NY-MONROE"]],
  ["Carpets at 26 Federal Plaza, New York, NY", null, ["US-NY-NYC"]],
])("an American title states its state: %s", (title, buyer, codes) => {
  expect(placesIn(null, { title, country: "US", ...(buyer === null ? {} : { buyer }) })).toEqual(codes);
});

test.each([
  ["Supply and installation of office furniture to Kingston ON by June.", ["CA-ON-FRO-KIN"]],
  ["Livraison et installation à Fredericton N-B avant novembre.", ["CA-NB-YORK"]],
  ["La livraison est demandée à BFC Esquimalt et BFC Gagetown.", ["CA-BC-CAPITALREGION", "CA-NB-SUNBURY"]],
  ["Officers of CFB Esquimalt and CFB Gagetown may ask questions.", ["CA"]],
])("a text says where goods are delivered: %s", (body, codes) => {
  const found = placesIn(null, { title: "Furniture", buyer: "Department of National Defence (DND)", body });
  expect([...found].sort()).toEqual(codes);
});

test("a federal research centre is known by its town, in both languages", () => {
  const centres = ["Summerland Research and Development Centre", "Centre de recherche de Summerland"];
  for (const title of centres) expect(placesIn(null, { title })).toEqual(["CA-BC-OKANAGANSIMILKAMEEN"]);
});
