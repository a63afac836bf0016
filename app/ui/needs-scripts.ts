type Match = { handle?: unknown };

/** A route whose `handle` says `scripts: false` works without scripts. It is sent none, and its CSP allows none. */
export function needsScripts(matches: ReadonlyArray<Match>): boolean {
  return !matches.some(({ handle }) => isWithoutScripts(handle));
}

function isWithoutScripts(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "scripts" in handle && handle.scripts === false;
}
