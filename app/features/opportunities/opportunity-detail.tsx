import { Link, useLocation } from "@remix-run/react";
import { ArrowRight, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { Dialog, DialogClose } from "~/ui/dialog";
import { Facts } from "~/ui/facts";
import type { OpportunityDetailView } from "./opportunity-view";
import { FIELDS } from "./query-fields";

type OpportunityDetailProps = {
  view: OpportunityDetailView;
  /** The list's URL without the open bid. */
  closeHref: string;
  isPage?: boolean;
  /** More buttons in the footer, beside Close. */
  actions?: ReactNode;
};

export function OpportunityDetail({ view, closeHref, isPage = false, actions }: OpportunityDetailProps) {
  return (
    <Dialog
      title={view.title}
      language={view.language}
      lead={<Lead view={view} />}
      closeHref={closeHref}
      returnTo={`bid-${view.id}`}
      place={isPage ? "page" : "over"}
      footer={
        <>
          {actions}
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start">
        <aside
          aria-label="Facts"
          className="space-y-5 rounded-card bg-wash p-4 lg:sticky lg:top-0 lg:col-start-2 lg:row-start-1"
        >
          <Facts
            facts={[
              {
                term: "Deadline",
                value: <Deadline deadline={view.deadline} portalDates={view.portalDates} />,
              },
              { term: "Contract Value", value: view.contractValue },
              { term: "Region", value: view.region },
              { term: "Status", value: view.status },
              { term: "Published", value: view.published },
            ]}
          />
          <Source view={view} />
        </aside>
        <div className="min-w-0 space-y-7 lg:col-start-1 lg:row-start-1">
          <Changes changes={view.changes} />
          <Language view={view} />
          {view.isHeadlineOnly && <HeadlineOnly view={view} />}
          {view.sections.map((section) => (
            <Section key={section.heading} {...section} language={view.language} />
          ))}
          <Documents documents={view.documents} />
        </div>
      </div>
    </Dialog>
  );
}

function Lead({ view }: { view: OpportunityDetailView }) {
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          {view.agency} · {view.region}
        </span>
        {view.bidType && <Badge>{view.bidType}</Badge>}
        {view.category && <Badge tone="outline">{view.category}</Badge>}
      </p>
      {view.why && <p className="mt-1 text-sm text-muted">{view.why}</p>}
    </>
  );
}

function Deadline({ deadline, portalDates }: Pick<OpportunityDetailView, "deadline" | "portalDates">) {
  return (
    <>
      {deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label}
      {deadline.daysLeft && (
        <span className="mt-1 block font-normal">
          {deadline.urgent ? <Badge tone="soon">{deadline.daysLeft}</Badge> : deadline.daysLeft}
        </span>
      )}
      {portalDates && <span className="mt-1 block text-sm font-normal">{portalDates}</span>}
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

function Source({ view }: { view: OpportunityDetailView }) {
  return (
    <section aria-labelledby="bid-source" className="border-t border-line pt-4">
      <h3 id="bid-source" className="text-base">
        Source
      </h3>
      <ul className="mt-2 space-y-4 text-sm">
        {view.links.map((link) => (
          <li key={`${link.sourceName} ${link.url ?? link.reference ?? ""}`}>
            <p className="font-semibold">{link.sourceName}</p>
            <p className="text-muted">Reference {link.reference ?? view.reference}</p>
            {link.url && (
              <NewTabLink url={link.url} className="font-semibold">
                View Original Listing
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewTabLink({ url, className, children }: { url: string; className?: string; children: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={classes(
        "inline-flex min-h-11 max-w-full items-center gap-1.5 text-primary underline underline-offset-4 hover:text-pressed print:inline",
        className,
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 print:hidden" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

type SectionProps = OpportunityDetailView["sections"][number] & Pick<OpportunityDetailView, "language">;

function Section({ heading, paragraphs, items, isOurs, language }: SectionProps) {
  return (
    <section>
      <h3 className="text-lg">{heading}</h3>
      <div lang={isOurs ? undefined : language} className="mt-2 max-w-measure space-y-3">
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

function Documents({ documents }: Pick<OpportunityDetailView, "documents">) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">Documents</h3>
      <ul className="mt-1">
        {documents.map(({ title, url }) => (
          <li key={url}>
            <NewTabLink url={url}>{title}</NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first section, because a changed date matters most. */
function Changes({ changes }: Pick<OpportunityDetailView, "changes">) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">Changes to this notice</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {changes.map((change, index) => (
          <li key={index} className="py-2.5">
            <p className="text-sm text-muted">
              {change.field} · {change.at}
            </p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 tabular-nums">
              <del className="text-muted">{change.from}</del>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="sr-only">changed to</span>
              <ins className="font-semibold no-underline">{change.to}</ins>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
