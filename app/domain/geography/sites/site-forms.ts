/** Sites of one place: its codes, separated by spaces; its town, if it has one; the sites' names. */
export type SitesOf = readonly [codes: string, town: string, names: string];

/** The ways in which a notice writes the name of a site of one kind. */
export type Forms = (name: string) => ReadonlyArray<string>;

export const asWritten: Forms = (name) => [name];

/** What notices abbreviate in the names of sites. */
const ABBREVIATIONS: ReadonlyArray<readonly [words: string, short: string]> = [
  ["National Wildlife Refuge", "NWR"],
  ["National Fish Hatchery", "NFH"],
  ["National Historic Site", "NHS"],
  ["National Historical Park", "NHP"],
  ["National Recreation Area", "NRA"],
  ["National Park", "NP"],
  ["National Forest", "NF"],
  ["Air National Guard Base", "ANGB"],
  ["Air National Guard Base", "ANG"],
  ["Research and Development Centre", "RDC"],
  ["Research and Development Centre", "Research Centre"],
];

/** "Acadia National Park", "Acadia NP". */
export const withAbbreviations: Forms = (name) => [
  name,
  ...ABBREVIATIONS.filter(([words]) => name.endsWith(` ${words}`)).map(([words, short]) =>
    name.replace(words, short),
  ),
];

const FORMS_OF_BASES: ReadonlyArray<readonly [short: string, words: string]> = [
  ["AFB", "Air Force Base"],
  ["SFB", "Space Force Base"],
  ["ARB", "Air Reserve Base"],
  ["NAS", "Naval Air Station"],
  ["MCAS", "Marine Corps Air Station"],
  ["NSA", "Naval Support Activity"],
];

/** "Scott AFB", "Scott Air Force Base". */
export const baseForms: Forms = (name) => [
  name,
  ...FORMS_OF_BASES.filter(([short]) => new RegExp(`\\b${short}\\b`).test(name)).map(([short, words]) =>
    name.replace(short, words),
  ),
];

/** "DLA Distribution San Diego", "DLA Dist San Joaquin", "DLA Distribution Depot Oklahoma". */
export const depotForms: Forms = (name) =>
  [
    "DLA Distribution",
    "DLA Dist",
    "DLA Distribution Depot",
    "DLA Dist Depot",
    "DLA Disposition Services",
  ].map((kind) => `${kind} ${name}`);

/** "Chats Falls GS", "Chats Falls Generating Station". */
export const generatingForms: Forms = (name) =>
  ["GS", "Generating Station", "Power Station"].map((kind) => `${name} ${kind}`);

/** "Leaside TS", "Leaside Transformer Station". */
export const transformerForms: Forms = (name) =>
  ["TS", "Transformer Station", "Switching Station"].map((kind) => `${name} ${kind}`);

export const navalForms: Forms = (name) => [`HMCS ${name}`, `NCSM ${name}`];

export const coastGuardForms: Forms = (name) =>
  [
    "Coast Guard Station",
    "USCG Station",
    "CG Station",
    "Station",
    "STA",
    "Sector",
    "USCG Base",
    "USCG ANT",
  ].map((kind) => `${kind} ${name}`);

export const weatherForms: Forms = (name) =>
  ["NWS", "WFO", "National Weather Service", "Weather Forecast Office", "Forecast Office"]
    .map((kind) => `${kind} ${name}`)
    .concat(`${name} WFO`, `${name} NWS`, `${name} Weather Forecast Office`);

/** "4900 Yonge", "4900 Yonge Street", "4900 rue Yonge"; the name of a building stays as it is. */
export const addressForms: Forms = (name) => {
  const [, number, street] = /^(\d+) (.+)$/.exec(name) ?? [];
  if (number === undefined || street === undefined) return [name];
  return [name, `${name} Street`, `${name} St`, `${number} rue ${street}`];
};

export const institutionForms: Forms = (name) =>
  /\b(?:Penitentiary|Centre)$/.test(name)
    ? [name]
    : [`${name} Institution`, `Établissement ${name}`, `Établissement de ${name}`];

export const correctionalCentreForms: Forms = (name) => [
  `${name} CCC`,
  `CCC ${name}`,
  `${name} Community Correctional Centre`,
];

