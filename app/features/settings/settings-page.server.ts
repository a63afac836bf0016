import { type RowsOf, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { geoDivisions, type Profile } from "#drizzle/schema";
import { SETTINGS, VALUES_SEEN } from "~/content/settings";
import { limitsFor } from "~/domain/billing/roles";
import { codesOfChoice, findDivision, regionName, resolveRegion } from "~/domain/geography";
import { firstDigestDueAt } from "~/domain/mail/digest-schedule";
import { contractMinimumLabel, settingsMinimums } from "~/domain/matching/contract-minimum";
import { effectivePreferences, splitPreferences } from "~/domain/matching/effective-preferences";
import { criteriaOf } from "~/domain/matching/match-profile";
import { isReaderZone, READER_ZONES } from "~/domain/reader-zones";
import { SERVICE_TYPES, serviceTypeLabel } from "~/domain/service-types";
import { partsOfServiceType } from "~/domain/trade-parts";
import type { MailStatusView } from "~/features/mail/mail-status";
import { findMailStatus, readMailStatus } from "~/features/mail/mail-status.server";
import { listHidden } from "~/features/not-my-kind/hidden-bids.sql.server";
import type { LeftOutView } from "~/features/not-my-kind/left-out";
import { hidingOf } from "~/features/search/hidden.sql.server";
import { matchExpression } from "~/features/search/match-expression.server";
import { runGroups } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";
import { loadDraftMatches, readDraft } from "./draft-matches.server";
import { regionPickerOf } from "./region-picker.server";
import { findMatches, readMatches } from "./settings-matches.server";
import type {
  DraftMatchesView,
  RegionOption,
  SettingsChoice,
  SettingsView,
  TradeChoiceView,
} from "./settings-view";
import { countStatedValues } from "./stated-values.sql.server";

export type LoadedSettings = {
  view: SettingsView;
  /** `null` if the count failed; `mail` is `null` if the delivery history failed to load. */
  matches: DraftMatchesView | null;
  mail: MailStatusView | null;
  /** `null` if it could not be read. */
  leftOut: LeftOutView | null;
};

/** Whether the address has the fields of the form, which a form without scripts sends to search or to count. */
const holdsForm = (query: URLSearchParams) => query.has("trades");

/**
 * Loads the page in one batch: regions on offer, matching bids, how many state a value, delivery history. What a form
 * without scripts sent and has not saved is counted in a batch of its own.
 */
export async function loadSettingsPage(
  services: Services,
  profile: Profile,
  query = new URLSearchParams(),
): Promise<LoadedSettings> {
  const { db, now } = services;
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
      ...settingsView(profile, query, at, divisions === null || divisions[0].length === 0),
      statedValues: values && SETTINGS.statedValues(values[0][0] ?? { stated: 0, seen: 0 }),
    },
    matches: holdsForm(query)
      ? await loadDraftMatches(services, profile, query)
      : matches && { ...readMatches(stored.regions, matches), isStored: true },
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
  now: Date,
  regionsFailed: boolean,
): Omit<SettingsView, "statedValues"> {
  const limits = limitsFor(profile.role);
  const { counting, paused } = splitPreferences(profile);
  const { contractValueMin, partsOff } = profile;
  const stored: SettingsChoice = {
    alertWeekly: profile.alertWeekly,
    alertInstant: limits.instantAlerts && profile.alertInstant,
    alertSameDay: limits.instantAlerts && profile.alertSameDay,
    reminders: remindersOf(profile),
    ...counting,
    contractValueMin,
    partsOff,
  };
  const choice = holdsForm(query) ? draftChoice(stored, profile, query) : stored;
  return {
    choice,
    storedRegions: profile.regions.map(regionOption),
    regionPicker: regionsFailed ? null : regionPickerOf(query),
    chosenRegions: choice.regions.map(regionOption),
    manyRegions: limits.regions !== 1,
    manyTrades: limits.serviceTypes !== 1,
    instantAlerts: limits.instantAlerts,
    timeZones: [...READER_ZONES],
    minimums: settingsMinimums(contractValueMin).map((value) => ({
      value,
      label: contractMinimumLabel(value),
    })),
    trades: tradeChoices(profile.serviceTypes, choice.serviceTypes ?? []),
    pausedTrades: paused.serviceTypes.map(serviceTypeLabel),
    awaitsFirstDigest: awaitsFirstDigest(profile, now),
  };
}

/** Somebody whose first Sunday has passed without a digest gets the next weekly one. */
const awaitsFirstDigest = ({ alertWeekly, onboardedAt, lastDigestAt }: Profile, now: Date) =>
  alertWeekly && lastDigestAt === null && onboardedAt !== null && firstDigestDueAt(onboardedAt) > now;

const remindersOf = ({ remind, remindWeekAhead, timeZone }: Profile) => ({
  remind,
  remindWeekAhead,
  timeZone,
});

/** The fields in a query. What is not one of the choices stays as it is stored. */
function draftChoice(stored: SettingsChoice, profile: Profile, query: URLSearchParams): SettingsChoice {
  const { serviceTypes, ...draft } = readDraft(profile, query);
  const minimum = query.get("contractValueMin") ?? "";
  const isOn = (field: string, isOffered = true) => isOffered && query.get(field) === "on";
  const { instantAlerts } = limitsFor(profile.role);
  return {
    ...draft,
    serviceTypes: [...serviceTypes],
    alertWeekly: isOn("alertWeekly"),
    alertInstant: isOn("alertInstant", instantAlerts),
    alertSameDay: isOn("alertSameDay", instantAlerts),
    reminders: {
      remind: isOn("remind"),
      remindWeekAhead: isOn("remindWeekAhead"),
      timeZone: isReaderZone(query.get("timeZone") ?? "") ? query.get("timeZone")! : profile.timeZone,
    },
    contractValueMin: settingsMinimums(profile.contractValueMin).includes(minimum)
      ? minimum
      : stored.contractValueMin,
  };
}

/** Every service type, with those that are stored or chosen in own words before Other (Custom). */
function tradeChoices(stored: ReadonlyArray<string>, chosen: ReadonlyArray<string>): Array<TradeChoiceView> {
  const ids: ReadonlyArray<string> = SERVICE_TYPES.map(({ id }) => id);
  const own = [...new Set([...stored, ...chosen])].filter((trade) => !ids.includes(trade));
  return [...ids.slice(0, -1), ...own, ...ids.slice(-1)].map((serviceType) => ({
    serviceType,
    label: serviceTypeLabel(serviceType),
    isChosen: chosen.includes(serviceType),
    parts: partsOfServiceType(serviceType).map(({ id, label }) => ({ id, label })),
  }));
}

/** "Toronto, ON", because many counties share a name. */
export function regionOption(region: string): RegionOption {
  const code = resolveRegion(region);
  const state = code === null ? null : findDivision(code)?.parentCode;
  return { code: region, name: state ? `${regionName(region)}, ${state.slice(-2)}` : regionName(region) };
}

/** The places of a posted form, in which an area stands for all of its own. */
export const regionOptions = (posted: ReadonlyArray<string>): Array<RegionOption> =>
  [...new Set(posted.flatMap(codesOfChoice))].map(regionOption);

/** Whether the places can be offered (section 7, select geo_divisions): one row. */
function listDivisions(db: Database) {
  return tagged("settings.regions", db.select({ code: geoDivisions.code }).from(geoDivisions).limit(1));
}
