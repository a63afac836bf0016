import { createDatabase, type Database } from "#drizzle/client";
import type { Services } from "~/lib/services";
import { limitedD1 } from "../../workers/local/limited-d1";

const unlimited = new WeakMap<Database, Database>();

/** The same database, for one invocation of the worker, which may run 1,000 statements. */
export function forOneInvocation(db: Database): Database {
  const used = { statements: 0 };
  const limited = createDatabase(limitedD1(db.$client, () => used));
  unlimited.set(limited, db);
  return limited;
}

/** The same services for an invocation of its own. */
export const nextInvocation = (services: Services): Services => ({
  ...services,
  db: forOneInvocation(unlimited.get(services.db) ?? services.db),
});
