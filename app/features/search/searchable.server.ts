import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import type { SectionKey } from "~/domain/opportunities/notice";
import { type SearchDocument, searchDocumentOf } from "./search-index.server";

type Row = {
  id: number;
  title: string;
  summary: string | null;
  region: string | null;
  city: string | null;
  tags: string;
  places: string;
  bidType: string | null;
  category: string | null;
  buyer: string | null;
  reference: string | null;
  portalSource: string;
  deadline: number | null;
  sections: string | null;
};

/** The index's documents of stored opportunities. `ids` is a JSON array. */
export async function listSearchable(db: Database, ids: string): Promise<Array<SearchDocument>> {
  const rows = await db.all<Row>(sql`
    select o.id, o.title, o.summary, o.region, o.city, o.tags, o.places, o.bid_type as bidType, o.category, o.buyer,
      o.reference, o.portal_source as portalSource, d.sections,
      coalesce(t.submission_due, o.submission_due, o.deadline) as deadline
    from opportunities o
    left join opportunity_details d on d.opportunity_id = o.id
    left join opportunity_dates t on t.opportunity_id = o.id
    where o.id in (select value from json_each(${ids}))
  `);
  return rows.map((row) =>
    searchDocumentOf({
      ...row,
      tags: JSON.parse(row.tags) as Array<string>,
      places: JSON.parse(row.places) as Array<string>,
      deadline: row.deadline === null ? null : new Date(row.deadline),
      sections: JSON.parse(row.sections ?? "{}") as Partial<Record<SectionKey, string>>,
    }),
  );
}
