import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { KeyDates } from "~/features/key-dates/key-dates";
import { Badge } from "~/ui/badge";
import { Dialog, DialogClose } from "~/ui/dialog";
import { Facts } from "~/ui/facts";
import { BidDocuments } from "./bid-documents";
import { BidHistory } from "./bid-history";
import { BidNeighbours } from "./bid-neighbours";
import { ListingLink, NewTabLink } from "./listing-link";
import type { NeighboursView, OpportunityDetailView } from "./opportunity-view";
import { FIELDS } from "./query-fields";
import { ShareBid } from "./share-bid";

type OpportunityDetailProps = {
  view: OpportunityDetailView;
  /** The list's URL without the open bid. */
  closeHref: string;
  neighbours?: NeighboursView | null;
  isPage?: boolean;
  /** More buttons in the footer, beside Close. */
  actions?: ReactNode;
  /** The button that leaves the bid out of the reader's feed. */
  wayOut?: ReactNode;
};

export function OpportunityDetail(props: OpportunityDetailProps) {
  const { view, closeHref, neighbours = null, isPage = false, actions, wayOut } = props;
  return (
    <Dialog
      title={view.title}
      language={view.language}
      lead={<Lead view={view} neighbours={neighbours} />}
      closeHref={closeHref}
      returnTo={`bid-${view.id}`}
      place={isPage ? "page" : "over"}
      footer={
        <>
          {/* From the left, so that the first button stays under the pointer when another one joins it. */}
          <div className="flex grow flex-wrap gap-3">{actions}</div>
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      <div
        key={view.id}
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr] lg:items-start"
      >
        <div className="min-w-0 space-y-5">
          <Ways view={view} wayOut={wayOut} />
          <KeyDates
            closing={view.deadline}
            moved={view.moved}
            dates={view.keyDates}
            listing={<Listing view={view} />}
          />
          <BidDocuments documents={view.documents} />
        </div>
        <div className="min-w-0 space-y-7">
          <Language view={view} />
          {view.isHeadlineOnly && <HeadlineOnly view={view} />}
          {view.isTextAway && <TextAway />}
          {view.sections.map((section) => (
            <Section key={section.heading} {...section} language={view.language} />
          ))}
          <Missing headings={view.missing} />
          <BidHistory changes={view.changes} />
        </div>
        {/* Last on a phone: what the work is comes before what every row of a list has said. */}
        <aside
          aria-label="Facts"
          className="space-y-5 rounded-card bg-wash p-4 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Facts
            facts={[
              {
                term: "Deadline",
                value: <Deadline deadline={view.deadline} portalsSay={view.portalsSay} />,
              },
              { term: "Contract Value", value: view.contractValue },
              { term: "Region", value: view.region },
              { term: "Status", value: view.status },
              { term: "Published", value: view.published },
            ]}
          />
          <Source view={view} />
        </aside>
      </div>
    </Dialog>
  );
}

type LeadProps = { view: OpportunityDetailView; neighbours: NeighboursView | null };

function Lead({ view, neighbours }: LeadProps) {
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          {view.agency} · {view.region}
        </span>
        {view.status !== "Active" && <Badge tone="bad">{view.status}</Badge>}
        {view.bidType && <Badge>{view.bidType}</Badge>}
        {view.category && <Badge tone="outline">{view.category}</Badge>}
      </p>
      {view.why && <p className="mt-1 text-sm text-muted">{view.why}</p>}
      {neighbours && <BidNeighbours neighbours={neighbours} />}
    </>
  );
}

/** The ways out of the page: to the buyer's own, to a colleague, and out of the reader's feed. */
function Ways({ view, wayOut }: Pick<OpportunityDetailProps, "view" | "wayOut">) {
  const link = view.links.find(({ url }) => url !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {link?.url && <ListingLink url={link.url} isButton />}
      <ShareBid id={view.id} title={view.title} />
      {wayOut}
    </div>
  );
}

