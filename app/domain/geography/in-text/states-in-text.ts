import { findSpelledOutState } from "../divisions/region-names";
import { nameWords } from "../folded-name";
import type { PlaceFound } from "../place-found";
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

const NAME = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?`;
const LIST = new RegExp(
  `(?:includ(?:es|ing)|consist(?:s|ing) of|compris(?:es|ing)|covering|serving|the [Ss]tates of) ((?:${NAME}, )+(?:and )?(?:parts of )?${NAME}(?:,? and ${NAME})?)`,
  "gu",
);

/** The states that a text lists as an area: "District B, which includes New York, Connecticut and parts of Maryland". */
export function statesListed(raw: string): ReadonlyArray<PlaceFound> {
  const text = raw.slice(0, OPENING).replaceAll(/\s+/g, " ");
  const lists = Array.from(text.matchAll(LIST), ({ 1: list = "" }) =>
    list
      .replace(/,? (?:and )?parts of .*$/, "")
      .split(/,? and |, /)
      .flatMap((words): Array<PlaceFound> => {
        const code = findSpelledOutState(words.toLowerCase());
        return code?.includes("-") === true ? [{ codes: [code], town: null, strength: "region", words }] : [];
      }),
  );
  return lists.find(({ length }) => length > 1) ?? [];
}