export const portForms: Forms = (name) => [
  `${name} Port of Entry`,
  `${name} Land Port of Entry`,
  `${name} LPOE`,
  `${name} POE`,
  `${name} Border Crossing`,
  `${name} Border Station`,
  `${name} Border Patrol Station`,
];

export const veteransForms: Forms = (name) => [
  `${name} VA Medical Center`,
  `${name} VAMC`,
  `VAMC ${name}`,
  `VA Medical Center ${name}`,
  `${name} VA Campus`,
  `${name} VA Hospital`,
  `${name} VA Clinic`,
  `${name} VA Outpatient Clinic`,
  `${name} VA Healthcare System`,
  `VA ${name} Healthcare System`,
  `VA ${name} HCS`,
  `${name} VA HCS`,
  `VAMC-${name}`,
  `${name} Veterans Affairs Medical Center`,
  `${name} Department of Veterans Affairs Medical Center`,
];

/** "Buffalo VA" is the hospital in a notice of New York, and would be a town of Virginia in others. */
export const shortVeteransForms: Forms = (name) => [`${name} VA`, `VA ${name}`, `${name} Clinic`];

export const lightStationForms: Forms = (name) =>
  ["Lightstation", "Light Station", "Lighthouse", "Light"]
    .map((kind) => `${name} ${kind}`)
    .concat(`Phare de ${name}`, `Station de phare ${name}`);

export const provincialParkForms: Forms = (name) => [
  `${name} Provincial Park`,
  `${name} PP`,
  `Parc provincial ${name}`,
];

export const stateParkForms: Forms = (name) => [`${name} State Park`, `${name} SP`];

export const correctionalFacilityForms: Forms = (name) =>
  ["Correctional Facility", "Correctional", "CF", "C.F."].map((kind) => `${name} ${kind}`);

/** "SCI Dallas", "State Correctional Institution at Dallas". */
export const statePrisonForms: Forms = (name) =>
  ["SCI", "SCI at", "State Correctional Institution", "State Correctional Institution at"].map(
    (kind) => `${kind} ${name}`,
  );

export const firstNationForms: Forms = (name) => [
  `${name} First Nation`,
  `${name} First Nations`,
  `${name} Indian Band`,
  `${name} Band`,
  `${name} Nation`,
  `${name} Cree Nation`,
  `Première Nation ${name}`,
  `Première Nation de ${name}`,
  ...(name.includes(" of ") ? [name] : []),
];

export const goStationForms: Forms = (name) => [
  `${name} GO`,
  `${name} GO Station`,
  `${name} GO Bus Terminal`,
  `${name} Bus Terminal`,
  `Gare GO ${name}`,
];

export const historicSiteForms: Forms = (name) => [
  `${name} National Historic Site`,
  `${name} NHS`,
  ...["de", "du", "de la", "des"].map((of) => `Lieu historique national ${of} ${name}`),
];

/** "Flathead NF", "BITTERROOT NATIONAL FOREST". */
export const forestForms: Forms = (name) => [
  `${name} NF`,
  `${name} National Forest`,
  `${name} National Forests`,
];

export const cemeteryForms: Forms = (name) => [
  `${name} National Cemetery`,
  ...(name.startsWith("Fort ") ? [`${name} Cemetery`] : []),
];

/** "FCI Miami", "USP Leavenworth". */
export const prisonForms: Forms = (name) =>
  ["FCI", "FCC", "USP", "FPC", "FMC", "FDC", "MCC", "MDC", "Federal Correctional Institution"].map(
    (kind) => `${kind} ${name}`,
  );

export const jobCorpsForms: Forms = (name) => [`${name} Job Corps`, `${name} Job Corps Center`];

export const lockForms: Forms = (name) =>
  ["Lock", "Locks", "Lockstation", "Lock Station", "Dam", "Dams", "Swing Bridge", "Weir"].map(
    (kind) => `${name} ${kind}`,
  );

/** "Big Creek National Wildlife Area", "Réserve nationale de faune de Big Creek". */
export const wildlifeAreaForms: Forms = (name) => [
  `${name} National Wildlife Area`,
  `${name} NWA`,
  ...["de", "du", "de la", "des"].map((of) => `Réserve nationale de faune ${of} ${name}`),
];
