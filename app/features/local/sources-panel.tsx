import { Badge } from "~/ui/badge";
import { RowList } from "~/ui/card";

export type SourceView = {
  name: string;
  /** The publisher's own page about the data. */
  url: string | null;
  /** The attribution that the licence requires. */
  attribution: string;
  /** "Never", or "21 Nov 2026, 9:14 am ET". */
  lastRun: string;
  outcome: "ok" | "failed" | "not-run";
  /** The failure, in a sentence. */
  problem: string | null;
  /** [{ label: "read", value: "612" }, { label: "new", value: "9" }]. */
  counts: ReadonlyArray<{ label: string; value: string }>;
};

const OUTCOMES = {
  ok: { label: "Read", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
  "not-run": { label: "Not run yet", tone: "plain" },
} as const;

/** A failed source is shown as failed, not as an empty result. */
export function SourcesPanel({ sources }: { sources: ReadonlyArray<SourceView> }) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-3 text-xl">
        Sources
      </h2>
      <RowList aria-labelledby="sources">
        {sources.map((source) => (
          <li key={source.name} className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="min-w-0">
              <h3 className="text-base">
                {source.url ? (
                  <a
                    href={source.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="underline underline-offset-4"
                  >
                    {source.name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ) : (
                  source.name
                )}
              </h3>
              <p className="mt-1 text-sm text-muted">{source.attribution}</p>
              {source.problem && <p className="mt-1 text-sm text-urgent">{source.problem}</p>}
            </div>
            <div className="text-sm">
              <p className="flex flex-wrap items-center gap-x-2">
                <Badge tone={OUTCOMES[source.outcome].tone}>{OUTCOMES[source.outcome].label}</Badge>
                <span className="tabular-nums">{source.lastRun}</span>
              </p>
              {source.counts.length > 0 && (
                <p className="mt-1 text-muted tabular-nums">
                  {source.counts.map(({ label, value }) => `${value} ${label}`).join(" · ")}
                </p>
              )}
            </div>
          </li>
        ))}
      </RowList>
    </section>
  );
}
