import { Dialog, DialogPanel } from "@headlessui/react";
import { useNavigate } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { classes } from "./classes";
import { NoticePlace } from "./notice-place";

type DialogOverPageProps = {
  title: string;
  closeHref: string;
  width: "narrow" | "wide";
  children: ReactNode;
};

/** Shown over the page it was opened from; Escape or a click outside returns there. */
export default function DialogOverPage({ title, closeHref, width, children }: DialogOverPageProps) {
  const navigate = useNavigate();
  const setNoticePlace = useContext(NoticePlace);
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
        <span className="second-click-guard" />
        <div ref={setNoticePlace} data-notices className="px-4 pt-4 empty:hidden sm:px-6" />
        {children}
      </DialogPanel>
    </Dialog>
  );
}
