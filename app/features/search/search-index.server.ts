import { sql, type SQL } from "drizzle-orm";
import { type Statement, statement } from "#drizzle/batch";
import { closingKeys } from "~/domain/matching/closing-keys";
import { matchKeysOf, type MatchableOpportunity } from "~/domain/matching/match-profile";

/**
 * The two full-text indexes: one of the open opportunities, one of those past their closing date.
 * Both are derived from the records and hold each opportunity under its `sort_key`.
 */
export type SearchIndex = "opportunity_search" | "opportunity_archive";

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
};

/** The words of very long notices beyond this are not searched. */
const MAX_BODY = 20_000;

export function searchDocumentOf(opportunity: Searchable): SearchDocument {
  const { reference, city, category, bidType, portalSource } = opportunity;
  return {
    id: opportunity.id,
    title: opportunity.title,
    tags: opportunity.tags.join("; "),
    body: [opportunity.summary ?? "", ...Object.values(opportunity.sections)].join("\n").slice(0, MAX_BODY),
    buyer: opportunity.buyer ?? "",
    labels: [reference, city, category, bidType, portalSource].filter(Boolean).join("; "),
    keys: [...matchKeysOf(opportunity), ...closingKeys(opportunity.deadline, opportunity.region)].join(" "),
  };
}

/**
 * Removes opportunities from both indexes, and notes that the index has changed: everything that writes it begins here.
 * Run it before a row's `sort_key` changes: the key is how they are found. `ids` is a JSON array.
 */
export function removeFromIndexes(ids: string): Array<Statement> {
  const ofThese = sql`rowid in (select sort_key from opportunities where id in (select value from json_each(${ids})))`;
  return [
    statement(sql`delete from opportunity_search where ${ofThese}`),
    statement(sql`delete from opportunity_archive where ${ofThese}`),
    statement(sql`
      insert into index_state (id, version) values (1, 1) on conflict (id) do update set version = version + 1
    `),
  ];
}

/** Puts documents into an index; `where` says for which of their opportunities. */
export function addToIndex(
  index: SearchIndex,
  documents: ReadonlyArray<SearchDocument>,
  where: SQL,
): Statement {
  return statement(sql`
    insert into ${sql.raw(index)} (rowid, title, tags, body, buyer, labels, keys)
    select o.sort_key, value ->> 'title', value ->> 'tags', value ->> 'body', value ->> 'buyer', value ->> 'labels', value ->> 'keys'
    from json_each(${JSON.stringify(documents)})
    join opportunities o on o.id = value ->> 'id'
    where o.sort_key is not null and ${where}
  `);
}

/** The condition under which an opportunity belongs into the index of open ones. */
export const isListed = sql`o.listed = 1`;
/** Active, but past its closing date. */
export const isArchived = sql`o.listed = 0 and o.status = 'active'`;

/** Counts the open opportunities of each bid type anew. */
export function recountBidTypes(): Array<Statement> {
  return [
    statement(sql`delete from distinct_bid_types`),
    statement(sql`
      insert into distinct_bid_types (bid_type, cnt)
      select bid_type, count(*) from opportunities where listed = 1 and bid_type is not null group by bid_type
    `),
  ];
}
