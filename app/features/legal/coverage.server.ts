import { inArray, sql } from "drizzle-orm";
import { sourceRuns } from "#drizzle/schema";
import { formatMoment } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import type { Services } from "~/lib/services";
import { findSource, SOURCES } from "~/sources";
import { COVERED_PLACES } from "~/sources/coverage/coverage-register";

export type CoverageView = {
  sources: ReadonlyArray<{
    id: string;
    name: string;
    homepage: string;
    coverage: string;
    attribution: string;
    licence: { name: string; url: string };
    /** "Sat 21 Nov 2026, 9:14 am ET", or why there is no time. */
    lastRead: string;
  }>;
  places: ReadonlyArray<{ name: string; sources: string; notRead: string }>;
};

/** The sources and when each was last read successfully. */
export async function listCoverage({ db, config }: Services): Promise<CoverageView> {
  const runs = await db
    .select({
      source: sourceRuns.source,
      at: sql`max(coalesce(${sourceRuns.finishedAt}, ${sourceRuns.startedAt}))`.mapWith(sourceRuns.startedAt),
    })
    .from(sourceRuns)
    .where(inArray(sourceRuns.outcome, ["complete", "unchanged"]))
    .groupBy(sourceRuns.source);
  return {
    sources: SOURCES.map((source) => {
      const { id, name, homepage, coverage, attribution, licence } = source;
      const run = runs.find(({ source }) => source === id);
      const missing = source.offBecause(config.sourceKeys) === null ? "Not read yet" : "Not switched on";
      return {
        id,
        name,
        homepage,
        coverage,
        attribution,
        licence,
        lastRead: run ? formatMoment(run.at, TORONTO) : missing,
      };
    }),
    places: COVERED_PLACES.map(({ name, sources, notRead }) => ({
      name,
      sources: sources
        .filter((id) => id !== "canadabuys-new")
        .map((id) => findSource(id)?.name ?? id)
        .join(", "),
      notRead,
    })),
  };
}
