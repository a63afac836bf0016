import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const CANADA = new Set("ON QC BC AB SK MB NS NB NL PE YT NT NU".split(" "));

type Row = readonly [
  title: string,
  buyer: string | null,
  state: string | null,
  body: string,
  places: string,
  city: string | null,
];

const found = ([title, buyer, state, body]: Row, country = "US") => {
  const ofState = state !== null && CANADA.has(state) ? "CA" : country;
  const { places, city } = placesOfNotice(placeHint({ state, country: ofState }), title, { buyer, body });
  return [places.toSorted().join(" "), city];
};

test.each<Row>([
  [
    "Lawn care at the New York State Fairgrounds",
    "New York State Department of Agriculture and Markets",
    "NY",
    "Mail or hand-deliver a bid response to:\nDepartment of Agriculture and Markets\n10B Airline Drive\nAlbany, New York 12235",
    "US-NY-ONONDAGA",
    null,
  ],
  [
    "Heat pumps",
    null,
    "ME",
    "Millinocket Memorial Library: sealed bids will be accepted on or before May 2 at the construction manager's office located at 35 Airport Road in Brewer, ME 04412.",
    "US-ME",
    null,
  ],
  [
    "Heat pumps at Millinocket Memorial Library",
    "Nickerson & Sons",
    "ME",
    "Sealed bids will be accepted at the office located at 35 Airport Road in Brewer, ME 04412.",
    "US-ME-PENOBSCOT",
    "Millinocket",
  ],
  [
    "Road reconstruction",
    "Town of Hawley",
    "MA",
    "The Council of Governments will accept sealed bids on behalf of the Town of Hawley, MA. Bids will be received at 12 Olive St. Ste 2, Greenfield, MA 01301.",
    "US-MA-FRANKLIN",
    "Hawley",
  ],
  [
    "Culverts",
    null,
    "MA",
    "Sealed bids on behalf of the Town of Chesterfield will be received at 12 Olive Street, Greenfield, MA 01301.",
    "US-MA-HAMPSHIRE",
    "Chesterfield",
  ],
  [
    "Snow removal",
    null,
    "NY",
    "Cattaraugus County will receive bids. They must be filed with the Clerk, 303 Court Street, Little Valley, New York 14755.",
    "US-NY-CATTARAUGUS",
    null,
  ],
  [
    "Water main",
    "City of Kelowna",
    "BC",
    "Tenders are submitted to the consultant's office located at 200 Granville Street, Vancouver, BC.",
    "CA-BC-CENTRALOKANAGAN",
    "Kelowna",
  ],
  [
    "Arena floor",
    "Ville de Rimouski",
    "QC",
    "Les soumissions seront reçues au bureau de l'architecte, 500, rue Sherbrooke, Montréal (Québec).",
    "CA-QC-RIMOUSKINEIGETTE",
    "Rimouski",
  ],
  [
    "Capital project",
    null,
    "NY",
    "The Board of Education of the New York Mills Union Free School District invites bids, 1 Marauder Boulevard, New York Mills, New York 13417, with documents prepared by Kent Architects, P.C., 132 Albany Street, Cazenovia, New York 13035.",
    "US-NY-ONEIDA",
    "New York Mills",
  ],
])("an office's address does not beat the work's place: %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});

test.each<Row>([
  [
    "Bridge",
    "Department of Public Works",
    "NH",
    "Bids will be received for the repair of the bridge in Keene, NH.",
    "US-NH-CHESHIRE",
    "Keene",
  ],
  [
    "Dam",
    null,
    "VT",
    "The agency will accept bids to remove the dam on Tenney Brook in Rutland, Vermont, until May 1.",
    "US-VT-RUTLAND",
    "Rutland",
  ],
  [
    "Furniture",
    "Public Services and Procurement Canada",
    "ON",
    "The furniture must be delivered to Kingston, Ontario.",
    "CA-ON-FRO-KIN",
    "Kingston",
  ],
  ["Plan room", "Town of Milford", "CT", "Work is in Milford, CT.", "US-CT-NEWHAVEN", "Milford"],
  [
    "Roof",
    null,
    "PA",
    "The school is located in Scranton, Pennsylvania. Bids are due on May 1.",
    "US-PA-LACKAWANNA",
    "Scranton",
  ],
])("the work's place counts beside words about bids: %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});

test.each<Row>([
  [
    "Roof",
    null,
    "NJ",
    "All bids must be delivered to Borough Hall, 1 Harding Plaza, Glen Rock, NJ 07452.",
    "US-NJ-BERGEN",
    "Glen Rock",
  ],
  [
    "Pumper",
    null,
    "NY",
    "Sealed bids by the Fort Hunter Fire District will be received at the Fort Hunter Fire House, 3525 Carman Road, Schenectady, NY 12303.",
    "US-NY-SCHENECTADY",
    "Schenectady",
  ],
  [
    "Pumper",
    null,
    "NY",
    "Bids are received at the office of the architect, 12 Wall Street, Albany, NY 12205.",
    "US-NY",
    null,
  ],
])("a notice without a buyer is where its town hall or firehouse is: %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});

test.each<Row>([
  [
    "Salt shed",
    null,
    "NY",
    "The Town Board of the Town of Hamptonburgh, County of Orange, New York, hereby invites sealed bids.",
    "US-NY-ORANGE",
    "Hamptonburgh",
  ],
  [
    "Mowing",
    null,
    "PA",
    "The East Donegal Township Board of Supervisors is seeking sealed bids for mowing.",
    "US-PA-LANCASTER",
    "East Donegal Township",
  ],
  [
    "Sewers",
    null,
    "PA",
    "Proposals will be received online via PennBid (http://pennbid.example) by North York Borough, York County, PA.",
    "US-PA-YORK",
    "North York",
  ],
  [
    "Fuel",
    null,
    "ME",
    "The Piscataquis County Commissioners are requesting two bids.",
    "US-ME-PISCATAQUIS",
    null,
  ],
  ["Buses", null, "ME", "The Board of Directors of RSU 34 is seeking sealed bids.", "US-ME-PENOBSCOT", null],
  [
    "Snow",
    null,
    "NY",
    "The Albany Parking Authority is requesting bids for snow removal.",
    "US-NY-ALBANY",
    "Albany",
  ],
  [
    "Hall",
    null,
    "NY",
    "The State University of New York at Binghamton University will receive sealed bids.",
    "US-NY-BROOME",
    null,
  ],
  [
    "Paving",
    null,
    "PA",
    "UPPER DUBLIN SCHOOL DISTRICT WILL BE ACCEPTING SEALED BIDS FOR PAVING.",
    "US-PA-MONTGOMERY",
    null,
  ],
  [
    "Snow",
    null,
    "NY",
    "Bids are due at the scheduled East Glenville Fire District Board of Fire Commissioners meeting.",
    "US-NY-SCHENECTADY",
    "East Glenville",
  ],
  [
    "Roads",
    null,
    "ON",
    "PROPOSAL FOR: Services. SUBMITTED TO: Municipality of Marmora and Lake",
    "CA-ON-HAS",
    "Marmora and Lake",
  ],
  ["Gravel", null, "SK", "The R.M. of Hazel Dell No.335 is accepting tenders.", "CA-SK-DIV9", null],
  [
    "Neige",
    null,
    "QC",
    "DÉNEIGEMENT DES CHEMINS PUBLICS MUNICIPALITÉ DE SAINTE-CLOTILDE-DE-HORTON",
    "CA-QC-ARTHABASKA",
    "Sainte-Clotilde-de-Horton",
  ],
  [
    "Neige",
    null,
    "QC",
    "Le réseau routier de la Municipalité de Havelock",
    "CA-QC-LEHAUTSTLAURENT",
    "Havelock",
  ],
  [
    "Menage",
    null,
    "QC",
    "Le Centre de services scolaire des Phares désire obtenir des soumissions.",
    "CA-QC-LAMITIS CA-QC-RIMOUSKINEIGETTE",
    null,
  ],
  // Two of them are not one buyer.
  [
    "Neige",
    null,
    "QC",
    "Ententes avec la Municipalité de Havelock et la Municipalité de Franklin",
    "CA-QC",
    null,
  ],
  ["Study", null, "NY", "Similar studies were completed for the Town of Guilderland.", "US-NY", null],
])("the body that only the text names: %s, %s, %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});

test.each<Row>([
  [
    "Mowing",
    "OPWDD",
    "NY",
    "Sites in Chemung and Monroe Counties. Bids are opened at 44 Holland Avenue, Albany, NY 12229.",
    "US-NY-CHEMUNG US-NY-MONROE",
    null,
  ],
  [
    "Culverts on Route 100",
    "VTrans",
    "VT",
    "Work in Lamoille and Orleans Counties.",
    "US-VT-LAMOILLE US-VT-ORLEANS",
    null,
  ],
  [
    "Highways in Kings and Queens Counties",
    "Department of Transportation",
    "PE",
    "",
    "CA-PE-KINGS CA-PE-QUEENS",
    null,
  ],
  ["Snow", "The Counties of Lennox and Addington and Frontenac", "ON", "", "CA-ON-FRO CA-ON-LEA", null],
  [
    "Ponceaux",
    "Ministère des Transports",
    "QC",
    "Travaux dans les MRC de Charlevoix et de Charlevoix-Est.",
    "CA-QC-CHARLEVOIX CA-QC-CHARLEVOIXEST",
    null,
  ],
  ["Resurfacing", "MassDOT", "MA", "In the towns of Northborough and Shrewsbury.", "US-MA-WORCESTER", null],
  [
    "Paving",
    "Province of Nova Scotia",
    null,
    "The low bidder for four projects in Inverness County.",
    "CA-NS-INVERNESS",
    null,
  ],
  [
    "Bridge",
    "Penn Township",
    "PA",
    "The township was promised funds by the Perry County Commissioners.",
    "US-PA-PERRY",
    "Penn Township",
  ],
  [
    "Maintenance",
    "U.S. Army Contracting Command",
    null,
    "Facilities in District B, which includes New York, Connecticut, New Jersey, Pennsylvania, and parts of Maryland.",
    "US-CT US-NJ US-NY US-PA",
    null,
  ],
  ["Seats", "Centre Wellington", null, "", "CA-ON-WEL", "Centre Wellington"],
  ["Lampadaires", "Arrondissement de Verdun", null, "", "CA-QC-MONTREAL", "Verdun"],
  [
    "Roads",
    "Niagara Region",
    null,
    "Tenders will be received by the office, 1815 Sir Isaac Brock Parkway, Thorold, Ontario.",
    "CA-ON-NIA",
    null,
  ],
  ["Cour d'école de Notre-Dame-du-Rosaire", "CS Région-de-Sherbrooke", null, "", "CA-QC-SHERBROOKE", null],
  // The state is no city, and the city is no state.
  ["2345 Maxon Road Extension", "New York", "NY", "Snow plowing of parking areas.", "US-NY", null],
  ["Offices at 250 Broadway, Manhattan", "New York", "NY", "", "US-NY-NYC-NEWYORK", "Manhattan"],
])("lists of counties, towns and states, and bodies by name: %s, %s, %s", (...row) => {
  expect(
    found(row, ["CA-ON", "CA-QC", "CA-NS"].some((code) => row[4].startsWith(code)) ? "CA" : "US"),
  ).toEqual([row[4], row[5]]);
});
