import { Form, Link } from "@remix-run/react";
import { CircleCheck, CircleDashed } from "lucide-react";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";
import type { ProSetUpLine } from "./pro-setup-view";

/** The pages that show it, to which closing it returns. */
export const SET_UP_PAGES = ["/dashboard", "/dashboard/billing"] as const;

type ProSetUpProps = { lines: ReadonlyArray<ProSetUpLine>; page: (typeof SET_UP_PAGES)[number] };

/** Three lines for somebody new to Pro, until they are done or closed. */
export function ProSetUp({ lines, page }: ProSetUpProps) {
  return (
    <section
      aria-labelledby="pro-setup"
      data-print="hide"
      className="rounded-card border border-line bg-surface px-4 py-2"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="pro-setup" className="text-base">
          Set up Pro
        </h2>
        <Form method="post" action="/dashboard/pro-setup">
          <OwnerField />
          <input type="hidden" name="back" value={page} />
          <Button look="quiet">
            Close<span className="sr-only"> the list of what to set up</span>
          </Button>
        </Form>
      </div>
      <ul className="grid gap-x-6 lg:grid-cols-3">
        {lines.map(({ name, isDone, state, link }) => (
          <li key={name} className="flex min-h-11 items-center gap-2 text-sm">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-won" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-muted" />
            )}
            <span className="min-w-0 flex-1">
              <strong className="font-semibold">{name}</strong>
              <span className="sr-only">{isDone ? ", done" : ", to do"}</span>{" "}
              <span className="text-muted">{state}</span>
            </span>
            <Link to={link.href} className="inline-flex min-h-11 items-center text-link">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
