import { useFetchers, useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { classes } from "./classes";
import { isConnectionLost, subscribeToConnection } from "./connection";
import { subscribeToPresses, wasPressRefused } from "./one-press";

const never = () => false;

/**
 * Shown while a page loads (spec section 2, route guard: a spinner) or a form is sent. CSS delays it, so that fast answers
 * do not flash, except after a press that was refused because the one before is under way. Without JavaScript the browser
 * shows its own.
 */
export function LoadingIndicator() {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isRefused = useSyncExternalStore(subscribeToPresses, wasPressRefused, never);
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, never);
  const isSending = [navigation, ...fetchers].some(
    ({ state, formMethod }) => state !== "idle" && formMethod === "POST",
  );
  if (isLost || (navigation.state === "idle" && !isSending)) return null;
  return (
    <div
      role="status"
      data-print="hide"
      className={classes(
        "pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto flex w-fit items-center gap-2 rounded-full bg-surface px-4 py-2 font-semibold text-ink shadow-float",
        !isRefused && "animate-appear-late",
      )}
    >
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-line border-t-primary"
      />
      {isSending ? (isRefused ? "Still sending. One press is enough." : "Sending…") : "Loading…"}
    </div>
  );
}
