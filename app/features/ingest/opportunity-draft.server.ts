import { classifyNotice, partsOfNotice } from "~/domain/classification";
import { commonRegion, placesOfNotice, zoneOfHome, zoneOfOffice } from "~/domain/geography";
import { fingerprintsOf } from "~/domain/joining/fingerprint";
import { hasText } from "~/domain/opportunities/bid-summary";
import type { Notice } from "~/domain/opportunities/notice";
import { closingOfNotice, type JoinedText } from "~/features/key-dates/key-dates-of-draft.server";

/** An opportunity made from one notice: placed, classified, ready to be stored. */
export type OpportunityDraft = ReturnType<typeof draftOpportunity>;

/** As many characters of the words that decided the places are stored. */
const MAX_WORDS = 500;

export function draftOpportunity(notice: Notice) {
  const sections = sectionsOf(notice);
  const written = textSections(sections, notice.translation);
  const description = Object.values(written).join("\n");
  const { places, city, why, words } = placesOfNotice(notice.place, notice.title, {
    buyer: notice.buyer,
    reference: notice.reference,
    body: notice.isComposed ? "" : description,
  });
  // Text that we composed from fields is no evidence.
  const asPublished = notice.isComposed
    ? { ...notice, summary: null, sections: {} }
    : written === sections
      ? notice
      : { ...notice, sections: written };
  const { tags, services, category, bidType, reasons } = classifyNotice(asPublished);
  // A place without a code keeps the source's text.
  const region = commonRegion(places) ?? notice.place.regions[0] ?? notice.place.state;
  const dated = {
    language: notice.language,
    published: notice.published,
    region,
    city,
    places,
    sections,
    translation: notice.translation ?? null,
    /** Text that we composed states no dates. */
    isComposed: notice.isComposed === true,
    statedDates: notice.keyDates ?? [],
    /** For hours whose place has no zone of its own: work in several zones, or in a whole country. */
    officeZones: { buyer: zoneOfOffice(notice.place), portal: zoneOfHome(notice.place) },
  };
  return {
    ...dated,
    ...closingOfNotice(dated, notice.deadline),
    title: notice.title,
    textOfTitle: notice.isTitleMade ? description : null,
    summary: notice.summary,
    status: notice.status,
    portalUrl: notice.url,
    bidType,
    category,
    tags,
    farDeadline: notice.farDeadline,
    reference: notice.reference,
    buyer: notice.buyer,
    statedCity: notice.place.city,
    placeReason: { why, words: words?.slice(0, MAX_WORDS) ?? null },
    services,
    parts: partsOfNotice(asPublished, services),
    reasons,
    documents: [...notice.documents],
    hasText: hasText(written),
    value: notice.value,
    description,
    fingerprints: fingerprintsOf(notice),
    /** What other portals' notices of the solicitation say: `withJoined`. */
    joined: [] as ReadonlyArray<JoinedText>,
  };
}

/** Those with a text. A notice may have one in its other language alone. */
export function textSections(
  sections: Notice["sections"],
  translation: Notice["translation"],
): Notice["sections"] {
  return translation && !hasText(sections) && hasText(translation.sections) ? translation.sections : sections;
}

/** A notice with a summary alone shows that as its text. */
function sectionsOf({ sections, summary }: Notice): Notice["sections"] {
  return Object.keys(sections).length === 0 && summary !== null ? { summary } : sections;
}
