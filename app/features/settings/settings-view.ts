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

export type RegionChoiceView = RegionOption & { covers: string; inside: RegionLink | null };

/** A trade's parts as ticks. */
export type TradePartsView = {
  serviceType: string;
  label: string;
  parts: Array<{ id: string; label: string }>;
};

export type SettingsChoice = {
  alertWeekly: boolean;
  alertInstant: boolean;
  alertSameDay: boolean;
  /** Those that count under the plan. */
  regions: Array<string>;
  contractValueMin: string;
  /** Every part of a trade that is switched off. Absent if the form showed no parts: those that are stored then stay. */
  partsOff?: Array<string>;
  /** The form offered a single region, so the others that are stored stay, whatever the plan is by now. */
  oneRegion?: boolean;
};

/** The form's fields: the parts are posted as those that are on. */
export type SettingsFields = SettingsChoice & { parts?: Array<string> };

export type SettingsView = {
  choice: SettingsChoice;
  /** The names of all stored regions, including those outside the lists and those that are paused. */
  storedRegions: Array<RegionOption>;
  /** `null` if the list of regions could not be loaded. */
  regionPicker: RegionPickerView | null;
  /** Regions that a form without scripts sent with a search; not saved. Then `choice` is that form's too. */
  draftRegions: Array<RegionOption> | null;
  manyRegions: boolean;
  instantAlerts: boolean;
  /** "3 of the last 40 matching bids stated a value."; `null` if they could not be counted. */
  statedValues: string | null;
  minimums: Array<{ value: string; label: string }>;
  /** Names of the service types; read-only here. */
  trades: Array<string>;
  pausedTrades: Array<string>;
  /** Those trades that have parts. */
  tradeParts: Array<TradePartsView>;
  awaitsFirstDigest: boolean;
};

/** How many bids a choice matches. */
export type MatchesView = { label: string; wider: string | null };

/** The same for unsaved values. */
export type DraftMatchesView = MatchesView & { isStored: boolean };

/** The response to a rejected form. */
export type SettingsRefusal = {
  answer: SubmissionResult;
  chosenRegions: Array<RegionOption>;
  chosenParts: Array<string>;
};
