import { zoneOfTown } from "~/domain/geography";
import type { Notice, Translation } from "~/domain/opportunities/notice";
import type { StatedKeyDate } from "~/domain/reading/kept/noted-date";
import { type FoundKeyDate, withStatedDates } from "~/domain/reading/kept/stated-dates";
import type { NoticeText } from "~/domain/reading/key-date";
import { readKeyDates } from "~/domain/reading/read-key-dates";
import { displayTimeZone } from "~/domain/zoned-time";

/** What of an opportunity its key dates are read from. */
export type DatedDraft = Pick<Notice, "language" | "sections" | "published" | "deadline"> & {
  region: string | null;
  city: string | null;
  places: ReadonlyArray<string>;
  translation: Translation | null;
  isComposed: boolean;
  statedDates: ReadonlyArray<StatedKeyDate>;
  officeZones: { buyer: string | null; portal: string | null };
};

/**
 * The key dates of the notice whose text an opportunity shows. The closing date that counts is the opportunity's own,
 * which its portals may state together. An hour counts in the zone of the place; if that is not one zone, in the buyer's.
 */
export function keyDatesOf(draft: DatedDraft): Array<FoundKeyDate> {
  const place = zoneOfPlaces(draft);
  const read = readKeyDates({
    texts: textsOf(draft),
    published: draft.published,
    closing: draft.deadline,
    zones: { place, ...draft.officeZones },
  });
  return withStatedDates(read, draft.statedDates, place ?? displayTimeZone(draft.region));
}

function textsOf({ language, sections, translation, isComposed }: DatedDraft): Array<NoticeText> {
  if (isComposed) return [];
  const own = textsIn(sections, language);
  return translation ? [...own, ...textsIn(translation.sections, translation.language)] : own;
}

const textsIn = (sections: Notice["sections"], language: NoticeText["language"]): Array<NoticeText> =>
  Object.entries(sections).map(([section, text]) => ({ section, language, text }));

/** The one zone of all its places; `null` if there are several, or a whole country. */
function zoneOfPlaces({ places, city }: Pick<DatedDraft, "places" | "city">): string | null {
  const town = places.length === 1 ? city : null;
  const zones = new Set(places.map((code) => (code.includes("-") ? zoneOfTown(town, code) : null)));
  const [zone = null] = zones;
  return zones.size === 1 ? zone : null;
}
