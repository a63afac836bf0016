import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";

/** A code that is for one trade alone, or that several trades or broader work share. */
export type CodeReach = "own" | "shared";
export type CodeRule = {
  prefix: string;
  trades: ReadonlyArray<readonly [Trade, tag: string]>;
  reach: CodeReach;
};

const own = (trade: Trade, tag: string, ...prefixes: ReadonlyArray<string>): Array<CodeRule> =>
  prefixes.map((prefix) => ({ prefix, trades: [[trade, tag]], reach: "own" }));

const shared = (prefix: string, ...trades: ReadonlyArray<readonly [Trade, tag: string]>): Array<CodeRule> => [
  { prefix, trades, reach: "shared" },
];

const both = (prefix: string, ...trades: ReadonlyArray<readonly [Trade, tag: string]>): Array<CodeRule> => [
  { prefix, trades, reach: "own" },
];

const SNOW = ["snow", "Snow Removal"] as const;
const LANDSCAPING = ["landscaping", "Landscaping"] as const;
const GROUNDS = ["landscaping", "Grounds"] as const;
const JANITORIAL = ["janitorial", "Janitorial"] as const;
const CLEANING = ["janitorial", "Cleaning"] as const;
const FACILITIES = ["janitorial", "Facilities"] as const;
const CONSTRUCTION = ["construction", "Construction"] as const;
const CONTRACTOR = ["construction", "General Contractor"] as const;
const ELECTRICAL = ["electrical", "Electrical"] as const;
const PLUMBING = ["electrical", "Plumbing"] as const;
const HEATING = ["hvac", "HVAC"] as const;
const PAVING = ["paving", "Paving"] as const;
const CONCRETE = ["paving", "Concrete"] as const;

/**
 * The rule with the longest matching prefix applies. NAICS codes must match completely. Editions: UNSPSC, NAICS 2022,
 * PSC manual, CPV 2008. Sources: UNSPSC of the United Nations Development Programme; NAICS of the US Census Bureau and
 * the PSC manual of the US General Services Administration, both works of the United States government in the public
 * domain; CPV of the European Union, Regulation (EC) No 213/2008. The rules name only the codes that we use; their
 * trades were assigned by hand, and no list's titles are copied.
 */
