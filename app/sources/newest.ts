import { isOlderRevision } from "~/domain/opportunities/revision";

/** Whether a record is at least as new as all earlier ones with its key. */
export type NewestFilter = (key: string, revision: string) => boolean;

/**
 * Remembers the newest version of each key, so that an older version never replaces a newer one. `known` holds what an
 * earlier filter of the same answer remembered, and what this one does.
 */
export function createNewestFilter(known = new Map<string, string>()): NewestFilter {
  return (key, revision) => {
    const newest = known.get(key);
    if (newest !== undefined && isOlderRevision(revision, newest)) return false;
    known.set(key, revision);
    return true;
  };
}
