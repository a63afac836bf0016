import type { FieldErrors } from "~/lib/form.server";

export type RegionOption = { code: string; name: string };

/** A province or state with its regions. */
export type RegionGroup = RegionOption & { country: string; regions: Array<RegionOption> };

export type SettingsChoice = {
  alertWeekly: boolean;
  alertInstant: boolean;
  regions: Array<string>;
  contractValueMin: string;
};

export type SettingsView = {
  choice: SettingsChoice;
  /** The names of the regions in `choice`, including those outside the lists. */
  storedRegions: Array<RegionOption>;
  /** `null` if they could not be loaded. */
  regionGroups: Array<RegionGroup> | null;
  manyRegions: boolean;
  instantAlerts: boolean;
  minimums: Array<{ value: string; label: string }>;
  /** Names of the service types; read-only here. */
  trades: Array<string>;
  awaitsFirstDigest: boolean;
};

/** How many bids a choice matches. */
export type MatchesView = { label: string; wider: string | null };

/** The same for unsaved values. */
export type DraftMatchesView = MatchesView & { isStored: boolean };

/** A rejected form, with the posted choice. */
export type SettingsFailure = { errors: FieldErrors; choice: SettingsChoice; regions: Array<RegionOption> };
