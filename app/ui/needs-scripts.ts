type Match = { handle?: unknown; data?: unknown };

/** Decides whether a page with this data needs scripts. */
type Scripts = false | ((data: unknown) => boolean);

/**
 * A route whose `handle` says `scripts: false`, or a function that says so of its data, works without scripts. It is
 * sent none, and its CSP allows none.
 */
export function needsScripts(matches: ReadonlyArray<Match>): boolean {
  return matches.every(({ handle, data }) => {
    const scripts = scriptsOf(handle);
    return typeof scripts === "function" ? scripts(data) : scripts;
  });
}

/** For a route of which one kind of data, marked with this key, is a page without scripts. */
export function scriptsUnless(key: string): Scripts {
  return (data) => !(typeof data === "object" && data !== null && key in data);
}

function scriptsOf(handle: unknown): true | Scripts {
  if (typeof handle !== "object" || handle === null || !("scripts" in handle)) return true;
  return (handle as { scripts: true | Scripts }).scripts;
}
