import { useLocation, useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Change } from "~/ports/broadcaster";
import { keepSocket } from "./keep-socket";
import { liveHref, type LiveScope, narrowingOf, pinnedSearch, unpinnedSearch } from "./live-url";

/** A change of a notice reaches every page that lists it at once: they load it again one by one. */
const FIRST_REFETCH_MS = 200;
const LAST_REFETCH_MS = 3_000;

export type LiveList = {
  scope: LiveScope;
  /** The instant of the list, in milliseconds: what came later waits. */
  asOf: number;
  /** The opportunities that are on it. */
  listed: ReadonlyArray<number>;
};

/**
 * Listens to what happens to a list. What is listed is loaded again in place, as of the same instant, so that nothing
 * moves under the reader; what is new is counted.
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
      // Not at once: it may have been this very page that signed out, and is on its way.
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

/** The ids that wait, each once, without those that are gone again. */
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
 * Loads the page's data again as of the instant at which its list was read; false while the reader is going elsewhere,
 * whom this must not hold up. The address keeps its form: a reload shows the newest.
 */
function useRefetchInPlace(asOf: number): () => boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();

  useEffect(() => {
    const shown = unpinnedSearch(search);
    if (shown !== search) window.history.replaceState(window.history.state, "", `${pathname}${shown}`);
  }, [pathname, search]);

  return () => {
    if (navigation.state !== "idle") return false;
    const pinned = pinnedSearch(search, asOf);
    if (pinned === search) revalidator.revalidate();
    else navigate(`${pathname}${pinned}`, { replace: true, preventScrollReset: true });
    return true;
  };
}
