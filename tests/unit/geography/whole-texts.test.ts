import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

/** Texts go on for pages after the work is described. */
const REST = " The work shall be done as the drawings say, and bidders shall read all of them.".repeat(9);

const OTHERS = [
  "Bids shall be delivered to the tender box located at 11 Laurier Street, Gatineau, Quebec K1A 0S5.",
  "Return bids to: Bid Receiving, 80 Garland Avenue, Dartmouth, Nova Scotia.",
  "Plans may be viewed at the plan rooms located in Ottawa, Toronto and Montreal.",
  "Architect: Smith Associates, 200 Wellington Street, London, Ontario. Engineer located in Hamilton, Ontario.",
  "The law firm has offices in Ottawa, Toronto and Montreal.",
  "The contract is governed by the laws of Ontario and the Supreme Court of Ontario in Toronto.",
  "Disputes shall be heard by the courts of the City of New York, State of New York.",
  "The contractor completed similar projects located in Calgary, Alberta and in the City of Vancouver.",
  "The supplier's head office is located in Mississauga, Ontario.",
  "A pre-bid meeting will be held at the Holiday Inn located at 30 Main Street, Kingston, Ontario.",
  "This notice was published in the Boston Globe, Boston, MA and the Hartford Courant, Hartford, Connecticut.",
  "The bonds shall be issued by a bank located in Toronto, Ontario or in London (England).",
  "Copies can be obtained from Blueprint Inc., located at 12 Elm Street, Springfield, Massachusetts.",
  "The tender is subject to the Ontario-Quebec Trade and Cooperation Agreement.",
  "Les documents peuvent être consultés aux bureaux de l'ACQ situés à Québec, à Laval et à Sherbrooke.",
  "La firme d'architectes est située à Trois-Rivières. Le siège social du fournisseur est situé à Longueuil.",
  "La réunion aura lieu à l'hôtel Delta situé à Drummondville.",
  "Le contrat est régi par les lois en vigueur dans la province de Québec, district judiciaire de Montréal.",
  "Equipment manufactured in Markham, Ontario. The warehouse of the manufacturer is located in Buffalo, New York.",
  "References: City of Burlington, Town of Milton, County of Simcoe.",
  "The tests are made at a laboratory located in Pittsburgh, Pennsylvania.",
  "Waste must be brought to the landfill located in Moncton, New Brunswick.",
  "Prevailing wages of the County of Westchester apply. Wage rates: Region of Peel.",
  "The consultant, EXP Services Inc. of the City of Brampton, will inspect the work.",
];

const NOTICES = [
  [placeHint({ country: "US" }), "Town of Jericho", "The work is in Jericho, Vermont.", "US-VT-CHITTENDEN"],
  [
    placeHint({ country: "US", state: "NY" }),
    "Lowville Academy and Central School District",
    "",
    "US-NY-LEWIS",
  ],
  [placeHint({ country: "US", state: "NJ" }), "Township of Deptford", "", "US-NJ-GLOUCESTER"],
  [placeHint({ country: "CA", state: "ON" }), "Ministry of Transportation", "", "CA-ON"],
  [placeHint({ country: "CA", state: "QC" }), "Commission scolaire Marie-Victorin", "", "CA-QC-LONGUEUIL"],
  [
    placeHint({ country: "CA", regions: ["Ontario (except NCR)"] }),
    "Correctional Service of Canada",
    "",
    "CA-ON",
  ],
  [
    placeHint({ country: "CA" }),
    "Royal Canadian Mounted Police",
    "Cleaning at the detachment located in Innisfail, Alberta.",
    "CA-AB-DIV8",
  ],
] as const;

