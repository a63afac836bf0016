import { zoneOfTown } from "~/domain/geography";
import type { Notice, Translation } from "~/domain/opportunities/notice";
import { dayWithoutHour } from "~/domain/reading/kept/closing-day";
import { type ClosingHour, closingWithHour, markedHour } from "~/domain/reading/kept/closing-hour";
import { joinedDates, type JoinedKeyDate } from "~/domain/reading/kept/joined-dates";
import type { StatedKeyDate } from "~/domain/reading/kept/noted-date";
import { type FoundKeyDate, withStatedDates } from "~/domain/reading/kept/stated-dates";
import type { KeyDate, NoticeText } from "~/domain/reading/key-date";
import { readKeyDates } from "~/domain/reading/read-key-dates";
import { displayTimeZone } from "~/domain/zoned-time";

/** A closing date, and whose hour it has. */
type Closing = {
  deadline: Date | null;
  /** As the portal states it: without the hour that the notice's text adds. */
  portalDeadline: Date | null;
  closingHour: ClosingHour;
};

/** What of a notice its key dates are read from. */
type ReadText = Pick<Notice, "language" | "sections" | "published"> & {
  region: string | null;
  city: string | null;
  places: ReadonlyArray<string>;
  translation: Translation | null;
  isComposed: boolean;
  statedDates: ReadonlyArray<StatedKeyDate>;
  officeZones: { buyer: string | null; portal: string | null };
};

export type DatedText = ReadText & Closing;

/** Another portal's notice of the same solicitation. */
export type JoinedText = DatedText & { portal: string };

/** An opportunity: the notice whose text it shows, and the others. */
export type DatedDraft = DatedText & { farDeadline: Date | null; joined: ReadonlyArray<JoinedText> };

/**
 * The closing date of a notice, with the hour that its text states where the portal gives the day alone. The portal's own
 * hour always counts.
 */
export function closingOfNotice(text: ReadText, portalDeadline: Date | null): Closing {
  const own = { deadline: portalDeadline, portalDeadline };
  if (portalDeadline === null) return { ...own, closingHour: null };
  if (dayWithoutHour(portalDeadline, localZone(text)) === null) return { ...own, closingHour: "portal" };
  const deadline = closingWithHour(portalDeadline, readIn(text, portalDeadline));
  return deadline === null
    ? { ...own, closingHour: null }
    : { deadline, portalDeadline, closingHour: "text" };
}

/**
 * The key dates of an opportunity's notices. The closing date that counts is the opportunity's own, which its portals may
 * state together; a text of another portal is read beside that portal's closing date.
 */
export function keyDatesOf(draft: DatedDraft): Array<JoinedKeyDate> {
  const dates = joinedDates(
    datesIn(draft, draft.deadline),
    draft.joined.map((text) => ({
      portal: text.portal,
      dates: datesIn(text, (text.closingHour === "text" ? null : text.deadline) ?? draft.deadline),
    })),
  );
  return draft.closingHour === "text" && draft.deadline !== null ? markedHour(dates, draft.deadline) : dates;
}

const datesIn = (text: ReadText, closing: Date | null): Array<FoundKeyDate> =>
  withStatedDates(readIn(text, closing), text.statedDates, localZone(text));

/** An hour counts in the zone of the place; if that is not one zone, in the buyer's. */
const readIn = (text: ReadText, closing: Date | null): Array<KeyDate> =>
  readKeyDates({
    texts: textsOf(text),
    published: text.published,
    closing,
    zones: { place: zoneOfPlaces(text), ...text.officeZones },
  });

const localZone = (text: ReadText) => zoneOfPlaces(text) ?? displayTimeZone(text.region);

function textsOf({ language, sections, translation, isComposed }: ReadText): Array<NoticeText> {
  if (isComposed) return [];
  const own = textsIn(sections, language);
  return translation ? [...own, ...textsIn(translation.sections, translation.language)] : own;
}

const textsIn = (sections: Notice["sections"], language: NoticeText["language"]): Array<NoticeText> =>
  Object.entries(sections).map(([section, text]) => ({ section, language, text }));

/** The one zone of all its places; `null` if there are several, or a whole country. */
function zoneOfPlaces({ places, city }: Pick<ReadText, "places" | "city">): string | null {
  const town = places.length === 1 ? city : null;
  const zones = new Set(places.map((code) => (code.includes("-") ? zoneOfTown(town, code) : null)));
  const [zone = null] = zones;
  return zones.size === 1 ? zone : null;
}
