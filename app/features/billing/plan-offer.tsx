import type { ReactNode } from "react";
import { PLAN_CURRENCY } from "~/domain/billing/plans";
import { Badge } from "~/ui/badge";
import type { OfferView } from "./billing-view";

/** One plan on offer: name, price, terms and its button. */
export function PlanOffer({ offer, children }: { offer: OfferView; children: ReactNode }) {
  const { plan, interval, label, price, kind, recommended, terms } = offer;
  return (
    <li id={`${plan}-${interval}`} className="@container scroll-mt-4 px-4 py-4 target:bg-wash">
      <div className="grid gap-x-6 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:items-center">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-base">
            {label}
            {kind && <Badge tone="outline">{kind === "upgrade" ? "Upgrade" : "Downgrade"}</Badge>}
            {recommended && <Badge tone="good">Recommended</Badge>}
          </h3>
          <p className="font-semibold tabular-nums">
            {price} <span className="font-normal text-muted">{PLAN_CURRENCY}</span>
          </p>
          <p className="mt-1 max-w-measure text-sm text-muted tabular-nums">{terms}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
