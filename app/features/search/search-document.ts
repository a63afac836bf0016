import { withoutJoiners } from "~/domain/folding";
import { closingKeys } from "~/domain/matching/closing-keys";
import { type MatchableOpportunity, matchKeysOf } from "~/domain/matching/match-profile";
import { meetingKeys } from "~/domain/matching/meeting-keys";
import type { RowDate } from "~/domain/reading/kept/listed-dates";
import { statedClosings } from "~/domain/reading/kept/text-closing";

/** An opportunity as the full-text indexes store it. */
export type SearchDocument = {
  id: number;
  title: string;
  tags: string;
  body: string;
  buyer: string;
  labels: string;
  keys: string;
};

export type Searchable = MatchableOpportunity & {
  id: number;
  title: string;
  summary: string | null;
  sections: Partial<Record<string, string>>;
  buyer: string | null;
  reference: string | null;
  portalSource: string;
  deadline: Date | null;
  keyDates: ReadonlyArray<RowDate>;
};

/** Text of very long notices beyond this length is not searched. */
const MAX_BODY = 20_000;

export function searchDocumentOf(opportunity: Searchable): SearchDocument {
  const { reference, city, category, bidType, portalSource } = opportunity;
  return {
    id: opportunity.id,
    title: withoutJoiners(opportunity.title),
    tags: withoutJoiners(opportunity.tags.join("; ")),
    body: withoutJoiners(
      [opportunity.summary ?? "", ...Object.values(opportunity.sections)].join("\n").slice(0, MAX_BODY),
    ),
    buyer: withoutJoiners(opportunity.buyer ?? ""),
    labels: withoutJoiners([reference, city, category, bidType, portalSource].filter(Boolean).join("; ")),
    keys: [
      ...matchKeysOf(opportunity),
      ...statedClosings(opportunity).flatMap((closing) => closingKeys(closing, opportunity.region)),
      ...meetingKeys(opportunity.keyDates),
    ].join(" "),
  };
}
