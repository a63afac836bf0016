import type { PlaceHint } from "~/domain/opportunities/notice";
import type { PlacesOfNotice } from "./narrowed-places";
import { FIELD_READ, readPart, statedCity } from "./stated/fields-read";
import { SITE_ELSEWHERE } from "./stated/place-of-work";
import {
  byCountry,
  byLocalBuyer,
  byNameAnywhere,
  byOffice,
  byPortal,
  byRegionOfBuyer,
  byStateOfName,
  byStateOfOffices,
  byStateServed,
} from "./steps/by-buyer";
import { byCityAndState, byDelivery } from "./steps/by-fields";
import {
  byBases,
  byRegionInText,
  byScope,
  byScopeAtStart,
  bySites,
  byStateInText,
  byTitle,
  byTitleAbroad,
} from "./steps/by-words";
import { type Clues, cluesOf } from "./steps/clues";
import { OUTSIDE } from "./steps/outside";
import { WHOLE_CITIES } from "./tables/towns/whole-cities";

export type { PlacesOfNotice } from "./narrowed-places";

export type NoticeTexts = {
  buyer?: string | null;
  body?: string | null;
  /** The notice's own number. New York City writes the borough into it. */
  reference?: string | null;
};

/** How many characters of the body are read. Sites are named near its start. */
const BODY_READ = 8_000;
const BUYER_READ = 300;
/** Titles have 500 characters at most. */
const TITLE_READ = 1_000;

/** The first of these that gives a place decides. Each returns `null` where the notice says nothing of its kind. */
const STEPS: ReadonlyArray<(clues: Clues) => PlacesOfNotice | null> = [
  byDelivery,
  byCityAndState,
  byTitleAbroad,
  byTitle,
  byBases,
  byLocalBuyer,
  byScopeAtStart,
  bySites,
  byScope,
  byStateInText,
  byRegionInText,
  byRegionOfBuyer,
  byStateServed,
  byStateOfName,
  byOffice,
  byPortal,
  byNameAnywhere,
  byStateOfOffices,
  byCountry,
];

/**
 * Where the work is. A province is narrowed to the towns or the base inside it that the texts name. Of places of one name
 * in several provinces, the one in the portal's home is meant.
 */
export function placesOfNotice(
  published: PlaceHint,
  wholeTitle: string,
  texts: NoticeTexts = {},
): PlacesOfNotice {
  const hint = readPart(published);
  const clues = cluesOf({
    hint,
    title: wholeTitle.slice(0, TITLE_READ),
    buyer: texts.buyer === undefined || texts.buyer === null ? null : buyerRead(texts.buyer),
    reference: texts.reference?.slice(0, FIELD_READ) ?? "",
    body: (texts.body ?? "").slice(0, BODY_READ),
  });
  const found = settled(clues);
  const isKnown = found.why === OUTSIDE || found.why === SITE_ELSEWHERE || found.places.length > 1;
  const [only = "", second] = found.places;
  const whole = second === undefined ? WHOLE_CITIES[only] : undefined;
  return { ...found, city: found.city ?? (isKnown ? null : statedCity(hint)) ?? whole ?? null };
}

function settled(clues: Clues): PlacesOfNotice {
  for (const step of STEPS) {
    const found = step(clues);
    if (found !== null) return found;
  }
  return { places: [], city: null, why: "nothing in the notice names a place", words: null };
}

const buyerRead = (name: string) =>
  name
    .slice(0, BUYER_READ)
    .replaceAll(/\s+/g, " ")
    .replace(/[ .]+$/, (end) => (end.includes(".") ? "." : ""));
