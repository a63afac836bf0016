import { isWithin } from "../divisions/region-codes";
import { findSpelledOutState, findStateIn } from "../divisions/region-names";
import { ABROAD } from "../names/common-names";
import { everyPlaceNamed, type GazetteerEntry } from "../names/gazetteer";
import {
  between,
  folded,
  nameAt,
  type NameSpan,
  rawWord,
  type Span,
  type Text,
} from "../names/names-in-text";

export const TOWN_BEFORE_STATE = /^\s*(?:,|,?\s*\()\s*$/;
export const STATE_LETTERS = /^[A-Z]{2}$/;
const AFTER_STATE = /^$|^\s*[,;:)./\]–-]|^\s+[-–]|^ et /;

/** The code of the state or province after a town: ", Ontario", "(ON)", " ON"; "abroad" for another country. */
export function stateAfter(
  text: Text,
  to: number,
  country: string | null,
  entries: ReadonlyArray<GazetteerEntry> = [],
): (Span & { code: string }) | null {
  const gap = between(text, to);
  const isSetOff = TOWN_BEFORE_STATE.test(gap);
  if (!isSetOff && !/^ $/.test(gap)) return null;
  const from = to + 1;
  const letters = rawWord(text, from);
  const isClosed = AFTER_STATE.test(between(text, from));
  // "(VA-25-00065537)" is a number.
  if (between(text, from) === "-" && /^\d/.test(rawWord(text, from + 1))) return null;
  // In a text in capitals, "ON" and "IN" are words unless punctuation surrounds them.
  if (STATE_LETTERS.test(letters) && (letters !== "ON" || !text.isShouted)) {
    const code = findStateIn(letters, country);
    const isWritten = code?.startsWith("US-") === true || (code?.includes("-") === true && !text.isShouted);
    if (code !== null && isWritten && entries.some(isTownIn(code))) return { from, to: from, code };
  }
  // "MARION, IL VA MEDICAL CENTER": other letters than these are no words either.
  const isNoWord = !WORDS_IN_CAPITALS.test(letters);
  if (
    STATE_LETTERS.test(letters) &&
    (text.isShouted ? isSetOff && (isClosed || isNoWord) : isSetOff || isClosed)
  ) {
    const code = findStateIn(letters, country);
    if (code?.includes("-")) return { from, to: from, code };
  }
  if (!isSetOff) return stateWithoutComma(text, from, entries);
  if (ABROAD.has(folded(text, from))) return { from, to: from, code: "abroad" };
  for (let end = Math.min(from + 3, text.words.length - 1); end >= from; end -= 1) {
    const words = text.words.slice(from, end + 1);
    const last = words.at(-1);
    const first = words[0];
    if (first === undefined || last === undefined) continue;
    const written = text.raw.slice(first.start, last.end);
    const code = /[,;:(]/.test(written) ? null : findStateIn(written, country);
    if (code?.includes("-") && written.length > 2) return { from, to: end, code };
  }
  return null;
}

const WORDS_IN_CAPITALS =
  /^(?:IN|OR|ME|HI|OK|ON|LA|DE|CO|PA|MA|AL|ID|MS|MD|MT|CT|AR|PR|VA|SC|NE|MI|MO|PE|SK|NT|NS|AB|BC)$/;

const isTownIn =
  (state: string) =>
  ({ code, kind }: GazetteerEntry) =>
    kind !== "short" && isWithin(code, state);

/** "Rochester New York": the state written in full after a town of that state. */
function stateWithoutComma(
  text: Text,
  from: number,
  entries: ReadonlyArray<GazetteerEntry>,
): (Span & { code: string }) | null {
  for (const to of [from + 1, from]) {
    const name = to === from ? folded(text, from) : `${folded(text, from)} ${folded(text, to)}`;
    const code = to < text.words.length ? findSpelledOutState(name) : null;
    if (code?.includes("-") && entries.some(isTownIn(code))) return { from, to, code };
  }
  return null;
}

const LIST_GAP = /^(?:, ?| ?& ?| ?\/ ?)$/;

/** The province after the next town of a list: "Sussex and Salisbury, New Brunswick". */
export function stateAfterList(text: Text, to: number, country: string | null): string | null {
  const isJoined = /^(?:and|et)$/.test(folded(text, to + 1));
  if (!isJoined && !LIST_GAP.test(between(text, to))) return null;
  const next = nameAt(text, isJoined ? to + 2 : to + 1);
  const entries = next === null ? [] : everyPlaceNamed(next.name);
  if (next === null || entries.length === 0) return null;
  const code = stateAfter(text, next.to, country, entries)?.code ?? null;
  return code !== null && entries.some((entry) => isWithin(entry.code, code)) ? code : null;
}

/** "New York, NY" is the city. */
export function isTownWithState(text: Text, span: NameSpan, country: string | null): boolean {
  const entries = everyPlaceNamed(span.name);
  const state = entries.length === 0 ? null : stateAfter(text, span.to, country, entries);
  return state !== null && entries.some(isTownIn(state.code));
}

/** Provinces as French texts abbreviate them, with the letters that we read. */
const FRENCH_LETTERS: ReadonlyArray<readonly [pattern: RegExp, letters: string]> = [
  [/(?<=[ (])N\.?-B\.?(?=[ ,.;)]|$)/g, "NB"],
  [/(?<=[ (])N\.?-[ÉE]\.?(?=[ ,.;)]|$)/g, "NS"],
  [/(?<=[ (])C\.?-B\.?(?=[ ,.;)]|$)/g, "BC"],
  [/(?<=[ (])T\.?-N\.?(?:-(?:et-)?L\.?(?:ab\.?)?)?(?=[ ,.;)]|$)/g, "NL"],
  [/(?<=[ (])[ÎI]\.?-?P\.?-?[ÉE]\.?(?=[ ,.;)]|$)/g, "PE"],
  [/(?<=[ (])T\.?N\.?-?O\.?(?=[ ,.;)]|$)/g, "NT"],
];

export function withProvinceLetters(raw: string): string {
  return FRENCH_LETTERS.reduce((text, [pattern, letters]) => text.replaceAll(pattern, letters), raw);
}
