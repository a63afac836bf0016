import { LIVE_TEXTS } from "~/content/live";
import { LinkButton } from "~/ui/button";
import { type LiveList, useOpportunityChanges } from "./use-opportunity-changes";

type LiveUpdatesProps = LiveList & {
  /** The list as it is now, from its beginning. */
  refreshHref: string;
  /** For a search: whether what is new holds its words is not known, so it is not counted. */
  uncounted?: boolean;
};

/**
 * Says that a list is live, and that something new waits for the reader: afloat, so that it moves nothing when it comes.
 * Without JavaScript there is nothing to say.
 */
export function LiveUpdates({ refreshHref, uncounted = false, ...list }: LiveUpdatesProps) {
  const { isLive, newCount } = useOpportunityChanges(list);
  return (
    <span data-print="hide">
      {isLive && (
        <>
          {" · "}
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 rounded-full bg-beacon" />
            {LIVE_TEXTS.live}
          </span>
        </>
      )}
      <span aria-live="polite">
        {newCount > 0 && (
          <LinkButton
            to={refreshHref}
            className="fixed bottom-4 left-1/2 z-20 -translate-x-1/2 whitespace-nowrap shadow-float"
          >
            {uncounted ? LIVE_TEXTS.newUncounted : LIVE_TEXTS.newCount(newCount)}
          </LinkButton>
        )}
      </span>
    </span>
  );
}
