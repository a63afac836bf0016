import { buildsWays } from "../buyers/transport-departments";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findCity, townNameOf } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";
import { isInLongerName } from "./names-of-ways";

const BETWEEN_ENDS =
  / (?:to|and|et|à|jusqu['’]à) | ?[–—] ?|(?<=\p{L})-(?=\p{Lu})|(?<=\p{L}) ?\/ ?(?=\p{Lu})/gu;
/** "Wayne/Pike Counties" */
const COUNTIES_AFTER = /^(?:\p{Lu}\S+ ){1,2}Count(?:y|ies)(?!\p{L})/u;
const MOST_WORDS = 3;
const MOST_ENDS = 4;

type Named = { place: PlaceFound; words: string };

function townNamed(words: string, state: string): Named | null {
  const entry = /^\p{Lu}/u.test(words) ? findCity(words, state) : null;
  if (entry === null || entry.kind === "short" || entry.code === state) return null;
  if (!isWithin(entry.code, state)) return null;
  return { place: { codes: [entry.code], town: townNameOf(entry), strength: "sure", words }, words };
}

/** The longest name of a town that these words end or begin with. */
function longest(words: ReadonlyArray<string>, isAtEnd: boolean, state: string): Named | null {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    const part = isAtEnd ? words.slice(-length) : words.slice(0, length);
    const found = townNamed(part.join(" ").replace(/[.,;:)]+$/, ""), state);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The towns at both ends of the road or line that a transport department works on: "I-95 Bangor to Houlton", "route 138
 * entre Québec et Baie-Comeau". Streets of the town are also called after others, so that both must be towns of the state.
 */
export function endsOfWay(title: string, buyer: string | null, state: string | null): Array<PlaceFound> {
  if (buyer === null || state === null || stateOf(state) !== state || !buildsWays(buyer)) return [];
  const spaced = title.replaceAll(/\s+/g, " ");
  const isHyphenRead = isWithin(state, "US");
  const isInName = (at: number) => {
    const start = spaced.lastIndexOf(" ", at) + 1;
    return findCity(spaced.slice(start).split(/[ ,;:)]/)[0] ?? "", state) !== null;
  };
  return Array.from(spaced.matchAll(BETWEEN_ENDS))
    .filter(({ index, 0: gap }) => gap !== "-" || (isHyphenRead && !isInName(index)))
    .slice(0, MOST_ENDS)
    .flatMap(({ index, 0: gap }) => {
      const before = longest(spaced.slice(0, index).split(/ |(?<=[(,:])/), true, state);
      const after = longest(spaced.slice(index + gap.length).split(" "), false, state);
      const isWay = [before, after].some(
        (end) =>
          end !== null &&
          isInLongerName(spaced.slice(index - end.words.length), end.words, { isRoadOnly: true }),
      );
      const isCounties = COUNTIES_AFTER.test(spaced.slice(index + gap.length));
      return before === null || after === null || isWay || isCounties ? [] : [before.place, after.place];
    });
}
