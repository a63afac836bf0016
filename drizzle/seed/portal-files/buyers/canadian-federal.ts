import { type Buyer, sites } from "./buyer";

/** How a federal notice reaches CanadaBuys, which decides the look of its reference and which columns are filled. */
export type FederalOrigin = "merx" | "native" | "ariba";

export type FederalBuyer = Buyer & {
  origin: FederalOrigin;
  provinceName: string;
  provinceFrench: string;
  addressLine: string;
  postalCode: string;
};

const PROVINCES: Record<string, { name: string; french: string }> = {
  ON: { name: "Ontario", french: "Ontario" },
  QC: { name: "Quebec", french: "Québec" },
  BC: { name: "British Columbia", french: "Colombie-Britannique" },
  AB: { name: "Alberta", french: "Alberta" },
  NS: { name: "Nova Scotia", french: "Nouvelle-Écosse" },
  MB: { name: "Manitoba", french: "Manitoba" },
};

type Address = { city: string; state: string; line: string; postalCode: string };

function federal(
  origin: FederalOrigin,
  [name, frenchName]: readonly [string, string],
  { city, state, line, postalCode }: Address,
  numbering: string,
  facilities: string,
  parks = "",
): FederalBuyer {
  const province = PROVINCES[state];
  if (!province) throw new Error(`No province ${state}`);
  return {
    origin,
    name,
    frenchName,
    city,
    state,
    country: "CA",
    region: province.name,
    zone: "America/Toronto",
    numbering,
    provinceName: province.name,
    provinceFrench: province.french,
    addressLine: line,
    postalCode,
    ...sites({ facilities, parks }),
  };
}

const OTTAWA: Address = { city: "Ottawa", state: "ON", line: "10 Wellington Street", postalCode: "K1A 0S5" };
const KINGSTON: Address = { city: "Kingston", state: "ON", line: "443 Union Street", postalCode: "K7L 4Y8" };

export const FEDERAL_ONTARIO_BUYERS: ReadonlyArray<FederalBuyer> = [
  federal(
    "merx",
    ["Defence Construction Canada - Ontario Region", "Construction de Défense Canada - Région de l'Ontario"],
    { ...KINGSTON, line: "623 Fortune Crescent, Suite 200", postalCode: "K7P 0L5" },
    "OR{yy}BN##_#####",
    "CFB Borden; CFB Petawawa; CFB Trenton; CFB Kingston; Meaford Training Centre; North Bay 22 Wing",
  ),
  federal(
    "merx",
    ["VIA Rail Canada Inc.", "VIA Rail Canada inc."],
    { city: "Toronto", state: "ON", line: "50 Drummond Street", postalCode: "M8V 4B5" },
    "RFP-{yy}-###",
    "Toronto Maintenance Centre; Kingston Station; Oshawa Station; Ottawa Tremblay Station",
  ),
  federal(
    "native",
    ["Department of National Defence (DND)", "Ministère de la Défense nationale (MDN)"],
    { ...OTTAWA, line: "101 Colonel By Drive", postalCode: "K1A 0K2" },
    "W####-{yy}####",
    "CFB Petawawa; CFB Kingston; CFB Trenton; Carling Campus; CFB Borden; Denison Armoury",
  ),
  federal(
    "native",
    ["Correctional Service of Canada (CSC)", "Service correctionnel du Canada (SCC)"],
    KINGSTON,
    "21401-{yy}-#######",
    "Millhaven Institution; Collins Bay Institution; Joyceville Institution; Warkworth Institution; Beaver Creek Institution; Bath Institution; Grand Valley Institution",
  ),
  federal(
    "native",
    ["Parks Canada", "Parcs Canada"],
    { city: "Peterborough", state: "ON", line: "2155 Ashburnham Drive", postalCode: "K9J 6Z6" },
    "5P420-{yy}-####",
    "Trent-Severn Waterway Lock 20; Rideau Canal Office, Smiths Falls; Fort Henry; Bellevue House",
    "Point Pelee National Park; Bruce Peninsula National Park; Thousand Islands National Park; Rouge National Urban Park",
  ),
  federal(
    "ariba",
    ["Public Works and Government Services Canada", "Travaux publics et Services gouvernementaux Canada"],
    { city: "Toronto", state: "ON", line: "33 Yonge Street", postalCode: "M5E 1G4" },
    "EQ###-{yy}####",
    "Dominion Public Building; 4900 Yonge Street; Joseph Shepard Building; Hamilton Federal Building; Sudbury Taxation Centre; Thunder Bay Federal Building; Tunney's Pasture",
  ),
  federal(
    "native",
    ["Royal Canadian Mounted Police (RCMP)", "Gendarmerie royale du Canada (GRC)"],
    { ...OTTAWA, line: "73 Leikin Drive", postalCode: "K1A 0R2" },
    "M####-{yy}-####",
    "Technical and Protective Operations Facility; Ottawa Divisional Headquarters; Milton Detachment; Kingston Detachment",
  ),
  federal(
    "native",
    ["National Research Council of Canada (NRC)", "Conseil national de recherches du Canada (CNRC)"],
    { ...OTTAWA, line: "1200 Montreal Road", postalCode: "K1A 0R6" },
    "{yy}-580##",
    "Montreal Road Campus; Uplands Research Campus; Mississauga Research Site; Sussex Drive Laboratories",
  ),
  federal(
    "native",
    ["Canada Border Services Agency", "Agence des services frontaliers du Canada"],
    { city: "Fort Erie", state: "ON", line: "200 Peace Bridge Plaza", postalCode: "L2A 3E5" },
    "1000####{yy}",
    "Peace Bridge Port of Entry; Lansdowne Port of Entry; Pearson Cargo Building; Sault Ste. Marie Bridge Plaza",
  ),
  federal(
    "native",
    ["Agriculture and Agri-Food Canada", "Agriculture et Agroalimentaire Canada"],
    { city: "Guelph", state: "ON", line: "93 Stone Road West", postalCode: "N1G 5C9" },
    "01B46-{yy}-###",
    "Guelph Research Centre; Harrow Research Centre; London Research Farm; Central Experimental Farm",
  ),
  federal(
    "ariba",
    ["Shared Services Canada", "Services partagés Canada"],
    { ...OTTAWA, line: "90 Metcalfe Street", postalCode: "K0A 0C3" },
    "2B0KB-{yy}-####",
    "Borden Data Centre; Aviation Parkway Data Centre; Heron Road Complex; 99 Metcalfe Street",
  ),
  federal(
    "native",
    ["National Capital Commission", "Commission de la capitale nationale"],
    { ...OTTAWA, line: "40 Elgin Street", postalCode: "K1P 1C7" },
    "NG###-{yy}",
    "Rideau Hall; 24 Sussex Annex; Capital Pathway Depot; Bytown Pavilion",
    "Major's Hill Park; Confederation Park Ottawa; Vincent Massey Park",
  ),
];

