import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Change } from "~/ports/broadcaster";
import { reloadOf } from "~/ui/reload-in-place";
import { keepSocket } from "./keep-socket";
import { liveHref, type LiveScope, narrowingOf, pinnedSearch, unpinnedSearch } from "./live-url";

/** A change reaches all pages at once, so each reloads after a random delay between these. */
const FIRST_REFETCH_MS = 200;
const LAST_REFETCH_MS = 3_000;

export type LiveList = {
  scope: LiveScope;
  /** When the list was read, in milliseconds; later arrivals wait. */
  asOf: number;
  /** The IDs of the listed opportunities. */
  listed: ReadonlyArray<number>;
};

/**
 * Listens for changes to a list. Listed opportunities are reloaded in place, as of the same time, so that nothing moves;
 * new ones are counted.
 */
export function useOpportunityChanges({ scope, asOf, listed }: LiveList) {
  const [isLive, setIsLive] = useState(false);
  const [news, setNews] = useState<{ asOf: number; ids: ReadonlyArray<number> }>({ asOf, ids: [] });
  const narrowing = narrowingOf(useLocation().search);
  const refetch = useRefetchInPlace(asOf);

  const latest = useRef({ asOf, refetch });
  useEffect(() => {
    latest.current = { asOf, refetch };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetchIn = (ms: number) => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!latest.current.refetch()) refetchSoon();
      }, ms);
    };
    const refetchSoon = () => {
      refetchIn(FIRST_REFETCH_MS + Math.random() * (LAST_REFETCH_MS - FIRST_REFETCH_MS));
    };
    const stop = keepSocket({
      href: () => {
        const { host, protocol } = window.location;
        const scheme = protocol === "https:" ? "wss" : "ws";
        return `${scheme}://${host}${liveHref(scope, narrowing, latest.current.asOf)}`;
      },
      onChanges: (changes) => {
        setNews((before) => newsAfter(before, changes, latest.current.asOf));
        if (changes.some(({ type }) => type !== "INSERT")) refetchSoon();
      },
      onLive: setIsLive,
      onReturn: refetchSoon,
      // Delayed, because this page may itself be signing out and navigating away.
      onEnded: () => {
        refetchIn(FIRST_REFETCH_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [scope, narrowing]);

  const isNew = (id: number) => !listed.includes(id);
  return { isLive, newCount: news.asOf === asOf ? news.ids.filter(isNew).length : 0 };
}

/** The distinct IDs of new opportunities, without those that have closed again. */
function newsAfter(
  before: { asOf: number; ids: ReadonlyArray<number> },
  changes: ReadonlyArray<Change>,
  asOf: number,
) {
  const ids = new Set(before.asOf === asOf ? before.ids : []);
  for (const { table, type, id } of changes) {
    if (table !== "opportunities") continue;
    if (type === "INSERT") ids.add(id);
    if (type === "DELETE") ids.delete(id);
  }
  return { asOf, ids: [...ids] };
}

/**
 * Returns a function that reloads the page's data as of the time at which its list was read; it returns false during
 * another navigation, which must not be interrupted. The URL stays unchanged, so a browser reload shows the newest list.
 */
function useRefetchInPlace(asOf: number): () => boolean {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();

  useEffect(() => {
    const shown = unpinnedSearch(search);
    if (shown !== search) window.history.replaceState(window.history.state, "", `${pathname}${shown}`);
  }, [pathname, search]);

  return () => {
    // The router knows of a pressed link, and of the page it led to, at once; React renders them later.
    const { navigation, location } = window.__remixRouter.state;
    if (navigation.state !== "idle" || location.key !== key) return false;
    const pinned = pinnedSearch(search, asOf);
    if (pinned === search) revalidator.revalidate();
    else navigate(`${pathname}${pinned}`, { replace: true, preventScrollReset: true, state: reloadOf(key) });
    return true;
  };
}
