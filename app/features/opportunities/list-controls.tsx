import { classes } from "~/ui/classes";
import { RowLink } from "~/ui/row-link";
import type { ListControlsView } from "./opportunity-view";

const LOOK = "inline-flex min-h-11 items-center px-1 sm:min-h-8";

/** The links that sort a list and make its rows shorter. Both are remembered. */
export function ListControls({ sorts, density }: ListControlsView) {
  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-x-3 text-sm">
      <nav aria-label="Sort">
        <ul className="flex gap-x-2">
          {sorts.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <RowLink
                href={href}
                aria-current={isCurrent ? "true" : undefined}
                className={classes(LOOK, isCurrent ? "font-semibold" : "text-link")}
              >
                {label}
              </RowLink>
            </li>
          ))}
        </ul>
      </nav>
      <DensityLink {...density} />
    </div>
  );
}

export function DensityLink({ href, label }: ListControlsView["density"]) {
  return (
    <RowLink href={href} className={classes(LOOK, "text-sm text-link max-sm:hidden")}>
      {label}
    </RowLink>
  );
}
