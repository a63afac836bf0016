import { type SQL, sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";

/**
 * Leaves out a part of a joined bid for those who have left out the whole. They have said so once, so the part carries no
 * rule that would be counted back.
 */
export function copyHidden({ from, to }: { from: number; to: number }) {
  return raw(sql`
    insert or ignore into hidden_bids (user_id, bid_id, hidden_at, trade, rule)
    select user_id, ${to}, hidden_at, '', '' from hidden_bids where bid_id = ${from}
  `);
}

/** Leaves out the bids that others have joined (`from` joins `to`) for those who have left out the others. */
export function moveHidden(pairs: SQL) {
  return raw(sql`
    update or ignore hidden_bids set bid_id = pair.value ->> 'to' from ${pairs} pair
    where bid_id = pair.value ->> 'from'
  `);
}
