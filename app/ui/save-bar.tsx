import type { ReactNode } from "react";
import { classes } from "./classes";

/** Put this on a form that has a save bar, so that focused controls are not hidden behind it. */
export const CLEAR_OF_SAVE_BAR = "[&_:is(a,button,input,select,summary)]:scroll-mb-28";

type SaveBarProps = {
  /** Keeps its space while hidden, so that the page does not shift on the first change. */
  isShown?: boolean;
  children: ReactNode;
};

/**
 * Sticks to the bottom of the window while its form is on screen: status on the left, button on the right, clear of the
 * Help button.
 */
export function SaveBar({ isShown = true, children }: SaveBarProps) {
  return (
    <div
      data-print="hide"
      className={classes(
        "sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper py-3 pr-20 pl-4 md:mx-0 md:pr-12 md:pl-0 min-[90rem]:pr-0",
        !isShown && "invisible",
      )}
    >
      {children}
    </div>
  );
}
