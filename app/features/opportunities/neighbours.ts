import { formatCount } from "~/domain/format-count";
import { MOST_CARDS, PAGE_SIZE } from "~/domain/opportunities/opportunity";
import { hrefWith } from "./filters";
import type { NeighboursView } from "./opportunity-view";
import { FIELDS } from "./query-fields";

type ShownList = {
  /** The bids that were read for the page, in the order shown; those after `shown` are on the next page. */
  ids: ReadonlyArray<number>;
  shown: number;
  page: number;
  /** When the list was read, so that the next page continues it. */
  asOf: Date | null;
  /** "39" or "1,000+"; by default as many as were read. */
  foundLabel?: string;
};

/**
 * Links to the bids before and after the open one, made of the rows that the page has read anyway. `null` if the open
 * bid is not in the list.
 */
export function neighboursOf(url: URL, openId: number | null, list: ShownList): NeighboursView | null {
  const { ids, shown, page, asOf } = list;
  const at = openId === null ? -1 : ids.indexOf(openId);
  if (at < 0 || ids.length < 2) return null;
  const hrefAt = (index: number) => {
    const id = ids[index];
    if (id === undefined) return null;
    const isOnNextPage = index >= shown;
    if (isOnNextPage && page * PAGE_SIZE >= MOST_CARDS) return null;
    return hrefWith(url, {
      [FIELDS.bid]: id,
      [FIELDS.language]: null,
      ...(isOnNextPage && { [FIELDS.page]: page + 1, [FIELDS.asOf]: asOf?.getTime() ?? null }),
    });
  };
  return {
    position: `${formatCount(at + 1)} of ${list.foundLabel ?? formatCount(ids.length)}`,
    previousHref: hrefAt(at - 1),
    nextHref: hrefAt(at + 1),
  };
}
