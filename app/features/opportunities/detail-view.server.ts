import { noBuyer } from "~/content/bid-sections";
import { deadlineLabel } from "~/domain/calendar/deadline-label";
import { describePlaces, findDivision } from "~/domain/geography";
import { formatDay } from "~/domain/local-time";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { compactMoney, type Currency, wholeMoney } from "~/domain/money";
import { hasText } from "~/domain/opportunities/bid-summary";
import { withPointers } from "~/domain/opportunities/cut-details";
import { documentNames } from "~/domain/opportunities/document-name";
import { estimateInText } from "~/domain/opportunities/estimate-in-text";
import { hasLeft } from "~/domain/opportunities/joined-closing";
import { noticeStatusLabel } from "~/domain/opportunities/notice";
import { statedValue } from "~/domain/opportunities/opportunity";
import { isSameTown } from "~/domain/opportunities/place-and-buyer";
import { listedOwnDate } from "~/domain/reading/kept/listed-dates";
import { displayTimeZone } from "~/domain/zoned-time";
import { keyDatesView } from "~/features/key-dates/key-dates-view.server";
import { changeViews, movedLabel } from "./bid-changes.server";
import { bidSections } from "./bid-sections.server";
import { closingView, openUntilLabel, portalsClosing, typeAndTrade, whyListed } from "./card-view.server";
import type { FoundOpportunity } from "./find-opportunity.server";
import { knownLocation, locationLabel, withState } from "./location-label.server";
import type { OpportunityDetailView, PortalLinkView } from "./opportunity-view";
import type { BidLanguage } from "./query-fields";

/** A quoted sentence says where its cut details are found. */
const withReadableSentence = <Row extends { sentence: string; language: "en" | "fr" }>(row: Row): Row => ({
  ...row,
  sentence: withPointers(row.sentence, row.language),
});

type DetailRow = FoundOpportunity[0][number];

const UNKNOWN_DATE = "Not specified";

export type DetailContext = {
  profile: MatchProfile | null;
  now: Date;
  sourceName: (portal: string) => string;
  /** The language that the reader asked for. */
  language?: BidLanguage | null;
};

/** The page's view of what `findOpportunity` read; `null` when there is no such opportunity. */
export function detailView(
  [rows, links, versions, keyDates, ownDates]: FoundOpportunity,
  { profile, now, sourceName, language = null }: DetailContext,
): OpportunityDetailView | null {
  const row = rows[0];
  if (!row) return null;
  const amount = statedValue(row);
  const { translation } = row;
  // Unasked, a text in the other language is better than none.
  const isTextless = !hasText(row.sections ?? {}) && hasText(translation?.sections ?? {});
  const isOther = language === null ? isTextless : translation?.language === language;
  const words = translation && isOther ? translation : row;
  const date = closingView({ ...row, ownDates: ownDates.map(listedOwnDate) }, now, UNKNOWN_DATE);
  // No days are left for what can no longer be bid on.
  const deadline = row.status === "active" ? date : { ...date, daysLeft: null, urgent: false };
  const portalLinks: Array<PortalLinkView> = links.map(({ portal, url, reference }) => ({
    sourceName: sourceName(portal),
    reference,
    url,
  }));

  return {
    id: row.id,
    title: withPointers(words.title, words.language),
    language: words.language,
    isHeadlineOnly: !row.hasText,
    isTextAway: row.archivedAt !== null,
    otherLanguage: translation && (words === row ? translation.language : row.language),
    agency: row.buyer ?? noBuyer(row.portalSource),
    region: withState(regionLabel(row), row, null),
    deadline,
    portalsSay: portalsSay(links, row, { sourceName, now }),
    published: row.published === null ? UNKNOWN_DATE : formatDay(row.published, displayTimeZone(row.region)),
    contractValue: amount === null ? estimateLabel(words, row.region) : valueLabel(amount, row.currency),
    status: deadline.expired && row.status === "active" ? "Expired" : noticeStatusLabel(row.status),
    reference: row.reference,
    ...badgesOf(row, profile),
    tags: row.tags,
    links:
      portalLinks.length > 0
        ? portalLinks
        : [{ sourceName: row.portalSource, reference: row.reference, url: row.portalUrl }],
    documents: documentsOf(row),
    ...bidSections({
      words,
      hasText: row.hasText && row.archivedAt === null,
      closes: [UNKNOWN_DATE, openUntilLabel(row, now)].includes(deadline.label) ? null : deadline.label,
      reference: row.reference,
      portal: portalLinks[0]?.sourceName ?? row.portalSource,
    }),
    moved: movedLabel(versions, row),
    keyDates: keyDatesView(
      { ...row, portalsClosing: portalsClosing(row, now), hasText: row.hasText && !links[0]?.isComposed },
      keyDates.map(withReadableSentence),
      ownDates,
      now,
    ),
    changes: versions.flatMap(({ at, changes }) => changes.flatMap((change) => changeViews(change, at, row))),
  };
}

