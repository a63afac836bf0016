import { runBatch, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { formatCount } from "~/domain/format-count";
import { regionName } from "~/domain/geography/index";
import { searchesWithOneLess } from "~/domain/matching/search-language";
import { hrefWith } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";
import { findCountUpTo, type OpportunityQuery } from "~/features/search/find-opportunities.server";
import type { NearSearch } from "./browse-view";

/** Six searches that read at most this many rows each stay within the page's budget, because the page itself read none. */
const MAX_SEARCHES = 6;
const COUNTED_TO = 40;
const MAX_WORDS_LEFT_OUT = 3;

type Near = { label: string; href: string; query: OpportunityQuery };

/** What to offer when a search finds nothing: one word less, a wider region, expired bids; only what finds something. */
export async function findNearest(
  db: Database,
  query: OpportunityQuery,
  url: URL,
  now: Date,
): Promise<Array<NearSearch>> {
  const near = nearOf(query, url).slice(0, MAX_SEARCHES);
  if (near.length === 0) return [];
  const counts = await runBatch(
    db,
    near.map((each) => tagged("browse.nearest", findCountUpTo(each.query, COUNTED_TO + 1, now))),
  );
  return near.flatMap(({ label, href }, index) => {
    const found = counts[index]?.[0]?.found ?? 0;
    return found === 0 ? [] : [{ label, href, count: countLabel(found) }];
  });
}

const countLabel = (found: number) =>
  found > COUNTED_TO
    ? `${formatCount(COUNTED_TO)}+ bids`
    : found === 1
      ? "1 bid"
      : `${formatCount(found)} bids`;

function nearOf(query: OpportunityQuery, url: URL): Array<Near> {
  const { states, subregions, profile, includeExpired, bidTypes, meetingFrom } = query;
  const wider = (
    label: string,
    changes: Record<string, string | null>,
    change: Partial<OpportunityQuery>,
  ) => ({
    label,
    href: hrefWith(url, changes),
    query: { ...query, ...change },
  });
  const words = searchesWithOneLess(query.term)
    .slice(0, MAX_WORDS_LEFT_OUT)
    .map(({ dropped, left }) => wider(`Without “${dropped}”`, { [FIELDS.term]: left }, { term: left }));
  return [
    ...words,
    ...(subregions.length > 0
      ? [
          wider(
            `In all of ${states.map(regionName).join(" and ")}`,
            { [FIELDS.subregions]: null },
            { subregions: [] },
          ),
        ]
      : states.length > 0
        ? [wider("In every province and state", { [FIELDS.states]: null }, { states: [] })]
        : []),
    ...(bidTypes.length > 0 ? [wider("Of every type", { [FIELDS.bidTypes]: null }, { bidTypes: [] })] : []),
    ...(meetingFrom === null
      ? []
      : [wider("With or without a meeting ahead", { [FIELDS.meetingAhead]: null }, { meetingFrom: null })]),
    ...(includeExpired
      ? []
      : [wider("With expired bids", { [FIELDS.includeExpired]: "include" }, { includeExpired: true })]),
    ...(profile === null
      ? []
      : [wider("In all bids, not only your feed", { [FIELDS.mode]: "browse-all" }, { profile: null })]),
  ];
}