test.each(NOTICES)("what stands far on in a text is about others: %o of %s", (place, buyer, start, code) => {
  const wrong = OTHERS.filter((words) => {
    const { places } = placesOfNotice(place, "Roof repairs", { buyer, body: `${start}${REST} ${words}` });
    return places.join() !== code;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["Work site: 12 Main Street, Barrie, Ontario.", "CA-ON-SIM-BAR"],
  ["Place of performance: Barrie, Ontario.", "CA-ON-SIM-BAR"],
  ["Goods shall be delivered to 10 King Street, Barrie, Ontario.", "CA-ON-SIM-BAR"],
  ["The building is located in Barrie, Ontario.", "CA-ON-SIM-BAR"],
  ["Lieu des travaux : Barrie, Ontario.", "CA-ON-SIM-BAR"],
])("the work's own place counts wherever it stands: %s", (words, code) => {
  const body = `A contractor is needed.${REST} ${words}`;
  const buyer = "Public Services and Procurement Canada";
  expect(placesOfNotice(placeHint({ country: "CA" }), "Roof repairs", { buyer, body }).places).toEqual([
    code,
  ]);
});

test("several depots to which items go are all places of the work, in both languages", () => {
  const place = placeHint({ country: "CA" });
  const english =
    "Delivery is requested at 25CFSD Montreal and 7CFSD Edmonton. To be delivered to 7 CFSD Edmonton, Alberta.";
  const french = "À être livré à 7 DAFC Edmonton, Alberta. À être livré à 25 DAFC Montréal, Québec.";
  const buyer = "Department of National Defence";
  const codes = [english, french].map((body) =>
    placesOfNotice(place, "Spare parts", { buyer, body }).places.sort(),
  );
  expect(codes).toEqual([
    ["CA-AB-DIV11", "CA-QC-MONTREAL"],
    ["CA-AB-DIV11", "CA-QC-MONTREAL"],
  ]);
});

test.each(["Canada-wide warranty service is required.", "Similar contracts were awarded throughout Canada."])(
  "words for the whole country about others are no scope: %s",
  (words) => {
    const place = placeHint({ country: "CA", buyerCity: "Regina", buyerState: "SK" });
    expect(placesOfNotice(place, "Loader", { buyer: "Farm Credit Canada", body: words }).places).toEqual([
      "CA-SK-DIV6",
    ]);
  },
);

test.each([
  ["Piste dans la réserve de parc national Pacific Rim.", "CA-BC-ALBERNICLAYOQUOT"],
  ["The trail crosses Gros Morne National Park.", "CA-NL-DIV9"],
  ["The trail crosses Gros Morne National Park, as in Banff National Park.", "CA"],
  ["Work like that of a previous contract in Gros Morne National Park.", "CA"],
])("the one site that a text names late is the place: %s", (words, code) => {
  const body = `A contractor is needed.${REST} ${words}`;
  const { places } = placesOfNotice(placeHint({ country: "CA" }), "Trail", {
    buyer: "Parks Canada Agency",
    body,
  });
  expect(places).toEqual([code]);
});

test("of two places in a text the buyer's own office is not the work's", () => {
  const place = placeHint({ country: "US", buyerCity: "Concord", buyerState: "MA" });
  const body =
    "Demolition of buildings in West Haven, Connecticut. Place of Performance: 696 Virginia Road, Concord, MA 01742";
  const { places } = placesOfNotice(place, "Tower", {
    buyer: "US Army Engineer District, New England",
    body,
  });
  expect(places).toEqual(["US-CT-NEWHAVEN"]);
});

test("a street address in a title tells the town, also in another county than its buyer", () => {
  const place = placeHint({ country: "US", state: "RI" });
  const placesOf = (title: string) => placesOfNotice(place, title, { buyer: "City of Providence" }).places;
  expect(placesOf("Lease of Camp Cronin, 1399 Ocean Road in Narragansett")).toEqual(["US-RI-WASHINGTON"]);
  expect(placesOf("Paving of Narragansett Avenue")).toEqual(["US-RI-PROVIDENCE"]);
});

test.each([
  ["RM of Bjorkdale No. 426", "CA-SK-DIV14"],
  ["Rural Municipality of Corman Park #344", "CA-SK-DIV11"],
  ["RM of Somewhere No. 999", "CA-SK"],
])("only Saskatchewan's rural municipalities have numbers: %s", (buyer, place) => {
  expect(placesOfNotice(placeHint({ country: "CA" }), "Snow removal", { buyer }).places).toEqual([place]);
});
