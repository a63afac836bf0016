import { asc } from "drizzle-orm";
import { geoDivisions } from "#drizzle/schema";
import { contractMinimumLabel, SETTINGS_MINIMUMS } from "~/domain/contract-minimum";
import { COUNTRIES, findDivision, regionName, resolveRegion } from "~/domain/geography";
import { limitsFor } from "~/domain/roles";
import { serviceTypeLabel } from "~/domain/service-types";
import { countMatches, foundLabel } from "~/features/opportunities/find-opportunities.server";
import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import type { MatchesView, RegionGroup, RegionOption, SettingsChoice, SettingsView } from "./views";

export async function loadSettingsPage(services: Services, profile: Profile): Promise<SettingsView> {
  const { regions, instantAlerts } = limitsFor(profile.role);
  const choice: SettingsChoice = {
    alertWeekly: profile.alertWeekly,
    alertInstant: instantAlerts && profile.alertInstant,
    regions: profile.regions,
    contractValueMin: profile.contractValueMin,
  };
  return {
    choice,
    storedRegions: profile.regions.map(regionOption),
    regionGroups: await listRegionGroups(services),
    manyRegions: regions === null,
    instantAlerts,
    minimums: minimumOptions(profile.contractValueMin),
    trades: profile.serviceTypes.length > 0 ? profile.serviceTypes.map(serviceTypeLabel) : ["Every trade"],
    awaitsFirstDigest: profile.lastDigestAt === null,
  };
}

/** The settings' own list; a minimum that was chosen elsewhere is one more option, so that saving keeps it. */
function minimumOptions(stored: string) {
  return [...new Set<string>([...SETTINGS_MINIMUMS, stored])].map((value) => ({
    value,
    label: contractMinimumLabel(value),
  }));
}

/** "Toronto, ON": many counties share a name. */
export function regionOption(region: string): RegionOption {
  const code = resolveRegion(region);
  const state = code === null ? null : findDivision(code)?.parentCode;
  return { code: region, name: state ? `${regionName(region)}, ${state.slice(-2)}` : regionName(region) };
}

/** Section 7, select geo_divisions (b) and (c) in one. `null` when they cannot be read. */
async function listRegionGroups({ db }: Services): Promise<Array<RegionGroup> | null> {
  try {
    const rows = await db
      .select({
        code: geoDivisions.code,
        name: geoDivisions.name,
        country: geoDivisions.country,
        parentCode: geoDivisions.parentCode,
      })
      .from(geoDivisions)
      .orderBy(asc(geoDivisions.level), asc(geoDivisions.sort), asc(geoDivisions.name));
    const groups = new Map<string, RegionGroup>();
    for (const { code, name, country, parentCode } of rows) {
      const group = parentCode === null ? null : groups.get(parentCode);
      if (group) group.regions.push({ code, name });
      else groups.set(code, { code, name, country: countryName(country), regions: [] });
    }
    return groups.size > 0 ? [...groups.values()] : null;
  } catch (error) {
    logFailure("Regions could not be read", error);
    return null;
  }
}

const countryName = (code: string) => COUNTRIES.find((country) => country.code === code)?.name ?? code;

/** "12 open bids match now", with a way out when there are none. */
export async function matchesOf(
  { db, now }: Services,
  profile: Profile,
  regions: ReadonlyArray<string>,
): Promise<MatchesView> {
  const { serviceTypes } = profile;
  const count = await countMatches(db, { regions, serviceTypes }, now());
  return {
    label: matchesLabel(count),
    wider: count === 0 ? await widerRegion({ db, now }, { regions, serviceTypes }) : null,
  };
}

function matchesLabel(count: number) {
  return count === 1 ? "1 open bid matches now" : `${foundLabel(count)} open bids match now`;
}

/** "14 match in all of Ontario." */
async function widerRegion(
  { db, now }: Pick<Services, "db" | "now">,
  { regions, serviceTypes }: Pick<Profile, "serviceTypes"> & { regions: ReadonlyArray<string> },
): Promise<string | null> {
  const [only] = regions;
  const code = only === undefined || regions.length > 1 ? null : resolveRegion(only);
  const around = code === null ? null : findDivision(code)?.parentCode;
  if (!around) return null;
  const count = await countMatches(db, { regions: [around], serviceTypes }, now());
  if (count === 0) return null;
  return `${foundLabel(count)} ${count === 1 ? "matches" : "match"} in ${regionName(around)}.`;
}
