import { FIELDS } from "~/features/opportunities/query-fields";

export const REALTIME_PATH = "/realtime";

/** The opportunities that match the profile, or all listed ones. */
export const LIVE_SCOPES = ["feed", "all"] as const;
export type LiveScope = (typeof LIVE_SCOPES)[number];
export const isLiveScope = (text: string | null): text is LiveScope =>
  LIVE_SCOPES.some((scope) => scope === text);

export const LIVE_FIELDS = { scope: "scope" } as const;

/** The filters that have match keys; a search term has none. */
const NARROWING = [FIELDS.bidTypes, FIELDS.states, FIELDS.subregions];

/** The URL of a list's socket: its scope, its filters, and the time at which it was read. */
export function liveHref(scope: LiveScope, filters: string, asOf: number): string {
  const query = new URLSearchParams({ [LIVE_FIELDS.scope]: scope });
  if (filters !== "") for (const [name, value] of new URLSearchParams(filters)) query.append(name, value);
  query.set(FIELDS.asOf, String(asOf));
  return `${REALTIME_PATH}?${query.toString()}`;
}

/** The narrowing filters alone, as a stable string. */
export function narrowingOf(search: string): string {
  const query = new URLSearchParams(search);
  const kept = NARROWING.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept).toString();
}

/** The same page with its list as of a given time, unless the URL already has a time. */
export function pinnedSearch(search: string, asOf: number): string {
  const query = new URLSearchParams(search);
  if (query.has(FIELDS.asOf)) return search;
  query.set(FIELDS.asOf, String(asOf));
  return `?${query.toString()}`;
}

/** Removes the time, unless later pages depend on it. */
export function unpinnedSearch(search: string): string {
  const query = new URLSearchParams(search);
  if (query.has(FIELDS.page) || !query.has(FIELDS.asOf)) return search;
  query.delete(FIELDS.asOf);
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
}
