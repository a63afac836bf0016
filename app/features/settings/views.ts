import type { FieldErrors } from "~/lib/form.server";

export type RegionOption = { code: string; name: string };

/** A province or state and what it holds. */
export type RegionGroup = RegionOption & { country: string; regions: Array<RegionOption> };

export type SettingsChoice = {
  alertWeekly: boolean;
  alertInstant: boolean;
  regions: Array<string>;
  contractValueMin: string;
};

export type SettingsView = {
  choice: SettingsChoice;
  /** The regions in `choice` with their names, also of those that are not in the lists. */
  storedRegions: Array<RegionOption>;
  /** `null` when they cannot be read just now. */
  regionGroups: Array<RegionGroup> | null;
  manyRegions: boolean;
  instantAlerts: boolean;
  minimums: Array<{ value: string; label: string }>;
  /** Service types by name; shown, not set here. */
  trades: Array<string>;
  awaitsFirstDigest: boolean;
};

/** What a choice means at once. */
export type MatchesView = { label: string; wider: string | null };

/** The same of a form that is being changed. */
export type DraftMatchesView = MatchesView & { isStored: boolean };

/** A form that came back, with what was chosen in it. */
export type SettingsFailure = { errors: FieldErrors; choice: SettingsChoice; regions: Array<RegionOption> };
