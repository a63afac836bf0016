import { useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "./classes";

/** The page's one h1. Takes focus after client navigation, so that screen readers announce it. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const arrivedByLink = useNavigationType() === "PUSH";

  // Only a new path moves focus, not filters or dialogs of the same page.
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
  }, [pathname, arrivedByLink]);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={classes("text-lg wrap-anywhere md:text-xl lg:text-2xl", className)}
    >
      {children}
    </h1>
  );
}
