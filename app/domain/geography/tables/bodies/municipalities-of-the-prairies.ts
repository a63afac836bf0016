/**
 * Villages of Alberta and Saskatchewan and rural municipalities of Manitoba by census division, whose names are words,
 * people or other places: they count only with the word for the municipality. Compiled by hand from general knowledge,
 * only those whose division is sure; names and locations are facts and need no licence.
 */
const VILLAGES: Readonly<Record<string, string>> = {
  "CA-AB-DIV2": "Barons,Duchess,Rosemary",
  "CA-AB-DIV5": "Acme,Champion,Lomond,Munson",
  "CA-AB-DIV6": "Cremona,Longview",
  "CA-AB-DIV7": "Alliance,Amisk,Big Valley,Halkirk,Heisler,Lougheed",
  "CA-AB-DIV10": "Bittern Lake,Edberg,Hay Lakes,Rosalind",
  "CA-AB-DIV11": "Spring Lake",
  "CA-AB-DIV12": "Waskatenau",
  "CA-SK-DIV1": "Fairlight,Frobisher,Glen Ewen,Maryfield,Storthoaks,Torquay",
  "CA-SK-DIV3": "Vanguard",
  "CA-SK-DIV5": "Bredenbury,Dubuc,Fleming,Grayson,Killaly,Neudorf",
  "CA-SK-DIV6": "Abernethy,Bethune,Edenwold,Montmartre,Pense,Sedley,Sintaluta",
  "CA-SK-DIV7": "Beechy,Caronport,Chaplin,Lucky Lake",
  "CA-SK-DIV8": "Burstall,Elrose",
  "CA-SK-DIV9": "Buchanan,Calder,Endeavour,Hyas,Rama,Togo",
  "CA-SK-DIV10": "Invermay,Margo,Quinton,Semans",
  "CA-SK-DIV11": "Bladworth,Liberty,Simpson,Young",
  "CA-SK-DIV12": "Conquest,Zealandia",
  "CA-SK-DIV13": "Coleville,Denzil,Dodsland,Marengo,Plenty,Scott",
  "CA-SK-DIV14": "Choiceland,Codette,Love,Mistatim,Smeaton,White Fox,Zenon Park",
  "CA-SK-DIV15": "Annaheim,Lake Lenore,Meacham,Meath Park,Middle Lake,Muenster,St. Brieux",
  "CA-SK-DIV16": "Borden,Marcelin",
  "CA-SK-DIV17": "Marshall",
};

const RURAL_MUNICIPALITIES: Readonly<Record<string, string>> = {
  "CA-MB-DIV1": "Alexander,Stuartburn",
  "CA-MB-DIV3": "Dufferin,Montcalm",
  "CA-MB-DIV4": "Cartwright-Roblin,Lorne,Louise,Pembina",
  "CA-MB-DIV5": "Brenda-Waskada,Grassland,Prairie Lakes,Two Borders",
  "CA-MB-DIV6": "Sifton,Wallace-Woodworth",
  "CA-MB-DIV7": "Elton,North Cypress-Langford,Oakland-Wawanesa,Riverdale,Whitehead",
  "CA-MB-DIV8": "North Norfolk,Victoria",
  "CA-MB-DIV10": "Macdonald",
  "CA-MB-DIV15": "Clanwilliam-Erickson,Harrison Park,Minto-Odanah,Oakview,Prairie View,Rosedale,Yellowhead",
  "CA-MB-DIV17": "Mossey River",
  "CA-MB-DIV18": "Armstrong,Bifrost-Riverton,Coldwell,Fisher,Grahamdale,West Interlake",
  "CA-MB-DIV20": "Mountain,Swan Valley West",
  "CA-MB-DIV21": "Kelsey",
};

const VILLAGE = ["Village of", "Town of"];
const RURAL = ["Rural Municipality of", "RM of", "R.M. of"];

const inForms = (
  names: Readonly<Record<string, string>>,
  formsOf: (name: string) => ReadonlyArray<string>,
): ReadonlyArray<readonly [code: string, names: string]> =>
  Object.entries(names).map(([code, list]) => [
    code,
    list
      .split(",")
      .flatMap((name) => formsOf(name).map((form) => `${form} ${name}`))
      .join(","),
  ]);

/** The names of the bodies by division. "Municipality of Victoria" may be another province's. */
export const MUNICIPALITIES_OF_THE_PRAIRIES: ReadonlyArray<readonly [code: string, names: string]> = [
  ...inForms(VILLAGES, () => VILLAGE),
  ...inForms(RURAL_MUNICIPALITIES, (name) => (/[ -]/.test(name) ? [...RURAL, "Municipality of"] : RURAL)),
];
