import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { runOne, tagged } from "#drizzle/batch";
import { type Profile, users } from "#drizzle/schema";
import { PROFILE_ERRORS } from "~/content/profile";
import { MAX_EMAIL_LENGTH, normalizedEmail } from "~/domain/account/email-address";
import { limitsFor, type Role, rolesWith } from "~/domain/billing/roles";
import { checkboxField, isShown, listField, textField, untrimmedField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { ProfileChoice } from "./profile-view";
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

const MAX_CUSTOM_TEXT = 100;
const MAX_COMPANY_NAME = 200;

const postedSchema = z.object({
  email: textField("Email", MAX_EMAIL_LENGTH).transform((email) => email.toLowerCase()),
  currentPassword: untrimmedField,
  companyName: textField("Company name", MAX_COMPANY_NAME),
  serviceType: textField("Service type", MAX_CUSTOM_TEXT),
  customServiceType: textField("Custom service type", MAX_CUSTOM_TEXT),
  region: textField("Region", MAX_CUSTOM_TEXT),
  customRegion: textField("Custom region", MAX_CUSTOM_TEXT),
  contractValueMin: textField("Minimum contract value", MAX_CUSTOM_TEXT),
  customContractValue: textField("Custom contract value", MAX_CUSTOM_TEXT),
  alertWeekly: checkboxField,
  alertInstant: checkboxField,
  keyboard: checkboxField,
  shown: listField,
});
type Posted = z.output<typeof postedSchema>;

const SERVICE_FIELDS = ["serviceType", "region", "contractValueMin"] as const;

/** What to write; `null` leaves the stored value. */
export type ProfileChange = {
  companyName: string | null;
  alertWeekly: boolean;
  alertInstant: boolean;
  keyboard: boolean | null;
  firstServiceType: string | null;
  firstRegion: string | null;
  contractValueMin: string | null;
};

type StoredProfile = Pick<Profile, "email" | "role" | "serviceTypes" | "regions" | "contractValueMin">;

export type ReadProfile =
  | { outcome: "change"; change: ProfileChange; newEmail: string | null; currentPassword: string }
  | { outcome: "restricted" };

/** Validates a posted form against the stored profile and its role. */
export function parseProfileForm(form: FormData, profile: StoredProfile) {
  const schema = postedSchema.transform((posted, context): ReadProfile => {
    const choices = choicesOf(posted, form, profile);
    const newEmail = form.has("email") && posted.email !== profile.email ? posted.email : null;
    const errors: Array<[field: string, message: string]> = [];
    if (newEmail !== null && normalizedEmail(newEmail) === null) errors.push(["email", PROFILE_ERRORS.email]);

    const service = readServiceConfiguration(choices, profile);
    if (!maySetService(profile.role)) {
      const asksForService =
        SERVICE_FIELDS.some((name) => form.has(name)) && isServiceChange(choices, profile);
      if (asksForService) return { outcome: "restricted" };
    } else errors.push(...service.errors);

    for (const [field, message] of errors) context.addIssue({ code: "custom", path: [field], message });
    const unchanged = { firstServiceType: null, firstRegion: null, contractValueMin: null };
    return {
      outcome: "change",
      newEmail,
      currentPassword: posted.currentPassword,
      change: {
        companyName: posted.companyName || null,
        alertWeekly: posted.alertWeekly,
        alertInstant: posted.alertInstant,
        keyboard: isShown(posted, "keyboard") ? posted.keyboard : null,
        ...(maySetService(profile.role) ? service.change : unchanged),
      },
    };
  });
  return parseWithZod(form, { schema });
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
function readServiceConfiguration(choices: Choices, profile: StoredProfile) {
  const shown = shownChoices(profile);
  const errors: Array<[field: string, message: string]> = [];
  const { serviceType, region, minimum } = choices;

  const firstServiceType = storedServiceType(serviceType);
  if (serviceType.selected === "") errors.push(["serviceType", PROFILE_ERRORS.noServiceType]);
  else if (firstServiceType === null) errors.push(["serviceType", PROFILE_ERRORS.unknownServiceType]);
  else if (firstServiceType === "") errors.push(["customServiceType", PROFILE_ERRORS.noCustomServiceType]);

  const firstRegion = storedRegion(region);
  if (region.selected === "") errors.push(["region", PROFILE_ERRORS.noRegion]);
  else if (firstRegion === null) errors.push(["region", PROFILE_ERRORS.unknownRegion]);
  else if (firstRegion === "") errors.push(["customRegion", PROFILE_ERRORS.noCustomRegion]);

  const contractValueMin = storedMinimum(minimum);
  if (contractValueMin === null) errors.push(["contractValueMin", PROFILE_ERRORS.unknownMinimum]);
  else if (contractValueMin === "") errors.push(["customContractValue", PROFILE_ERRORS.noCustomMinimum]);

  return {
    errors,
    change: {
      firstServiceType: isUntouched(serviceType, shown.serviceType) ? null : firstServiceType,
      firstRegion: isUntouched(region, shown.region) ? null : firstRegion,
      contractValueMin: isUntouched(minimum, shown.minimum) ? null : contractValueMin,
    },
  };
}

/** The form's values; disabled selectors are not sent, so they keep the stored value. */
function choicesOf(posted: Posted, form: FormData, profile: StoredProfile): Choices {
  const shown = shownChoices(profile);
  const isLocked = !maySetService(profile.role);
  const selection = (name: (typeof SERVICE_FIELDS)[number], custom: string, stored: Selection) =>
    form.has(name) || !isLocked ? { selected: posted[name], custom } : stored;
  return {
    serviceType: selection("serviceType", posted.customServiceType, shown.serviceType),
    region: selection("region", posted.customRegion, shown.region),
    // A form without a minimum keeps the stored one; "any" is an explicit choice.
    minimum: form.has("contractValueMin")
      ? selection("contractValueMin", posted.customContractValue, shown.minimum)
      : shown.minimum,
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
      ...(change.keyboard !== null && { keyboard: change.keyboard }),
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