function Deadline({ deadline, portalsSay }: Pick<OpportunityDetailView, "deadline" | "portalsSay">) {
  return (
    <>
      {deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label}
      {deadline.daysLeft && <span className="mt-1 block font-normal">{deadline.daysLeft}</span>}
      {portalsSay && <span className="mt-1 block text-sm font-normal">{portalsSay}</span>}
    </>
  );
}

/** A link to the same page in the notice's other language, or a line that there is none in English. */
function Language({ view }: { view: OpportunityDetailView }) {
  const { pathname, search } = useLocation();
  const { otherLanguage } = view;
  if (otherLanguage === null)
    return view.language === "fr" ? <p className="text-muted">This notice is in French only.</p> : null;
  const query = new URLSearchParams(search);
  query.set(FIELDS.language, otherLanguage);
  return (
    <p>
      <Link
        to={`${pathname}?${query.toString()}`}
        lang={otherLanguage}
        hrefLang={otherLanguage}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-link"
        data-print="hide"
      >
        {READ_IN[otherLanguage]}
      </Link>
    </p>
  );
}

const READ_IN = { en: "Read this notice in English", fr: "Lire cet avis en français" } as const;

function Listing({ view }: { view: OpportunityDetailView }) {
  const [source] = view.links;
  const words = `See the listing on ${source?.sourceName ?? "the source"}`;
  return source?.url ? <NewTabLink url={source.url}>{words}</NewTabLink> : <>{words}.</>;
}

function HeadlineOnly({ view }: { view: OpportunityDetailView }) {
  const [source] = view.links;
  return (
    <section>
      <h3 className="text-lg">Headline only</h3>
      <p className="mt-2 max-w-measure">
        We have no text from {source?.sourceName ?? "the source"} for this bid.
        {source?.url ? " The original listing may say more." : ""}
      </p>
    </section>
  );
}

function TextAway() {
  return (
    <section>
      <h3 className="text-lg">Text not available right now</h3>
      <p className="mt-2 max-w-measure">
        We could not load the text of this bid, which closed some time ago. Reload the page to try again.
      </p>
    </section>
  );
}

/** Where the bid was published. The first link to it is above; those to other portals are here. */
function Source({ view }: { view: OpportunityDetailView }) {
  const first = view.links.find(({ url }) => url !== null);
  return (
    <section aria-labelledby="bid-source" className="border-t border-line pt-4">
      <h3 id="bid-source" className="text-base">
        Source
      </h3>
      <ul className="mt-2 space-y-4 text-sm wrap-anywhere">
        {view.links.map((link) => (
          <li key={`${link.sourceName} ${link.url ?? link.reference ?? ""}`}>
            <p className="font-semibold">{link.sourceName}</p>
            <Reference text={link.reference ?? view.reference} />
            {link.url && link !== first && <ListingLink url={link.url} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to quote to the buyer; many notices have no number. */
function Reference({ text }: { text: string | null }) {
  return text === null ? null : <p className="text-muted">Reference {text}</p>;
}

type SectionProps = OpportunityDetailView["sections"][number] & Pick<OpportunityDetailView, "language">;

function Section({ heading, note, paragraphs, items, isOurs, language }: SectionProps) {
  return (
    <section>
      <h3 className="text-lg">{heading}</h3>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <div lang={isOurs ? undefined : language} className="mt-2 max-w-measure space-y-3 wrap-anywhere">
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {items.length > 0 && (
          <ul className="list-disc space-y-1.5 pl-5 marker:text-muted">
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The headings about which the notice says nothing, with one line for them all. */
function Missing({ headings }: { headings: ReadonlyArray<string> }) {
  if (headings.length === 0) return null;
  return (
    <section>
      <div className="flex flex-wrap gap-x-5">
        {headings.map((heading) => (
          <h3 key={heading} className="text-lg">
            {heading}
          </h3>
        ))}
      </div>
      <p className="mt-2 text-muted">Not in the notice. See the documents.</p>
    </section>
  );
}
