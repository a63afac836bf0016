import { and, eq } from "drizzle-orm";
import { tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { geoDivisions, type Profile } from "#drizzle/schema";
import {
  CHOOSE_STEP,
  choosesOnlyOne,
  countriesWithoutState,
  FOUND_STEP,
  keepOffered,
  limitsExceeded,
  missingFrom,
  mustChoosePlan,
  type OnboardingSelection,
  PLAN_STEP,
  readStep,
  regionsOf,
  sanitizeSelection,
  serviceTypesOf,
  type Step,
  withinLimits,
} from "~/domain/account/onboarding";
import { COUNTRIES, coverOfChoice, regionName } from "~/domain/geography";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { serviceTypeLabel } from "~/domain/service-types";
import { coverageAround } from "~/features/coverage/coverage-around.server";
import type { OpportunityRow } from "~/features/search/card-row.sql.server";
import {
  EVERYTHING,
  FIND_NOTHING,
  findOpportunities,
  foundLabel,
  readFound,
} from "~/features/search/find-opportunities.server";
import { foundBy, typedRegion } from "~/features/settings/region-picker.server";
import { regionOption } from "~/features/settings/settings-page.server";
import type { RegionPickerView } from "~/features/settings/settings-view";
import { type GroupsOf, runGroups } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";
import { CHOSEN_FROM, firstBids } from "./first-bids.server";
import { proOffer } from "./pro-offer.server";
import { placeName, readReplaced } from "./replaced-choice.server";
import { FIELDS, readSelection, wizardHref } from "./wizard-query";
import type { PlaceOption, WizardError, WizardView } from "./wizard-view";

/** Everything the wizard's page needs, in one batch: lists, errors and matching bids. */
export async function loadWizard(
  services: Services,
  profile: Profile,
  query: URLSearchParams,
): Promise<WizardView> {
  const { db, now } = services;
  const at = now();
  const asked = readStep(query.get(FIELDS.step) ?? "");
  const sent = readSelection(query);
  const plausible = withinLimits(sanitizeSelection(sent), profile.role);
  const read = await readLists(db, plausible, asked, at);

  const offered = {
    countries: read.countries.map(({ code }) => code),
    stateProvinces: read.stateProvinces.map(({ code }) => code),
    municipalities: read.municipalities.map(({ code }) => code),
  };
  const selection = read.failedList === null ? keepOffered(plausible, offered) : plausible;
  const errors = errorsOf(asked, sent, selection, profile);
  const step = errors.length > 0 || read.failedList !== null ? CHOOSE_STEP : lastAllowed(asked, profile);
  const interests = interestsOf(selection);
  const state = selection.stateProvinces[0];
  return {
    step,
    onlyOne: choosesOnlyOne(profile.role),
    mustChoosePlan: mustChoosePlan(profile.subscriptionStatus),
    ...proOffer(profile, at),
    selection,
    places: interests.regions.map(regionName),
    trades: interests.serviceTypes.map(serviceTypeLabel),
    countries: read.countries,
    stateProvinces: read.stateProvinces,
    municipalities: read.municipalities,
    failedList: read.failedList,
    errors,
    ...readReplaced(query, step, selection),
    chosenPlaces: selection.stateProvinces.length === 0 ? [] : interests.regions.map(regionOption),
    covers: selection.stateProvinces.length === 0 ? [] : coversOf(interests.regions),
    search: step === CHOOSE_STEP ? searchOf(query) : null,
    leftOut: step === CHOOSE_STEP ? [] : countriesWithoutState(selection).map(placeName),
    coverage: step === FOUND_STEP ? coverageAround(services, interests.regions) : null,
    isTrial: profile.subscriptionStatus === "trialing",
    found:
      interests.regions.length === 0
        ? null
        : { label: foundLabel(read.count), bids: firstBids(read.rows, interests, at) },
    wider:
      read.count === 0 && read.widerCount > 0 && state !== undefined
        ? {
            label: foundLabel(read.widerCount),
            place: selection.stateProvinces.map(regionName).join(", "),
            href: wizardHref(FOUND_STEP, { ...selection, municipalities: [] }),
          }
        : null,
  };
}

function coversOf(regions: ReadonlyArray<string>): WizardView["covers"] {
  return regions.flatMap((code) => {
    const text = coverOfChoice(code, regions);
    return text === null ? [] : [{ name: regionName(code), text }];
  });
}

/** The tree is the fields below the search, so the places that are found lead nowhere. */
function searchOf(query: URLSearchParams): RegionPickerView | null {
  const typed = typedRegion(query);
  if (typed === "") return null;
  const { choices, ...found } = foundBy(typed);
  return { ...found, path: [], choices: choices.map((choice) => ({ ...choice, inside: null })) };
}

/** The match profile that onboarding would store. */
export function interestsOf(selection: OnboardingSelection): MatchProfile {
  return { regions: regionsOf(selection), serviceTypes: serviceTypesOf(selection) };
}

/** Users with a running plan skip the plan step. */
export function lastAllowed(step: Step, { subscriptionStatus }: Profile): Step {
  return step === PLAN_STEP && !mustChoosePlan(subscriptionStatus) ? FOUND_STEP : step;
}

/** Too many choices are an error on any step; missing ones only when leaving the step. */
function errorsOf(
  asked: Step,
  sent: OnboardingSelection,
  selection: OnboardingSelection,
  { role }: Profile,
): Array<WizardError> {
  const exceeded = limitsExceeded(sent, role).map((limit): WizardError => {
    const several = (list: ReadonlyArray<string>) => new Set(list).size > 1;
    if (limit === "service") return { field: "service", limit };
    if (several(sent.countries)) return { field: "country", limit };
    return { field: several(sent.stateProvinces) ? "state" : "municipality", limit };
  });
  if (asked === CHOOSE_STEP || exceeded.length > 0) return exceeded;
  return missingFrom(selection).map((field) => ({ field, limit: null }));
}

type Lists = Pick<WizardView, "countries" | "stateProvinces" | "municipalities" | "failedList">;
type Matches = { rows: Array<OpportunityRow>; count: number; widerCount: number };

/** Spec section 7, select geo_divisions (a), (b) and (c). */
function listPlaces(db: Database, { countries, stateProvinces }: OnboardingSelection) {
  const { code, name, country, parentCode, level, sort } = geoDivisions;
  return {
    countries: [
      tagged(
        "onboarding.countries",
        db.selectDistinct({ country }).from(geoDivisions).where(eq(level, "state_province")).orderBy(country),
      ),
    ],
    states: [
      tagged(
        "onboarding.states",
        db
          .select({ code, name, country })
          .from(geoDivisions)
          .where(and(eq(level, "state_province"), inJson(country, countries)))
          .orderBy(country, sort),
      ),
    ],
    subregions: [
      tagged(
        "onboarding.municipalities",
        db
          .select({ code, name, parentCode })
          .from(geoDivisions)
          .where(and(eq(level, "subregion"), inJson(parentCode, stateProvinces)))
          .orderBy(parentCode, sort, name),
      ),
    ],
  } as const;
}

/** A failed count shows 0 without an error (spec section 8); a failed list is named. */
async function readLists(
  db: Database,
  selection: OnboardingSelection,
  asked: Step,
  at: Date,
): Promise<Lists & Matches> {
  const near = queryFor(selection);
  const wide =
    asked === FOUND_STEP && selection.municipalities.length > 0
      ? queryFor({ ...selection, municipalities: [] })
      : null;
  const { found, wider, ...lists } = await runGroups(db, {
    ...listPlaces(db, selection),
    found: near ? findOpportunities(near, at) : FIND_NOTHING,
    wider: wide ? findOpportunities(wide, at) : FIND_NOTHING,
  });
  const matches = readFound(near ?? EVERYTHING, found ?? [[], [], []]);
  return {
    ...listsOf(selection, lists),
    rows: matches.rows,
    count: matches.count,
    widerCount: wider?.[1][0]?.found ?? 0,
  };
}

function queryFor(selection: OnboardingSelection) {
  const profile = interestsOf(selection);
  return profile.regions.length === 0 ? null : { ...EVERYTHING, profile, limit: CHOSEN_FROM };
}

function listsOf(
  selection: OnboardingSelection,
  { countries, states, subregions }: GroupsOf<ReturnType<typeof listPlaces>>,
): Lists {
  const known = COUNTRIES.filter(({ code }) => countries?.[0].some(({ country }) => country === code));
  const stateRows = states?.[0] ?? [];
  // Every country on offer has states, so an empty list means that loading failed.
  const hasCountry = known.some(({ code }) => selection.countries.includes(code));
  // The failed list that the page needs first.
  const failed = {
    municipality: subregions === null && selection.stateProvinces.length > 0,
    state: (states === null && selection.countries.length > 0) || (hasCountry && stateRows.length === 0),
    country: known.length === 0,
  };
  const failedList = (["municipality", "state", "country"] as const).find((list) => failed[list]) ?? null;
  return {
    countries: known.map(({ code, name }): PlaceOption => ({ code, name, parent: "" })),
    stateProvinces: stateRows.map(({ code, name, country }) => ({ code, name, parent: country })),
    municipalities: (subregions?.[0] ?? []).map(({ code, parentCode }) => ({
      code,
      name: regionName(code),
      parent: parentCode ?? "",
    })),
    failedList,
  };
}
