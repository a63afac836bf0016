import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { opportunities, opportunityDetails } from "#drizzle/schema";
import { type SearchDocument, searchDocumentOf } from "./search-document";

/**
 * The index's documents of stored opportunities. Without their texts, as those in the archive are, they are found by what
 * lists show and by their reference.
 */
export async function listSearchable(
  db: Database,
  ids: ReadonlyArray<number>,
  { withTexts = true }: { withTexts?: boolean } = {},
): Promise<Array<SearchDocument>> {
  const rows = await db
    .select({
      id: opportunities.id,
      title: opportunities.title,
      summary: opportunities.summary,
      region: opportunities.region,
      city: opportunities.city,
      tags: opportunities.tags,
      parts: opportunities.parts,
      places: opportunities.places,
      bidType: opportunities.bidType,
      category: opportunities.category,
      buyer: opportunities.buyer,
      reference: opportunities.reference,
      portalSource: opportunities.portalSource,
      sections: opportunityDetails.sections,
      deadline: opportunities.deadline,
      keyDates: opportunities.keyDates,
    })
    .from(opportunities)
    .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
    .where(inJson(opportunities.id, ids));
  return rows.map((row) => searchDocumentOf({ ...row, sections: (withTexts ? row.sections : null) ?? {} }));
}
