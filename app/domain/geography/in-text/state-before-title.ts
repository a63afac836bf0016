import { findStateIn } from "../divisions/region-names";
import type { PlaceFound } from "../place-found";

/** Land and wildlife services begin a title with its state: "Z--ME-RACHEL CARSON NWR", "D--SUPPLY: VT-SILVIO CONTE". */
const PREFIX = /(?:^|--|: |\bBLM[- ])([A-Z]{2})(?: ?- ?| )(?=[A-Z])/;
const SERVICES =
  /\b(?:fish (?:and|&) wildlife|national park service|geological survey|federal highway|bureau of land management|bureau of reclamation)\b/i;

export function stateBeforeTitle(title: string, buyer: string | null): Array<PlaceFound> {
  const words = buyer !== null && SERVICES.test(buyer) ? PREFIX.exec(title)?.[1] : undefined;
  const code = words === undefined ? null : findStateIn(words, "US");
  return code?.startsWith("US-") ? [{ codes: [code], town: null, strength: "region", words: words! }] : [];
}
