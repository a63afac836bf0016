import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { foldName } from "~/domain/geography/folded-name";
import { everyPlaceNamed, placesNamed } from "~/domain/geography/names/gazetteer";

type Stated = { region?: string; city?: string; state?: string; country?: string; buyerCity?: string };

function placesOf(title: string, buyer: string | null, stated: Stated = {}, body: string | null = null) {
  const place = {
    regions: stated.region === undefined ? [] : [stated.region],
    city: stated.city ?? null,
    state: stated.state ?? null,
    country: stated.country ?? "CA",
    buyerCity: stated.buyerCity ?? null,
    buyerState: null,
  };
  return placesOfNotice(place, title, { buyer, body }).places;
}

/** Quebec's county municipalities as their notices write their names, with the end of the division's code. */
const MRCS: Readonly<Record<string, string>> = {
  "MRC des Etchemins": "LESETCHEMINS",
  "MRC des Appalaches": "LESAPPALACHES",
  "MRC des Sources": "LESSOURCES",
  "MRC des Basques": "LESBASQUES",
  "MRC des Maskoutains": "LESMASKOUTAINS",
  "MRC des Laurentides": "LESLAURENTIDES",
  "MRC des Pays-d'en-Haut": "LESPAYSDENHAUT",
  "MRC des Moulins": "LESMOULINS",
  "MRC des Chenaux": "FRANCHEVILLE",
  "MRC des Collines-de-l'Outaouais": "LESCOLLINESDELOUTAOUAIS",
  "MRC les Collines de l'Outaouais.": "LESCOLLINESDELOUTAOUAIS",
  "MRC des Jardins-de-Napierville": "LESJARDINSDENAPIERVILLE",
  "MRC du Granit": "LEGRANIT",
  "MRC du Rocher-Percé": "LEROCHERPERCE",
  "MRC du Haut-Saint-Laurent": "LEHAUTSTLAURENT",
  "MRC du Haut-Saint-François": "LEHAUTSTFRANCOIS",
  "MRC du Haut-Richelieu": "LEHAUTRICHELIEU",
  "MRC du Val-Saint-François": "LEVALSTFRANCOIS",
  "MRC du Domaine-du-Roy": "LEDOMAINEDUROY",
  "MRC du Fjord-du-Saguenay": "LESAGUENAYETSONFJORD",
  "MRC de la Haute-Gaspésie.": "LAHAUTEGASPESIE",
  "MRC de la Haute-Yamaska": "LAHAUTEYAMASKA",
  "MRC de La Haute-Côte-Nord": "LAHAUTECOTENORD",
  "MRC de la Vallée-du-Richelieu": "LAVALLEEDURICHELIEU",
  "MRC de La Vallée-de-l'Or": "LAVALLEEDELOR",
  "MRC de la Jacques-Cartier": "LAJACQUESCARTIER",
  "MRC de La Côte-de-Beaupré": "LACOTEDEBEAUPRE",
  "MRC de La Nouvelle-Beauce": "LANOUVELLEBEAUCE",
  "MRC de La Mitis": "LAMITIS",
  "MRC de La Matanie": "LAMATANIE",
  "MRC de La Matapédia": "LAMATAPEDIA",
  "MRC de L'Assomption": "LASSOMPTION",
  "MRC de L'Érable": "LERABLE",
  "MRC de L'Islet": "LISLET",
  "MRC de Minganie": "MINGANIELEGOLFEDUSTLAURENT",
  "MRC de Portneuf": "PORTNEUF",
  "MRC d'Argenteuil": "ARGENTEUIL",
  "MRC d'Antoine-Labelle": "ANTOINELABELLE",
};

test.each(Object.entries(MRCS))("%s is in its own division", (buyer, segment) => {
  expect(placesOf("Vidange de fosses septiques", buyer, { state: "QC" })).toEqual([`CA-QC-${segment}`]);
});

test("a county municipality is found in a title, and the administrative region of its name stays one", () => {
  const ministry = "Ministère des Ressources naturelles et des Forêts";
  const at = (title: string) => placesOf(title, ministry, { state: "QC", buyerCity: "Québec" });
  expect(at("Récupération de tours de guet dans la MRC de la Haute-Côte-Nord")).toEqual([
    "CA-QC-LAHAUTECOTENORD",
  ]);
  expect(at("Levés laser dans la région de l'Estrie").length).toBeGreaterThan(4);
  const both = at("Nettoyage de dépotoirs dans les régions de l’Outaouais et des Laurentides");
  expect(both).toEqual(expect.arrayContaining(["CA-QC-PONTIAC", "CA-QC-LESLAURENTIDES"]));
  expect(
    placesOf("Feux de circulation, boulevard des Laurentides", "Ville de Laval", { state: "QC" }),
  ).toEqual(["CA-QC-LAVAL"]);
});

test.each([
  ["Régie régionale de gestion des matières résiduelles de Portneuf", ["CA-QC-PORTNEUF"]],
  ["Régie intermunicipale de police Thérèse-De Blainville", ["CA-QC-THERESEDEBLAINVILLE"]],
  ["Régie du bâtiment du Québec", ["CA-QC"]],
  ["Saint-Pie-de-Guire", ["CA-QC-DRUMMOND"]],
])("the buyer %s is in %j", (buyer, places) => {
  expect(placesOf("Broyage du bois", buyer, { state: "QC" })).toEqual(places);
});

