import { zoneOfTown } from "~/domain/geography";
import type { Notice, Translation } from "~/domain/opportunities/notice";
import { joinedDates, type JoinedKeyDate } from "~/domain/reading/kept/joined-dates";
import type { StatedKeyDate } from "~/domain/reading/kept/noted-date";
import { type FoundKeyDate, withStatedDates } from "~/domain/reading/kept/stated-dates";
import type { NoticeText } from "~/domain/reading/key-date";
import { readKeyDates } from "~/domain/reading/read-key-dates";
import { displayTimeZone } from "~/domain/zoned-time";

/** What of a notice its key dates are read from. */
export type DatedText = Pick<Notice, "language" | "sections" | "published" | "deadline"> & {
  region: string | null;
  city: string | null;
  places: ReadonlyArray<string>;
  translation: Translation | null;
  isComposed: boolean;
  statedDates: ReadonlyArray<StatedKeyDate>;
  officeZones: { buyer: string | null; portal: string | null };
};

/** Another portal's notice of the same solicitation. */
export type JoinedText = DatedText & { portal: string };

/** An opportunity: the notice whose text it shows, and the others. */
export type DatedDraft = DatedText & { joined: ReadonlyArray<JoinedText> };

/**
 * The key dates of an opportunity's notices. The closing date that counts is the opportunity's own, which its portals may
 * state together; a text of another portal is read beside that portal's closing date.
 */
export function keyDatesOf(draft: DatedDraft): Array<JoinedKeyDate> {
  return joinedDates(
    datesIn(draft, draft.deadline),
    draft.joined.map((text) => ({
      portal: text.portal,
      dates: datesIn(text, text.deadline ?? draft.deadline),
    })),
  );
}

/** An hour counts in the zone of the place; if that is not one zone, in the buyer's. */
function datesIn(text: DatedText, closing: Date | null): Array<FoundKeyDate> {
  const place = zoneOfPlaces(text);
  const read = readKeyDates({
    texts: textsOf(text),
    published: text.published,
    closing,
    zones: { place, ...text.officeZones },
  });
  return withStatedDates(read, text.statedDates, place ?? displayTimeZone(text.region));
}

function textsOf({ language, sections, translation, isComposed }: DatedText): Array<NoticeText> {
  if (isComposed) return [];
  const own = textsIn(sections, language);
  return translation ? [...own, ...textsIn(translation.sections, translation.language)] : own;
}

const textsIn = (sections: Notice["sections"], language: NoticeText["language"]): Array<NoticeText> =>
  Object.entries(sections).map(([section, text]) => ({ section, language, text }));

/** The one zone of all its places; `null` if there are several, or a whole country. */
function zoneOfPlaces({ places, city }: Pick<DatedText, "places" | "city">): string | null {
  const town = places.length === 1 ? city : null;
  const zones = new Set(places.map((code) => (code.includes("-") ? zoneOfTown(town, code) : null)));
  const [zone = null] = zones;
  return zones.size === 1 ? zone : null;
}
