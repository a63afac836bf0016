import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

function tradesOf(title: string, description: string, language: "en" | "fr" = "en"): string {
  const notice = classifiableNotice({ title, sections: { description }, language });
  return classifyNotice(notice).services.toSorted().join(" + ");
}

const ENGLISH_CLAUSES = [
  "Site conditions. Walks and parking lots are kept clear of snow and ice. Lawns and asphalt are restored.",
  "Safety. Only electricians touch electrical systems. Boilers and fire alarms stay in service.",
  "Clean up. Floors and windows are cleaned before the work is accepted.",
  "Evaluation criteria. Ten points for roof replacement, HVAC upgrades and landscaping done elsewhere.",
  "Subcontractors. Those for plumbing, paving and painting are listed on the form.",
  "Temporary facilities. Fencing, heating and lighting during the work.",
].join("\n");
const FRENCH_CLAUSES = [
  "Conditions du chantier. Les trottoirs sont libres de neige et de glace, le gazon et le pavage sont remis en état.",
  "Sécurité. Seuls des électriciens touchent aux installations électriques.",
  "Nettoyage. Les planchers et les vitres sont nettoyés avant la réception.",
  "Évaluation. Dix points pour la réfection de toitures, la plomberie et l'aménagement paysager faits ailleurs.",
  "Sous-traitants. Ceux en électricité, peinture et pavage figurent au formulaire.",
].join("\n");

const TITLES: ReadonlyArray<readonly [title: string, language: "en" | "fr", trades: string]> = [
  ["Elevator Modernization, Court House", "en", "hvac"],
  ["Stump Grinding and Tree Removal", "en", "landscaping"],
  ["Supply of Office Chairs", "en", "other"],
  ["Actuarial Services", "en", "other"],
  ["Window Cleaning, Libraries", "en", "janitorial"],
  ["Remplacement de l'ascenseur", "fr", "hvac"],
  ["Abattage d'arbres", "fr", "landscaping"],
  ["Achat de chaises de bureau", "fr", "other"],
  ["Services d'actuariat", "fr", "other"],
];

test.each(TITLES)("clauses of a contract change nothing about %s", (title, language, trades) => {
  const clauses = language === "en" ? ENGLISH_CLAUSES : FRENCH_CLAUSES;
  expect(tradesOf(title, "", language)).toBe(trades);
  expect(tradesOf(title, clauses, language)).toBe(trades);
  expect(tradesOf(title, `${title}.\n${clauses}`, language)).toBe(trades);
});

const PREAMBLE =
  "The county is home to nine townships and buys for all of them. Its buyers answer within two days. ".repeat(
    5,
  );

/** Sentences that say what is bought, behind other sentences. */
const REQUESTS: ReadonlyArray<readonly [description: string, trades: string]> = [
  [`${PREAMBLE}The work consists of mowing nine cemeteries.`, "landscaping"],
  [`${PREAMBLE}Scope of work: chiller overhaul at the arena.`, "hvac"],
  [`${PREAMBLE}The county is seeking quotations for custodial services at two depots.`, "janitorial"],
  [
    `${PREAMBLE}The contractor shall furnish all labour and tools necessary to perform line painting on nine roads.`,
    "paving",
  ],
  [`${PREAMBLE}Envelopes are clearly marked “Snow Plowing, North Lots”.`, "snow"],
  [`${PREAMBLE}Les travaux consistent en la réfection de deux toitures.`, "construction"],
  [`${PREAMBLE}Objet du contrat : tonte de gazon.`, "landscaping"],
];

test.each(REQUESTS)("what is asked for counts wherever it stands", (description, trades) => {
  expect(tradesOf("RFP 2026-13", description)).toBe(trades);
});

test("mentions behind the first sentences are not enough, however many they are", () => {
  const mentions =
    "The depot stands behind the arena. Paving, painting, roofing and mowing were done in 2019. ".repeat(5);
  expect(tradesOf("RFP 2026-13", PREAMBLE + mentions)).toBe("other");
});

test("items before a colon are jobs of their own", () => {
  const description = "Lawn mowing: once a week, by the map. Snowplowing: from two inches, before seven.";
  expect(tradesOf("Zimmerman Area Rebid", description)).toBe("landscaping + snow");
});

/** Titles that name only a place or only that something is done there. */
const PLACES: ReadonlyArray<readonly [title: string, description: string, trades: string]> = [
  [
    "Kearny Court House",
    "The county is soliciting bids for janitorial services at the court house.",
    "janitorial",
  ],
  ["Riverside Arena", "The town is seeking bids for elevator maintenance at the arena.", "hvac"],
  [
    "Riverside Arena",
    "The town is seeking bids for a new arena with an ice plant, lifts and lighting.",
    "construction",
  ],
  ["Arena Renovation", "The town is seeking bids for elevator maintenance and renovation.", "construction"],
];

