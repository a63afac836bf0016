import { type SQL, sql } from "drizzle-orm";
import { asBoolean, asNumber, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { IS_SAVED } from "~/features/search/is-saved.sql.server";

const inBlock = (block: number, ids: ReadonlyArray<number>) => sql`
  from ${jsonEach(ids)} given cross join opportunities o on o.id = given.value
  where o.text_block = ${block} and o.archived_at is not null
`;

/** Of these bids, those whose texts are in this block, and whether somebody has saved each. */
export function listMembers(block: number, ids: ReadonlyArray<number>) {
  return raw(
    sql`
      select o.id, ${IS_SAVED} as is_saved ${inBlock(block, ids)}
    `,
    { id: asNumber, isSaved: asBoolean },
  );
}

/** Bids in the archive are not found by searching. */
export function leaveIndex(block: number, ids: ReadonlyArray<number>) {
  return raw(sql`delete from opportunity_archive where rowid in (select o.sort_key ${inBlock(block, ids)})`);
}

/** The dates that stayed while somebody had saved these bids leave with the texts. */
export function deleteDates(block: number, ids: ReadonlyArray<number>) {
  return raw(sql`
    delete from opportunity_key_dates where opportunity_id in (
      select o.id ${inBlock(block, ids)} and not ${IS_SAVED}
    )
  `);
}

const blob = (content: Uint8Array): SQL => sql`${content.slice().buffer}`;

/** Stores a block in the archive in the place of what was read of it there; not if that has changed since. */
export function storeInArchive(id: number, content: Uint8Array, before: Uint8Array | null) {
  return before === null
    ? raw(sql`insert or ignore into archived_blocks (id, content) values (${id}, ${blob(content)})`)
    : raw(
        sql`update archived_blocks set content = ${blob(content)} where id = ${id} and content = ${blob(before)}`,
      );
}

/** Deletes a block that is as it was read. */
export function deleteBlock(id: number, content: Uint8Array) {
  return raw(
    sql`delete from text_blocks where id = ${id} and content = ${blob(content)} returning 1 as gone`,
    {
      gone: asNumber,
    },
  );
}

/** Leaves in a block that is as it was read what stays, to be looked at again at that time. */
export function keepInBlock(id: number, content: Uint8Array, kept: Uint8Array, moveAt: Date) {
  return raw(
    sql`
      update text_blocks set content = ${blob(kept)}, move_at = ${moveAt.getTime()}
      where id = ${id} and content = ${blob(content)} returning 1 as gone
    `,
    { gone: asNumber },
  );
}
