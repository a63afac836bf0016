import { isRivalOf, isSameMoment } from "../in-text/checks";
import { WITHOUT_DATE } from "../in-text/settle-text";
import type { Doubt } from "../key-date";
import { termInWords } from "../lengths/term-in-words";
import { type FoundKeyDate, MOST_KEY_DATES } from "./stated-dates";

/** A date of one of the notices of a solicitation. `portal` is `null` for the notice whose text people read. */
export type JoinedKeyDate = FoundKeyDate & { portal: string | null };

/** What another portal's notice of the same solicitation says, read by itself. */
export type DatesOfPortal = { portal: string; dates: ReadonlyArray<FoundKeyDate> };

/**
 * The dates of all notices of one solicitation. What several say is one date; what one alone says stands as it was read.
 * Where two say different things of the same matter, none of it is sure: the sentences of both are shown.
 */
export function joinedDates(
  own: ReadonlyArray<FoundKeyDate>,
  others: ReadonlyArray<DatesOfPortal>,
): Array<JoinedKeyDate> {
  const notices = [
    own.map((date): JoinedKeyDate => ({ ...date, portal: null })),
    ...[...others]
      .sort((a, b) => (a.portal < b.portal ? -1 : 1))
      .map(({ portal, dates }) => dates.map((date): JoinedKeyDate => ({ ...date, portal }))),
  ];
  const doubted = notices.map((dates) =>
    dates.map((date) => {
      const doubts = notices.flatMap((rivals) => (rivals === dates ? [] : doubtsBeside(date, dates, rivals)));
      return withDoubts(date, [...new Set(doubts)]);
    }),
  );
  return doubted
    .map((dates) => dates.filter((date) => !isNeedlessMention(date, doubted.flat())))
    .reduce(withNotice, [])
    .slice(0, MOST_KEY_DATES);
}

type Dates = ReadonlyArray<JoinedKeyDate>;

/** "A site visit will be held" says nothing beside the other notice that states when. */
const isNeedlessMention = (date: JoinedKeyDate, dates: Dates): boolean =>
  date.rule.endsWith(WITHOUT_DATE) &&
  dates.some(
    (other) =>
      other.portal !== date.portal &&
      other.kind === date.kind &&
      other.standing === "sure" &&
      other.localDay !== null &&
      (date.mandatory === "unsaid" || date.mandatory === other.mandatory),
  );

function doubtsBeside(date: JoinedKeyDate, own: Dates, others: Dates): ReadonlyArray<Doubt> {
  const doubts: Array<Doubt> = [];
  if (isContradicted(date, own, others)) doubts.push("differs on another portal");
  if (others.some((other) => isOfOtherAttendance(date, other))) doubts.push("mandatory and optional");
  return doubts;
}

/** Whether the other notice has sure dates of the kind, and the two notices have none of these in common. */
function isContradicted(date: JoinedKeyDate, own: Dates, others: Dates): boolean {
  const rivals = others.filter((other) => isRivalOf(date, other) || isOtherLength(date, other));
  if (rivals.length === 0) return false;
  const ofKind = [own, others].map((dates) =>
    dates.filter(({ kind, standing }) => kind === date.kind && standing === "sure"),
  );
  return !ofKind[0]!.some((one) => ofKind[1]!.some((other) => saysSame(one, other)));
}

/** Bids that stay valid for 60 days or for 90, a contract of one year or of two. */
function isOtherLength(a: JoinedKeyDate, b: JoinedKeyDate): boolean {
  if (a.kind !== b.kind || a.standing !== "sure" || b.standing !== "sure") return false;
  const [one, other] = [lengthOf(a), lengthOf(b)];
  return one !== null && other !== null && one !== other;
}

function lengthOf({ kind, days, sentence, localDay }: JoinedKeyDate): string | null {
  if (localDay !== null) return null;
  if (kind === "validity") return days?.toString() ?? null;
  return kind === "term" ? termInWords(sentence) : null;
}

function isOfOtherAttendance(a: JoinedKeyDate, b: JoinedKeyDate): boolean {
  if (a.kind !== "site_meeting" || b.kind !== a.kind) return false;
  if ([a, b].some(({ mandatory, precision }) => mandatory === "unsaid" || precision === "none")) return false;
  return a.mandatory !== b.mandatory && (a.localDay === null || b.localDay === null || isSameMoment(a, b));
}

/** The moment stays: it is stored with the sentence, so that the date keeps its ID, and shown to nobody as sure. */
const withDoubts = (date: JoinedKeyDate, doubts: ReadonlyArray<Doubt>): JoinedKeyDate =>
  doubts.length === 0 ? date : { ...date, standing: "check", doubts: [...date.doubts, ...doubts] };

/** The dates of the notices before with those of one more. */
function withNotice(joined: Array<JoinedKeyDate>, added: Dates): Array<JoinedKeyDate> {
  const all = [...joined];
  for (const date of added) {
    const at = joined.findIndex((known) => isSameStatement(known, date));
    const known = all[at];
    if (!known) all.push(date);
    else if (saysMore(date, known) && !saysMore(known, date)) all[at] = date;
    else if (saysMore(date, known)) all.push(date);
  }
  return all;
}

function isSameStatement(a: JoinedKeyDate, b: JoinedKeyDate): boolean {
  if (a.kind !== b.kind || a.standing !== b.standing) return false;
  if (a.standing === "sure") return saysSame(a, b);
  return a.sentence === b.sentence && a.localDay === b.localDay && a.mandatory === b.mandatory;
}

/** Whether two sure dates of one kind are the same: both none, the same length, or the same moment. */
function saysSame(a: JoinedKeyDate, b: JoinedKeyDate): boolean {
  if (a.precision === "none" || b.precision === "none") return a.precision === b.precision;
  if (a.localDay === null || b.localDay === null)
    return a.localDay === b.localDay && a.precision === b.precision && lengthOf(a) === lengthOf(b);
  return isSameMoment(a, b);
}

/** Whether a date says its hour, whether to attend, or where, and the other one does not. */
const saysMore = (date: JoinedKeyDate, other: JoinedKeyDate): boolean =>
  (date.at !== null && other.at === null) ||
  (date.mandatory !== "unsaid" && other.mandatory === "unsaid" && date.standing === "sure");
