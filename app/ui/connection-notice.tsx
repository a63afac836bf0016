import { CircleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { isConnectionLost, subscribeToConnection, tryAgain } from "./connection";
import { failuresUnderWay } from "./one-press";

/** Shown while something could not be sent or loaded. An open dialog covers the page, so it is shown inside. */
export function ConnectionNotice() {
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  if (!isLost) return null;
  const dialog = document.querySelector("[role=dialog][aria-modal] [data-notices]");
  return dialog ? createPortal(<Notice />, dialog) : <Notice />;
}

function Notice() {
  return (
    <div
      role="alert"
      data-print="hide"
      className="fixed inset-x-4 top-3 z-50 mx-auto flex max-w-lg flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-urgent bg-urgent-tint px-4 py-2 text-ink shadow-float"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-urgent" />
      <p className="min-w-0 flex-1 basis-48">
        {failuresUnderWay().map((failure) => (
          <span key={failure} className="block">
            {failure}
          </span>
        ))}
        <strong className="font-semibold">No connection. What you typed is kept.</strong>
      </p>
      <Button type="button" look="secondary" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
