import { isWithin, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { isCommonName } from "../names/common-names";
import { everyPlaceNamed, type GazetteerEntry } from "../names/gazetteer";
import { folded, rawWord, type Span, type Text } from "../names/names-in-text";

const LISTING = /^(?: ?[,&/] ?| (?:and|et|to|à) )$/;
const LISTING_WORDS = new Set(["and", "et", "to", "a"]);

/** Whether the name stands in a list or a range with a place of the same province: "Hearst to Longlac". */
export function isListedWithPlace(
  text: Text,
  { from, to }: Span,
  entries: ReadonlyArray<GazetteerEntry>,
): boolean {
  if (text.isShouted) return false;
  const states = new Set(entries.map(({ code }) => stateOf(code)));
  const isPlace = (start: number, end: number) => {
    const first = text.words[start];
    const last = text.words[end];
    if (first === undefined || last === undefined || !/^\p{Lu}/u.test(rawWord(text, start))) return false;
    const name = foldName(text.raw.slice(first.start, last.end));
    return (
      !isCommonName(name) &&
      everyPlaceNamed(name).some(({ code, kind }) => kind !== "small" && states.has(stateOf(code)))
    );
  };
  const gap = (left: number, right: number) =>
    text.raw.slice(text.words[left]?.end ?? 0, text.words[right]?.start ?? 0);
  const next = LISTING_WORDS.has(folded(text, to + 1)) ? to + 2 : to + 1;
  const before = LISTING_WORDS.has(folded(text, from - 1)) ? from - 2 : from - 1;
  const LENGTHS = [0, 1, 2];
  return (
    (next < text.words.length &&
      LISTING.test(gap(to, next)) &&
      LENGTHS.some((length) => isPlace(next, next + length))) ||
    (before >= 0 &&
      LISTING.test(gap(before, from)) &&
      LENGTHS.some((length) => before - length >= 0 && isPlace(before - length, before)))
  );
}

/** Whether the name is one of the towns, all of one province, that brackets list: "(Sainte-Eulalie et Saint-Wenceslas)". */
export function isListedInBrackets(text: Text, { from, to }: Span, scope: string | null): boolean {
  if (scope === null || stateOf(scope) === null) return false;
  const start = text.raw.lastIndexOf("(", text.words[from]?.start);
  const end = text.raw.indexOf(")", text.words[to]?.end);
  const content = start < 0 || end < 0 ? "" : text.raw.slice(start + 1, end);
  if (/[()]/.test(content)) return false;
  const parts = content.split(/, | et | and | & ?|\//).map(foldName);
  // "(Saint-Prosper et diverses)"
  const names = parts.filter((name) => !name.startsWith("divers"));
  return (
    parts.length > 1 &&
    names.every((name) => everyPlaceNamed(name).some(({ code }) => isWithin(code, stateOf(scope) ?? scope)))
  );
}
