import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { runOne, tagged } from "#drizzle/batch";
import { type Profile, users } from "#drizzle/schema";
import { SETTINGS_ERRORS } from "~/content/settings";
import { MAX_CUSTOM_SERVICE_LENGTH } from "~/domain/account/onboarding";
import { ALERTED_ROLES, limitsFor } from "~/domain/billing/roles";
import { codesOfChoice, findDivision, resolveRegion } from "~/domain/geography";
import { settingsMinimums } from "~/domain/matching/contract-minimum";
import { isReaderZone } from "~/domain/reader-zones";
import { serviceTypeLabel } from "~/domain/service-types";
import { partsOffAfter, tradeWithoutParts } from "~/domain/trade-parts";
import { isWithinLimitSql, keepPausedSql, limitSql } from "~/features/subscriptions/entitlement.sql.server";
import { checkboxField, hiddenField, isShown, listField, textField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import { tradesToStore } from "./chosen-trades.server";
import type { SettingsChoice, SettingsFields } from "./settings-view";

const postedSchema = z.object({
  alertWeekly: checkboxField,
  alertInstant: checkboxField,
  alertSameDay: checkboxField,
  shown: listField,
  remind: checkboxField,
  remindWeekAhead: checkboxField,
  /** Posted if the form shows the reminders. */
  timeZone: hiddenField,
  regions: listField,
  oneRegion: hiddenField.transform((value) => value === "on"),
  /** "one" or "many" if the form shows the trades. */
  trades: hiddenField,
  serviceTypes: listField,
  customService: textField("Your trade", MAX_CUSTOM_SERVICE_LENGTH),
  /** The parts that are ticked, and the service types whose parts the form shows. */
  parts: listField,
  partsOf: listField,
  contractValueMin: textField("Minimum contract value", 100),
});

/** Validates a posted form against what this profile may choose. */
export function parseSettings(
  form: FormData,
  profile: Pick<Profile, "role" | "regions" | "serviceTypes" | "contractValueMin" | "partsOff">,
) {
  const schema = postedSchema.transform((fields, context): SettingsChoice => {
    const {
      parts,
      partsOf: shownParts,
      trades: shownTrades,
      serviceTypes,
      customService,
      remind,
      remindWeekAhead,
      timeZone,
      alertSameDay,
      shown: _shown,
      ...posted
    } = fields;
    const fail: Fail = (field, message) => {
      context.addIssue({ code: "custom", path: [field], message });
    };
    const chosen = new Set(placesChosen(posted.regions, profile.regions));
    const regions = [...chosen].filter((region) => region !== null);
    const limit = limitsFor(profile.role).regions;
    if (chosen.size === 0) fail("regions", SETTINGS_ERRORS.noRegion);
    else if (limit !== null && chosen.size > limit) fail("regions", SETTINGS_ERRORS.oneRegion);
    else if (chosen.has(null)) fail("regions", SETTINGS_ERRORS.unknownRegion);

    const trades = shownTrades === "" ? null : readTrades(serviceTypes, customService, profile, fail);
    // The parts of a trade that is not chosen stay as they are.
    const partsOf = trades === null ? shownParts : shownParts.filter((trade) => trades.includes(trade));
    const partsOff = partsOffAfter(profile.partsOff, partsOf, parts);
    const empty = tradeWithoutParts(partsOf, partsOff);
    if (empty !== null) fail("parts", SETTINGS_ERRORS.noPart(serviceTypeLabel(empty)));

    if (!settingsMinimums(profile.contractValueMin).includes(posted.contractValueMin))
      fail("contractValueMin", SETTINGS_ERRORS.unknownMinimum);
    if (timeZone !== "" && !isReaderZone(timeZone)) fail("timeZone", SETTINGS_ERRORS.unknownZone);
    return {
      ...posted,
      ...(isShown(fields, "alertSameDay") && { alertSameDay }),
      ...(timeZone !== "" && { reminders: { remind, remindWeekAhead, timeZone } }),
      regions,
      ...(trades !== null && { serviceTypes: trades, oneTrade: shownTrades === "one" }),
      ...(partsOf.length > 0 && { partsOff }),
    };
  });
  return parseWithZod(form, { schema });
}

type Fail = (field: keyof SettingsFields, message: string) => void;

/** The chosen service types. None is a choice only for somebody who has none: every trade counts for them. */
function readTrades(
  ticked: ReadonlyArray<string>,
  typed: string,
  profile: Pick<Profile, "role" | "serviceTypes">,
  fail: Fail,
): Array<string> {
  const trades = tradesToStore(ticked, typed, profile);
  const limit = limitsFor(profile.role).serviceTypes;
  if (trades.length === 0 && profile.serviceTypes.length > 0) fail("serviceTypes", SETTINGS_ERRORS.noTrade);
  else if (limit !== null && trades.length > limit) fail("serviceTypes", SETTINGS_ERRORS.oneTrade);
  else if (trades.includes(null)) fail("serviceTypes", SETTINGS_ERRORS.unknownTrade);
  return trades.filter((trade) => trade !== null);
}

/** The values to store; an area is chosen as all of its places. */
const placesChosen = (posted: ReadonlyArray<string>, stored: ReadonlyArray<string>) =>
  posted
    .flatMap((region) => (stored.includes(region) ? [region] : codesOfChoice(region)))
    .map((region) => selectableRegion(region, stored));

/** The value to store for a posted region: a listed one by code or name, or one that is already stored. */
function selectableRegion(region: string, stored: ReadonlyArray<string>): string | null {
  if (stored.includes(region)) return region;
  if (findDivision(region)) return region;
  const code = resolveRegion(region);
  return code !== null && findDivision(code)?.name.toLowerCase() === region.trim().toLowerCase()
    ? code
    : null;
}

/** Those of the requested regions that the profile may choose, up to the plan's limit. */
export function listSelectable(
  asked: ReadonlyArray<string>,
  { role, regions: stored }: Pick<Profile, "role" | "regions">,
): Array<string> {
  const known = placesChosen(asked, stored).filter((region) => region !== null);
  return [...new Set(known)].slice(0, limitsFor(role).regions ?? undefined);
}

/** What a form with a single region or trade leaves as it is: everything after the first. */
const ONE = 1;

/** The list to store. A form that offered a single entry replaces the first one alone, whatever the plan is by now. */
function chosenSql(list: "regions" | "serviceTypes", chosen: ReadonlyArray<string>, isOne: boolean) {
  const limit = limitSql(list, users.role);
  return keepPausedSql(users[list], chosen, isOne ? sql`coalesce(${limit}, ${ONE})` : limit);
}

const isAllowed = (list: "regions" | "serviceTypes", chosen: ReadonlyArray<string>) =>
  isWithinLimitSql(list, users.role, sql`${chosen.length}`);

/** A switch of alerts, or what is stored for a role without them. */
const ifAlerted = (choice: boolean, stored: SQLiteColumn) =>
  sql`case when ${inArray(users.role, ALERTED_ROLES)} then ${choice ? 1 : 0} else ${stored} end`;

/**
 * Checks the role in the statement, because it may have changed since the profile was read. Alerts of a role
 * without them are not changed, and neither are regions and trades that the plan pauses.
 */
export async function saveSettings(
  { db }: Pick<Services, "db">,
  profileId: string,
  choice: SettingsChoice,
): Promise<"saved" | "over-limit"> {
  const { serviceTypes, oneRegion = false, oneTrade = false } = choice;
  const update = db
    .update(users)
    .set({
      alertWeekly: choice.alertWeekly,
      alertInstant: ifAlerted(choice.alertInstant, users.alertInstant),
      ...(choice.alertSameDay !== undefined && {
        alertSameDay: ifAlerted(choice.alertSameDay, users.alertSameDay),
      }),
      regions: chosenSql("regions", choice.regions, oneRegion),
      ...(serviceTypes && { serviceTypes: chosenSql("serviceTypes", serviceTypes, oneTrade) }),
      contractValueMin: choice.contractValueMin,
      ...choice.reminders,
      ...(choice.partsOff && { partsOff: choice.partsOff }),
    })
    .where(
      and(
        eq(users.id, profileId),
        isAllowed("regions", choice.regions),
        serviceTypes && isAllowed("serviceTypes", serviceTypes),
      ),
    )
    .returning({ id: users.id });
  const saved = await runOne(db, tagged("settings.save", update));
  return saved.length > 0 ? "saved" : "over-limit";
}
