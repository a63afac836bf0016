import type { RowsOf } from "#drizzle/batch";
import { fingerprintKind } from "~/domain/opportunities/fingerprint";
import type { findTwins } from "./ingest-notices.sql.server";
import type { OpportunityDraft } from "./opportunity-draft.server";
import { havePlacesThatContradict, isSameSolicitation } from "./same-solicitation";
import type { OtherNotice } from "./stored-opportunities.server";

type Twin = RowsOf<ReturnType<typeof findTwins>>[number];

/**
 * The opportunity of another portal's notice of the same solicitation, unless a notice of this run has joined it. A shared
 * number counts for more than a shared title.
 */
export function findTwin(
  twins: ReadonlyArray<Twin>,
  draft: OpportunityDraft,
  {
    joined,
    others,
  }: { joined: ReadonlySet<number>; others: ReadonlyMap<number, ReadonlyArray<OtherNotice>> },
): number | null {
  const found = twins.filter(
    (twin) =>
      !joined.has(twin.opportunityId) &&
      draft.fingerprints.includes(twin.fingerprint) &&
      isSameSolicitation(twin.fingerprint, twin, draft) &&
      !others
        .get(twin.opportunityId)
        ?.some((other) => havePlacesThatContradict(draft.places, other.draft.places)),
  );
  const best = found.find(({ fingerprint }) => fingerprintKind(fingerprint) === "number") ?? found[0];
  return best?.opportunityId ?? null;
}
