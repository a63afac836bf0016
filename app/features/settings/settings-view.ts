import type { SubmissionResult } from "@conform-to/react";

export type RegionOption = { code: string; name: string };

/** The places on offer: those that fit what was typed, or those inside the place that was opened. */
export type RegionPickerView = {
  typed: string;
  /** What the list below is. */
  heading: string;
  /** The places that the opened one is in; the last one is where the list is. */
  path: Array<RegionLink>;
  choices: Array<RegionChoiceView>;
};

/** `code` is the place whose places are listed; it is empty for all of them. */
export type RegionLink = { name: string; code: string; href: string };

export type RegionChoiceView = RegionOption & {
  covers: string;
  inside: RegionLink | null;
  /** The places of an area, which are chosen together. */
  parts?: Array<RegionOption>;
};

/** A trade as a tick, with its parts. */
export type TradeChoiceView = {
  serviceType: string;
  label: string;
  isChosen: boolean;
  parts: Array<{ id: string; label: string }>;
};

export type SettingsChoice = {
  alertWeekly: boolean;
  alertInstant: boolean;
  /** Absent if the form was of a page that did not have this switch yet: what is stored then stays. */
  alertSameDay?: boolean;
  /** Absent if the form showed no reminders: what is stored then stays. */
  reminders?: { remind: boolean; remindWeekAhead: boolean; timeZone: string };
  /** Those that count under the plan. */
  regions: Array<string>;
  contractValueMin: string;
  /** Those that count under the plan. Absent if the form showed no trades: those that are stored then stay. */
  serviceTypes?: Array<string>;
  /** Every part of a trade that is switched off. Absent if the form showed no parts: those that are stored then stay. */
  partsOff?: Array<string>;
  /** The form offered a single region, so the others that are stored stay, whatever the plan is by now. */
  oneRegion?: boolean;
  /** The same for the trades. */
  oneTrade?: boolean;
};

/** The form's fields: the parts are posted as those that are on. */
export type SettingsFields = SettingsChoice & {
  parts?: Array<string>;
  customService?: string;
  remind?: boolean;
  remindWeekAhead?: boolean;
  timeZone?: string;
};

export type SettingsView = {
  /** What is stored; or what a form without scripts sent to search or to count, and has not saved. */
  choice: SettingsChoice;
  /** The names of all stored regions, including those outside the lists and those that are paused. */
  storedRegions: Array<RegionOption>;
  /** `null` if the list of regions could not be loaded. */
  regionPicker: RegionPickerView | null;
  /** The names of the regions in `choice`. */
  chosenRegions: Array<RegionOption>;
  manyRegions: boolean;
  manyTrades: boolean;
  instantAlerts: boolean;
  timeZones: Array<{ value: string; label: string }>;
  /** "3 of the last 40 matching bids stated a value."; `null` if they could not be counted. */
  statedValues: string | null;
  minimums: Array<{ value: string; label: string }>;
  /** Every trade on offer, and those that are stored in the person's own words. */
  trades: Array<TradeChoiceView>;
  pausedTrades: Array<string>;
  awaitsFirstDigest: boolean;
};

/** How many bids a choice matches. */
export type MatchesView = {
  label: string;
  wider: string | null;
  /** "Would have brought 37 bids in the last 90 days, about 3 a week", if that was asked for. */
  past: string | null;
};

/** The same for values that may be unsaved. */
export type DraftMatchesView = MatchesView & { isStored: boolean };

/** The response to a rejected form. */
export type SettingsRefusal = {
  answer: SubmissionResult;
  chosenRegions: Array<RegionOption>;
  chosenTrades: Array<string>;
  customService: string;
  chosenParts: Array<string>;
};
