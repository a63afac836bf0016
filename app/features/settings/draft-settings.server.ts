import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { settingsMinimums } from "~/domain/matching/contract-minimum";
import { partsOffAfter } from "~/domain/trade-parts";
import { listSelectable } from "./save-settings.server";
import type { SettingsChoice } from "./settings-view";

type Stored = Pick<Profile, "role" | "regions" | "contractValueMin" | "partsOff">;

/**
 * What a form without scripts sent along with a search for a place; not saved. `null` if the address is only the
 * search, as it is with scripts. What the profile may not choose is left out.
 */
export function readDraft(query: URLSearchParams, profile: Stored): SettingsChoice | null {
  // A select is always sent.
  const minimum = query.get("contractValueMin");
  if (minimum === null) return null;
  const { instantAlerts } = limitsFor(profile.role);
  return {
    alertWeekly: query.has("alertWeekly"),
    alertInstant: instantAlerts && query.has("alertInstant"),
    alertSameDay: instantAlerts && query.has("alertSameDay"),
    regions: listSelectable(query.getAll("regions"), profile),
    contractValueMin: settingsMinimums(profile.contractValueMin).includes(minimum)
      ? minimum
      : profile.contractValueMin,
    partsOff: partsOffAfter(profile.partsOff, query.getAll("partsOf"), query.getAll("parts")),
  };
}
