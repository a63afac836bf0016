import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { DialogFrameProps } from "./dialog-frame";
import { useHydrated } from "./use-hydrated";

/** Loaded with the first dialog that opens: no page needs it to be read. */
const DialogFrame = lazy(() => import("./dialog-frame"));

type PageOrDialogProps = Pick<DialogFrameProps, "title" | "closeHref"> & {
  width?: DialogFrameProps["width"];
  /** A bid that is the page itself opens over nothing. */
  isPage?: boolean;
  children: (look: "page" | "dialog") => ReactNode;
};

/**
 * One URL, two looks: part of the page on a full load (so without JavaScript too), a dialog when it
 * opens inside a page that is already running.
 */
export function PageOrDialog({
  title,
  closeHref,
  width = "wide",
  isPage = false,
  children,
}: PageOrDialogProps) {
  const [look] = useState(useHydrated() && !isPage ? "dialog" : "page");

  if (look === "page") {
    return (
      <section aria-label={title} data-print="only" className="rounded-card border border-edge bg-surface">
        {children("page")}
      </section>
    );
  }
  return (
    <>
      <FocusComesBack />
      <Suspense>
        <DialogFrame title={title} closeHref={closeHref} width={width}>
          {children("dialog")}
        </DialogFrame>
      </Suspense>
    </>
  );
}

/** To what had the focus as the dialog opened: the frame knows only of what happened since it was loaded. */
function FocusComesBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  return null;
}
