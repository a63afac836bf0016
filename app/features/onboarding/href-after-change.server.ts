import type { Profile } from "#drizzle/schema";
import {
  CHOOSE_STEP,
  choosesOnlyOne,
  limitsExceeded,
  type OnboardingSelection,
  PLAN_STEP,
  readStep,
  replacedChoice,
  sanitizeSelection,
  upsellFor,
  withoutRegion,
  withRegion,
} from "~/domain/account/onboarding";
import type { Role } from "~/domain/billing/roles";
import { codesOfChoice } from "~/domain/geography";
import { typedRegion } from "~/features/settings/region-picker.server";
import { BEFORE, FIELDS, readSelection, wizardHref } from "./wizard-query";

/**
 * The URL after a change of the first step's form; `null` if the query holds the choices alone. The form carries the
 * choices it was rendered with, and perhaps a place that was found or taken out. Plans with one choice: a new choice
 * replaces the old one and shows the upsell.
 */
export function hrefAfterChange(query: URLSearchParams, { role }: Pick<Profile, "role">): string | null {
  const names = [...query.keys()];
  if (!names.some((name) => name.startsWith(BEFORE) || name === FIELDS.found || name === FIELDS.drop))
    return null;
  const step = readStep(query.get(FIELDS.step) ?? "");
  const hasFound = query.has(FIELDS.found);
  const find = hasFound || step !== CHOOSE_STEP ? "" : typedRegion(query);
  const sent = withFoundAndDropped(readSelection(query), query, role);
  // More than one new choice is not a replacement; the page shows an error.
  if (limitsExceeded(sent, role).length > 0) return wizardHref(step, sent, { find });
  const after = sanitizeSelection(sent);
  const mayUpsell = choosesOnlyOne(role) && step !== PLAN_STEP;
  const before = readSelection(query, BEFORE);
  const upsell = mayUpsell ? upsellFor(before, after) : null;
  return wizardHref(step, after, { upsell, replaced: upsell && replacedChoice(before, upsell), find });
}

function withFoundAndDropped(
  selection: OnboardingSelection,
  query: URLSearchParams,
  role: Role,
): OnboardingSelection {
  const found = query.getAll(FIELDS.found).flatMap((value) => (value === "" ? [] : codesOfChoice(value)));
  const withFound = found.reduce((chosen, code) => withRegion(chosen, code, role), selection);
  return query.getAll(FIELDS.drop).reduce(withoutRegion, withFound);
}
