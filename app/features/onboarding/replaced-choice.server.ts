import { type OnboardingSelection, PLAN_STEP, type Step } from "~/domain/account/onboarding";
import { COUNTRIES, findDivision, regionName } from "~/domain/geography";
import { isServiceTypeId, serviceTypeLabel } from "~/domain/service-types";
import { FIELDS, readUpsell } from "./wizard-query";
import type { WizardView } from "./wizard-view";

/** The upsell, and what replaced what: names of the choice before, if it is one of ours, and of the present one. */
export function readReplaced(
  query: URLSearchParams,
  step: Step,
  selection: OnboardingSelection,
): Pick<WizardView, "upsell" | "replaced"> {
  const upsell = step === PLAN_STEP ? null : readUpsell(query);
  const before = query.get(FIELDS.replaced) ?? "";
  if (upsell === null) return { upsell, replaced: null };
  if (upsell === "service") {
    const [now] = selection.serviceTypes;
    const isKnown = isServiceTypeId(before) && now !== undefined;
    return {
      upsell,
      replaced: isKnown ? { before: serviceTypeLabel(before), now: serviceTypeLabel(now) } : null,
    };
  }
  const now = selection.municipalities[0] ?? selection.stateProvinces[0] ?? selection.countries[0];
  const isKnown = (isCountry(before) || findDivision(before) !== null) && now !== undefined;
  return { upsell, replaced: isKnown ? { before: placeName(before), now: placeName(now) } : null };
}

const isCountry = (code: string) => COUNTRIES.some((country) => country.code === code);

export const placeName = (code: string) =>
  COUNTRIES.find((country) => country.code === code)?.name ?? regionName(code);
