import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { runOne, tagged } from "#drizzle/batch";
import { users } from "#drizzle/schema";
import { PROFILE_ERRORS } from "~/content/profile";
import { MAX_EMAIL_LENGTH, normalizedEmail } from "~/domain/account/email-address";
import { limitsFor, type Role, rolesWith } from "~/domain/billing/roles";
import {
  checkboxField,
  type FieldErrors,
  type FormFields,
  parseForm,
  textField,
  typed,
} from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import type { Selection } from "./selection";
import {
  isUntouched,
  shownMinimum,
  shownRegion,
  shownServiceType,
  storedMinimum,
  storedRegion,
  storedServiceType,
} from "./selections.server";
import type { ProfileChoice } from "./views";

const MAX_CUSTOM_TEXT = 100;
const MAX_COMPANY_NAME = 200;

const profileSchema = z.object({
  email: textField("Email", MAX_EMAIL_LENGTH).transform((email) => email.toLowerCase()),
  companyName: textField("Company name", MAX_COMPANY_NAME),
  serviceType: textField("Service type", MAX_CUSTOM_TEXT),
  customServiceType: textField("Custom service type", MAX_CUSTOM_TEXT),
  region: textField("Region", MAX_CUSTOM_TEXT),
  customRegion: textField("Custom region", MAX_CUSTOM_TEXT),
  contractValueMin: textField("Minimum contract value", MAX_CUSTOM_TEXT),
  customContractValue: textField("Custom contract value", MAX_CUSTOM_TEXT),
  alertWeekly: checkboxField,
  alertInstant: checkboxField,
});
type Posted = z.output<typeof profileSchema>;

const SERVICE_FIELDS = ["serviceType", "region", "contractValueMin"] as const;

/** What to write; `null` leaves the stored value. */
export type ProfileChange = {
  companyName: string | null;
  alertWeekly: boolean;
  alertInstant: boolean;
  firstServiceType: string | null;
  firstRegion: string | null;
  contractValueMin: string | null;
};

type StoredProfile = Pick<Profile, "email" | "role" | "serviceTypes" | "regions" | "contractValueMin">;

export type ReadProfile =
  | { outcome: "change"; change: ProfileChange; newEmail: string | null; choice: ProfileChoice }
  | { outcome: "restricted"; choice: ProfileChoice }
  | { outcome: "invalid"; errors: FieldErrors; choice: ProfileChoice };

/** Validates a posted form against the stored profile and its role. */
export function readProfileForm(fields: FormFields, profile: StoredProfile): ReadProfile {
  const parsed = parseForm(profileSchema, fields);
  if (!parsed.ok) return { outcome: "invalid", errors: parsed.errors, choice: asTyped(fields, profile) };

  const posted = parsed.value;
  const choice = choiceOf(posted, fields, profile);
  const newEmail = fields["email"] && posted.email !== profile.email ? posted.email : null;
  const errors: FieldErrors = {};
  if (newEmail !== null && normalizedEmail(newEmail) === null) errors["email"] = PROFILE_ERRORS.email;

  const service = readServiceConfiguration(choice, profile);
  if (!maySetService(profile.role)) {
    const asksForService = SERVICE_FIELDS.some((name) => fields[name]) && isServiceChange(choice, profile);
    if (asksForService) return { outcome: "restricted", choice };
  } else Object.assign(errors, service.errors);

  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors, choice };
  const unchanged = { firstServiceType: null, firstRegion: null, contractValueMin: null };
  return {
    outcome: "change",
    newEmail,
    choice,
    change: {
      companyName: posted.companyName || null,
      alertWeekly: posted.alertWeekly,
      alertInstant: posted.alertInstant,
      ...(maySetService(profile.role) ? service.change : unchanged),
    },
  };
}

const maySetService = (role: Role) => limitsFor(role).profileSelectors;
const SERVICE_ROLES = rolesWith("profileSelectors");

type Choices = Pick<ProfileChoice, "serviceType" | "region" | "minimum">;

function shownChoices(profile: StoredProfile): Choices {
  return {
    serviceType: shownServiceType(profile.serviceTypes[0]),
    region: shownRegion(profile.regions[0]),
    minimum: shownMinimum(profile.contractValueMin),
  };
}

function isServiceChange(choice: Choices, profile: StoredProfile) {
  const shown = shownChoices(profile);
  return (
    !isUntouched(choice.serviceType, shown.serviceType) ||
    !isUntouched(choice.region, shown.region) ||
    !isUntouched(choice.minimum, shown.minimum)
  );
}