export const CODE_RULES: Readonly<Partial<Record<CodeScheme, ReadonlyArray<CodeRule>>>> = {
  UNSPSC: [
    ...own(...GROUNDS, "701117"),
    ...shared("72", CONSTRUCTION),
    ...shared("7210", CONSTRUCTION),
    ...shared("721029", SNOW, LANDSCAPING, FACILITIES),
    ...own(...LANDSCAPING, "72102902"),
    ...own(...CONSTRUCTION, "7212"),
    ...shared("7214", CONSTRUCTION, PAVING),
    ...own(...PAVING, "721410"),
    ...shared("721411", CONSTRUCTION, PAVING),
    ...own(...CONCRETE, "72141105"),
    ...own(...CONSTRUCTION, "72141121"),
    ...shared("721022", ELECTRICAL),
    ...shared("721023", PLUMBING, HEATING),
    ...own(...HEATING, "72102302", "72102305"),
    ...shared("721033", PAVING, CONSTRUCTION, SNOW),
    ...shared("7213", PAVING, CONSTRUCTION),
    ...shared("951116", PAVING, CONSTRUCTION),
    // Québec's sewers and watermains are filed under plumbing too.
    ...shared("721511", PLUMBING, CONSTRUCTION),
    ...own(...PLUMBING, "72151101", "72151102", "72151103", "72151104"),
    ...own(...HEATING, "721512"),
    ...own(...ELECTRICAL, "721515"),
    ...shared("721516", ELECTRICAL),
    ...shared("721517", ELECTRICAL),
    ...shared("921217", ELECTRICAL),
    ...shared("721527", CONCRETE, CONSTRUCTION),
    ...own(...SNOW, "72103301", "72191501", "72102901", "72102903"),
    ...own(...LANDSCAPING, "70111501"),
    ...own(...PAVING, "72131701", "72141104", "72141127", "72151306"),
    ...own(...CONSTRUCTION, "72141120", "72141123", "72141510", "95121633", "95121642"),
    ...both("72141128", CONSTRUCTION, LANDSCAPING),
    ...both("72141129", CONSTRUCTION, LANDSCAPING),
    ...both("72153103", CONSTRUCTION, LANDSCAPING),
    ...own(...ELECTRICAL, "72141117", "721537"),
    ...own(...HEATING, "72101506", "72154010"),
    ...own(...JANITORIAL, "7611"),
    ...own(...CLEANING, "761115"),
  ],
  NAICS: [
    ...shared("561790", SNOW, CLEANING),
    ...shared("561730", LANDSCAPING, SNOW),
    ...shared("488490", SNOW),
    ...own(...JANITORIAL, "561720"),
    ...own(...CLEANING, "561740"),
    ...shared("561210", FACILITIES, CONSTRUCTION),
    ...own(...CONTRACTOR, "236220", "236210", "236115", "236116", "236118"),
    ...own(...CONSTRUCTION, "237110", "237990", "238910", "238160", "238140", "238120", "238130", "238150"),
    ...own(...CONSTRUCTION, "238170", "238190", "238310", "238320", "238330", "238340", "238350", "238390"),
    ...own(...CONSTRUCTION, "236117", "237120"),
    ...own(...ELECTRICAL, "237130"),
    ...shared("115310", LANDSCAPING),
    ...shared("238110", CONCRETE, CONSTRUCTION),
    ...own(...ELECTRICAL, "238210", "561621"),
    ...shared("238220", PLUMBING, HEATING),
    ...shared("238290", HEATING),
    ...shared("237310", PAVING, CONSTRUCTION),
    ...shared("238990", PAVING, CONSTRUCTION),
  ],
  PSC: [
    ...own(...SNOW, "S218"),
    ...own(...GROUNDS, "S208"),
    ...own(...JANITORIAL, "S201"),
    ...own(...CLEANING, "S214"),
    ...shared("S216", CONSTRUCTION, FACILITIES),
    ...own(...CONTRACTOR, "Y1"),
    ...shared("Z1", CONSTRUCTION),
    ...own(...CONSTRUCTION, "Z2"),
    { prefix: "Y1LB", trades: [PAVING, CONSTRUCTION], reach: "own" },
    ...own(...PAVING, "Z1LB"),
    ...shared("Z2LB", PAVING, CONSTRUCTION),
    ...own(...HEATING, "J041", "N041", "J044", "N044"),
    ...shared("J045", PLUMBING, HEATING),
    ...shared("N045", PLUMBING, HEATING),
    ...own(...ELECTRICAL, "J061", "J062", "J063", "N059", "N061", "N062", "N063"),
    // Alarms, cameras and public address: American buyers file them under goods but have them installed.
    ...own(...ELECTRICAL, "6350", "5830"),
    ...own(...LANDSCAPING, "F014"),
    ...shared("F0", LANDSCAPING),
    ...own(...CONSTRUCTION, "P5"),
  ],
  CPV: [
    ...own(...SNOW, "9062", "9063"),
    ...own(...LANDSCAPING, "773", "7734"),
    ...own(...GROUNDS, "7731", "7732"),
    ...own(...CLEANING, "9091"),
    ...shared("45", CONSTRUCTION),
    ...own(...CONSTRUCTION, "4511", "4521", "4522", "45231", "45232", "45234", "4524", "4525", "4526", "454"),
    ...shared("45233", PAVING, CONSTRUCTION),
    ...own(...PAVING, "4523314", "4523322", "4523325"),
    ...own(...ELECTRICAL, "4531", "50711", "50232"),
    ...own(...PLUMBING, "45332"),
    ...shared("4533", PLUMBING, HEATING),
    ...own(...HEATING, "45331", "5072", "5073"),
    ...shared("50712", PLUMBING, HEATING),
    ...shared("5023", PAVING, CONSTRUCTION),
    ...shared("5111", ELECTRICAL),
  ],
  SEAO: [
    ...shared("C", CONSTRUCTION),
    ...shared("C01", CONSTRUCTION),
    ...shared("C02", CONSTRUCTION, PAVING),
  ],
};

/** Codes whose label names a service and is read like a title. Other labels name goods. */
export const SERVICE_LABEL_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^(?:70|72|73|76|77)/,
  CPV: /^(?:45|50|51|77|90)/,
};

/** Codes for consulting and design. */
const ADVICE_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^8[01]/,
  NAICS: /^54[15]/,
  PSC: /^(?:B|C|R)(?:\d|$)/,
  CPV: /^(?:71|73|79)/,
  SEAO: /^S3$/,
};

const LISTS_WITH_ADVICE = Object.keys(ADVICE_PREFIXES) as ReadonlyArray<CodeScheme>;

/** Codes for goods and services that have nothing to do with the trades: vehicles, medicine, computers, transport. */
const UNRELATED_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^(?:10|1[2-5]|2[0-5789]|4[1-5]|48|5[0-6]|78(?!14)|8[246]|92(?!1217)|9[34])/,
  PSC: /^(?:[ADGQTUVW](?:\d|$)|[JKNL]0(?:1[0134-9]|2\d|66|7[014-9]))/,
  NAICS: /^(?:336|3254|5112|5132|5182|561(?:3|4|5|612)|8111|8123)/,
  SEAO: /^(?:G(?:[48]|1[1257-9]|2[0135-9]|3\d)|S(?:[1247]|1[1356]))$/,
};

