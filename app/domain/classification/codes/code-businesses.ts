import { significantCode } from "~/domain/classification/codes/significant-code";
import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";

/** Codes for consulting and design. */
const ADVICE_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^8[01]/,
  NAICS: /^54[15]/,
  PSC: /^(?:[BCR](?:\d|$)|H\d)/,
  CPV: /^(?:71|73|79)/,
  SEAO: /^S3$/,
};

const LISTS_WITH_ADVICE = Object.keys(ADVICE_PREFIXES) as ReadonlyArray<CodeScheme>;

/** Codes for goods and services that have nothing to do with the trades: vehicles, medicine, computers, transport. */
const UNRELATED_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^(?:10(?!1[56])|1[2-5]|2[0-5789]|4[1-5]|48|5[0-6]|78(?!14)|8[246]|92(?!1217)|9[34])/,
  PSC: /^(?:[ADEGQTUVWX](?:\d|$)|[JKNL]0(?:1[0134-9]|2\d|66|7[014-9])|J99[89]|M1(?:FB|L)|S(?:1\d\d|20[2-79]|21[125]|222)|F10[1-57])/,
  NAICS: /^(?:336|3254|339|5112|5132|5182|561(?:3|4|5|612)|8111|8123)/,
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
 * those who let, carry, store or take away, and Québec's leases and other services for buildings.
 */
const PLACE_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  NAICS: /^(?=\d{4})(?:48(?!8490|8210)|49|53[12]|56171|562(?!910)|61|62|71|72|812)/,
  SEAO: /^S1[02]$/,
};

export function namesBusinessOfPlace(codes: ReadonlyArray<ClassificationCode>): boolean {
  return firstCodeIsIn(codes, PLACE_PREFIXES);
}