export const FEDERAL_OTHER_BUYERS: ReadonlyArray<FederalBuyer> = [
  federal(
    "merx",
    ["Defence Construction Canada - Quebec Region", "Construction de Défense Canada - Région du Québec"],
    { city: "Montreal", state: "QC", line: "1080 Beaver Hall Hill", postalCode: "H2Z 1S8" },
    "QC{yy}VC##_#####",
    "CFB Valcartier; CFB Bagotville; Saint-Jean Garrison; Montreal Longue-Pointe Garrison",
  ),
  federal(
    "native",
    [
      "Public Works and Government Services Canada - Quebec",
      "Travaux publics et Services gouvernementaux Canada - Québec",
    ],
    { city: "Gatineau", state: "QC", line: "11 Laurier Street", postalCode: "K1A 0S5" },
    "EF###-{yy}####",
    "Place du Portage Phase III; Louis St-Laurent Building; Guy-Favreau Complex; Jean Lesage Federal Annex",
  ),
  federal(
    "native",
    [
      "Correctional Service of Canada (CSC) - Quebec Region",
      "Service correctionnel du Canada (SCC) - Région du Québec",
    ],
    { city: "Laval", state: "QC", line: "250 Montée Saint-François", postalCode: "H7C 1S5" },
    "21301-{yy}-#######",
    "Donnacona Institution; Drummond Institution; Cowansville Institution; Archambault Institution",
  ),
  federal(
    "merx",
    ["Defence Construction Canada - Pacific Region", "Construction de Défense Canada - Région du Pacifique"],
    { city: "Victoria", state: "BC", line: "1175 Douglas Street", postalCode: "V8W 2M6" },
    "PR{yy}CO##_#####",
    "CFB Esquimalt; CFB Comox; Chilliwack Area Support Unit; Colwood Fleet Depot",
  ),
  federal(
    "native",
    ["Fisheries and Oceans Canada", "Pêches et Océans Canada"],
    { city: "Vancouver", state: "BC", line: "401 Burrard Street", postalCode: "V6C 3S4" },
    "FP802-{yy}####",
    "Pacific Biological Station; Kitsilano Coast Guard Base; Quinsam River Hatchery; Steveston Harbour Office",
  ),
  federal(
    "merx",
    ["Defence Construction Canada - Western Region", "Construction de Défense Canada - Région de l'Ouest"],
    { city: "Edmonton", state: "AB", line: "13220 St. Albert Trail, Suite 302", postalCode: "T5L 4W1" },
    "WO{yy}ED##_#####",
    "CFB Edmonton; CFB Suffield; CFB Wainwright; 4 Wing Cold Lake",
  ),
  federal(
    "merx",
    [
      "Defence Construction Canada - Atlantic Region",
      "Construction de Défense Canada - Région de l'Atlantique",
    ],
    { city: "Bedford", state: "NS", line: "175 Western Parkway, Suite 100", postalCode: "B4B 0V1" },
    "AR{yy}HX##_#####",
    "CFB Halifax; 14 Wing Greenwood; Stadacona Site; Shearwater Heliport",
  ),
  federal(
    "native",
    ["Parks Canada - Prairie Field Units", "Parcs Canada - Unités de gestion des Prairies"],
    { city: "Winnipeg", state: "MB", line: "145 McDermot Avenue", postalCode: "R3B 0R9" },
    "5P468-{yy}-####",
    "Lower Fort Garry; Wasagaming Compound; The Forks National Historic Site",
    "Riding Mountain National Park",
  ),
];

export const FEDERAL_BUYERS: ReadonlyArray<FederalBuyer> = [
  ...FEDERAL_ONTARIO_BUYERS,
  ...FEDERAL_OTHER_BUYERS,
];

export function isFederalBuyer(buyer: Buyer): buyer is FederalBuyer {
  return "origin" in buyer;
}

/** Sites outside the capital of offices in it, and sites in it of offices elsewhere. */
const OUTSIDE_THE_CAPITAL = /CFB|Borden Data Centre|Denison Armoury|Milton|Kingston|Mississauga/;
const IN_THE_CAPITAL = /Tunney's Pasture|Central Experimental Farm|Ottawa Tremblay/;

/** Whether the site in the title, or else the office, lies in the National Capital Region. */
export function isInCapital({ city }: Buyer, title: string): boolean {
  if (IN_THE_CAPITAL.test(title)) return true;
  return (city === "Ottawa" || city === "Gatineau") && !OUTSIDE_THE_CAPITAL.test(title);
}
