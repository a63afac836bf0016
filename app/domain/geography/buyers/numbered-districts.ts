import { isWithin } from "../divisions/region-codes";
import { SCHOOL_DISTRICTS_OF_BRITISH_COLUMBIA } from "../tables/bodies/bodies-of-the-west";
import {
  ADMINISTRATIVE_DISTRICTS_OF_MAINE,
  COMMUNITY_DISTRICTS_OF_NEW_YORK_CITY,
  REGIONAL_SCHOOL_UNITS_OF_MAINE,
  SCHOOL_REGIONS_OF_CONNECTICUT,
  SCHOOL_UNIONS_OF_MAINE,
  SCHOOL_UNITS_OF_NEW_HAMPSHIRE,
} from "../tables/bodies/numbered-districts";
import { RURAL_MUNICIPALITIES_OF_SASKATCHEWAN } from "../tables/bodies/rural-municipalities";

type Kind = { name: RegExp; codes: ReadonlyMap<string, string> };

/** "34", "No. 34", "#34" */
const NUMBER = String.raw` ?(?:no\.? ?|number |# ?)?(\d{1,3})\b`;

/** A kind of district with the names that stand before its number, and the numbers of each county of its state. */
const kind = (names: string, state: string, numbers: Readonly<Record<string, string>>): Kind => ({
  name: new RegExp(`(?:${names})${NUMBER}`, "i"),
  codes: new Map(
    Object.entries(numbers).flatMap(([segment, listed]) =>
      listed.split(",").map((number) => [number, `${state}-${segment}`] as const),
    ),
  ),
});

/** "RSU 34", "M.S.A.D. #6", "SAU 16", "Regional School District No. 17" */
const KINDS: ReadonlyArray<Kind> = [
  kind(
    String.raw`^(?:the board of education of )?(?:school district|s\.?d\.?)`,
    "CA-BC",
    SCHOOL_DISTRICTS_OF_BRITISH_COLUMBIA,
  ),
  kind(
    String.raw`\b(?:r\.?m\.?|rural municipality) of [^\d#,]{2,40}?`,
    "CA-SK",
    RURAL_MUNICIPALITIES_OF_SASKATCHEWAN,
  ),
  kind(String.raw`\br\.?s\.?u\.?|\bregional school unit`, "US-ME", REGIONAL_SCHOOL_UNITS_OF_MAINE),
  kind(
    String.raw`\b(?:m\.?s\.?a\.?d\.?|s\.?a\.?d\.?|(?:maine )?school administrative district)`,
    "US-ME",
    ADMINISTRATIVE_DISTRICTS_OF_MAINE,
  ),
  kind(String.raw`\bschool union`, "US-ME", SCHOOL_UNIONS_OF_MAINE),
  kind(String.raw`\bs\.?a\.?u\.?|\bschool administrative unit`, "US-NH", SCHOOL_UNITS_OF_NEW_HAMPSHIRE),
  kind(
    String.raw`\bcommunity (?:school|education council) district|\bc\.?e\.?c\.? district`,
    "US-NY",
    COMMUNITY_DISTRICTS_OF_NEW_YORK_CITY,
  ),
  kind(
    String.raw`\bregional school district(?: of)?|\bregion(?= ?\d{1,2} (?:schools|board of education))`,
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
