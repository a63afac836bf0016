import { isInGoodStanding } from "../billing/entitlement";
import { limitsFor, type Role } from "../billing/roles";
import type { SubscriptionStatus } from "../billing/subscription";
import { normalizedText } from "../folding";
import { isWithin } from "../geography/divisions/region-codes";
import { isServiceTypeId, type ServiceTypeId } from "../service-types";

export const STEP_COUNT = 3;
export const CHOOSE_STEP = 0;
export const FOUND_STEP = 1;
export const PLAN_STEP = 2;
export type Step = typeof CHOOSE_STEP | typeof FOUND_STEP | typeof PLAN_STEP;

/** Clamps whatever was sent to 0, 1 or 2. */
export function readStep(text: string): Step {
  const step = Number.parseInt(text, 10);
  return step >= PLAN_STEP ? PLAN_STEP : step === FOUND_STEP ? FOUND_STEP : CHOOSE_STEP;
}

/** Whether onboarding shows the plan step: only without a subscription that is paid and renews (spec section 4). */
export function mustChoosePlan(status: SubscriptionStatus): boolean {
  return !isInGoodStanding(status);
}

/** Lists of region codes (spec section 3). */
export type LocationSelection = {
  countries: ReadonlyArray<string>;
  stateProvinces: ReadonlyArray<string>;
  municipalities: ReadonlyArray<string>;
};

export type OnboardingSelection = LocationSelection & {
  serviceTypes: ReadonlyArray<string>;
  /** What the user typed for Other (Custom); empty if nothing. */
  customService: string;
};

export const EMPTY_SELECTION: OnboardingSelection = {
  countries: [],
  stateProvinces: [],
  municipalities: [],
  serviceTypes: [],
  customService: "",
};

const CUSTOM_SERVICE: ServiceTypeId = "other-custom";
export const MAX_CUSTOM_SERVICE_LENGTH = 80;

const REGION_CODE = /^[A-Z]{2}(-[A-Z0-9]{1,40}){0,3}$/;

/**
 * Drops what is malformed, unknown or repeated, states whose country is not selected, and municipalities whose state
 * is not selected.
 */
export function sanitizeSelection(selection: OnboardingSelection): OnboardingSelection {
  const codes = (list: ReadonlyArray<string>) => [...new Set(list)].filter((code) => REGION_CODE.test(code));
  const inside = (parents: ReadonlyArray<string>) => (code: string) =>
    parents.some((parent) => code !== parent && isWithin(code, parent));

  const countries = codes(selection.countries);
  const stateProvinces = codes(selection.stateProvinces).filter(inside(countries));
  return {
    countries,
    stateProvinces,
    municipalities: codes(selection.municipalities).filter(inside(stateProvinces)),
    serviceTypes: [...new Set(selection.serviceTypes)].filter(isServiceTypeId),
    customService: customText(selection.customService),
  };
}

