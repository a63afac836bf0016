import { createDatabase } from "#drizzle/client";
import { observedD1 } from "#drizzle/observed-d1";
import type { Services } from "~/lib/services";

/**
 * After so many statements a message begins nothing more, and the next one goes on. What it has begun takes a hundred more
 * at most: half of what one invocation may run is always left, for writers who come between and for what we forget.
 */
const STATEMENTS_AT_ONCE = 380;

/**
 * A push has one invocation to itself, and what it leaves has to be sent again. The largest one whose notices only change
 * takes 780; a group of notices, or one that leaves its bid, 40 at most.
 */
export const STATEMENTS_OF_A_PUSH = 880;

/** What another step may depend on: whether there are statements left, or, for a long step, as good as all of them. */
export type Budget = { isLeft: () => boolean; isFresh: () => boolean };

/** The same services, whose statements count for one message of the queue, or for one push. */
export function withBudget(
  services: Services,
  most = STATEMENTS_AT_ONCE,
): { services: Services; budget: Budget } {
  let used = 0;
  const observe = (statements: number) => {
    used += statements;
  };
  const [db, archive] = [services.db, services.archive].map(({ $client }) =>
    createDatabase(observedD1($client, observe)),
  );
  return {
    services: { ...services, db: db!, archive: archive! },
    budget: { isLeft: () => used < most, isFresh: () => used < most / 2 },
  };
}
