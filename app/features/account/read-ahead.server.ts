import type { RowsOfEach } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { logFailure } from "~/lib/log.server";
import { type Groups, type GroupsOf, runGroups, runTogether } from "~/lib/run-groups.server";
import type { findSessionsOwner } from "./session.sql.server";

type OwnerStatements = ReturnType<typeof findSessionsOwner>;
type OwnerRows = RowsOfEach<OwnerStatements>;

/** What reads who is signed in, and perhaps more in the same trip to the database. */
export type ReadAhead<G extends Groups = Groups> = {
  /** The session with its owner; `null` if they have to be read by themselves. */
  ownerOf: (sessionHash: string, owner: OwnerStatements) => Promise<OwnerRows | null>;
  /** The parts for this reader, which may have been read already. */
  partsFor: (reader: Profile) => Promise<GroupsOf<G>>;
};

/**
 * Reads a page's parts in the same trip as its reader. What the page looks for depends on the reader's row, so the parts
 * are those for the row that this worker read last. They count only if the row that comes with them is the same;
 * otherwise they are read again, for the row as it is.
 */
export function readAhead<const G extends Groups>(
  db: Database,
  partsOf: (reader: Profile) => G,
): ReadAhead<G> {
  let parts: GroupsOf<G> | null = null;
  return {
    async ownerOf(sessionHash, owner) {
      const guess = lastRead.get(sessionHash);
      if (!guess) return null;
      const guessed = JSON.stringify(guess);
      try {
        const { owner: rows, ...read } = await runTogether(db, { owner, ...partsOf(guess) });
        if (JSON.stringify(rows[2][0]) === guessed) parts = read as unknown as GroupsOf<G>;
        return rows;
      } catch (error) {
        logFailure("A page could not be read together with its reader", error);
        return null;
      }
    },
    partsFor: async (reader) => parts ?? (await runGroups(db, partsOf(reader))),
  };
}

const MOST_READERS = 500;

/** The rows of the latest readers by session, as they were when this worker read them. */
const lastRead = new Map<string, Profile>();

/** Without a profile, the session is forgotten. */
export function rememberReader(sessionHash: string, profile: Profile | null): void {
  lastRead.delete(sessionHash);
  if (profile === null) return;
  lastRead.set(sessionHash, profile);
  const [oldest] = lastRead.keys();
  if (lastRead.size > MOST_READERS && oldest !== undefined) lastRead.delete(oldest);
}
