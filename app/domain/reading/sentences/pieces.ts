import { MONTH, WEEKDAY } from "../moments/month-names";
import { entriesWithoutBreaks } from "./lost-line-breaks";
import { matchesOf } from "./matches";

/** A sentence, or a line that is no part of one: a stretch of the text. */
export type Piece = { start: number; end: number };

/** Longer sentences are read in parts. */
const MAX_PIECE = 1_500;

/** A point after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(.,"'“«])(?:[a-z]|a\.\s?m|p\.\s?m|no|nos|st|ste|mt|ft|ave|av|rd|blvd|boul|dr|hwy|rte|mr|mrs|ms|dept|inc|ltd|co|tel|ext|art|sec|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|janv|fevr|avr|juil|mon|tues?|wed|thurs?|fri|sat|sun|approx|vs|e\.g|i\.e|etc)$/;
/** "… à 11 h. Le contrat …": the letter after an hour is no initial. */
const HOUR_AT_END = /\d ?h(?: ?\d\d)?$/;
/** "April 14th . 2021" */
const DAY_AT_END = /[a-z]\.? ?\d{1,2}(?:st|nd|rd|th)? ?$/;
const DIGIT_NEXT = /^\s{0,2}\d/;
const YEAR_NEXT = /^\s{0,2}20\d\d(?!\d)/;
/** "… in a sealed envelope; and be received on or before …" */
const GOES_ON = /^ and (?:(?:shall|must|will) )?be [a-z]/;
/** "9:00 a.m. at 12 Oak Street; 10:30 a.m. at 44 Elm Street": the stops of one day */
const NEXT_STOP =
  /^ (?:and |et |puis )?\d{1,2}(?:(?::\d\d)? ?[ap]\.?m\.?,? (?:at|in) |(?: ?h| ?h ?\d\d| heures),? (?:au|à) )/i;
/** "Site visit: Not mandatory. March 3, 2026", "The site visit is mandatory. March 3, 2026": the day belongs to it too. */
const ATTENDANCE_FIRST =
  /(?::\s{0,2}|(?:visit|meeting|conference|walk-?through|tour|visite|reunion|rencontre) (?:is|est) )(?:non[ -]?|not )?(?:mandatory|optional|compulsory|obligatoire|facultative)$/;
const DAY_NEXT = new RegExp(
  `^\\s{1,2}(?:(?:${WEEKDAY}),? )?(?:(?:${MONTH})\\.? \\d|(?:le )?\\d{1,2}(?:er)? (?:${MONTH})(?![a-z])|20\\d\\d-\\d)`,
  "i",
);
/** "Site visit (Refer to Section 2.) Friday, June 10, 2026": the day belongs to what the brackets explain. */
const isExplained = (piece: string, after: string) =>
  after.startsWith(")") &&
  (DAY_NEXT.test(after.slice(1)) || HOUR_NEXT.test(after.slice(1))) &&
  piece.lastIndexOf("(") > 0;
