import type { ExceededLimit, Required, OnboardingSelection, Step, Upsell } from "~/domain/onboarding";
import type { DeadlineView } from "~/features/opportunities/views";

export type PlaceOption = { code: string; name: string; parent: string };

export type WizardField = "country" | "state" | "municipality" | "service";

/** A field of the first step with nothing chosen, or with more than the plan allows. */
export type WizardError = { field: Required; limit: null } | { field: WizardField; limit: ExceededLimit };

export type FoundBid = {
  id: number;
  title: string;
  language: "en" | "fr";
  from: string;
  deadline: DeadlineView;
};

export type WizardView = {
  step: Step;
  /** One of each kind (trial, basic) instead of any number (pro). */
  onlyOne: boolean;
  /** Active and trialing finish after the second step. */
  mustChoosePlan: boolean;
  selection: OnboardingSelection;
  /** What the profile would follow, in words. */
  places: Array<string>;
  trades: Array<string>;
  countries: Array<PlaceOption>;
  stateProvinces: Array<PlaceOption>;
  municipalities: Array<PlaceOption>;
  /** The list that could not be read. */
  unread: "country" | "state" | "municipality" | null;
  errors: Array<WizardError>;
  upsell: Upsell | null;
  /** `null` before there is a place to look in. */
  found: { label: string; bids: Array<FoundBid> } | null;
  /** When a municipality has no bids: what all of its state has. */
  wider: { label: string; place: string; href: string } | null;
};
