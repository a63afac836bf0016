import type { ReactNode } from "react";
import { BID_GONE_PAGE } from "~/content/error-pages";
import { HERO, TRIAL_TERMS } from "~/content/landing";
import { inFrench } from "~/content/language";
import { ListingLink } from "~/features/opportunities/listing-link";
import { ShareBid } from "~/features/opportunities/share-bid";
import { Breadcrumb } from "~/features/public-site/breadcrumb";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { type Fact, Facts } from "~/ui/facts";
import { publicBidPath, type PublicBidView } from "./public-bid-view";

/** A bid's page for visitors. It runs no script. */
export function PublicBidPage({ view }: { view: PublicBidView }) {
  const { id, title, language, standing, deadline, listingUrl, attributions, more } = view;
  return (
    <Frame more={more}>
      <h1 lang={language} className="mt-3 text-2xl wrap-anywhere text-pretty sm:text-3xl">
        {title}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {standing !== "open" && <Badge tone="bad">{view.status}</Badge>}
        {inFrench(language) && <Badge tone="outline">{inFrench(language)}</Badge>}
        {standing === "open" && deadline.daysLeft && (
          <Badge tone={deadline.urgent ? "soon" : "outline"}>{deadline.daysLeft}</Badge>
        )}
        <span className="min-w-0 wrap-anywhere">
          {[view.buyer, view.location].filter(Boolean).join(" · ")}
        </span>
      </p>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {standing !== "open" && <p className="mb-4 max-w-measure">{STANDING_TEXTS[standing]}</p>}
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            {listingUrl && <ListingLink url={listingUrl} isButton />}
            {standing !== "gone" && <ShareBid id={id} title={title} />}
          </div>
          <section aria-label="Facts" className="rounded-card bg-wash p-4">
            <Facts facts={factsOf(view)} isWide />
          </section>
          <ul className="mt-4 space-y-1 text-sm text-muted">
            {attributions.map((attribution) => (
              <li key={attribution}>{attribution}</li>
            ))}
          </ul>
        </div>
        <Offer id={id} isOpen={standing === "open"} more={more} />
      </div>
    </Frame>
  );
}

const STANDING_TEXTS = {
  closed: "This bid can no longer be bid on. Its listing may name who won it.",
  gone: "The buyer or its portal took this bid back, so it can no longer be bid on.",
} as const;

/** For an address that is no bid's. */
export function UnknownBidPage() {
  const more = { label: "Open bids by region and trade", href: "/bids-in" };
  return (
    <Frame more={more}>
      <h1 className="mt-3 text-2xl sm:text-3xl">{BID_GONE_PAGE.heading}</h1>
      <p className="mt-3 max-w-measure">
        There is no bid at this address. It may be mistyped, or the bid was merged with another one.
      </p>
      <LinkButton to={more.href} reloadDocument className="mt-6">
        {more.label}
      </LinkButton>
    </Frame>
  );
}

function Frame({ more, children }: { more: PublicBidView["more"]; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <Breadcrumb steps={more.href === "/bids-in" ? [] : [more]} />
      {children}
    </div>
  );
}

function factsOf({ deadline, dates, location, buyer, bidType, trade, sourceName, status }: PublicBidView) {
  const closing = deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label;
  const facts: Array<Fact | false> = [
    { term: "Deadline", value: closing },
    ...dates.map(({ name, label, attendance }) => ({
      term: name,
      value: attendance === null ? label : `${label} (${attendance})`,
    })),
    { term: "Region", value: location },
    buyer !== null && { term: "Buyer", value: buyer },
    bidType !== null && { term: "Type", value: bidType },
    trade !== null && { term: "Trade", value: trade },
    { term: "Status", value: status },
    { term: "Source", value: sourceName },
  ];
  return facts.filter((fact) => fact !== false);
}

type OfferProps = { id: number; isOpen: boolean; more: PublicBidView["more"] };

function Offer({ id, isOpen, more }: OfferProps) {
  const signIn = `/sign-in?${new URLSearchParams({ next: publicBidPath(id) }).toString()}`;
  return (
    <aside
      aria-label="Start a trial"
      className="self-start rounded-card border-2 border-primary bg-surface p-5"
    >
      <h2 className="text-lg">{isOpen ? "See the whole bid" : "See what is open now"}</h2>
      <p className="mt-1 text-muted">
        {isOpen
          ? "Its scope, requirements, documents and changes, and every new bid like it by email."
          : "Get every new bid in your region and trade by email, before it closes."}
      </p>
      <LinkButton to="/sign-up" reloadDocument className="mt-4 w-full">
        {HERO.primaryCall}
      </LinkButton>
      <p className="mt-2 text-sm text-muted">{TRIAL_TERMS}</p>
      <ul className="mt-2">
        {isOpen && (
          <li>
            <a href={signIn} className="inline-flex min-h-11 items-center text-link">
              Sign in to open it
            </a>
          </li>
        )}
        <li>
          <a href={more.href} className="inline-flex min-h-11 items-center text-link">
            {more.label}
          </a>
        </li>
      </ul>
    </aside>
  );
}
