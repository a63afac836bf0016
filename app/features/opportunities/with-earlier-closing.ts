import { earlierClosingLabel } from "~/domain/reading/kept/earlier-closing";
import type { DeadlineView } from "./opportunity-view";

/** Whoever goes by the portal's closing should know that the notice's text states an earlier one. */
export function withEarlierClosing(
  view: DeadlineView,
  bid: Parameters<typeof earlierClosingLabel>[0],
): DeadlineView {
  const says = view.expired ? null : earlierClosingLabel(bid);
  return says === null
    ? view
    : { ...view, label: `${view.label}; ${says}`, shortLabel: view.label, basis: `Closing: ${says}` };
}
