import type { PlaceHint } from "~/domain/opportunities/notice";
import { isWithin, mostSpecific, stateOf } from "../divisions/region-codes";
import { findStateOrCountry } from "../divisions/region-names";
import { findCity, townNameOf } from "../names/gazetteer";
import { isOtherCountry } from "../tables/other-countries";
import { candidatesOf } from "./region-candidates";
import { resolveRegions } from "./resolve-region";
import { type OtherFields, settleRegion } from "./settle-region";
import { townLabel } from "./town-label";

/** A notice that lists this many of the 13 provinces and territories is for the whole country. */
const NEARLY_ALL_PROVINCES = 10;
const NOWHERE_IN_PARTICULAR =
  /^(?:world|worldwide|monde|unspecified|non précisé|non spécifié|not specified|unknown|multiple|various|other|none|n\/?a|null|remote offsite|à distance hors site|off-?site|remote|virtual|online)?$/i;
const FOREIGN =
  /^(?:foreign|(?:à l['’])?étranger|international|outside (?:of )?canada|hors (?:du )?canada)$/i;

export function isNowhereInParticular(text: string): boolean {
  return NOWHERE_IN_PARTICULAR.test(text);
}

export type Country = "CA" | "US" | "abroad" | null;

export function readCountry(text: string | null): Country {
  const name = text?.trim() ?? "";
  if (isNowhereInParticular(name)) return null;
  const code = findStateOrCountry(name) ?? resolveRegions(name)[0];
  if (code === undefined) return "abroad";
  return isWithin(code, "CA") ? "CA" : "US";
}

/** Whether the text is surely a country, by its name or its letters, and not a misspelling. */
const isWrittenCountry = (text: string) => isOtherCountry(text) || /^[A-Z]{2,3}$/i.test(text.trim());

export type Delivery = {
  places: Array<string>;
  towns: ReadonlyArray<string>;
  /** Provinces that are meant themselves, "Ontario (except NCR)", and not as part of an address. */
  whole: ReadonlyArray<string>;
  /** Whether one name stands for all the places: "National Capital Region". */
  isOneArea: boolean;
  isAbroad: boolean;
  /** Whether the notice names regions of which none is known. */
  isUnknown: boolean;
  /** Whether places of the named regions are known, but it is open which of them is meant. */
  isElsewhere: boolean;
  /** The names as the notice gives them. */
  words: string;
};

const NO_DELIVERY = { towns: [], whole: [], isOneArea: false, isUnknown: false, isElsewhere: false };

/** The delivery regions. A region that contains another listed one is taken as part of its address and dropped. */
export function readDelivery(
  hint: PlaceHint,
  { country, workState, home }: { country: Country; workState: string | null; home: string | null },
): Delivery {
  const texts = hint.regions.map((region) => region.replace(/^[\s*]+/, "").trim());
  const named = texts.filter((text) => !isNowhereInParticular(text) && !FOREIGN.test(text));
  const scope = country === "abroad" ? null : country;
  const isOne = named.length < 2;
  const states = isOne
    ? []
    : named.flatMap((text) => resolveRegions(text, scope).flatMap((code) => stateOf(code) ?? []));
  const others: OtherFields = {
    city: hint.city === null || isNowhereInParticular(hint.city) ? null : hint.city,
    country: scope,
    home,
    states: workState === null ? states : [workState, ...states],
  };
  const resolved = named.map((text) => ({ text, codes: settleRegion(text, others) }));
  const codes = resolved.flatMap((region) => region.codes);
  const provinces = new Set(codes.map(stateOf).filter((state) => state?.startsWith("CA-")));
  const isForeign = (text: string) => FOREIGN.test(text) || isOtherCountry(text);
  const isAbroad =
    (codes.length === 0 && texts.some(isForeign)) ||
    (country === "abroad" && (codes.length === 0 || isWrittenCountry(hint.country ?? "")));
  const words = named.join(", ");
  if (provinces.size >= NEARLY_ALL_PROVINCES) return { ...NO_DELIVERY, places: ["CA"], isAbroad, words };

  const whole = resolved
    .filter(({ text }) => text.includes("("))
    .flatMap((region) => region.codes.slice(0, 1));
  const wholeStates = whole.filter((code) => stateOf(code) === code);
  const inWhole = (code: string) => wholeStates.some((state) => state !== code && isWithin(code, state));
  const places = mostSpecific(codes.filter((code) => !inWhole(code)));
  const towns = resolved.flatMap(({ text, codes: [code] }) => {
    const entry = code === undefined || code === stateOf(code) ? null : findCity(text, code);
    const isTown = entry !== null && entry.kind !== "short" && townNameOf(entry) !== null;
    return isTown ? townLabel(text, entry) : [];
  });
  const isOneArea = places.length > 1 && resolved.filter((region) => region.codes.length > 0).length === 1;
  const isUnknown = named.length > 0 && codes.length === 0;
  const isElsewhere = isUnknown && named.some((text) => candidatesOf(text).length > 0);
  return { places, towns, whole: wholeStates, isOneArea, isAbroad, isUnknown, isElsewhere, words };
}
