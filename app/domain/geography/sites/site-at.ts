import { isWithin, stateOf } from "../divisions/region-codes";
import { between, folded, INSIDE_NAME, type NameSpan, type Reading, type Text } from "../names/names-in-text";
import { isRoad } from "../names/other-meanings";
import { beginsSiteName, longestSiteName, type NamedSite, sitesNamed } from "./named-sites";

export type SiteSpan = NameSpan & { site: NamedSite };

const STREET = /^(?:road|rd|street|st|avenue|ave|drive|dr|lane)$/;

const countryOf = (code: string) => code.split("-")[0] ?? code;

/** Whether the name means this site in such a notice. */
function counts(
  { codes, isLocal, isShared, isOffice, district, inside }: NamedSite,
  reading: Reading,
): boolean {
  const { scope, isBody, isFederal } = reading;
  if (isOffice && isBody === true) return false;
  const state = scope === null ? null : stateOf(scope);
  if (inside !== null && (scope === null || !isWithin(scope, inside))) return false;
  if (district !== null && isFederal === true && state !== null && district.includes(state)) return true;
  const isInside = scope !== null && state !== null && scope !== state;
  if (state !== null && codes.some((code) => isWithin(code, state)))
    return (
      !isInside || isFederal === true || codes.some((code) => isWithin(code, scope) || isWithin(scope, code))
    );
  if (isLocal || (isShared && isFederal !== true)) return false;
  // A local buyer's sites are its own.
  if (scope !== null && state !== null && state !== scope) return false;
  return scope === null || codes.every((code) => isWithin(code, countryOf(scope)));
}

/** The longest name of a known site that starts at this word. */
export function siteAt(text: Text, from: number, reading: Reading): SiteSpan | null {
  if (!beginsSiteName(folded(text, from))) return null;
  let longest: SiteSpan | null = null;
  let name = "";
  for (let to = from; to < Math.min(from + longestSiteName(), text.words.length); to += 1) {
    if (to > from && !INSIDE_NAME.test(between(text, to - 1))) break;
    name = to === from ? folded(text, to) : `${name} ${folded(text, to)}`;
    const [site, other] = sitesNamed(name).filter((candidate) => counts(candidate, reading));
    const isOne = site !== undefined && (other === undefined || other.codes.join() === site.codes.join());
    if (isOne) longest = { from, to, name, site };
  }
  // "Christie Lake Road" is not at a lake of that name.
  if (longest?.name.endsWith(" lake") && STREET.test(folded(text, longest.to + 1))) return null;
  if (
    longest === null ||
    /^\d|\b(?:lake|dam|locks?|canal|park|trail|reservation|preserve|np|nf|nwr|afb|vamc|cemetery|airport|station|garrison|gorge|quarry)$/.test(
      longest.name,
    )
  )
    return longest;
  return isRoad(text, longest) ? null : longest;
}
