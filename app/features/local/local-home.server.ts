import type { Database } from "#drizzle/client";
import { regionName } from "~/domain/geography";
import { formatMoment } from "~/domain/local-time";
import { serviceTypeLabel } from "~/domain/service-types";
import { TORONTO } from "~/domain/zoned-time";
import { planLabel } from "~/features/shell/shell-view";
import { listLastRuns } from "~/features/source-runs/source-runs.server";
import { SOURCES } from "~/sources";
import { DEMO_PROFILES, type DemoProfile, MAIN_PROFILE_NAMES, STATE_GROUPS } from "./demo-profiles";
import type { DemoProfileView, StateGroupView } from "./local-home";
import type { SourceView } from "./sources-panel";

export function listDemoProfiles(): Array<DemoProfileView> {
  return MAIN_PROFILE_NAMES.map((profile) => {
    const { role, companyName, email, shows, regions, serviceTypes } = DEMO_PROFILES[profile];
    return {
      profile,
      planLabel: planLabel(role),
      companyName,
      email,
      shows,
      regions: regions.map(regionName),
      serviceTypes: serviceTypes.map(serviceTypeLabel),
    };
  });
}

/** The accounts for all other states. */
export function listStateGroups(): Array<StateGroupView> {
  return STATE_GROUPS.map(({ name, profiles }) => ({
    name,
    accounts: profiles.map((profile) => {
      const { companyName, email, shows, isVerified }: DemoProfile = DEMO_PROFILES[profile];
      return { profile, companyName, email, shows, isVerified };
    }),
  }));
}

/** Every source with its last run. */
export async function listSourceViews(db: Database): Promise<Array<SourceView>> {
  const runs = await listLastRuns(db);
  return SOURCES.map((source) => {
    const run = runs.find((row) => row.source === source.id);
    return {
      name: source.name,
      url: source.homepage,
      attribution: source.attribution,
      lastRun: run ? formatMoment(run.startedAt, TORONTO) : "Never",
      outcome: !run ? "not-run" : run.outcome === "complete" || run.outcome === "unchanged" ? "ok" : "failed",
      problem: run?.reason ?? null,
      counts: run
        ? [
            { label: "read", value: String(run.read) },
            { label: "new", value: String(run.created) },
            { label: "changed", value: String(run.changed) },
            { label: "left out", value: String(run.ignored) },
            { label: "set aside", value: String(run.setAside) },
          ]
        : [],
    };
  });
}
