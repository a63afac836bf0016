import { type SQL, sql } from "drizzle-orm";
import { closingSql } from "./open.sql.server";

/**
 * The row ids of `opportunity_closing`: the second in which an opportunity closes, above 30 bits that hold its record's
 * id, counted down so that of two which close together the newest comes first. Reading forward is the order "closing
 * soon", and the record is found without a second key. The numbers have 62 bits, so only SQL computes them.
 */
const ID_BITS = 30;
const LAST_ID = sql.raw(String(2 ** ID_BITS - 1));
/** The second of those without a closing date, which come last, is in the year 2106; no date is later. */
const NO_DEADLINE = sql.raw(String(2 ** 32 - 1));
const LAST_SECOND = sql.raw(String(2 ** 32 - 2));

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** The row id of the record that has this alias. */
export function closingKey(alias: string): SQL {
  const second = sql`coalesce(min(max(${closingSql(alias)} / 1000, 0), ${LAST_SECOND}), ${NO_DEADLINE})`;
  return sql`((${second} << ${sql.raw(String(ID_BITS))}) | (${LAST_ID} - ${sql.raw(alias)}.id))`;
}

/** The id of the record that a row of the index stands for. */
export function idOfClosingKey(rowid: SQL): SQL {
  return sql`(${LAST_ID} - (${rowid} & ${LAST_ID}))`;
}

/** The least row id of those that close in this instant's second or later. */
export function closingFrom(instant: Date): SQL {
  return sql`(${seconds(instant)} << ${sql.raw(String(ID_BITS))})`;
}

/** The least row id of those that are still open: they close in a later second. */
export function closingAfter(now: Date): SQL {
  return sql`(${seconds(now) + 1} << ${sql.raw(String(ID_BITS))})`;
}

/** The second in which it closes. */
export function closingSecond(rowid: SQL): SQL {
  return sql`(${rowid} >> ${sql.raw(String(ID_BITS))})`;
}
