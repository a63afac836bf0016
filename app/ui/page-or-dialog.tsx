import { Dialog, DialogPanel } from "@headlessui/react";
import { useNavigate } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { classes } from "./classes";
import { useHydrated } from "./use-hydrated";

type PageOrDialogProps = {
  title: string;
  closeHref: string;
  /** A form is narrow, a bid with its facts beside it is wide. */
  width?: "narrow" | "wide";
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
  const navigate = useNavigate();
  const [look] = useState(useHydrated() && !isPage ? "dialog" : "page");

  if (look === "page") {
    return (
      <section aria-label={title} data-print="only" className="rounded-card border border-edge bg-surface">
        {children("page")}
      </section>
    );
  }
  return (
    <Dialog
      open
      onClose={() => {
        navigate(closeHref, { replace: true, preventScrollReset: true });
      }}
      aria-label={title}
      data-print="only"
      className="fixed inset-0 z-40 flex animate-appear items-end justify-center bg-[rgb(8_25_30/0.55)] sm:items-center sm:p-6 print:static print:bg-transparent"
    >
      <DialogPanel
        className={classes(
          "flex max-h-[calc(100dvh-1rem)] w-full flex-col overflow-clip rounded-t-card bg-surface shadow-float sm:max-h-full sm:rounded-card print:max-h-none print:shadow-none",
          width === "wide" ? "max-w-5xl" : "max-w-lg",
        )}
      >
        {children("dialog")}
      </DialogPanel>
    </Dialog>
  );
}
