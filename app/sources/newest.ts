import { isOlderRevision } from "~/domain/opportunities/revision";

/**
 * Remembers the newest version of each key. The returned function says whether a record is at least as new as all
 * earlier ones with its key, so that an older version never replaces a newer one.
 */
export function createNewestFilter() {
  const newest = new Map<string, string>();
  return function isNewest(key: string, revision: string): boolean {
    const known = newest.get(key);
    if (known !== undefined && isOlderRevision(revision, known)) return false;
    newest.set(key, revision);
    return true;
  };
}