const HOUR_NEXT = /^\s{1,2}\d{1,2}(?::\d\d)? ?[ap]\.?m/i;
/** "Monterey, MA. 01245" */
const ZIP_NEXT = /^\s{1,2}\d{5}(?!\d)/;
/** "Bids due ........ March 5, 2026" */
const LEADERS = /\.{3}$|(?:\. ){2}$|\s\.\.$/;
const AFTER_END = /^["')\]]{0,2}\s/;
/** A blank line after these ends no sentence either: "until", "on:". */
const BLANK_LINE_GOES_ON = /\b(?:at|on|by|until|than|before|jusqu'?au|jusqu'a|avant|le)\s?:?\s*$/;
/** After these a sentence goes on behind a blank line: "received by the", "Bids will be". */
const UNFINISHED =
  /(?<![a-z])(?:the|of the|by the|will be|shall be|must be|to be|and|or|de la|du|des|aux?|sera|seront)\s*$/;
/** After a blank line these begin a new sentence, even if the line before looks unfinished: "received by", "The office is …". */
const NEW_SENTENCE =
  /^(?:Th(?:e|is|ese|ere)|All|Any|No|Not|None|N\/A|If|Questions?|Bids?|Tenders?|Proposals?|Site|Previous|Please|Note|Cette?|Les|Aucune?|Visite|Soumissions?)(?![A-Za-zà-ÿ])(?! (?:day|\d))/;
/** "… the District.Bids are due …": a missing space. */
const RUN_TOGETHER = /[a-z]\.[A-Z][A-Za-z]/;
/** A line that ends like this goes on in the next one. */
const LINE_GOES_ON =
  /(?:,|\b(?:at|on|by|until|than|before|after|through|the|of|and|or|to|for|in|is|a|are|be|will|shall|with|within|via|from|held|no|not|no later|not later|le|la|les|au|aux|de|du|des|jusqu'?au|avant|(?<![ap]\.?m\.? )et|ou|pour|par|sera|seront|que|qui)|\b(?:on|by|until|than|before|avant|le|jusqu'?au)\s?:)\s*$/;
const SMALL_LETTER = /^[a-zà-ÿ]/;
/** "… no less than ninety", "(90) days": figures that repeat a word of the line before. */
const FIGURES_AGAIN = /^\(\d{1,3}\s?(?:\)|years?|months?|days?|ans?|mois|jours?)/;
/** A line of this length was broken to fit its page, unless a list or a label begins the next. */
const FULL_LINE = 70;
const NEW_ENTRY =
  /^(?:[-*•|–]|\([a-z\d]{1,3}\)|\d{1,2}[.)]|[A-Z]{2,} [A-Z]{2,}|[A-Z][A-Za-z&/'’ ()-]{1,40}:)/;
/** A line that ends in a date is an entry of a list. */
const AT_END = 32;
const HAS_DATE = /20\d\d/;
/** After "a.m." these words go on with the hour's zone or its day. */
const AFTER_HOUR =
  /^\)?\s{1,2}(?:[–—|-]\s|(?!(?:at|by) th(?:at|is) )\(?(?:(?:[ecmpanh]\.?[sd]\.?t|et|ct|mt|pt|hn[ernpact]|ha[ernpact]|utc|gmt|zulu|bst|ces?t|ak[sd]?t|hs?t)\b|local|prevailing|eastern|central|mountain|pacific|atlantic|newfoundland|noon|on|of (?=the |mon|tues|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|sharp|mon|tues|wednes|thurs|fri|satur|sun|(?:\w{1,14},? ){1,3}time\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d))/i;

/** In capitals "2:00 P.M. AND …" goes on. */
const CAPITALS_GO_ON =
  /^\)?\s{1,2}(?:AND|IN|TO|FOR|SHALL|WILL|VIA|WITH|UNTIL|THE (?:TOWN|CITY|BOARD|CLERK|BIDS)) /;

const MAY_END = /[.!?;\n]/g;

/** `folded` is the text as `fold` returns it. Every character that is no space is in one piece. */
export function piecesOf(text: string, folded: string): Array<Piece> {
  const pieces: Array<Piece> = [];
  let start = 0;
  const close = (end: number) => {
    const piece = trimmed(folded, start, end);
    if (piece) pieces.push(piece);
    start = end;
  };
  const isDouble = isDoubleSpaced(text);
  const labels = entriesWithoutBreaks(text);
  let label = 0;
  let line = 0;
  for (const { index } of matchesOf(MAY_END, folded)) {
    closeAtLabels(index);
    if (index - start > MAX_PIECE) closeAtSpaces(index);
    if (endsHere(text, folded, { start, line: Math.max(start, line), isDouble }, index)) close(index + 1);
    if (folded[index] === "\n") line = index + 1;
  }
  closeAtLabels(folded.length);
  closeAtSpaces(folded.length);
  close(folded.length);
  return pieces;

  function closeAtLabels(end: number) {
    for (; label < labels.length && (labels[label] ?? end) < end; label += 1) {
      const at = labels[label] ?? end;
      closeAtSpaces(at);
      if (at > start) close(at);
    }
  }

  function closeAtSpaces(end: number) {
    while (end - start > MAX_PIECE) {
      const space = folded.slice(start, start + MAX_PIECE).lastIndexOf(" ");
      close(start + (space > 0 ? space : MAX_PIECE));
    }
  }
}

const BLANK_LINE = /^[^\S\n]*\n/;
const SINGLE_BREAK = /\S[^\S\n]*\n[^\S\n]*\S/;
const LONG_LINE = 40;
const FEWEST_BREAKS = 2;
const ENDS_LINE = /[.:;!?|–-]\s*$/;

/** Whether a blank line stands between any two lines of a text, so that it ends no sentence. */
function isDoubleSpaced(text: string): boolean {
  if (!text.includes("\n\n") || SINGLE_BREAK.test(text)) return false;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const broken = lines.filter(
    (line, index) =>
      line.length >= LONG_LINE &&
      SMALL_LETTER.test(lines[index + 1]?.trimStart() ?? "") &&
      !ENDS_LINE.test(line),
  );
  return broken.length >= FEWEST_BREAKS;
}

function endsHere(
  text: string,
  folded: string,
  { start, line, isDouble }: { start: number; line: number; isDouble: boolean },
  index: number,
): boolean {
  const character = folded[index];
  const before = folded.slice(Math.max(start, index - 24), index);
  const after = text.slice(index + 1, index + 36);
  if (character === "\n") {
    const written = folded.slice(line, index);
    if (isDouble) {
      if (/\n[^\S\n]*$/.test(before)) return false;
      const next = text.slice(index + 1, index + 72).replace(BLANK_LINE, "");
      return lineEndsHere(before, next, written) && !isBroken(written, next);
    }
    return lineEndsHere(before, after, written) && !isBroken(written, after);
  }
  if (character === ";" && (GOES_ON.test(after) || NEXT_STOP.test(after))) return false;
  if (character === "." && LEADERS.test(before)) return false;
  if (character === "." && ATTENDANCE_FIRST.test(before) && DAY_NEXT.test(after)) return false;
  if (character === "." && isExplained(folded.slice(start, index), after)) return false;
  if (character !== ".") return after === "" || AFTER_END.test(after);
  if (RUN_TOGETHER.test(text.slice(index - 1, index + 3)))
    return !/\b(?:www|http)|\d\s?[ap]\.?m$/.test(before);
  if (!AFTER_END.test(after)) return after === "";
  if (/^\s{1,2}[a-zà-ÿ]/.test(after)) return false;
  if (DIGIT_NEXT.test(after)) {
    if (ZIP_NEXT.test(after) && /(?<![a-z])[a-z]{2}$/.test(before)) return false;
    if (YEAR_NEXT.test(after) && DAY_AT_END.test(before)) return false;
  }
  if (HOUR_AT_END.test(before)) return true;
  return /(?:[ap]\.?\s?m|\d\s?(?:hrs?|hours))$/.test(before)
    ? !AFTER_HOUR.test(after) && !CAPITALS_GO_ON.test(after)
    : !ABBREVIATION.test(before);
}

/** An hour or a date that the end of a line parts: "2:00", "PM"; "October", "30, 2026"; "2:00 p.m.", "March 5". */
const PARTED_BEFORE = new RegExp(
  `(?:(?<![a-z])(?:${MONTH})\\.?|\\d{1,2}(?::\\d\\d)?|(?<=\\d\\s?)[ap]\\.?m\\.?)\\s*$`,
);
const DAY_LINE = new RegExp(`^(?:${MONTH})\\.? \\d{1,2}(?!\\d)`, "i");
/** "… no later than 5" and "March 2026" on the next line. */
const AFTER_LIMIT = /(?<![a-z])(?:by|nlt|on|until|than|before|le|au)\s\d{1,2}\s*$/;
const ZONE_LINE =
  /^(?:(?:Eastern|Central|Mountain|Pacific|Atlantic|Newfoundland|Local|Prevailing) |[ECMPAN][SD]?T[ ,.])/i;
const MONTH_LINE = new RegExp(`^(?:${MONTH})(?![a-z])`, "i");
function isParted(before: string, after: string, line: string): boolean {
  if (!PARTED_BEFORE.test(before)) return false;
  if (/[a-z]\.?\s*$/.test(before) && !/[ap]\.?m\.?\s*$/.test(before))
    return /^(?:\d{1,2}(?:,| ,|st|nd|rd|th)|20\d\d(?!\d))/.test(after);
  if (/m\.?\s*$/.test(before) && ZONE_LINE.test(after)) return true;
  if (/m\.?\s*$/.test(before))
    return (
      !HAS_DATE.test(line) &&
      DAY_LINE.test(after) &&
      /(?:until|by|before|than|at|to)\s\d[\d:]*\s?[ap]\.?m\.?\s*$/.test(before)
    );
  if (AFTER_LIMIT.test(before)) return MONTH_LINE.test(after) || /^[AaPp]\.?\s?[Mm]\b/.test(after);
  return /^[AaPp]\.?\s?[Mm]\b/.test(after);
}

/** "| | 10:00 A.M. AT THE SCHOOL": a table's row without a label goes on with the row before. */
const ROW_GOES_ON = /^\s{0,4}\|\s{0,3}\|\s?[^\s|]/;

/** "Pre-bid meeting", and "None" on the next line */
const ANSWER_LINE = /^\s*(?:no|none|n\/a|not applicable|aucune?|non|s\.o\.)\.?\s*(?:\n|$)/i;
const MEETING_LINE =
  /^.{0,40}(?:meeting|conference|visit|walk-?through|tour|visite|reunion|rencontre)s?(?: date)?\s?[:?]?\s*$/;

function lineEndsHere(before: string, after: string, line: string): boolean {
  const next = after.trimStart();
  if (ROW_GOES_ON.test(after)) return false;
  if (isParted(before, after, line)) return false;
  if (/^\s*\n/.test(after) || /\n\s*$/.test(before))
    return (
      NEW_SENTENCE.test(next) ||
      !(
        BLANK_LINE_GOES_ON.test(before) ||
        UNFINISHED.test(before) ||
        (line.length >= FULL_LINE && SMALL_LETTER.test(next) && !/[.:;!?|)]\s*$/.test(before)) ||
        (/,\s*$/.test(before) && !NEW_ENTRY.test(next)) ||
        (/[a-z]\s*$/.test(before) && SMALL_LETTER.test(next))
      )
    );
  if (/^\([a-zà-ÿ-]{4}/i.test(after)) return false;
  if (ANSWER_LINE.test(after) && MEETING_LINE.test(line)) return false;
  if (ANSWER_LINE.test(line)) return true;
  return !(LINE_GOES_ON.test(before) || SMALL_LETTER.test(after) || FIGURES_AGAIN.test(after));
}

/** Whether a sentence goes on after the end of a full line. */
const isBroken = (line: string, after: string) =>
  line.length >= FULL_LINE &&
  !/[.:;!?|)]\s*$|(?:www\.|https?:|@)\S+$| \d{5}(?:-\d{4})?\s*$/.test(line) &&
  !HAS_DATE.test(line.slice(-AT_END)) &&
  !/^\s*\n/.test(after) &&
  !NEW_ENTRY.test(after);

function trimmed(folded: string, from: number, to: number): Piece | null {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(folded[start] ?? "")) start += 1;
  while (end > start && /\s/.test(folded[end - 1] ?? "")) end -= 1;
  return end > start ? { start, end } : null;
}
