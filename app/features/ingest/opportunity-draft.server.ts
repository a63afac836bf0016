import { classifyNotice, partsOfNotice } from "~/domain/classification";
import { commonRegion, placesOfNotice } from "~/domain/geography";
import { fingerprintsOf } from "~/domain/opportunities/fingerprint";
import type { Notice } from "~/domain/opportunities/notice";

/** An opportunity made from one notice: placed, classified, ready to be stored. */
export type OpportunityDraft = ReturnType<typeof draftOpportunity>;

export function draftOpportunity(notice: Notice) {
  const description = Object.values(notice.sections).join("\n");
  const { places, city } = placesOfNotice(notice.place, notice.title, {
    buyer: notice.buyer,
    body: description,
  });
  const { tags, services, category, bidType, reasons } = classifyNotice(notice);
  return {
    title: notice.title,
    summary: notice.summary,
    // A place without a code keeps the source's text.
    region: commonRegion(places) ?? notice.place.regions[0] ?? notice.place.state,
    city,
    status: notice.status,
    portalUrl: notice.url,
    bidType,
    category,
    tags,
    published: notice.published,
    deadline: notice.deadline,
    reference: notice.reference,
    buyer: notice.buyer,
    language: notice.language,
    places,
    services,
    parts: partsOfNotice(notice, services),
    reasons,
    documents: [...notice.documents],
    value: notice.value,
    sections: notice.sections,
    description,
    fingerprints: fingerprintsOf(notice),
  };
}
