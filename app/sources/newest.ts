/**
 * Remembers the newest version of each key. The returned function says whether a record is at least as new as all
 * earlier ones with its key, so that an older version never replaces a newer one.
 * Versions are compared as text, so use ISO dates.
 */
export function createNewestFilter() {
  const newest = new Map<string, string>();
  return function isNewest(key: string, version: string): boolean {
    const known = newest.get(key);
    if (known !== undefined && known > version) return false;
    newest.set(key, version);
    return true;
  };
}
