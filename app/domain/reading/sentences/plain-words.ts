import { matchesOf } from "./matches";
const MONTHS = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janv|fevr|avr|juil";
/** What only layout or habit adds to words: spaces in a row, the mark of a list's entry, points in "p.m." and "Mar. 5". */
const ADDED = new RegExp(
  `^(?:[•▪·*]|[-|] |\\([a-z\\d]{1,3}\\)|[a-z][.)](?= )|\\d{1,2}\\)(?= ))\\s*(?=\\S)| {2,}|[ap](?<![a-z].)\\. ?m(?:\\.|(?![a-z]))|\\.(?= \\d)(?<=(?<![a-z])(?:${MONTHS}).)`,
  "g",
);

/** Without these nothing is added. It is found faster than what it is. */
const MAY_HAVE_ADDED = /^[^a-z\d]|^[a-z\d]{1,2}[.)]| {2}|[ap]\. ?m|[a-z]\. \d/;

export type PlainWords = { plain: string; folded: string };

/** A sentence, as written and folded, without what adds nothing. Both stay of one length, so that offsets fit both. */
export function plainWords(text: string, folded: string): PlainWords {
  if (!MAY_HAVE_ADDED.test(folded)) return { plain: text, folded };
  let [plain, kept, from] = ["", "", 0];
  for (const { index, 0: found } of matchesOf(ADDED, folded)) {
    const end = index + found.length;
    const isHour = found.includes("m");
    const isRunOn = isHour && /[a-z]/.test(folded[end] ?? "");
    const rest = (words: string) =>
      isHour ? `${words.replace(/[.\s]/g, "")}${isRunOn ? " " : ""}` : found.startsWith("  ") ? " " : "";
    plain += text.slice(from, index) + rest(text.slice(index, end));
    kept += folded.slice(from, index) + rest(found);
    from = end;
  }
  return from === 0
    ? { plain: text, folded }
    : { plain: plain + text.slice(from), folded: kept + folded.slice(from) };
}
