import { createDatabase } from "#drizzle/client";
import { observedD1 } from "#drizzle/observed-d1";
import type { Services } from "~/lib/services";

/**
 * After so many statements a message begins nothing more, and the next one goes on. What it has begun takes a hundred more
 * at most: half of what one invocation may run is always left, for writers who come between and for what we forget.
 */
const STATEMENTS_AT_ONCE = 380;

/** What another step may depend on: whether there are statements left, or, for a long step, as good as all of them. */
export type Budget = { isLeft: () => boolean; isFresh: () => boolean };

/** The same services, whose statements count for one message of the queue. */
export function withBudget(services: Services): { services: Services; budget: Budget } {
  let used = 0;
  const observe = (statements: number) => {
    used += statements;
  };
  const [db, archive] = [services.db, services.archive].map(({ $client }) =>
    createDatabase(observedD1($client, observe)),
  );
  return {
    services: { ...services, db: db!, archive: archive! },
    budget: { isLeft: () => used < STATEMENTS_AT_ONCE, isFresh: () => used < STATEMENTS_AT_ONCE / 2 },
  };
}
