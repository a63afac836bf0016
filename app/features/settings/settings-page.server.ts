import { type RowsOf, runBatch, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { geoDivisions, type Profile } from "#drizzle/schema";
import { SETTINGS, VALUES_SEEN } from "~/content/settings";
import { limitsFor } from "~/domain/billing/roles";
import { findDivision, regionName, resolveRegion } from "~/domain/geography";
import { contractMinimumLabel, settingsMinimums } from "~/domain/matching/contract-minimum";
import { effectivePreferences, splitPreferences } from "~/domain/matching/effective-preferences";
import { criteriaOf, type MatchProfile } from "~/domain/matching/match-profile";
import { serviceTypeLabel } from "~/domain/service-types";
import { partsOfServiceType } from "~/domain/trade-parts";
import type { MailStatusView } from "~/features/mail/mail-status";
import { findMailStatus, readMailStatus } from "~/features/mail/mail-status.server";
import { listHidden } from "~/features/not-my-kind/hidden-bids.sql.server";
import type { LeftOutView } from "~/features/not-my-kind/left-out";
import { findMatchCount, foundLabel } from "~/features/search/find-opportunities.server";
import { type Hiding, hidingOf } from "~/features/search/hidden.sql.server";
import { type CountRow, NO_COUNT } from "~/features/search/match-counts.sql.server";
import { matchExpression } from "~/features/search/match-expression.server";
import { runGroups } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";
import { readDraft } from "./draft-settings.server";
import { regionPickerOf } from "./region-picker.server";
import type {
  MatchesView,
  RegionOption,
  SettingsChoice,
  SettingsView,
  TradePartsView,
} from "./settings-view";
import { countStatedValues } from "./stated-values.sql.server";

export type LoadedSettings = {
  view: SettingsView;
  /** `null` if the count failed; `mail` is `null` if the delivery history failed to load. */
  matches: MatchesView | null;
  mail: MailStatusView | null;
  /** `null` if it could not be read. */
  leftOut: LeftOutView | null;
};

/** Loads the page in one batch: regions on offer, matching bids, how many state a value, delivery history. */
export async function loadSettingsPage(
  { db, now }: Services,
  profile: Profile,
  query = new URLSearchParams(),
): Promise<LoadedSettings> {
  const at = now();
  const stored = effectivePreferences(profile);
  const { divisions, matches, values, mail, hidden } = await runGroups(db, {
    divisions: [listDivisions(db)],
    matches: findMatches(stored, at, hidingOf(profile)),
    hidden: [listHidden(profile.id, HIDDEN_SHOWN)],
    values: [countStatedValues(matchExpression({ wanted: criteriaOf(stored) }), VALUES_SEEN)],
    mail: findMailStatus(db, profile, at),
  });
  return {
    view: {
      ...settingsView(profile, query, divisions === null || divisions[0].length === 0),
      statedValues: values && SETTINGS.statedValues(values[0][0] ?? { stated: 0, seen: 0 }),
    },
    matches: matches && readMatches(stored.regions, matches),
    mail: mail && readMailStatus(mail, profile, at),
    leftOut: hidden && leftOutView(profile, hidden[0]),
  };
}

/** More are listed when some of these are shown again. */
const HIDDEN_SHOWN = 100;

function leftOutView(profile: Profile, rows: RowsOf<ReturnType<typeof listHidden>>): LeftOutView {
  return {
    words: profile.excluded.map(({ words }) => words),
    bids: rows.map(({ id, title, language }) => ({ id, title, language })),
    found: rows[0]?.found ?? 0,
  };
}

function settingsView(
  profile: Profile,
  query: URLSearchParams,
  regionsFailed: boolean,
): Omit<SettingsView, "statedValues"> {
  const { regions: limit, instantAlerts } = limitsFor(profile.role);
  const { counting, paused } = splitPreferences(profile);
  const draft = readDraft(query, profile);
  const choice: SettingsChoice = draft ?? {
    alertWeekly: profile.alertWeekly,
    alertInstant: instantAlerts && profile.alertInstant,
    alertSameDay: instantAlerts && profile.alertSameDay,
    regions: counting.regions,
    contractValueMin: profile.contractValueMin,
    partsOff: profile.partsOff,
  };
  return {
    choice,
    storedRegions: profile.regions.map(regionOption),
    regionPicker: regionsFailed ? null : regionPickerOf(query),
    draftRegions: draft?.regions.map(regionOption) ?? null,
    manyRegions: limit !== 1,
    instantAlerts,
    minimums: settingsMinimums(profile.contractValueMin).map((value) => ({
      value,
      label: contractMinimumLabel(value),
    })),
    trades: counting.serviceTypes.length > 0 ? counting.serviceTypes.map(serviceTypeLabel) : ["Every trade"],
    pausedTrades: paused.serviceTypes.map(serviceTypeLabel),
    tradeParts: counting.serviceTypes.flatMap(tradePartsOf),
    awaitsFirstDigest: profile.lastDigestAt === null,
  };
}

function tradePartsOf(serviceType: string): Array<TradePartsView> {
  const parts = partsOfServiceType(serviceType).map(({ id, label }) => ({ id, label }));
  return parts.length > 0 ? [{ serviceType, label: serviceTypeLabel(serviceType), parts }] : [];
}

/** "Toronto, ON", because many counties share a name. */
export function regionOption(region: string): RegionOption {
  const code = resolveRegion(region);
  const state = code === null ? null : findDivision(code)?.parentCode;
  return { code: region, name: state ? `${regionName(region)}, ${state.slice(-2)}` : regionName(region) };
}

/** Whether the places can be offered (section 7, select geo_divisions): one row. */
function listDivisions(db: Database) {
  return tagged("settings.regions", db.select({ code: geoDivisions.code }).from(geoDivisions).limit(1));
}

/** "12 open bids match now", with a wider region if there are none. */
export async function loadMatches(
  { db, now }: Services,
  wanted: MatchProfile,
  hiding: Hiding | null = null,
): Promise<MatchesView> {
  return readMatches(wanted.regions, await runBatch(db, findMatches(wanted, now(), hiding)));
}

/** The match counts of the regions and, for a single region, of its province or state. */
function findMatches(wanted: MatchProfile, now: Date, hiding: Hiding | null) {
  const around = regionAround(wanted.regions);
  return [
    findMatchCount(wanted, now, hiding),
    around === null ? NO_COUNT : findMatchCount({ ...wanted, regions: [around] }, now, hiding),
  ] as const;
}

function readMatches(
  regions: ReadonlyArray<string>,
  [[own], [wider]]: readonly [Array<CountRow>, Array<CountRow>],
): MatchesView {
  const count = own?.found ?? 0;
  return {
    label: matchesLabel(count),
    wider: count === 0 && wider ? widerLabel(wider.found, regions) : null,
  };
}

function matchesLabel(count: number) {
  return count === 1 ? "1 open bid matches now" : `${foundLabel(count)} open bids match now`;
}

function regionAround(regions: ReadonlyArray<string>): string | null {
  const [only] = regions;
  const code = only === undefined || regions.length > 1 ? null : resolveRegion(only);
  return code === null ? null : (findDivision(code)?.parentCode ?? null);
}

/** "14 match in Ontario." */
function widerLabel(count: number, regions: ReadonlyArray<string>): string | null {
  const around = regionAround(regions);
  if (around === null || count === 0) return null;
  return `${foundLabel(count)} ${count === 1 ? "matches" : "match"} in ${regionName(around)}.`;
}
