import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import { summarizeBid } from "~/domain/opportunities/bid-summary";
import { formatDay, formatDeadline, formatMoment } from "~/domain/local-time";
import { displayTimeZone } from "~/domain/zoned-time";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { compactMoney, type Currency } from "~/domain/money";
import { type NoticeDocument, noticeStatusLabel, type SectionKey } from "~/domain/opportunities/notice";
import { categoryLabel, statedValue } from "~/domain/opportunities/opportunity";
import type { ChangedField, FieldChange } from "~/domain/opportunities/opportunity-changes";
import { UNKNOWN_LOCATION, deadlineView, locationLabel, whyMatched } from "./card-view.server";
import type { OpportunityChangeView, OpportunityDetailView, PortalLinkView } from "./views";

type DetailRow = {
  id: number;
  title: string;
  language: "en" | "fr";
  region: string | null;
  city: string | null;
  places: string;
  status: string;
  portalSource: string;
  portalUrl: string | null;
  reference: string | null;
  buyer: string | null;
  bidType: string | null;
  category: string | null;
  tags: string;
  reasons: string;
  documents: string;
  deadline: number | null;
  published: number | null;
  sections: string | null;
  contractValue: number | null;
  estimatedValue: number | null;
  budgetMax: number | null;
  budgetMin: number | null;
  currency: Currency | null;
};
type LinkRow = { portal: string; url: string | null; reference: string | null };
type VersionRow = { at: number; changes: string };

/** The statements that read one opportunity with all that hangs on it, for a page's one batch. */
export function findOpportunity(id: number) {
  return [
    statement<DetailRow>(sql`
      select o.id, o.title, o.language, o.region, o.city, o.places, o.status, o.portal_source as portalSource, o.portal_url as portalUrl,
        o.reference, o.buyer, o.bid_type as bidType, o.category, o.tags, o.reasons, o.documents,
        coalesce(t.submission_due, o.submission_due, o.deadline) as deadline,
        coalesce(t.published, o.published) as published, d.sections,
        v.contract_value as contractValue, v.estimated_value as estimatedValue, v.budget_max as budgetMax,
        v.budget_min as budgetMin, v.currency
      from opportunities o
      left join opportunity_dates t on t.opportunity_id = o.id
      left join opportunity_values v on v.opportunity_id = o.id
      left join opportunity_details d on d.opportunity_id = o.id
      where o.id = ${id}
    `),
    statement<LinkRow>(sql`
      select portal, url, reference from notices where opportunity_id = ${id} order by leads desc, id
    `),
    statement<VersionRow>(sql`
      select at, changes from opportunity_versions where opportunity_id = ${id} order by version desc limit 20
    `),
  ] as const;
}

const FIELD_LABELS: Record<ChangedField, string> = {
  deadline: "Closing date",
  title: "Title",
  value: "Value",
  documents: "Documents",
  status: "Status",
  description: "Description",
};

const UNKNOWN_DATE = "Not specified";

export type DetailContext = {
  profile: MatchProfile | null;
  now: Date;
  sourceName: (portal: string) => string;
};

/** What `findOpportunity` read, as the page prints it; `null` when there is no such opportunity. */
export function detailView(
  [rows, links, versions]: readonly [Array<DetailRow>, Array<LinkRow>, Array<VersionRow>],
  { profile, now, sourceName }: DetailContext,
): OpportunityDetailView | null {
  const row = rows[0];
  if (!row) return null;
  const amount = statedValue(row);
  const summary = summarizeBid(JSON.parse(row.sections ?? "{}") as Partial<Record<SectionKey, string>>);
  const deadline = deadlineView(row.deadline, row.region, now, UNKNOWN_DATE);
  const portalLinks: Array<PortalLinkView> = links.map(({ portal, url, reference }) => ({
    sourceName: sourceName(portal),
    reference,
    url,
  }));

  return {
    id: row.id,
    title: row.title,
    language: row.language,
    agency: row.buyer ?? row.portalSource,
    region: regionLabel(row),
    deadline,
    published:
      row.published === null ? UNKNOWN_DATE : formatDay(new Date(row.published), displayTimeZone(row.region)),
    contractValue: amount === null ? "$0 · Not stated" : compactMoney(amount, row.currency),
    status: deadline.expired && row.status === "active" ? "Expired" : noticeStatusLabel(row.status),
    reference: row.reference ?? String(row.id),
    bidType: row.bidType,
    category: row.category === null ? null : categoryLabel(row.category),
    tags: JSON.parse(row.tags) as Array<string>,
    why: whyMatched(row, profile),
    links:
      portalLinks.length > 0
        ? portalLinks
        : [{ sourceName: row.portalSource, reference: row.reference, url: row.portalUrl }],
    documents: (JSON.parse(row.documents) as Array<NoticeDocument>).map(({ title, url }) => ({
      title: title ?? fileName(url),
      url,
    })),
    sections: [
      { heading: "Project Summary", paragraphs: summary.projectSummary, items: [] },
      { heading: "Detailed Scope", paragraphs: summary.detailedScope, items: [] },
      { heading: "Compliance Requirements", paragraphs: [], items: summary.compliance },
      { heading: "Required Materials & Equipment", paragraphs: [], items: summary.materials },
      {
        heading: "Submission Guidelines",
        paragraphs: submissionGuidelines(row, deadline.label, portalLinks[0]?.sourceName ?? row.portalSource),
        items: [],
      },
    ].map((section) =>
      section.paragraphs.length + section.items.length > 0
        ? section
        : {
            ...section,
            paragraphs: ["The notice says nothing about this. Look in its documents on the portal."],
          },
    ),
    changes: versions.flatMap(({ at, changes }) =>
      (JSON.parse(changes) as Array<FieldChange>).map((change) => changeView(change, new Date(at), row)),
    ),
  };
}

/** "Brampton, Peel Region" */
function regionLabel(row: DetailRow): string {
  const [nearest, region] = [locationLabel(row), locationLabel({ ...row, city: null })];
  return nearest === region || region === UNKNOWN_LOCATION ? nearest : `${nearest}, ${region}`;
}

function fileName(url: string): string {
  const last = new URL(url).pathname.split("/").filter(Boolean).at(-1);
  return last === undefined ? new URL(url).hostname : safelyDecoded(last);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function submissionGuidelines(row: DetailRow, closes: string, portal: string): Array<string> {
  const reference = row.reference === null ? "" : ` Quote reference ${row.reference}.`;
  return [
    `${closes === UNKNOWN_DATE ? "The closing time is not specified." : `Closes ${closes}.`}${reference}`,
    `Submit as the documents on ${portal} say: this page is a summary, and the portal's word is the one that counts.`,
  ];
}

export function changeView(
  { field, from, to }: FieldChange,
  at: Date,
  row: { region: string | null },
): OpportunityChangeView {
  const timeZone = displayTimeZone(row.region);
  const printed = (value: string | null) => {
    if (value === null) return "none";
    if (field === "deadline") return formatDeadline(new Date(value), timeZone);
    if (field === "status") return noticeStatusLabel(value);
    if (field === "documents") return value.split("\n").map(fileName).join(", ");
    if (field === "value") {
      const [amount, currency] = value.split(" ");
      return compactMoney(Number(amount), currency === "USD" ? "USD" : "CAD");
    }
    return value;
  };
  // Only the beginning of a description is kept; a change further on would read as none.
  const unseen = field === "description" && from === to;
  return {
    at: formatMoment(at, timeZone),
    field: FIELD_LABELS[field],
    from: unseen ? "an earlier text" : printed(from),
    to: unseen ? "the text on this page" : printed(to),
  };
}
