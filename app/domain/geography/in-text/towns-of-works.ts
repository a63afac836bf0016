import { stateOf } from "../divisions/region-codes";
import { findCity } from "../names/gazetteer";
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

/** Several towns: "in the towns of Northborough and Shrewsbury", "les villes de Granby et de Bromont". */
const MENTION_OF_TOWNS =
  /\b(?:towns|cities|villages|townships|municipalities|boroughs|communities) of (?:the )?|(?<!\p{L})(?:villes|municipalités|arrondissements) d(?:e |['’])/giu;
const MOST_TOWNS = 5;
const LIST_READ = 100;

/** The towns of such a list, in a state or province. The name of one of several is no city of the notice. */
export function townsListed(
  raw: string,
  { scope }: Reading,
  isOfOthers: IsOfOthers,
): ReadonlyArray<PlaceFound> {
  if (scope === null || stateOf(scope) !== scope) return [];
  return Array.from(raw.matchAll(MENTION_OF_TOWNS))
    .slice(0, MOST)
    .filter(({ index }) => !isOfOthers(raw, index))
    .flatMap(({ index, 0: mention }) => {
      const start = index + mention.length;
      const [list = ""] = raw.slice(start, start + LIST_READ).split(/[.;:\n()]/u);
      const names = list
        .split(/,? (?:and|et|&) (?:d(?:e |['’]))?|, ?/u)
        .flatMap(
          (part) => /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}|of |on |the )[\p{L}.'’-]+)*/u.exec(part)?.[0] ?? [],
        );
      const towns = names.slice(0, MOST_TOWNS).flatMap((name): Array<PlaceFound> => {
        const entry = findCity(name, scope);
        if (entry === null || entry.kind === "short" || entry.code === scope) return [];
        return [{ codes: [entry.code], town: null, strength: "near", words: name }];
      });
      return towns.length > 1 ? towns : [];
    });
}
