import { HERO, SAMPLE_DIGEST } from "~/content/landing";
import type { OpenNowView } from "~/features/public-bids/open-now";
import { PublicBidList } from "~/features/public-bids/public-bids";
import { PublicDialog } from "~/features/public-site/dialog";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { RowList } from "~/ui/card";
import { classes } from "~/ui/classes";
import { ExampleMark } from "~/ui/example-mark";
import { Figures } from "~/ui/figures";

type Sample = (typeof SAMPLE_DIGEST)["opportunities"][number];

export type SampleDigestView = ReadonlyArray<
  Omit<Sample, "dueInDays"> & {
    /** "Tue 24 Nov 2026" */
    due: string;
    /** "3 days left" */
    timeLeft: string;
  }
>;

const PRIORITY_TONES = { urgent: "soon", high: "plain", medium: "outline" } as const;

type SampleDigestDialogProps = { view: SampleDigestView; openNow: OpenNowView | null };

/** Uses the same components as the feed. */
export function SampleDigestDialog({ view, openNow }: SampleDigestDialogProps) {
  const { title, subtitle, stats, dashboard, note } = SAMPLE_DIGEST;
  return (
    <PublicDialog id="sample-digest" title={title} lead={subtitle} wide>
      <p className="mb-3 text-sm text-muted">
        <ExampleMark /> {note}
      </p>
      <Figures figures={stats} />
      <RowList aria-label="Sample opportunities" className="mt-4">
        {view.map((sample) => (
          <li key={sample.title}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </RowList>
      {openNow && <RealDigest openNow={openNow} />}
      <section aria-labelledby="sample-dashboard" className="mt-6">
        <h3 id="sample-dashboard" className="text-lg">
          {dashboard.title}
        </h3>
        <p className="mt-1 text-muted">{dashboard.text}</p>
        <picture>
          <source
            media="(prefers-color-scheme: dark)"
            srcSet="/pictures/dashboard-dark.webp"
            type="image/webp"
          />
          <img
            src="/pictures/dashboard-light.webp"
            alt="The dashboard: three figures, the regions and trades that are followed, and a list of bids with their closing dates."
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
            className="mt-3 h-auto w-full rounded-card border border-line"
          />
        </picture>
      </section>
      <LinkButton to="/sign-up" reloadDocument className="mt-6">
        {HERO.primaryCall}
      </LinkButton>
    </PublicDialog>
  );
}

/** The two parts of the digest, with bids that are open now. */
function RealDigest({ openNow: { where, closing, alsoNew } }: { openNow: OpenNowView }) {
  const { heading, lead, closing: closingHeading, fresh } = SAMPLE_DIGEST.real;
  return (
    <section aria-labelledby="real-digest" className="mt-6 space-y-4">
      <div>
        <h3 id="real-digest" className="text-lg">
          {heading}
        </h3>
        <p className="mt-1 text-muted">{lead(where)}</p>
      </div>
      {[
        { title: closingHeading, list: closing },
        { title: fresh, list: alsoNew },
      ].map(
        ({ title, list }) =>
          list.length > 0 && (
            <div key={title}>
              <h4 className="mb-1 text-base">{title}</h4>
              <PublicBidList label={title} bids={list} level="h5" />
            </div>
          ),
      )}
    </section>
  );
}

function SampleCard({ sample }: { sample: SampleDigestView[number] }) {
  const { title, description, location, value, due, timeLeft, priority, category } = sample;
  return (
    <article
      className={classes(
        "grid gap-x-6 gap-y-2 border-l-4 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_12rem]",
        priority === "urgent" ? "border-beacon" : "border-line",
      )}
    >
      <div className="min-w-0">
        <h3 className="text-lg leading-[1.375rem] font-semibold">{title}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={PRIORITY_TONES[priority]}>{priority}</Badge>
          <Badge tone="outline">{category}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <div className="text-sm">
        <p className="font-semibold">Due {due}</p>
        <p className={priority === "urgent" ? "font-semibold" : undefined}>{timeLeft}</p>
        <p className="mt-0.5 text-muted">
          {location} · {value}
        </p>
        <LinkButton to="/sign-up" reloadDocument look="secondary" className="mt-2">
          View Full Bid Pack
          <span className="sr-only"> {title}</span>
        </LinkButton>
      </div>
    </article>
  );
}
