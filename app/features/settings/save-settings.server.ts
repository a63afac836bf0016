import { and, eq, inArray, sql } from "drizzle-orm";
import { runOne, tagged } from "#drizzle/batch";
import { users } from "#drizzle/schema";
import { SETTINGS_ERRORS } from "~/content/settings";
import { settingsMinimums } from "~/domain/matching/contract-minimum";
import { findDivision, resolveRegion } from "~/domain/geography";
import { ALERTED_ROLES, limitsFor } from "~/domain/billing/roles";
import { isWithinLimitSql } from "~/features/billing/entitlement.sql.server";
import {
  checkboxField,
  type FieldErrors,
  type FormFields,
  listField,
  parseForm,
  textField,
  typed,
} from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { z } from "zod";
import type { SettingsChoice } from "./views";

const settingsSchema = z.object({
  alertWeekly: checkboxField,
  alertInstant: checkboxField,
  regions: listField,
  contractValueMin: textField("Minimum contract value", 100),
});

type Read = { ok: true; choice: SettingsChoice } | { ok: false; errors: FieldErrors; choice: SettingsChoice };

/** Validates a posted form against what this profile may choose. */
export function readSettings(
  fields: FormFields,
  profile: Pick<Profile, "role" | "regions" | "contractValueMin">,
): Read {
  const parsed = parseForm(settingsSchema, fields);
  if (!parsed.ok) return { ok: false, errors: parsed.errors, choice: asTyped(fields) };

  const choice = parsed.value;
  const errors: FieldErrors = {};
  const regions = [...new Set(choice.regions.map((region) => selectableRegion(region, profile.regions)))];
  const limit = limitsFor(profile.role).regions;
  if (regions.length === 0) errors["regions"] = SETTINGS_ERRORS.noRegion;
  else if (limit !== null && regions.length > limit) errors["regions"] = SETTINGS_ERRORS.oneRegion;
  else if (regions.includes(null)) errors["regions"] = SETTINGS_ERRORS.unknownRegion;

  if (!settingsMinimums(profile.contractValueMin).includes(choice.contractValueMin))
    errors["contractValueMin"] = SETTINGS_ERRORS.unknownMinimum;

  if (errors["regions"]) choice.regions = profile.regions;
  if (Object.keys(errors).length > 0) return { ok: false, errors, choice };
  return { ok: true, choice: { ...choice, regions: regions.filter((region) => region !== null) } };
}

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
  const known = asked.map((region) => selectableRegion(region, stored)).filter((region) => region !== null);
  return [...new Set(known)].slice(0, limitsFor(role).regions ?? undefined);
}

function asTyped(fields: FormFields): SettingsChoice {
  return {
    alertWeekly: typed(fields, "alertWeekly") === "on",
    alertInstant: typed(fields, "alertInstant") === "on",
    regions: fields["regions"] ?? [],
    contractValueMin: typed(fields, "contractValueMin"),
  };
}

/**
 * Checks the role in the statement, because it may have changed since the profile was read. Instant alerts of a role
 * without them are not changed.
 */
export async function saveSettings(
  { db }: Pick<Services, "db">,
  profileId: string,
  choice: SettingsChoice,
): Promise<"saved" | "over-limit"> {
  const update = db
    .update(users)
    .set({
      alertWeekly: choice.alertWeekly,
      alertInstant: sql`case when ${inArray(users.role, ALERTED_ROLES)} then ${choice.alertInstant ? 1 : 0} else ${users.alertInstant} end`,
      regions: choice.regions,
      contractValueMin: choice.contractValueMin,
    })
    .where(
      and(
        eq(users.id, profileId),
        isWithinLimitSql("regions", users.role, sql`json_array_length(${JSON.stringify(choice.regions)})`),
      ),
    )
    .returning({ id: users.id });
  const saved = await runOne(db, tagged("settings.save", update));
  return saved.length > 0 ? "saved" : "over-limit";
}
