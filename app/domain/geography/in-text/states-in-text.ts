import { findSpelledOutState } from "../divisions/region-names";
import { nameWords } from "../folded-name";
import { isOfOthers } from "./sites-in-text";

/** How many characters of a text are searched. The place of the work is named near its start. */
const OPENING = 1_200;
const MOST_WORDS = 3;
const BEFORE_STATE = /(?:\bin|\bwithin|\blocated in|,)\s+(?:the state of )?$/i;

/** "The counties of Luzerne, Wyoming and Wayne" */
const LIST_OF_COUNTIES = /[Cc]ounties of [^.;]*$/;

/** The states that a text names in full near its start, after "in" or a comma: "cabins located in Montana". */
export function statesInText(raw: string): ReadonlyArray<{ code: string; words: string }> {
  const text = raw.slice(0, OPENING).replaceAll(/\s+/g, " ");
  const words = nameWords(text);
  const found = words.flatMap((first, from) => {
    if (!/^\p{Lu}/u.test(text.slice(first.start))) return [];
    if (isOfOthers(text, first.start)) return [];
    if (LIST_OF_COUNTIES.test(text.slice(0, first.start))) return [];
    if (!BEFORE_STATE.test(text.slice(Math.max(0, first.start - 24), first.start))) return [];
    const names = words.slice(from, from + MOST_WORDS).map(({ end }, length) => ({
      code: findSpelledOutState(
        words
          .slice(from, from + length + 1)
          .map(({ folded }) => folded)
          .join(" "),
      ),
      words: text.slice(first.start, end),
    }));
    const state = names.findLast(({ code }) => code?.includes("-"));
    return state?.code ? [{ code: state.code, words: state.words }] : [];
  });
  return found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index);
}
