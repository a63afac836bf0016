import { desc, eq, sql } from "drizzle-orm";
import { type RowsOfEach, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import {
  notices,
  opportunities,
  opportunityDetails,
  opportunityValues,
  opportunityVersions,
} from "#drizzle/schema";
import { NOTICE_LINK } from "~/features/archive/notice-link.sql.server";
import { STORED_DOCUMENTS } from "~/features/archive/stored-documents.sql.server";
import { findKeyDates } from "~/features/key-dates/find-key-dates.server";

const VERSIONS_SHOWN = 20;

/** The statements that read one opportunity and its details, for the page's batch. */
export function findOpportunity(db: Database, id: number, readerId: string | null = null) {
  const opportunity = db
    .select({
      id: opportunities.id,
      title: opportunities.title,
      language: opportunities.language,
      region: opportunities.region,
      city: opportunities.city,
      places: opportunities.places,
      status: opportunities.status,
      portalSource: opportunities.portalSource,
      portalUrl: opportunities.portalUrl,
      reference: opportunities.reference,
      buyer: opportunities.buyer,
      bidType: opportunities.bidType,
      category: opportunities.category,
      tags: opportunities.tags,
      reasons: opportunities.reasons,
      services: opportunities.services,
      documents: STORED_DOCUMENTS,
      deadline: opportunities.deadline,
      keyDates: opportunities.keyDates,
      published: opportunities.published,
      hasText: opportunities.hasText,
      updatedAt: opportunities.updatedAt,
      archivedAt: opportunities.archivedAt,
      textBlock: opportunities.textBlock,
      sections: opportunityDetails.sections,
      translation: opportunityDetails.translation,
      contractValue: opportunityValues.contractValue,
      estimatedValue: opportunityValues.estimatedValue,
      budgetMax: opportunityValues.budgetMax,
      budgetMin: opportunityValues.budgetMin,
      currency: opportunityValues.currency,
    })
    .from(opportunities)
    .leftJoin(opportunityValues, eq(opportunityValues.opportunityId, opportunities.id))
    .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
    .where(eq(opportunities.id, id));
  const links = db
    .select({
      portal: notices.portal,
      ...NOTICE_LINK,
      isComposed: sql<number | null>`notices.content ->> '$.isComposed'`.as("is_composed"),
      missingSince: notices.missingSince,
    })
    .from(notices)
    .where(eq(notices.opportunityId, id))
    .orderBy(desc(notices.leads), notices.id);
  const versions = db
    .select({ at: opportunityVersions.at, changes: opportunityVersions.changes })
    .from(opportunityVersions)
    .where(eq(opportunityVersions.opportunityId, id))
    .orderBy(desc(opportunityVersions.version))
    .limit(VERSIONS_SHOWN);
  return [tagged("bids.detail", opportunity), links, versions, ...findKeyDates(db, id, readerId)] as const;
}

export type FoundOpportunity = RowsOfEach<ReturnType<typeof findOpportunity>>;
