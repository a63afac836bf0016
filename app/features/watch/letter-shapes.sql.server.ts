import { sql } from "drizzle-orm";
import { asDate, asNumber, raw } from "#drizzle/batch";
import { deadLetters } from "#drizzle/schema";

/** Counts the tasks and messages that were given up, by what tells their kinds apart, with one body of each. */
export function listLetterShapes() {
  return raw(
    sql`
      select min(body) as body, count(*) as count, min(at) as oldest from dead_letters
      group by case when json_valid(body) then json_array(
        body ->> '$.task', body ->> '$.source', body ->> '$.job', json_type(body, '$.email')
      ) end
    `,
    { body: deadLetters.body, count: asNumber, oldest: asDate },
  );
}
