import { regionName } from "~/domain/geography/index";
import { categoryLabel } from "~/domain/opportunities/opportunity";
import { type Filters, hrefWith, hrefWithout } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";
import type { BrowsePageView } from "./browse-view";

/** More values of one filter than this share one chip, because each chip's link repeats all the others. */
const MAX_CHIPS = 12;

/** The set filters, each with the address of the page without it. */
export function chipsOf(url: URL, filters: Filters): BrowsePageView["chips"] {
  const chips = (
    name: string,
    values: ReadonlyArray<string>,
    many: string,
    labelOf: (value: string) => string,
  ) =>
    values.length > MAX_CHIPS
      ? [{ label: `${values.length} ${many}`, removeHref: hrefWith(url, { [name]: null }) }]
      : values.map((value) => ({ label: labelOf(value), removeHref: hrefWithout(url, name, value) }));
  return [
    ...(filters.term === ""
      ? []
      : [{ label: `“${filters.term}”`, removeHref: hrefWith(url, { [FIELDS.term]: null }) }]),
    ...chips(FIELDS.bidTypes, filters.bidTypes, "bid types", (type) => type),
    ...chips(FIELDS.states, filters.states, "provinces and states", regionName),
    ...chips(FIELDS.subregions, filters.subregions, "sub-regions", regionName),
    ...chips(FIELDS.categories, filters.categories, "categories", categoryLabel),
    ...(filters.agencies.length === 0
      ? []
      : [
          {
            label: `Agency: ${filters.agencies.join(", ")}`,
            removeHref: hrefWith(url, { [FIELDS.agencies]: null }),
          },
        ]),
    ...(filters.closing.from === null && filters.closing.to === null
      ? []
      : [
          {
            label: closingLabel(filters.closing),
            removeHref: hrefWith(url, { [FIELDS.closingFrom]: null, [FIELDS.closingTo]: null }),
          },
        ]),
    ...(filters.meetingAhead
      ? [{ label: "Meeting still ahead", removeHref: hrefWith(url, { [FIELDS.meetingAhead]: null }) }]
      : []),
    ...(filters.includeExpired
      ? [{ label: "Expired included", removeHref: hrefWith(url, { [FIELDS.includeExpired]: null }) }]
      : []),
  ];
}

function closingLabel({ from, to }: Filters["closing"]): string {
  if (from === null) return `Closing by ${to ?? ""}`;
  return to === null ? `Closing from ${from}` : `Closing ${from} to ${to}`;
}
