import { Form, Link } from "@remix-run/react";
import { MISSED } from "~/content/missed";
import { BidRow } from "~/features/opportunities/bid-row";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { RowList } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { OwnerField } from "~/ui/owner-field";
import type { MissedBidView, MissedPageView } from "./missed-view";

/** The bids that the settings leave out, each with its reason and a button that includes such bids. */
export function MissedPage({ view }: { view: MissedPageView }) {
  if (view.bids.length === 0) return <NothingMissed days={view.days} />;
  return (
    <div className="space-y-4">
      <div className="max-w-measure space-y-1 text-muted">
        <p>{MISSED.intro(view.days)}</p>
        {view.isLimited && (
          <p>
            {MISSED.onePlace}{" "}
            <Link to="/dashboard/settings#coverage" className="text-link">
              {MISSED.changeInSettings}
            </Link>
            .
          </p>
        )}
      </div>
      <div className="@container">
        <RowList aria-label={MISSED.list}>
          {view.bids.map((bid) => (
            <li key={bid.id}>
              <MissedBid bid={bid} />
            </li>
          ))}
        </RowList>
      </div>
    </div>
  );
}

function MissedBid({ bid }: { bid: MissedBidView }) {
  return (
    <BidRow bid={bid} heading="h2" href={bid.href} summary={bid.summary} details={bid.details}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-1">
        <p className="min-w-0">{bid.reasons.join(". ")}.</p>
        <Include bid={bid} />
      </div>
    </BidRow>
  );
}

function Include({ bid: { title, include } }: { bid: MissedBidView }) {
  const { label, fields, needsPro } = include;
  return (
    <Form method="post" action="/dashboard/missed" preventScrollReset data-print="hide">
      <OwnerField />
      <input type="hidden" name="intent" value="include" />
      {Object.entries(fields).map(([name, value]) =>
        value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button look="secondary" className="text-sm">
        {label}
        {needsPro && <Badge tone="outline">{MISSED.pro}</Badge>}
        <span className="sr-only">, as for {title}</span>
      </Button>
    </Form>
  );
}

function NothingMissed({ days }: { days: number }) {
  return (
    <EmptyState
      heading={MISSED.nothing.heading}
      action={<LinkButton to="/opportunities">Browse All Opportunities</LinkButton>}
    >
      {MISSED.nothing.text(days)}
    </EmptyState>
  );
}
