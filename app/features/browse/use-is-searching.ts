import { useLocation, useNavigation } from "@remix-run/react";
import { FIELDS } from "~/features/opportunities/query-fields";

/** Opening a bid, loading more and shorter rows do not change the search. */
const OF_THE_SAME_LIST: ReadonlyArray<string> = [FIELDS.bid, FIELDS.page, FIELDS.asOf, FIELDS.density];
const SEARCH_FIELDS = [
  ...Object.values(FIELDS).filter((name) => !OF_THE_SAME_LIST.includes(name)),
  "all",
  "none",
];

/** Whether a different list is loading; opening a bid or loading more keeps the current one. */
export function useIsSearching() {
  const here = useLocation();
  const next = useNavigation().location;
  if (next?.pathname !== here.pathname) return false;
  return searchOf(next.search) !== searchOf(here.search);
}

function searchOf(query: string) {
  const values = new URLSearchParams(query);
  return JSON.stringify(SEARCH_FIELDS.map((field) => values.getAll(field).filter(Boolean)));
}
