import type { ExceededLimit, OnboardingSelection, Required, Step, Upsell } from "~/domain/account/onboarding";
import type { CoverageAroundView } from "~/features/coverage/coverage-view";
import type { DeadlineView } from "~/features/opportunities/opportunity-view";
import type { RegionOption, RegionPickerView } from "~/features/settings/settings-view";

export type PlaceOption = { code: string; name: string; parent: string };

export type WizardField = "country" | "state" | "municipality" | "service";

/** A field of the first step with no choice, or with more than the plan allows. */
export type WizardError = { field: Required; limit: null } | { field: WizardField; limit: ExceededLimit };

export type FoundBid = {
  id: number;
  title: string;
  language: "en" | "fr";
  from: string;
  /** "Matched: ‘snow clearing’ in Peel Region" */
  why: string | null;
  deadline: DeadlineView;
};

export type ProOfferView = {
  /** A running subscription is changed on the billing page; one whose payment failed has to be paid before. */
  way: "buy" | "pay-first" | "change";
  /** What Pro costs today, by the month and by the year. */
  proTerms: { monthly: string; yearly: string };
};

export type WizardView = ProOfferView & {
  step: Step;
  /** Whether the plan allows one choice of each kind (trial, basic) instead of any number (pro). */
  onlyOne: boolean;
  /** False for active and trialing users, who finish after the second step. */
  mustChoosePlan: boolean;
  selection: OnboardingSelection;
  /** The chosen regions and trades, formatted. */
  places: Array<string>;
  trades: Array<string>;
  countries: Array<PlaceOption>;
  stateProvinces: Array<PlaceOption>;
  municipalities: Array<PlaceOption>;
  /** The list that failed to load. */
  failedList: "country" | "state" | "municipality" | null;
  errors: Array<WizardError>;
  upsell: Upsell | null;
  /** The names of the choice that was replaced and of the one in its place. */
  replaced: { before: string; now: string } | null;
  /** The chosen places, the smallest of each. */
  chosenPlaces: ReadonlyArray<RegionOption>;
  /** What each chosen place includes and leaves out, so that a city's neighbours are not expected. */
  covers: ReadonlyArray<{ name: string; text: string }>;
  /** What was typed to find a place, and the places that fit; `null` if nothing was typed. */
  search: RegionPickerView | null;
  /** The names of chosen countries in which no state was chosen. */
  leftOut: ReadonlyArray<string>;
  coverage: CoverageAroundView | null;
  /** Whether there is no plan to choose because the free trial runs, instead of a paid plan. */
  isTrial: boolean;
  /** `null` until a place is chosen. */
  found: { label: string; bids: Array<FoundBid> } | null;
  /** When a municipality has no bids: the count for its whole state. */
  wider: { label: string; place: string; href: string } | null;
};
