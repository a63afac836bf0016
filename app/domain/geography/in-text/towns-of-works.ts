import type { Reading } from "../names/names-in-text";
import type { PlaceFound } from "../place-found";
import { placesInText } from "./places-in-text";

const READ = 1_500;
const FIRST_WORDS_READ = 300;
const MOST = 6;
const NAME_READ = 60;
const IN = String.raw`(?:at|in|near|à|au) (?:the )?(?:(?:Town|City|Village|Township|Borough|Hamlet) of )?(?=\p{Lu})`;
/** "Work at Dawson City", "The project is located in Hardwick". */
const WORK_IN = new RegExp(
  `(?<!\\p{L})(?:[Ww]orks?|[Pp]roject|[Tt]ravaux)(?: (?:is|are|will be|to be|sont|est))?(?: (?:done|performed|located|carried out|situés?))? ${IN}`,
  "gu",
);
const ANY_IN = new RegExp(`(?<!\\p{L})${IN}`, "gu");

/** Words of a sentence about the bid, or about other works. */
const OF_OTHERS =
  /(?<!\p{L})(?:bids?|offers?|tenders?|proposals?|submissions?|opened|offices?|meetings?|prior|previous|past|similar|other|completed|experience|soumissions?|offres?)(?!\p{L})[^.]*$/iu;

/** Whether the words at an index of the text are about others than the buyer. */
type IsOfOthers = (raw: string, index: number) => boolean;

/** The towns that stand right after these words. */
function townsAfter(raw: string, words: RegExp, reading: Reading, isOfOthers: IsOfOthers): Array<PlaceFound> {
  return Array.from(raw.matchAll(words))
    .slice(0, MOST)
    .filter(
      ({ index }) => !OF_OTHERS.test(raw.slice(Math.max(0, index - 80), index)) && !isOfOthers(raw, index),
    )
    .flatMap(({ index, 0: before }) => {
      const start = index + before.lastIndexOf(" ", before.length - 2) + 1;
      const offset = index + before.length - start;
      const [sentence = ""] = raw.slice(start, start + offset + NAME_READ).split(/[.;\n](?=\s|$)/u);
      const [place] = placesInText(sentence, reading).filter(
        ({ words: name }) => sentence.indexOf(name) === offset,
      );
      return place === undefined || place.strength === "far" || place.strength === "region" ? [] : [place];
    });
}

/** Where a text says that the work or project is. */
export const townsOfWorks = (raw: string, reading: Reading, isOfOthers: IsOfOthers): Array<PlaceFound> =>
  townsAfter(raw.slice(0, READ), WORK_IN, reading, isOfOthers);

/** The first town after "in" or "at" in a short text: "Bridge No. 123 on Route 4 in North Kingstown". */
export const firstTownIn = (
  raw: string,
  reading: Reading,
  isOfOthers: IsOfOthers,
): ReadonlyArray<PlaceFound> =>
  townsAfter(raw.slice(0, FIRST_WORDS_READ), ANY_IN, reading, isOfOthers)
    .filter(({ town }) => town !== null)
    .slice(0, 1);