/** Whether the notice's first code in one of the lists is for a consultant. */
export function namesAdvice(codes: ReadonlyArray<ClassificationCode>): boolean {
  return firstCodeIsIn(codes, ADVICE_PREFIXES);
}

/** Whether the notice's first code in one of the lists is for nothing that a trade does. */
export function namesUnrelatedBusiness(codes: ReadonlyArray<ClassificationCode>): boolean {
  return firstCodeIsIn(codes, UNRELATED_PREFIXES);
}

function firstCodeIsIn(
  codes: ReadonlyArray<ClassificationCode>,
  prefixes: Readonly<Partial<Record<CodeScheme, RegExp>>>,
): boolean {
  return LISTS_WITH_ADVICE.some((scheme) => {
    const first = codes.find((code) => code.scheme === scheme);
    return first !== undefined && (prefixes[scheme]?.test(significantCode(first)) ?? false);
  });
}

/**
 * Airports, schools, hospitals, parks and hotels, some of whose buyers file all that they order under their own business,
 * and Québec's leases and other services for buildings.
 */
const PLACE_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  NAICS: /^(?:48(?!8490|8210)|61|62|71|72)/,
  SEAO: /^S1[02]$/,
};

export function namesBusinessOfPlace(codes: ReadonlyArray<ClassificationCode>): boolean {
  return firstCodeIsIn(codes, PLACE_PREFIXES);
}

/** Titles that begin with a code use this list. */
export const TITLE_CODE_SCHEME = "PSC";

/** Broader codes are padded with zeros: UNSPSC in pairs of digits, CPV in single digits. */
const PADDING: Readonly<Partial<Record<CodeScheme, RegExp>>> = { UNSPSC: /(?:00)+$/, CPV: /0+$/ };
const CHECK_DIGIT = /-\d$/;
/** No scheme has longer codes. */
const MAX_CODE = 20;

/** The code without the zeros that pad it: UNSPSC 72102900 becomes "721029". */
export function significantCode({ scheme, code }: Pick<ClassificationCode, "scheme" | "code">): string {
  const plain = code.trim().slice(0, MAX_CODE).toUpperCase().replace(CHECK_DIGIT, "");
  const padding = PADDING[scheme];
  const significant = padding ? plain.replace(padding, "") : plain;
  return scheme === "CPV" ? significant.padEnd(2, "0") : significant;
}

export type CodeEvidence = { trade: Trade; tag: string; reach: CodeReach };

/**
 * The evidence of a code: its own rule, or that of the closest broader code. A code that is broader than a rule is
 * shared by the trades of all the rules inside it.
 */
export function evidenceOfCode(code: Pick<ClassificationCode, "scheme" | "code">): Array<CodeEvidence> {
  const significant = significantCode(code);
  if (significant.length < 1) return [];
  const rules = CODE_RULES[code.scheme] ?? [];
  const isWhole = code.scheme === "NAICS";
  const nearest = rules
    .filter(({ prefix }) => (isWhole ? significant === prefix : significant.startsWith(prefix)))
    .reduce<CodeRule | null>(
      (longest, rule) => (longest && longest.prefix.length >= rule.prefix.length ? longest : rule),
      null,
    );
  const evidence: Array<CodeEvidence> = (nearest?.trades ?? []).map(([trade, tag]) => ({
    trade,
    tag,
    reach: nearest?.reach ?? "shared",
  }));
  if (isWhole) return evidence;
  for (const rule of rules) {
    if (rule.prefix.length <= significant.length || !rule.prefix.startsWith(significant)) continue;
    for (const [trade, tag] of rule.trades) {
      if (!evidence.some((known) => known.trade === trade)) evidence.push({ trade, tag, reach: "shared" });
    }
  }
  return evidence;
}

/** Whether the code is one that several trades share, so that its label names none. */
export function isSharedCode(code: Pick<ClassificationCode, "scheme" | "code">): boolean {
  const significant = significantCode(code);
  const rules = CODE_RULES[code.scheme] ?? [];
  const exact = rules.find(({ prefix }) => prefix === significant);
  if (exact) return exact.reach === "shared";
  return rules.some(({ prefix }) => prefix.length > significant.length && prefix.startsWith(significant));
}

/** "UNSPSC 72102900 Facility maintenance and repair services" */
export function codeLabel({ scheme, code, label }: ClassificationCode): string {
  const name = label?.trim();
  return name ? `${scheme} ${code} ${name}` : `${scheme} ${code}`;
}
