import { expect, test } from "vitest";
import { found, type Row } from "./notice-rows";

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
  [
    "Cour d'école de Notre-Dame-du-Rosaire",
    "CS Région-de-Sherbrooke",
    null,
    "",
    "CA-QC-SHERBROOKE",
    "Sherbrooke",
  ],
  // The state is no city, and the city is no state.
  ["2345 Maxon Road Extension", "New York", "NY", "Snow plowing of parking areas.", "US-NY", null],
  ["Offices at 250 Broadway, Manhattan", "New York", "NY", "", "US-NY-NYC-NEWYORK", "Manhattan"],
])("lists of counties, towns and states, and bodies by name: %s, %s, %s", (...row) => {
  expect(
    found(row, ["CA-ON", "CA-QC", "CA-NS"].some((code) => row[4].startsWith(code)) ? "CA" : "US"),
  ).toEqual([row[4], row[5]]);
});

test.each(["Aaaa-", "AAAA ", "Aaaa of ", "Town of ", "received by "])(
  "no text is searched for long: %s",
  (part) => {
    const body = part.repeat(300);
    const start = performance.now();
    found(["Works", null, "NY", body, "", null]);
    // Names that may end in many places once took seconds.
    expect(performance.now() - start).toBeLessThan(3_000);
  },
);
