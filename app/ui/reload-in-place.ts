/** The history state of a navigation that only reloads the page, and whether a page's state says so of another. */
export const reloadOf = (key: string) => ({ reloadOf: key });

export function isReloadOf(state: unknown, key: string): boolean {
  return typeof state === "object" && state !== null && "reloadOf" in state && state.reloadOf === key;
}