/** Spec section 5, profile save. A selector that was not changed keeps the stored value. */
function readServiceConfiguration(choice: Choices, profile: StoredProfile) {
  const shown = shownChoices(profile);
  const errors: FieldErrors = {};
  const { serviceType, region, minimum } = choice;

  const firstServiceType = storedServiceType(serviceType);
  if (serviceType.selected === "") errors["serviceType"] = PROFILE_ERRORS.noServiceType;
  else if (firstServiceType === null) errors["serviceType"] = PROFILE_ERRORS.unknownServiceType;
  else if (firstServiceType === "") errors["customServiceType"] = PROFILE_ERRORS.noCustomServiceType;

  const firstRegion = storedRegion(region);
  if (region.selected === "") errors["region"] = PROFILE_ERRORS.noRegion;
  else if (firstRegion === null) errors["region"] = PROFILE_ERRORS.unknownRegion;
  else if (firstRegion === "") errors["customRegion"] = PROFILE_ERRORS.noCustomRegion;

  const contractValueMin = storedMinimum(minimum);
  if (contractValueMin === null) errors["contractValueMin"] = PROFILE_ERRORS.unknownMinimum;
  else if (contractValueMin === "") errors["customContractValue"] = PROFILE_ERRORS.noCustomMinimum;

  return {
    errors,
    change: {
      firstServiceType: isUntouched(serviceType, shown.serviceType) ? null : firstServiceType,
      firstRegion: isUntouched(region, shown.region) ? null : firstRegion,
      contractValueMin: isUntouched(minimum, shown.minimum) ? null : contractValueMin,
    },
  };
}

/** The form's values; disabled selectors are not sent, so they show the stored value. */
function choiceOf(posted: Posted, fields: FormFields, profile: StoredProfile): ProfileChoice {
  const shown = shownChoices(profile);
  const isLocked = !maySetService(profile.role);
  const selection = (name: (typeof SERVICE_FIELDS)[number], custom: string, stored: Selection) =>
    fields[name] || !isLocked ? { selected: posted[name], custom } : stored;
  return {
    email: fields["email"] ? posted.email : profile.email,
    companyName: posted.companyName,
    serviceType: selection("serviceType", posted.customServiceType, shown.serviceType),
    region: selection("region", posted.customRegion, shown.region),
    // A form without a minimum keeps the stored one; "any" is an explicit choice.
    minimum: fields["contractValueMin"]
      ? selection("contractValueMin", posted.customContractValue, shown.minimum)
      : shown.minimum,
    alertWeekly: posted.alertWeekly,
    alertInstant: posted.alertInstant,
  };
}

function asTyped(fields: FormFields, profile: StoredProfile): ProfileChoice {
  const shown = shownChoices(profile);
  const selection = (name: string, custom: string, stored: Selection) =>
    fields[name] ? { selected: typed(fields, name), custom: typed(fields, custom) } : stored;
  return {
    email: typed(fields, "email"),
    companyName: typed(fields, "companyName"),
    serviceType: selection("serviceType", "customServiceType", shown.serviceType),
    region: selection("region", "customRegion", shown.region),
    minimum: selection("contractValueMin", "customContractValue", shown.minimum),
    alertWeekly: typed(fields, "alertWeekly") === "on",
    alertInstant: typed(fields, "alertInstant") === "on",
  };
}

/**
 * One statement, so that it does not undo concurrent changes: it replaces the first element of the stored list and
 * checks the stored role.
 */
export async function saveProfile(
  { db }: Pick<Services, "db">,
  profileId: string,
  change: ProfileChange,
): Promise<"saved" | "restricted"> {
  const { firstServiceType, firstRegion, contractValueMin } = change;
  const setsService = firstServiceType !== null || firstRegion !== null || contractValueMin !== null;
  const update = db
    .update(users)
    .set({
      companyName: change.companyName,
      alertWeekly: change.alertWeekly,
      alertInstant: change.alertInstant,
      ...(firstServiceType !== null && { serviceTypes: withFirst(users.serviceTypes, firstServiceType) }),
      ...(firstRegion !== null && { regions: withFirst(users.regions, firstRegion) }),
      ...(contractValueMin !== null && { contractValueMin }),
    })
    .where(and(eq(users.id, profileId), setsService ? inArray(users.role, SERVICE_ROLES) : undefined))
    .returning({ id: users.id });
  const saved = await runOne(db, tagged("profile.save", update));
  return saved.length > 0 ? "saved" : "restricted";
}

/** The stored list with a new first element, in the same order and without duplicates. */
function withFirst(list: SQLiteColumn, first: string): SQL {
  return sql`(
    select json_group_array(value) from (
      select ${first} as value, -1 as position
      union all
      select value, key from json_each(${list}) where key > 0 and value <> ${first}
      order by position
    )
  )`;
}