/** Type, trade and reason, without saying "Other" three times. */
function badgesOf(row: DetailRow, profile: MatchProfile | null) {
  const { bidType, category } = typeAndTrade(row);
  const why = whyListed(row, profile);
  return { bidType, category, why: why === `Listed as ${category}` ? null : why };
}

/** "$1.3M ($1,250,000 CAD)" */
function valueLabel(amount: number, currency: Currency | null): string {
  const whole = wholeMoney(amount, currency);
  const compact = compactMoney(amount, currency);
  return compact === whole ? whole : `${compact} (${whole}${currency === "USD" ? "" : " CAD"})`;
}

/** The estimate that the text states for this job where the portal states no value. */
function estimateLabel(
  { sections }: { sections: Partial<Record<string, string>> | null },
  region: string | null,
): string {
  const estimate = estimateInText(Object.values(sections ?? {}).join("\n"));
  if (estimate === null) return "Not stated";
  const currency = estimate.currency ?? (region?.startsWith("US") ? "USD" : "CAD");
  const range = [estimate.least, estimate.most].flatMap((amount) =>
    amount === null ? [] : wholeMoney(amount, currency),
  );
  return `${range.join(" to ")}${currency === "USD" ? "" : " CAD"}, estimated in the notice’s text`;
}

/**
 * "CanadaBuys says Fri 4 Dec 2026. City of Toronto says Fri 11 Dec 2026." if the portals that still list it state
 * different dates. "CanadaBuys says Cancelled. City of Toronto lists it as open." if one closed a bid that is open.
 */
function portalsSay(
  links: FoundOpportunity[1],
  { region, status: shown }: DetailRow,
  { sourceName, now }: Pick<DetailContext, "sourceName" | "now">,
): string | null {
  const listed = links.filter(({ missingSince }) => !hasLeft(missingSince, now));
  const open = listed.filter(({ status }) => status === "active");
  const closed = shown === "active" && open.length > 0 ? listed.filter((link) => !open.includes(link)) : [];
  const dates = open.filter(({ closes }) => closes !== null);
  const differ = new Set(dates.map(({ closes }) => closes)).size > 1;
  const says = (portal: string, what: string) => `${sourceName(portal)} says ${what}.`;
  return (
    [
      ...closed.map(({ portal, status }) => says(portal, noticeStatusLabel(status))),
      ...(differ
        ? dates.map(({ portal, closes }) => says(portal, deadlineLabel(new Date(closes!), region)))
        : []),
      ...(closed.length > 0 && !differ
        ? open.map(({ portal }) => `${sourceName(portal)} lists it as open.`)
        : []),
    ].join(" ") || null
  );
}

/** "CA-QC-MONTREAL" is a division, "CA-QC" a province. */
const DIVISION_PARTS = 3;

/** "Brampton, Peel Region" */
function regionLabel(row: DetailRow): string {
  const [nearest, region] = [locationLabel(row), knownLocation({ ...row, city: null })];
  if (region === null || nearest === region) return nearest;
  // A province or state may have the name of its city, and says more.
  const division = row.region?.split("-").length === DIVISION_PARTS ? findDivision(row.region) : null;
  if (
    division &&
    [division.name, region].some((name) => isSameTown(nearest, name)) &&
    nearest !== division.name
  )
    return region;
  return row.places.length === 1 ? describePlaces(row.places, nearest) : `${nearest}, ${region}`;
}

function documentsOf({ documents, reference }: DetailRow): OpportunityDetailView["documents"] {
  const names = documentNames(documents, reference);
  return documents.map(({ url }, index) => ({ title: names[index] ?? "Document", url }));
}
