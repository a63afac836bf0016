import { FIELDS } from "~/features/opportunities/query-fields";

export const REALTIME_PATH = "/realtime";

/** What fits the profile, or all that is listed. */
export const LIVE_SCOPES = ["feed", "all"] as const;
export type LiveScope = (typeof LIVE_SCOPES)[number];
export const isLiveScope = (text: string | null): text is LiveScope =>
  LIVE_SCOPES.some((scope) => scope === text);

export const LIVE_FIELDS = { scope: "scope" } as const;

/** The filters that a match key answers; a search term has none. */
const NARROWING = [FIELDS.bidTypes, FIELDS.states, FIELDS.subregions];

/** The socket of a list: its scope and its filters, and the instant at which it was read. */
export function liveHref(scope: LiveScope, filters: string, asOf: number): string {
  const query = new URLSearchParams({ [LIVE_FIELDS.scope]: scope });
  if (filters !== "") for (const [name, value] of new URLSearchParams(filters)) query.append(name, value);
  query.set(FIELDS.asOf, String(asOf));
  return `${REALTIME_PATH}?${query.toString()}`;
}

/** Only what narrows, in a text that stays the same while it does. */
export function narrowingOf(search: string): string {
  const query = new URLSearchParams(search);
  const kept = NARROWING.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept).toString();
}

/** The same page, its list as of an instant; one that has an instant of its own keeps it. */
export function pinnedSearch(search: string, asOf: number): string {
  const query = new URLSearchParams(search);
  if (query.has(FIELDS.asOf)) return search;
  query.set(FIELDS.asOf, String(asOf));
  return `?${query.toString()}`;
}

/** Without the instant, unless later pages count from it. */
export function unpinnedSearch(search: string): string {
  const query = new URLSearchParams(search);
  if (query.has(FIELDS.page) || !query.has(FIELDS.asOf)) return search;
  query.delete(FIELDS.asOf);
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
}