test.each([
  ["Strathroy-Caradoc", { region: "Ontario" }, ["CA-ON-MDX"]],
  ["Ottawa-Carleton District School Board", {}, ["CA-ON-OTT"]],
  ["Toronto Catholic District School Board", {}, ["CA-ON-TOR"]],
  ["Hamilton-Wentworth District School Board", {}, ["CA-ON-HAM"]],
  ["York Region District School Board", {}, ["CA-ON-YRK"]],
  ["Conseil scolaire catholique Franco-Nord", {}, ["CA-ON-NIP"]],
  ["Town of Monson", { region: "ME", country: "US" }, ["US-ME-PISCATAQUIS"]],
  ["Town of Monson", { region: "MA", country: "US" }, ["US-MA-HAMPDEN"]],
  ["Dover Township", { region: "Pennsylvania", country: "US" }, ["US-PA-YORK"]],
  ["Town of Washington", { region: "Vermont", country: "US" }, ["US-VT-ORANGE"]],
  ["Washington County", { region: "Vermont", country: "US" }, ["US-VT-WASHINGTON"]],
  ["Village of Lumby", {}, ["CA-BC-NORTHOKANAGAN"]],
] as const)("the buyer %s, sent with %j, is in %j", (buyer, stated, places) => {
  expect(placesOf("Winter maintenance", buyer, stated)).toEqual(places);
});

test("a village's or township's name counts beside its state, and not as a word of a title", () => {
  const at = (title: string, stated: Stated = { country: "US" }) => placesOf(title, null, stated);
  expect(at("Grounds maintenance, Seven Valleys, PA")).toEqual(["US-PA-YORK"]);
  expect(at("Town of Finleyville snow plowing", { region: "PA", country: "US" })).toEqual([
    "US-PA-WASHINGTON",
  ]);
  expect(at("Railroad crossing repairs", { region: "PA", country: "US" })).toEqual(["US-PA"]);
  expect(at("Paradise valves and Commercial laundry", { region: "NJ", country: "US" })).toEqual(["US-NJ"]);
});

test.each([
  ["Réparation des murs, Port Morien, (N.-É)", "CA-NS-CAPEBRETON"],
  ["Réparation du quai, Neguac (N.-B.)", "CA-NB-NORTHUMBERLAND"],
  ["Réfection du quai, Masset (C.-B.)", "CA-BC-NORTHCOAST"],
  ["Réparation du brise-lames, La Scie (T.-N.-L.)", "CA-NL-DIV8"],
  ["Dragage, Malpeque (Î.-P.-É.)", "CA-PE-PRINCE"],
  ["Logements, Fort Smith (T.N.-O.)", "CA-NT-FORTSMITHANDHAYRIVER"],
])("French letters of a province are read: %s", (title, code) => {
  expect(placesOf(title, "Ministère des Pêches et des Océans")).toEqual([code]);
});

test("letters in brackets that abbreviate the words before them are no state", () => {
  const VA = "VETERANS AFFAIRS, DEPARTMENT OF";
  const body = (text: string) => placesOf("Repair lot G", VA, { country: "US" }, text);
  expect(
    body("The Department of Veterans Affairs (VA) repaves lot G at the Montrose VA Medical Center."),
  ).toEqual(["US-NY-WESTCHESTER"]);
  expect(placesOf("Repair Operating Room (OR) Leaks", VA, { country: "US" })).toEqual(["US"]);
  expect(placesOf("Repair lot G, Portland (OR)", VA, { country: "US" })).toEqual(["US-OR"]);
});

test("a federal title that gives a city of one meaning alone is in that city; another buyer's is not", () => {
  expect(
    placesOf("V129--Autopsy Transportation for VA Pittsburgh", "VETERANS AFFAIRS, DEPARTMENT OF", {
      country: "US",
    }),
  ).toEqual(["US-PA-ALLEGHENY"]);
  expect(placesOf("Dix Full Food Service Contract", "DEPT OF THE AIR FORCE", { country: "US" })).toEqual([
    "US-NJ-BURLINGTON",
  ]);
  expect(placesOf("Philadelphia cream cheese", "Metro Nashville Schools", { country: "US" })).toEqual(["US"]);
});

test("lakes of the Army engineers lie in their counties", () => {
  const at = (title: string) => placesOf(title, "DEPT OF THE ARMY", { country: "US", buyerCity: "CONCORD" });
  expect(at("Grounds Maintenance Services, Hopkinton Lake and Everett Lake")).toEqual([
    "US-NH-MERRIMACK",
    "US-NH-HILLSBOROUGH",
  ]);
  expect(at("Janitorial services, Mansfield Hollow Lake")).toEqual(["US-CT-TOLLAND"]);
});

test("villages that are called like people do not count as places where staff's names are looked for", () => {
  const VILLAGES = ["Andrew", "Francis", "Allan", "Roland", "Wayne", "Shirley", "Monson", "Lumby"];
  for (const name of VILLAGES.map(foldName)) expect(everyPlaceNamed(name), name).not.toEqual([]);
  expect(["Andrew", "Allan", "Roland", "Lumby"].flatMap((name) => placesNamed(foldName(name)))).toEqual([]);
});
