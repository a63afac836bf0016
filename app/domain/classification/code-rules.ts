import type { Trade } from "~/domain/classification/trade-phrases";
import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";

/**
 * `certain` is enough to assign the trade. `likely` is enough if no other trade has stronger evidence. `hint` only adds
 * to other evidence for the same trade.
 */
export type CodeWeight = "certain" | "likely" | "hint";
export type CodeRule = { prefix: string; trades: ReadonlyArray<readonly [Trade, tag: string, CodeWeight]> };

/**
 * The rule with the longest matching prefix applies. NAICS codes must match completely. Editions: UNSPSC, NAICS 2022,
 * PSC manual, CPV 2008. Sources: UNSPSC of the United Nations Development Programme; NAICS of the US Census Bureau and
 * the PSC manual of the US General Services Administration, both works of the United States government in the public
 * domain; CPV of the European Union, Regulation (EC) No 213/2008. The rules name only the codes that we use; their
 * trades were assigned by hand, and no list's titles are copied.
 */
export const CODE_RULES: Readonly<Partial<Record<CodeScheme, ReadonlyArray<CodeRule>>>> = {
  UNSPSC: [
    { prefix: "701117", trades: [["landscaping", "Grounds", "certain"]] },
    { prefix: "72", trades: [["construction", "Construction", "likely"]] },
    { prefix: "7210", trades: [["construction", "Construction", "likely"]] },
    {
      prefix: "721029",
      trades: [
        ["snow", "Snow Removal", "hint"],
        ["landscaping", "Landscaping", "hint"],
        ["janitorial", "Facilities", "likely"],
      ],
    },
    { prefix: "72102902", trades: [["landscaping", "Landscaping", "certain"]] },
    { prefix: "7212", trades: [["construction", "Construction", "certain"]] },
    { prefix: "721410", trades: [["paving", "Paving", "certain"]] },
    {
      prefix: "721411",
      trades: [
        ["construction", "Construction", "certain"],
        ["paving", "Paving", "hint"],
      ],
    },
    { prefix: "72141105", trades: [["paving", "Concrete", "certain"]] },
    { prefix: "72141121", trades: [["construction", "Construction", "certain"]] },
    { prefix: "721511", trades: [["electrical", "Plumbing", "certain"]] },
    { prefix: "721512", trades: [["hvac", "HVAC", "certain"]] },
    { prefix: "721515", trades: [["electrical", "Electrical", "certain"]] },
    { prefix: "7611", trades: [["janitorial", "Janitorial", "certain"]] },
    { prefix: "761115", trades: [["janitorial", "Cleaning", "certain"]] },
  ],
  NAICS: [
    {
      prefix: "561790",
      trades: [
        ["snow", "Snow Removal", "hint"],
        ["janitorial", "Cleaning", "hint"],
      ],
    },
    {
      prefix: "561730",
      trades: [
        ["landscaping", "Landscaping", "certain"],
        ["snow", "Snow Removal", "hint"],
      ],
    },
    { prefix: "488490", trades: [["snow", "Snow Removal", "hint"]] },
    { prefix: "561720", trades: [["janitorial", "Janitorial", "certain"]] },
    { prefix: "561740", trades: [["janitorial", "Cleaning", "certain"]] },
    { prefix: "561210", trades: [["janitorial", "Facilities", "likely"]] },
    { prefix: "236220", trades: [["construction", "General Contractor", "certain"]] },
    { prefix: "236210", trades: [["construction", "General Contractor", "certain"]] },
    { prefix: "236115", trades: [["construction", "General Contractor", "certain"]] },
    { prefix: "236116", trades: [["construction", "General Contractor", "certain"]] },
    { prefix: "236118", trades: [["construction", "General Contractor", "certain"]] },
    { prefix: "237110", trades: [["construction", "Construction", "certain"]] },
    { prefix: "237990", trades: [["construction", "Construction", "certain"]] },
    { prefix: "238910", trades: [["construction", "Construction", "certain"]] },
    { prefix: "238160", trades: [["construction", "Construction", "certain"]] },
    { prefix: "238140", trades: [["construction", "Construction", "certain"]] },
    {
      prefix: "238110",
      trades: [
        ["paving", "Concrete", "certain"],
        ["construction", "Construction", "likely"],
      ],
    },
    { prefix: "238210", trades: [["electrical", "Electrical", "certain"]] },
    {
      prefix: "238220",
      trades: [
        ["electrical", "Plumbing", "certain"],
        ["hvac", "HVAC", "certain"],
      ],
    },
    {
      prefix: "237310",
      trades: [
        ["paving", "Paving", "certain"],
        ["construction", "Construction", "likely"],
      ],
    },
    {
      prefix: "238990",
      trades: [
        ["paving", "Paving", "hint"],
        ["construction", "Construction", "likely"],
      ],
    },
  ],
  PSC: [
    { prefix: "S218", trades: [["snow", "Snow Removal", "certain"]] },
    { prefix: "S208", trades: [["landscaping", "Grounds", "certain"]] },
    { prefix: "S201", trades: [["janitorial", "Janitorial", "certain"]] },
    { prefix: "S214", trades: [["janitorial", "Cleaning", "certain"]] },
    {
      prefix: "S216",
      trades: [
        ["construction", "Construction", "likely"],
        ["janitorial", "Facilities", "likely"],
      ],
    },
    { prefix: "Y1", trades: [["construction", "General Contractor", "certain"]] },
    { prefix: "Z1", trades: [["construction", "Construction", "likely"]] },
    { prefix: "Z2", trades: [["construction", "Construction", "certain"]] },
    {
      prefix: "Y1LB",
      trades: [
        ["paving", "Paving", "certain"],
        ["construction", "Construction", "certain"],
      ],
    },
    { prefix: "Z1LB", trades: [["paving", "Paving", "certain"]] },
    {
      prefix: "Z2LB",
      trades: [
        ["paving", "Paving", "certain"],
        ["construction", "Construction", "likely"],
      ],
    },
    { prefix: "J041", trades: [["hvac", "HVAC", "certain"]] },
    {
      prefix: "J045",
      trades: [
        ["electrical", "Plumbing", "certain"],
        ["hvac", "HVAC", "hint"],
      ],
    },
  ],
  CPV: [
    { prefix: "9062", trades: [["snow", "Snow Removal", "certain"]] },
    { prefix: "9063", trades: [["snow", "Snow Removal", "certain"]] },
    { prefix: "773", trades: [["landscaping", "Landscaping", "certain"]] },
    { prefix: "7731", trades: [["landscaping", "Grounds", "certain"]] },
    { prefix: "7732", trades: [["landscaping", "Grounds", "certain"]] },
    { prefix: "7734", trades: [["landscaping", "Landscaping", "certain"]] },
    { prefix: "9091", trades: [["janitorial", "Cleaning", "certain"]] },
    { prefix: "45", trades: [["construction", "Construction", "certain"]] },
    {
      prefix: "45233",
      trades: [
        ["paving", "Paving", "certain"],
        ["construction", "Construction", "likely"],
      ],
    },
    { prefix: "45262", trades: [["construction", "Construction", "certain"]] },
    { prefix: "4531", trades: [["electrical", "Electrical", "certain"]] },
    { prefix: "4533", trades: [["electrical", "Plumbing", "certain"]] },
    { prefix: "45331", trades: [["hvac", "HVAC", "certain"]] },
    { prefix: "45332", trades: [["electrical", "Plumbing", "certain"]] },
    { prefix: "50711", trades: [["electrical", "Electrical", "certain"]] },
    { prefix: "50712", trades: [["electrical", "Mechanical", "certain"]] },
    { prefix: "5072", trades: [["hvac", "HVAC", "certain"]] },
    { prefix: "5073", trades: [["hvac", "HVAC", "certain"]] },
    {
      prefix: "5023",
      trades: [
        ["paving", "Paving", "hint"],
        ["construction", "Construction", "likely"],
      ],
    },
    { prefix: "50232", trades: [["electrical", "Electrical", "certain"]] },
    { prefix: "5111", trades: [["electrical", "Electrical", "likely"]] },
  ],
  SEAO: [
    { prefix: "C", trades: [["construction", "Construction", "likely"]] },
    { prefix: "C01", trades: [["construction", "Construction", "likely"]] },
    {
      prefix: "C02",
      trades: [
        ["construction", "Construction", "likely"],
        ["paving", "Paving", "hint"],
      ],
    },
  ],
};

