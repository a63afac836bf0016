import type { PlaceHint } from "~/domain/opportunities/notice";
import { stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import type { PlaceFound } from "../place-found";

/** Bodies of a whole province or state that buy for the place where they are. */
const OF_ONE_PLACE =
  /(?<!\p{L})(?:universit|coll[eè]ges?(?!\p{L})|academy|schools?(?!\p{L})|école|hospital|hôpital|medical|museum|musée|library|bibliothèque|archives|legislat|assembl|courts?(?!\p{L})|convention|sports)/iu;

/** What a province's or state's own department is called where its name does not name the province. */
const DEPARTMENT =
  /^(?:the )?(?:department|dept\.?|ministry|division|bureau) of (?!veterans|defense|the (?:army|navy|air force|interior)|homeland|energy)|^office of (?!the (?:mayor|county|sheriff))|^minist[èe]re d|^metrolinx|^ontario provincial police/iu;

/** Capitals and the cities in which provinces and states have their head offices. */
const HEAD_OFFICES: ReadonlySet<string> = new Set(
  "albany,boston,trenton,harrisburg,hartford,providence,concord,montpelier,augusta,toronto,orillia,st catharines,quebec,montreal".split(
    ",",
  ),
);

/**
 * Whether the buyer's office says nothing of the work: that of a body which works all over its province or state. A regional
 * office of a department is near its works.
 */
export function isOfficeOfAll(
  { buyerCity }: PlaceHint,
  buyer: string | null,
  served: string | null,
): boolean {
  if (buyer === null || OF_ONE_PLACE.test(buyer)) return false;
  return served !== null || (DEPARTMENT.test(buyer.trim()) && HEAD_OFFICES.has(foldName(buyerCity ?? "")));
}

/** The province or state of an office, which is all that it says of such a body's work. */
export function stateOfOffice(office: PlaceFound | null): PlaceFound | null {
  const states = office?.codes.flatMap((code) => stateOf(code) ?? []) ?? [];
  return office === null || states.length === 0 ? null : { ...office, codes: states, town: null };
}
