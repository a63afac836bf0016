import { type SQL, sql } from "drizzle-orm";
import { publishedPart } from "~/domain/opportunities/feed-order";

/** `opportunities.sort_key` without its last bits, which tell rows with the same dates apart. */
export function orderBase(published: SQL, deadline: SQL): SQL {
  return sql`((${published} << 39) | (${deadline} << 17))`;
}

/** The least `sort_key` of what was published in this instant's minute or later. */
export function publishedFrom(instant: Date): SQL {
  return orderBase(sql`${publishedPart(instant)}`, sql`0`);
}