/** Codes whose label names a service and is read like a title. Other labels name goods. */
export const SERVICE_LABEL_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^(?:70|72|73|76|77)/,
  CPV: /^(?:45|50|51|77|90)/,
};

/** Codes for consulting and design. */
export const ADVICE_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^(?:80|81)/,
  NAICS: /^54[15]/,
  PSC: /^(?:B|C|R)\d/,
  CPV: /^(?:71|73|79)/,
};

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

export type CodeEvidence = { trade: Trade; tag: string; weight: CodeWeight };

/**
 * The evidence of a code: its own rule, or that of the closest broader code. A code that is broader than a rule counts
 * as a hint for that rule's trades.
 */
export function evidenceOfCode(code: Pick<ClassificationCode, "scheme" | "code">): Array<CodeEvidence> {
  const significant = significantCode(code);
  if (significant.length < 1) return [];
  const rules = CODE_RULES[code.scheme] ?? [];
  const evidence: Array<CodeEvidence> = [];
  let nearest: CodeRule | null = null;
  for (const rule of rules) {
    const whole = code.scheme === "NAICS";
    if (whole ? significant === rule.prefix : significant.startsWith(rule.prefix)) {
      if (!nearest || rule.prefix.length > nearest.prefix.length) nearest = rule;
    }
  }
  for (const [trade, tag, weight] of nearest?.trades ?? []) evidence.push({ trade, tag, weight });
  if (code.scheme === "NAICS") return evidence;
  for (const rule of rules) {
    if (rule.prefix.length <= significant.length || !rule.prefix.startsWith(significant)) continue;
    for (const [trade, tag] of rule.trades) {
      if (!evidence.some((known) => known.trade === trade)) evidence.push({ trade, tag, weight: "hint" });
    }
  }
  return evidence;
}

/** "UNSPSC 72102900 Facility maintenance and repair services" */
export function codeLabel({ scheme, code, label }: ClassificationCode): string {
  const name = label?.trim();
  return name ? `${scheme} ${code} ${name}` : `${scheme} ${code}`;
}