/** The text on one line; empty if it has no letter or digit. */
function customText(text: string): string {
  const line = normalizedText(text, "NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(line)
    ? Array.from(line).slice(0, MAX_CUSTOM_SERVICE_LENGTH).join("").trim()
    : "";
}

/** Drops the places that the page did not offer. */
export function keepOffered(selection: OnboardingSelection, offered: LocationSelection): OnboardingSelection {
  const kept = (chosen: ReadonlyArray<string>, list: ReadonlyArray<string>) =>
    chosen.filter((code) => list.includes(code));
  return sanitizeSelection({
    ...selection,
    countries: kept(selection.countries, offered.countries),
    stateProvinces: kept(selection.stateProvinces, offered.stateProvinces),
    municipalities: kept(selection.municipalities, offered.municipalities),
  });
}

/** Whether the role has one region and one service type, so that a new choice replaces the previous one. */
export function choosesOnlyOne(role: Role): boolean {
  return limitsFor(role).regions === 1;
}

export type ExceededLimit = "location" | "service";

/** The role's limits that the submitted choices exceed. */
export function limitsExceeded(sent: OnboardingSelection, role: Role): Array<ExceededLimit> {
  const { regions, serviceTypes } = limitsFor(role);
  const over = (list: ReadonlyArray<string>, limit: number | null) =>
    limit !== null && new Set(list).size > limit;
  const exceeded: Array<ExceededLimit> = [];
  const places = [sent.countries, sent.stateProvinces, sent.municipalities];
  if (places.some((list) => over(list, regions))) exceeded.push("location");
  if (over(sent.serviceTypes, serviceTypes)) exceeded.push("service");
  return exceeded;
}

/** Cuts each list to what the role allows, keeping its first entries. */
export function withinLimits(selection: OnboardingSelection, role: Role): OnboardingSelection {
  const { regions, serviceTypes } = limitsFor(role);
  const cut = (list: ReadonlyArray<string>, limit: number | null) => list.slice(0, limit ?? list.length);
  return sanitizeSelection({
    ...selection,
    countries: cut(selection.countries, regions),
    stateProvinces: cut(selection.stateProvinces, regions),
    municipalities: cut(selection.municipalities, regions),
    serviceTypes: cut(selection.serviceTypes, serviceTypes),
  });
}

/** The selection with a place that was found by its name; where one place is allowed, instead of the one before. */
export function withRegion(selection: OnboardingSelection, code: string, role: Role): OnboardingSelection {
  const [country = "", state] = code.split("-");
  const stateCode = `${country}-${state ?? ""}`;
  const isState = code === stateCode;
  const kept = choosesOnlyOne(role) ? EMPTY_SELECTION : selection;
  return sanitizeSelection({
    ...selection,
    countries: [...kept.countries, country],
    stateProvinces: [...kept.stateProvinces, stateCode],
    // All of a state includes its municipalities.
    municipalities: isState
      ? kept.municipalities.filter((each) => !isWithin(each, stateCode))
      : [...kept.municipalities, code],
  });
}

export function withoutRegion(selection: OnboardingSelection, code: string): OnboardingSelection {
  const others = (list: ReadonlyArray<string>) => list.filter((each) => each !== code);
  return sanitizeSelection({
    ...selection,
    stateProvinces: others(selection.stateProvinces),
    municipalities: others(selection.municipalities),
  });
}

/** The chosen countries without a state, so that nothing in them is chosen. */
export function countriesWithoutState({ countries, stateProvinces }: LocationSelection): Array<string> {
  return countries.filter((country) => !stateProvinces.some((state) => isWithin(state, country)));
}

export const UPSELLS = ["region", "service"] as const;
export type Upsell = (typeof UPSELLS)[number];

/**
 * The Pro feature to advertise after a choice replaced an earlier one, because Pro would have kept both. `null` if
 * nothing was replaced.
 */
export function upsellFor(before: OnboardingSelection, after: OnboardingSelection): Upsell | null {
  const replaced = (old: ReadonlyArray<string>, now: ReadonlyArray<string>) =>
    old.length > 0 && now.length > 0 && !now.some((value) => old.includes(value));
  const location =
    replaced(before.countries, after.countries) ||
    replaced(before.stateProvinces, after.stateProvinces) ||
    replaced(before.municipalities, after.municipalities);
  if (location) return "region";
  return replaced(before.serviceTypes, after.serviceTypes) ? "service" : null;
}

/** The choice that the latest one replaced: the smallest place, or the trade. */
export function replacedChoice(before: OnboardingSelection, upsell: Upsell): string | null {
  const [replaced] =
    upsell === "service"
      ? before.serviceTypes
      : [...before.municipalities, ...before.stateProvinces, ...before.countries];
  return replaced ?? null;
}

export type Required = "country" | "state" | "service";

/** The choices still missing before the user can leave the first step. */
export function missingFrom({
  countries,
  stateProvinces,
  serviceTypes,
}: OnboardingSelection): Array<Required> {
  return [
    ...(countries.length === 0 ? (["country"] as const) : []),
    ...(stateProvinces.length === 0 ? (["state"] as const) : []),
    ...(serviceTypes.length === 0 ? (["service"] as const) : []),
  ];
}

/** The regions to store: each state's selected municipalities, or the state itself if none is selected. */
export function regionsOf({ stateProvinces, municipalities }: LocationSelection): Array<string> {
  return stateProvinces.flatMap((state) => {
    const inState = municipalities.filter((code) => isWithin(code, state));
    return inState.length > 0 ? inState : [state];
  });
}

/** The service types to store: ids, with Other (Custom) replaced by what the user typed, if anything. */
export function serviceTypesOf({ serviceTypes, customService }: OnboardingSelection): Array<string> {
  const stored = serviceTypes.map((id) =>
    id === CUSTOM_SERVICE && customService !== "" ? customService : id,
  );
  return [...new Set(stored)];
}
