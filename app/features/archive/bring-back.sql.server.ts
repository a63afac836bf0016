import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { selectRows } from "#drizzle/json-rows";
import { ofBid } from "./notice-link.sql.server";

/** Fails its transaction if the bid's texts are not in this block: `wasOvertaken`. */
export function requireInBlock(id: number, block: number) {
  return raw(
    sql`
      select json(case
        when exists (
          select 1 from opportunities where id = ${id} and archived_at is not null and text_block = ${block}
        )
        then '1' else 'written since' end) as is_in_block
    `,
    { isInBlock: (stored: string) => stored === "1" },
  );
}

/** Gives notices their texts back, and to a lead what its bid has too. */
export function restoreContents(notices: ReadonlyArray<{ portal: string; key: string; content: string }>) {
  const rows = notices.map(({ portal, key, content }) => [portal, key, content]);
  return raw(sql`
    with given (portal, key, content) as (${selectRows(rows, 3)})
    update notices set content = given.content,
      url = coalesce(url, ${ofBid(sql`o.portal_url`)}), reference = coalesce(notices.reference, ${ofBid(sql`o.reference`)})
    from given
    where notices.portal = given.portal and notices.key = given.key
  `);
}