test.each(PLACES)("%s: one job that the description asks for", (title, description, trades) => {
  expect(tradesOf(title, description)).toBe(trades);
});

test("an address on the web names no job", () => {
  expect(tradesOf("RFP 2026-13", "Bids are opened at https://tenders.gc.ca/snow-removal/roofing.")).toBe(
    "other",
  );
});

test("who drew the documents of the job is not who is wanted", () => {
  const description =
    "The town will receive sealed bids for the replacement of its library's roof prepared by Brown Architects.";
  expect(tradesOf("Invitation to Bid", description)).toBe("construction");
});

/** How Québec's towns shorten their titles, and capitals without accents. */
const FRENCH_TITLES: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Rempl. de luminaires à l'aréna", "electrical"],
  ["REMPL. FENETRES BLOC A", "construction"],
  ["Entretien hiv. des chemins", "snow"],
  ["Entretien mén. des écoles", "janitorial"],
  ["Peint. intérieure de l'école", "construction"],
  ["PTI 2024-2026 – Réfection de la toiture", "construction"],
  ["Remplacement de bornes d'incendie", "construction"],
  ["Entretien des bornes d'incendie", "electrical"],
  ["Forages carottés", "other"],
  ["Nettoyage et conditionnement de semences", "other"],
];

test.each(FRENCH_TITLES)("%s is for %s", (title, trades) => {
  expect(tradesOf(title, "", "fr")).toBe(trades);
});

test("the work for a description of a million characters is that for its beginning", () => {
  const start = performance.now();
  tradesOf("RFP 2026-13", `${ENGLISH_CLAUSES}\nScope of work includes bids for `.repeat(1_500));
  expect(performance.now() - start).toBeLessThan(1_000);
});

/** Words that count in titles only hide no shorter ones, and what a request includes is no trade of its own. */
const DETAILS: ReadonlyArray<readonly [title: string, description: string, trades: string]> = [
  [
    "Riverside National Cemetery, base and four option years",
    "The Department of Public Lands seeks proposals for grounds maintenance services at the cemetery.",
    "landscaping",
  ],
  [
    "Hilltop Parkette Improvements",
    "To complete Hilltop Parkette Improvements, which includes but is not limited to demolition, paths, a bottle filler with plumbing, park lighting and electrical service, sod and signage.",
    "construction + landscaping",
  ],
  [
    "Doc771",
    "Request for Tender to supply all labour to complete Alder St. Parkette Improvements, which includes but is not limited to paths, plumbing, lighting and electrical service.",
    "construction + landscaping",
  ],
];

/** What the contractor shall do is bought if it stands first, and not what else is to be seen to. */
const DUTIES: ReadonlyArray<readonly [title: string, description: string, trades: string]> = [
  [
    "Property Maintenance",
    "The contractor shall mow lawns from May to October, and plow snow and salt walks from November to April.",
    "landscaping + snow",
  ],
  [
    "Various Trades",
    "The contractor shall provide plumbing repair services at county buildings.",
    "electrical",
  ],
  [
    "Bid 2024-77",
    "The district is seeking bids for plowing and salting of parking lots. Damage to lawns and curbs shall be repaired in spring.",
    "snow",
  ],
  [
    "Harbour Court and Office Building",
    "The agency is soliciting bids for janitorial services at the Harbour Court and Office Building. a. WORK AREA: all entrances.",
    "janitorial",
  ],
  [
    "State Owned Equipment PM Contract",
    "To meet the following business needs: 2.1.1. Provide preventative maintenance on chillers located in the state. 2.2.The maintenance on the chillers includes a shutdown.",
    "hvac",
  ],
];

/** What is put back, where it is done, and what a consultant is asked for. */
const OTHER_THINGS: ReadonlyArray<readonly [title: string, description: string, trades: string]> = [
  [
    "Contract 2024-04",
    "The work includes replacement of 600 m of 300 mm watermain and restoration of asphalt, sidewalks and sod.",
    "construction",
  ],
  [
    "Lighting upgrades at various recreation areas",
    "The work will be done at Hopeful Park (ball diamond and soccer pitch), and the Lakeview Park Pickleball Court.",
    "electrical",
  ],
  [
    "PRJ BAS AHUControls",
    "The project involves various HVAC renovations: a building automation system upgrade.",
    "hvac",
  ],
  [
    "ESD Grass Tenders",
    "The division invites tenders to cut all the grass on lawns and ditches.",
    "landscaping",
  ],
  ["Well No. 5", "Drill and develop a new municipal well to 300 feet.", "construction"],
  [
    "Porous Asphalt Surface Courses, Maintenance",
    "The contractor provides non-personal technical support for the objective of this research.",
    "other",
  ],
];

test.each([...DETAILS, ...DUTIES, ...OTHER_THINGS])("%s: %s", (title, description, trades) => {
  expect(tradesOf(title, description)).toBe(trades);
});
