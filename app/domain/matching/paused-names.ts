import { regionName } from "../geography";
import { serviceTypeLabel } from "../service-types";
import { type ChosenPreferences, splitPreferences } from "./effective-preferences";

/** The names of the regions and trades that a person chose and their plan does not cover now. */
export function pausedNames(
  chosen: Pick<ChosenPreferences, "role" | "regions" | "serviceTypes">,
): Array<string> {
  const { paused } = splitPreferences(chosen);
  return [...paused.regions.map(regionName), ...paused.serviceTypes.map(serviceTypeLabel)];
}
