import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { DrawnIcon } from "~/ui/drawn-icon";
import { OwnerField } from "~/ui/owner-field";
import { PageLink } from "~/ui/row-link";
import type { ProSetUpLine } from "./pro-setup-view";

/** The pages that show it, to which closing it returns. */
export const SET_UP_PAGES = ["/dashboard", "/dashboard/billing"] as const;

type ProSetUpProps = { lines: ReadonlyArray<ProSetUpLine>; page: (typeof SET_UP_PAGES)[number] };

/** Three lines for somebody new to Pro, until they are done or closed. Folded on the dashboard, whose bids come first. */
export function ProSetUp({ lines, page }: ProSetUpProps) {
  const done = lines.filter(({ isDone }) => isDone).length;
  return (
    <details
      open={page === "/dashboard/billing"}
      data-print="hide"
      className="group rounded-card border border-line bg-surface px-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <h2 className="text-base">Set up Pro</h2>
        <span className="text-sm text-muted">
          {done} of {lines.length} done
        </span>
        <DrawnIcon name="chevron-down" className="ml-auto size-5 text-muted group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-6 lg:grid-cols-3">
        {lines.map(({ name, isDone, state, link }) => (
          <li key={name} className="flex min-h-11 items-center gap-2 text-sm">
            <DrawnIcon
              name={isDone ? "done" : "to-do"}
              className={classes("size-5 shrink-0", isDone ? "text-won" : "text-muted")}
            />
            <span className="min-w-0 flex-1">
              <strong className="font-semibold">{name}</strong>
              <span className="sr-only">{isDone ? ", done" : ", to do"}</span>{" "}
              <span className="text-muted">{state}</span>
            </span>
            <PageLink href={link.href} className="inline-flex min-h-11 items-center text-link">
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
      <Form method="post" action="/dashboard/pro-setup">
        <OwnerField />
        <input type="hidden" name="back" value={page} />
        <Button look="quiet">
          Close<span className="sr-only"> the list of what to set up</span>
        </Button>
      </Form>
    </details>
  );
}
