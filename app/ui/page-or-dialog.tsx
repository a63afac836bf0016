import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { DialogFrameProps } from "./dialog-frame";
import { useHydrated } from "./use-hydrated";

/** Loaded when the first dialog opens, because no page needs it before. */
const DialogFrame = lazy(() => import("./dialog-frame"));

type PageOrDialogProps = Pick<DialogFrameProps, "title" | "closeHref"> & {
  width?: DialogFrameProps["width"];
  /** True for a bid's own page, where there is nothing to cover. */
  isPage?: boolean;
  children: (look: "page" | "dialog") => ReactNode;
};

/** One URL, two layouts: inline on a full load (and so without JavaScript), a dialog after client navigation. */
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
      <RestoreFocus />
      <Suspense>
        <DialogFrame title={title} closeHref={closeHref} width={width}>
          {children("dialog")}
        </DialogFrame>
      </Suspense>
    </>
  );
}

/** Restore focus to the element that had it before the dialog opened; the frame loads later and cannot know it. */
function RestoreFocus() {
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
