import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

type UpdatedLineProps = {
  /** "Last updated 9:14 am ET". */ updated: string;
  refreshHref?: string | undefined;
  /** What the page says of its live updates. */
  live?: ReactNode;
};

/** The list never changes under the reader; Refresh loads the same page again. */
export function UpdatedLine({ updated, refreshHref, live }: UpdatedLineProps) {
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm text-muted">
      {updated}
      <span data-print="hide">
        {" · "}
        <Link
          to={refreshHref ?? `${pathname}${search}`}
          preventScrollReset
          className="-mx-1 inline-flex min-h-11 items-center px-1 font-semibold text-primary underline underline-offset-4"
        >
          Refresh
        </Link>
      </span>
      {live}
    </p>
  );
}
