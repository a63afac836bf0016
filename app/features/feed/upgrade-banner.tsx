import { Form } from "@remix-run/react";
import { UpgradeLink } from "~/features/opportunities/upgrade-link";
import { DrawnIcon } from "~/ui/drawn-icon";
import { OwnerField } from "~/ui/owner-field";

/** One line with one button, for trial and basic; it can be hidden for the day. */
export function UpgradeBanner() {
  return (
    <aside
      aria-label="Upgrade"
      data-print="hide"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-wash px-4 py-2"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">Pro opens every bid without a daily limit</strong>, in all your
        regions and trades, with alerts for large contracts.
      </p>
      <UpgradeLink />
      <Form method="post" action="/dashboard/hide-upgrade" className="-mr-2">
        <OwnerField />
        <button
          type="submit"
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-surface"
        >
          <DrawnIcon name="x" className="size-5 text-muted" />
          <span className="sr-only">Hide until tomorrow</span>
        </button>
      </Form>
    </aside>
  );
}
