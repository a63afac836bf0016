import { regionName, resolveRegion, STATIC_REGIONS } from "~/domain/geography";
import { PROFILE_MINIMUMS } from "~/domain/matching/contract-minimum";
import { isServiceTypeId, SERVICE_TYPES } from "~/domain/service-types";
import { OTHER, OTHER_SERVICE, type Selection } from "./selection";

const NOTHING: Selection = { selected: "", custom: "" };

/** How a stored value is shown (spec section 4): a value outside the list is Other (Custom) with its text. */
export function shownServiceType(stored: string | undefined): Selection {
  if (stored === undefined) return NOTHING;
  if (stored === OTHER_SERVICE) return { selected: OTHER_SERVICE, custom: "" };
  return isServiceTypeId(stored)
    ? { selected: stored, custom: "" }
    : { selected: OTHER_SERVICE, custom: stored };
}

export function shownRegion(stored: string | undefined): Selection {
  if (stored === undefined) return NOTHING;
  const code = resolveRegion(stored);
  const listed = STATIC_REGIONS.find((region) => region.code === code);
  return listed ? { selected: listed.code, custom: "" } : { selected: OTHER, custom: regionName(stored) };
}

const isListedMinimum = (value: string) => PROFILE_MINIMUMS.some((listed) => listed === value);

export function shownMinimum(stored: string): Selection {
  return isListedMinimum(stored) ? { selected: stored, custom: "" } : { selected: OTHER, custom: stored };
}

/** The value to store for a selection; `null` if it is not in the list. */
export function storedServiceType({ selected, custom }: Selection): string | null {
  if (selected !== OTHER_SERVICE) return isServiceTypeId(selected) ? selected : null;
  const listed = SERVICE_TYPES.find(({ label }) => label.toLowerCase() === custom.toLowerCase());
  return listed?.id ?? custom;
}

/** A typed name of a listed region becomes that region; other text is stored as typed. */
export function storedRegion({ selected, custom }: Selection): string | null {
  const name = selected === OTHER ? custom : selected;
  const listed = STATIC_REGIONS.find(
    (region) => region.code === name || region.name.toLowerCase() === name.toLowerCase(),
  );
  return listed?.code ?? (selected === OTHER ? custom : null);
}

export function storedMinimum({ selected, custom }: Selection): string | null {
  if (selected === OTHER) return custom;
  return isListedMinimum(selected) ? selected : null;
}

/**
 * Whether the selection still shows the stored value. Then nothing is written, because one region can be stored in
 * several ways.
 */
export function isUntouched(selection: Selection, shown: Selection): boolean {
  const isOther = selection.selected === OTHER || selection.selected === OTHER_SERVICE;
  return selection.selected === shown.selected && (!isOther || selection.custom === shown.custom);
}
