import { Link } from "@remix-run/react";
import type { BillingView } from "./billing-view";

/** What happens next, or what to do next. */
export function NextAction({ view: { nextAction, nextActionHref } }: { view: BillingView }) {
  if (nextActionHref === null) return <>{nextAction}</>;
  return (
    <Link to={nextActionHref} className="text-link">
      {nextAction}
    </Link>
  );
}
