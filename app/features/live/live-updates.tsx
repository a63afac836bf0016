import { LIVE_TEXTS } from "~/content/live";
import { LinkButton } from "~/ui/button";
import { type LiveList, useOpportunityChanges } from "./use-opportunity-changes";

type LiveUpdatesProps = LiveList & {
  /** The URL of the current list's first page. */
  refreshHref: string;
  /** For a text search: new notices may not match it, so they are not counted. */
  uncounted?: boolean;
};

/**
 * Shows that a list is live, and a button when new opportunities have arrived. The button floats so that it moves nothing.
 * Renders nothing without JavaScript.
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
