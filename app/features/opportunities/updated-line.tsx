import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { RowLink } from "~/ui/row-link";

type UpdatedLineProps = {
  /** "Last updated 9:14 am ET". */ updated: string;
  refreshHref: string;
  /** The live-update status. */
  live?: ReactNode;
  /** Whether a refresh shows a notice. */
  saysSo?: boolean;
};

const LOOK = "-mx-1 inline-flex min-h-11 items-center px-1 text-link";

/** The list never changes by itself; Refresh loads the page again. */
export function UpdatedLine({ updated, refreshHref, live, saysSo = false }: UpdatedLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <p>{updated}</p>
      <div data-print="hide">
        {saysSo ? (
          <Form method="post" action={refreshHref} preventScrollReset replace>
            <button type="submit" className={LOOK}>
              Refresh
            </button>
          </Form>
        ) : (
          <RowLink href={refreshHref} className={LOOK}>
            Refresh
          </RowLink>
        )}
      </div>
      {live}
    </div>
  );
}
