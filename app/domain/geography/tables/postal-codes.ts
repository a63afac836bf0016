/**
 * Where postal codes lie: the first letter of Canada Post's code is a province's, its first three characters are an
 * area's, and the first three digits of a ZIP code are a state's. Only areas that lie in one division as a whole.
 * Compiled by hand from memory of the two postal services' public lists; codes are facts and need no licence.
 */
const PROVINCES: Readonly<Record<string, string>> = {
  A: "CA-NL",
  B: "CA-NS",
  C: "CA-PE",
  E: "CA-NB",
  G: "CA-QC",
  H: "CA-QC",
  J: "CA-QC",
  K: "CA-ON",
  L: "CA-ON",
  M: "CA-ON",
  N: "CA-ON",
  P: "CA-ON",
  R: "CA-MB",
  S: "CA-SK",
  T: "CA-AB",
  V: "CA-BC",
  Y: "CA-YT",
};

/** Patterns of the first three characters, the narrower before the wider. */
const AREAS_OF_CANADA: ReadonlyArray<readonly [start: RegExp, code: string]> = [
  [/^X0[ABC]/, "CA-NU"],
  [/^X/, "CA-NT"],
  [/^M/, "CA-ON-TOR"],
  [/^K[12][A-Z]/, "CA-ON-OTT"],
  [/^K7[KLMP]/, "CA-ON-FRO-KIN"],
  [/^K9[HJKL]/, "CA-ON-PET-PTB"],
  [/^L6[PRSTVWXYZ]|^L7A/, "CA-ON-PEL-BRM"],
  [/^L6[HJKLM]/, "CA-ON-HAL-OAK"],
  [/^L7[LMNPRST]/, "CA-ON-HAL-BUR"],
  [/^L8[EGHJKLMNPRSTVW]/, "CA-ON-HAM"],
  [/^L1[GHJKL]/, "CA-ON-DUR-OSH"],
  [/^L2[MNPRSTVW]/, "CA-ON-NIA-STC"],
  [/^N1[CEGHKL]/, "CA-ON-WEL-GUE"],
  [/^N2[ABCEGHMNPR]/, "CA-ON-WAT-KIT"],
  [/^N2[JKLTV]/, "CA-ON-WAT-WLO"],
  [/^N[56][ABCEGHJKLMNVWXYZ]/, "CA-ON-MDX-LON"],
  [/^N[89][ABCEGNPRSTVWXY]/, "CA-ON-ESX-WIN"],
  [/^H7/, "CA-QC-LAVAL"],
  [/^H[1-689]/, "CA-QC-MONTREAL"],
  [/^G1|^G2[ABCEGJKLMN]/, "CA-QC-QUEBEC"],
  [/^J8[PRTVXYZ]|^J9[AHJ]/, "CA-QC-GATINEAU"],
  [/^J1[CEGHJKLMNR]/, "CA-QC-SHERBROOKE"],
  [/^R[23][A-Z]/, "CA-MB-DIV11"],
  [/^S4[A-Z]/, "CA-SK-DIV6"],
  [/^S7[A-Z]/, "CA-SK-DIV11"],
  [/^T[23][A-Z]/, "CA-AB-DIV6"],
  [/^T[56][A-Z]/, "CA-AB-DIV11"],
  [/^V[56][A-Z]/, "CA-BC-METROVANCOUVER"],
  [/^B3[A-Z]/, "CA-NS-HALIFAX"],
  [/^A1[ABCEGHS]/, "CA-NL-DIV1"],
  [/^C1[ABCE]/, "CA-PE-QUEENS"],
];

/** First digits of ZIP codes, the narrower before the wider. */
const AREAS_OF_THE_UNITED_STATES: ReadonlyArray<readonly [start: RegExp, code: string]> = [
  [/^10[0-2]/, "US-NY-NYC-NEWYORK"],
  [/^103/, "US-NY-NYC-RICHMOND"],
  [/^104/, "US-NY-NYC-BRONX"],
  [/^112/, "US-NY-NYC-KINGS"],
  [/^11[1346]/, "US-NY-NYC-QUEENS"],
  [/^142/, "US-NY-ERIE"],
  [/^146/, "US-NY-MONROE"],
  [/^132/, "US-NY-ONONDAGA"],
  [/^122/, "US-NY-ALBANY"],
  [/^021[0-3]/, "US-MA-SUFFOLK"],
  [/^19[12]/, "US-PA-PHILADELPHIA"],
  [/^152/, "US-PA-ALLEGHENY"],
  [/^071/, "US-NJ-ESSEX"],
  [/^073/, "US-NJ-HUDSON"],
  [/^029/, "US-RI-PROVIDENCE"],
  [/^01|^02[0-7]|^05501|^05544/, "US-MA"],
  [/^02[89]/, "US-RI"],
  [/^03[0-8]/, "US-NH"],
  [/^039|^04/, "US-ME"],
  [/^05/, "US-VT"],
  [/^06390|^005|^1[0-4]/, "US-NY"],
  [/^06/, "US-CT"],
  [/^0[78]/, "US-NJ"],
  [/^1[5-8]|^19[0-6]/, "US-PA"],
];

const CANADIAN = /^([A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z])(?:[ -]?\d[A-CEGHJ-NPR-TV-Z]\d)?$/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;

const firstOf = (areas: ReadonlyArray<readonly [start: RegExp, code: string]>, text: string) =>
  areas.find(([start]) => start.test(text))?.[1] ?? null;

/** The place of a text that is a postal code, or its first three characters, and nothing else. */
export function placeOfPostalCode(text: string): string | null {
  const area = CANADIAN.exec(text.trim())?.[1]?.toUpperCase();
  if (area !== undefined) return firstOf(AREAS_OF_CANADA, area) ?? PROVINCES[area.charAt(0)] ?? null;
  return ZIP.test(text.trim()) ? firstOf(AREAS_OF_THE_UNITED_STATES, text.trim()) : null;
}

const POSTAL_CODE_AT_END = /(?:^|[\s,])([A-Z]\d[A-Z][ -]?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i;

/** The place of the postal code at the end of a city field: "Georgetown L7G 4B1". A ZIP code needs a town before it. */
export function placeOfPostalCodeAfter(city: string): string | null {
  const code = POSTAL_CODE_AT_END.exec(city.trim().slice(-40))?.[1];
  return code === undefined ? null : placeOfPostalCode(code);
}
