import { WEEKDAY } from "../moments/month-names";

/**
 * Lists of labels that have lost their line breaks: "… October 7, 2026 by 3:00 PM Bid Opening: …". A date or an hour ends
 * its entry where the next label begins.
 */
const NEXT_LABEL =
  /(?:\b20\d\d(?<=(?:[\d,/-]\s?|\d(?:st|nd|rd|th)\s|\d\s[a-zéû]{3,9}\.?\s|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?\s)\d{4})|\b\d{1,2}(?::\d\d)?\s?[AaPp]\.?[Mm]\b\.?)[ \t]{1,3}(?=(?!(?:(?:Closing|Opening|Due|Bid|Tender|CLOSING|OPENING|DUE|BID|TENDER) )?(?:Time|TIME|Hour|HOUR|Heure|Local|Prevailing|Eastern|Central|Mountain|Pacific|Atlantic|Place|Where|Lieu|Room|Address|At|On|And|To|Or)\b)[A-Z][A-Za-z&/()',# -]{2,80}:\s|(?:Questions|Bids|Proposals|The (?:Anticipated|Contract))\b)/g;

/** "… Ajax ON L1S 2H9 The bids are opened": a new sentence behind an address whose full stop is lost. */
const SENTENCE_AFTER_CODE =
  /\b(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{2} \d{5}(?:-\d{4})?)[ \t]{1,3}(?=(?:Celles?-ci|Elles?|Les (?:soumissions|offres|propositions|soumissionnaires|enveloppes|documents)|Toutes? (?:les |soumission)|Seule?s|Une visite|La visite|Aucune|L['’]ouverture|The (?:bids?|tenders?|proposals?|quotations?|submissions?|site|pre-?bid|successful|opening)|They|All (?:bids?|tenders?|proposals?|bidders|submissions?|questions|inquiries|work)|An? (?:site|pre-?bid|mandatory|non-mandatory|optional|public|bid|tender)|(?:Bids|Tenders|Proposals|Submissions|Quotations|Questions|Inquiries|Bidders|Proponents) (?:will|shall|must|may|should|are|can)|Late (?:bids|tenders|proposals)|Site (?:visit|meeting)|Sealed (?:bids|tenders|proposals))\b)/g;

const MONTHS =
  "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|janv|févr|mars|avril|mai|juin|juil|août|sept|oct|nov|déc)[a-zéû]{0,8}\\.?";
const DATE = `(?:(?:${WEEKDAY})[.,]{0,2} )?(?:${MONTHS} \\d{1,2}(?:st|nd|rd|th)?,? 20\\d\\d|\\d{1,2}(?:er)? ${MONTHS} 20\\d\\d|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d|20\\d\\d-\\d\\d-\\d\\d)(?!\\d)`;
const DATES = new RegExp(DATE, "gi");
const STARTS_WITH_DATE = new RegExp(`^[\\s•*|-]{0,4}${DATE}`, "i");
/** What follows a date in a list that has its dates first: an hour, if any, and a label. */
const LABEL_AFTER =
  /^[\s,:|–-]{1,4}(?:(?:at |@ ?)?\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?|h(?: ?\d\d)?)[\s,:|–-]{1,4})?[A-ZÀ-Ý][^.;\n]{3,90}$/i;
const CAPITAL =
  /^[\s,:|–-]{1,4}(?:(?:at |@ ?)?\d[\d:]{0,4}\s?[A-Za-z]\.?[A-Za-z]?\.?(?: ?\d\d)?[\s,:|–-]{1,4})?[A-ZÀ-Ý]/;

/** Where the entries of a line begin that lists its dates first: "March 3, 2026 Site visit March 9, 2026 Bids due". */
function entriesOfDates(line: string): Array<number> | null {
  if (!STARTS_WITH_DATE.test(line)) return null;
  const dates = [...line.matchAll(DATES)];
  const isList = dates.every(({ index, 0: date }, place) => {
    const label = line.slice(index + date.length, dates[place + 1]?.index ?? line.length);
    return CAPITAL.test(label) && LABEL_AFTER.test(label.trimEnd());
  });
  return isList ? dates.slice(1).map(({ index }) => index) : null;
}

const WEEKDAY_FIRST = new RegExp(`^(?:${WEEKDAY})`, "i");
/** "Tuesday 03/17/26 Bids Due": a label follows, and nothing ties the date to what is before it. */
const LABEL_NEXT = /^ (?:-|–|:)? ?[A-Z][A-Za-z-]{2}/;
const TIED = /(?:\b(?:on|by|until|before|after|to|and|or|is|from|of|at|than|the|for)|[,:(&-])\s{0,2}$/i;
const FEWEST_DATES = 3;
const ENDS_OF_WEEKDAYS = /day/gi;

/** "… Friday 02/20/26 Bid packages available Tuesday 02/24/26 Pre-bid meeting at 3:00 P.M. Tuesday 03/17/26 Bids due" */
function entriesOfWeekdays(line: string): Array<number> | null {
  if ((line.match(ENDS_OF_WEEKDAYS)?.length ?? 0) < FEWEST_DATES) return null;
  const dates = [...line.matchAll(DATES)];
  if (dates.length < FEWEST_DATES) return null;
  const isList = dates.every(
    ({ index, 0: date }) =>
      WEEKDAY_FIRST.test(date) &&
      LABEL_NEXT.test(line.slice(index + date.length, index + date.length + 8)) &&
      !TIED.test(line.slice(Math.max(0, index - 8), index)),
  );
  return isList ? dates.flatMap(({ index }) => (index > 0 ? [index] : [])) : null;
}

const HOUR = "\\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\.?(?: [ecmpan][sd]?t(?![a-z]))?";
const HOURS_AFTER = new RegExp(`^(?:,? (?:at |by |@ ?)?${HOUR}(?: (?:&|and) ${HOUR})?)?`, "i");
/** "June 9, 2026 & June 10, 2026": two days of one entry */
const SAME_ENTRY = /^,? ?(?:&|and|et|to|-|–) ?$/;
/** "Optional Site Visits (Refer to Section 1.3.3.)", but no sentence: "The contract will begin on" */
const LABEL_BETWEEN = /^ [A-Z][^;:\n]{4,130} $/;
const LABEL_WORD =
  /bid|proposal|tender|question|inquir|clarif|conference|meeting|visit|tour|walk|opening|closing|deadline|due|submi|award|issue|addend|response/i;
const PROSE =
  /(?<![a-z])(?:will|shall|must|is|are|was|were|be|has|have|may|no later|on|by|at|until|before)(?![a-z])/i;
const isLabel = (words: string) => LABEL_BETWEEN.test(words) && LABEL_WORD.test(words) && !PROSE.test(words);

/** "Question due date Monday, March 2, 2026 2:00 PM Site visit Friday, March 6, 2026 Proposals due …": labels first. */
function entriesOfLabels(line: string): Array<number> | null {
  const dates = [...line.matchAll(DATES)];
  if (dates.length < FEWEST_DATES) return null;
  const entries: Array<number> = [];
  let run: Array<number> = [];
  const close = () => {
    if (run.length + 1 >= FEWEST_DATES) entries.push(...run);
    run = [];
  };
  for (const [place, { index, 0: date }] of dates.entries()) {
    const hours = HOURS_AFTER.exec(line.slice(index + date.length))?.[0] ?? "";
    const end = index + date.length + hours.length;
    const between = line.slice(end, dates[place + 1]?.index ?? end);
    if (isLabel(between)) run.push(end + 1);
    else if (!SAME_ENTRY.test(between)) close();
  }
  close();
  return entries.length > 0 ? entries : null;
}

/** Where the date that begins a line ends: what follows at once is its label. */
const afterDate = (words: string, line: number) => {
  const date = STARTS_WITH_DATE.exec(words);
  return date === null ? -1 : line + date[0].length + 3;
};

/** Where entries of lists begin whose line breaks are lost. */
export function entriesWithoutBreaks(text: string): Array<number> {
  const places = [NEXT_LABEL, SENTENCE_AFTER_CODE].flatMap((next) =>
    [...text.matchAll(next)].map((found) => found.index + found[0].length),
  );
  places.sort((a, b) => a - b);
  if (places.length === 0 && !HAS_DATE.test(text)) return places;
  const entries: Array<number> = [];
  let [line, next] = [0, 0];
  while (line <= text.length) {
    const end = !text.includes("\n", line) ? text.length : text.indexOf("\n", line);
    const own: Array<number> = [];
    for (; next < places.length && (places[next] ?? 0) <= end; next += 1) own.push(places[next] ?? 0);
    const words = text.slice(line, Math.min(end, line + LONGEST_LINE));
    const byDate = entriesOfDates(words) ?? entriesOfWeekdays(words) ?? entriesOfLabels(words);
    entries.push(
      ...(byDate?.map((place) => line + place) ?? own.filter((place) => place > afterDate(words, line))),
    );
    line = end + 1;
  }
  return entries;
}

/** A longer line is no list of dates. */
const LONGEST_LINE = 2_000;
const HAS_DATE = /\d[\d/]/;
