import type { RowsOf } from "#drizzle/batch";
import { fingerprintKind } from "~/domain/joining/fingerprint";
import { isSameSolicitation, whyTwo } from "~/domain/joining/same-solicitation";
import { isSameClosing } from "~/domain/opportunities/joined-closing";
import type { findTwins } from "./ingest-notices.sql.server";
import type { OpportunityDraft } from "./opportunity-draft.server";
import type { OtherNotice, StoredOpportunity } from "./stored-opportunities.server";

type Twin = RowsOf<ReturnType<typeof findTwins>>[number];

type State = {
  joined: ReadonlySet<number>;
  others: ReadonlyMap<number, ReadonlyArray<OtherNotice>>;
};

/**
 * The opportunity of another portal's notice of the same solicitation, unless a notice of this run has joined it. A shared
 * number counts for more than a shared title.
 */
export function findTwin(
  twins: ReadonlyArray<Twin>,
  draft: OpportunityDraft,
  { joined, others }: State,
): number | null {
  const found = twins.filter(({ opportunityId, fingerprint }) => {
    const notices = others.get(opportunityId) ?? [];
    const lead = notices.find(({ leads }) => leads);
    return (
      lead !== undefined &&
      !joined.has(opportunityId) &&
      draft.fingerprints.includes(fingerprint) &&
      isSameSolicitation(fingerprint, lead.draft, draft) &&
      notices.every((other) => whyTwo(other.draft, draft) === null)
    );
  });
  const best = found.find(({ fingerprint }) => fingerprintKind(fingerprint) === "number") ?? found[0];
  return best?.opportunityId ?? null;
}

/**
 * The opportunity that a notice with an opportunity of its own duplicates: number, buyer, places and closing date are the
 * same. The two were apart while one of the portals had another place.
 */
export function findDuplicate(
  twins: ReadonlyArray<Twin>,
  draft: OpportunityDraft,
  state: State & { opportunities: ReadonlyMap<number, StoredOpportunity> },
): number | null {
  if (draft.status !== "active") return null;
  const exact = twins.filter(({ fingerprint, opportunityId, places }) => {
    const stored = state.opportunities.get(opportunityId);
    return (
      fingerprintKind(fingerprint) === "number" &&
      areSame(places, draft.places) &&
      stored !== undefined &&
      isSameClosing(stored, draft)
    );
  });
  return findTwin(exact, draft, state);
}

const areSame = (a: ReadonlyArray<string>, b: ReadonlyArray<string>) =>
  a.length > 0 && a.length === b.length && a.every((place) => b.includes(place));
