import type { Reading } from "../names/names-in-text";
import { isSure, type PlaceFound } from "../place-found";
import { placesInText } from "./places-in-text";
import { AFTER_THE_WORK } from "./words-of-bids";

const READ = 1_500;
const MOST_CALLS = 4;
/** "is seeking competitive bids to remove", "requests proposals from qualified firms for the repair of" */
const CALL =
  /(?<!\p{L})(?:seek(?:s|ing)?|solicit(?:s|ing)?|request(?:s|ing)|accept(?:s|ing)?|receive|invit(?:es|ing)|look(?:s|ing) for) (?:[\p{L}-]+ ){0,4}(?:bids|proposals|quotes|quotations|tenders|estimates|contractors?|qualifications)(?: from [^.;]{0,80}?)?,? (?:to|for) /giu;
/** "Sealed tenders for a new elementary school in Cornwall will be received" */
const OFFERS_FOR =
  /(?<!\p{L})(?:[Bb]ids|[Tt]enders|[Pp]roposals|[Qq]uotations)(?:,? (?:clearly |plainly )?marked [^.;]{4,80}?)? for (?:the )?/gu;

/** "Bids will be received by the clerk for the repair of the bridge in Keene" */
const RECEIVED_FOR =
  /(?<!\p{L})(?:[Bb]ids|[Tt]enders|[Pp]roposals|[Qq]uotations) (?:will be|shall be|are(?: hereby| being)?) (?:received|accepted|invited|requested|sought|solicited)(?: [^.;]{1,80}?)? for (?:the )?/gu;

/** Whether the words say that something is in the town: "a new school in Cornwall". */
const isIn = (work: string, words: string) =>
  new RegExp(`(?<!\\p{L})(?:in|at) (?:the (?:City|Town|Village) of )?$`, "u").test(
    work.slice(0, work.indexOf(words)),
  );

/** The places with their state in what a text calls for: "bids to remove the dam on Tenney Brook in Rutland, Vermont". */
export function placesInCalls(raw: string, reading: Reading): Array<PlaceFound> {
  const text = raw.slice(0, READ).replaceAll(/\s+/g, " ");
  return [...text.matchAll(CALL), ...text.matchAll(OFFERS_FOR), ...text.matchAll(RECEIVED_FOR)]
    .slice(0, MOST_CALLS)
    .flatMap(({ index, 0: call }) => {
      const [sentence = ""] = text.slice(index + call.length).split(/[.;] (?=\p{Lu})/u);
      const [work = ""] = sentence.split(AFTER_THE_WORK);
      return placesInText(work, reading).filter(
        (place) =>
          isSure(place) || place.isOfTown === true || (place.strength === "near" && isIn(work, place.words)),
      );
    });
}
