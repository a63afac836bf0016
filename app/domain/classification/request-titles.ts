import { type FoldedText, foldText } from "~/domain/classification/folded-text";
import type { Texts } from "~/domain/classification/notice-parts";

/** Where a request stops naming the job: who drew it, until when bids are received, where it is. */
const END =
  /\b(?:in accordance|as (?:further |more )?(?:described|specified|prepared)|(?:prepared|designed) by|(?:will|shall|must) be|is to be|until|at which|pursuant|conform[ée]ment|pr[ée]par[ée]e?s? par|seront|jusqu|dont|selon)(?![\p{L}])|[.;:!?”»"]\s|\n\s*\n/iu;
/** What only opens the name: quotation marks, numbers and dashes. */
const START = /^[\s\p{P}\d#]+/u;
const LONGEST = 150;
/** Fewer letters name nothing. */
const SHORTEST = 6;
const MOST_REQUESTS = 3;

/** What a description asks for, as if it were a title, the first request first. */
export function requestTitles({ body, parts }: Texts): Array<FoldedText> {
  return parts.requests
    .slice(0, MOST_REQUESTS)
    .map(({ start }) => nameIn(body.raw.slice(start, start + LONGEST)))
    .filter((name) => name.length >= SHORTEST)
    .map(foldText);
}

function nameIn(text: string): string {
  const opened = text.replace(START, "");
  const name = opened.slice(0, END.exec(opened)?.index ?? LONGEST);
  return name.replace(/\s+/g, " ").trim();
}
