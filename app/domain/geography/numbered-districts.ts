import { isWithin } from "./region-codes";
import { SCHOOL_DISTRICTS_OF_BRITISH_COLUMBIA } from "./tables/bodies-of-the-west";
import {
  ADMINISTRATIVE_DISTRICTS_OF_MAINE,
  REGIONAL_SCHOOL_UNITS_OF_MAINE,
  SCHOOL_REGIONS_OF_CONNECTICUT,
  SCHOOL_UNIONS_OF_MAINE,
  SCHOOL_UNITS_OF_NEW_HAMPSHIRE,
} from "./tables/numbered-districts";

type Kind = { name: RegExp; codes: ReadonlyMap<string, string> };

const kind = (name: RegExp, state: string, numbers: Readonly<Record<string, string>>): Kind => ({
  name,
  codes: new Map(
    Object.entries(numbers).flatMap(([segment, listed]) =>
      listed.split(",").map((number) => [number, `${state}-${segment}`] as const),
    ),
  ),
});

/** How each kind of district is written before its number: "RSU 34", "M.S.A.D. #6", "SAU 16", "Regional School District No. 17". */
const KINDS: ReadonlyArray<Kind> = [
  kind(
    /^(?:the board of education of )?(?:school district|s\.?d\.?) ?(?:no\.? ?|# ?)?(\d{1,2})\b/i,
    "CA-BC",
    SCHOOL_DISTRICTS_OF_BRITISH_COLUMBIA,
  ),
  kind(
    /\b(?:r\.?s\.?u\.?|regional school unit) ?(?:no\.? ?|# ?)?(\d{1,2})\b/i,
    "US-ME",
    REGIONAL_SCHOOL_UNITS_OF_MAINE,
  ),
  kind(
    /\b(?:m\.?s\.?a\.?d\.?|s\.?a\.?d\.?|(?:maine )?school administrative district) ?(?:no\.? ?|# ?)?(\d{1,2})\b/i,
    "US-ME",
    ADMINISTRATIVE_DISTRICTS_OF_MAINE,
  ),
  kind(/\bschool union ?(?:no\.? ?|# ?)?(\d{2,3})\b/i, "US-ME", SCHOOL_UNIONS_OF_MAINE),
  kind(
    /\b(?:s\.?a\.?u\.?|school administrative unit) ?(?:no\.? ?|# ?)?(\d{1,2})\b/i,
    "US-NH",
    SCHOOL_UNITS_OF_NEW_HAMPSHIRE,
  ),
  kind(
    /\b(?:regional school district|region(?= ?\d{1,2} (?:schools|board of education)))(?: of)? ?(?:no\.? ?|number |# ?)?(\d{1,2})\b/i,
    "US-CT",
    SCHOOL_REGIONS_OF_CONNECTICUT,
  ),
];

/** The place of a school district that is called by its number; only in its own province or state, or in its country. */
export function placeOfNumberedDistrict(buyer: string, scope: string): string | null {
  for (const { name, codes } of KINDS) {
    const code = codes.get(name.exec(buyer.trim())?.[1] ?? "");
    if (code !== undefined && isWithin(code, scope)) return code;
  }
  return null;
}

export const codesOfNumberedDistricts = () => KINDS.flatMap(({ codes }) => [...codes.values()]);
