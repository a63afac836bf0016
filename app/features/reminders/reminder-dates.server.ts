import type { Profile, userBids } from "#drizzle/schema";
import { DROPPED_DATES, NOW_DOUBTFUL, REMINDER_NOTES } from "~/content/mail";
import { deadlineLabel } from "~/domain/calendar/deadline-label";
import { clockLabel, formatClock, formatWeekday } from "~/domain/local-time";
import { plainLine } from "~/domain/mail/plain-line";
import {
  CLOSING,
  MORNING_HOUR,
  MORNING_REACH_MS,
  REMINDED_STATUSES,
  remindedAt,
  type ReminderStep,
} from "~/domain/mail/reminder-rules";
import { type DatedChanges, whenSaved } from "~/domain/mail/when-saved";
import { withPointers } from "~/domain/opportunities/cut-details";
import { isOpen } from "~/domain/opportunities/opportunity";
import { type CountedDate, countedDates } from "~/domain/reading/kept/counted-dates";
import { earlierClosingLabel } from "~/domain/reading/kept/earlier-closing";
import {
  dayLabel,
  KEY_DATE_NAMES,
  missingHour,
  momentLabel,
  zoneLabel,
} from "~/domain/reading/kept/key-date-label";
import { daysLabel, daysUntil, isAhead, nearDay } from "~/domain/reading/kept/listed-dates";
import { wallClockOf } from "~/domain/reading/kept/noted-date";
import { countsAsClosing, whoseClosing } from "~/domain/reading/kept/whose-closing";
import { whyDoubtful } from "~/domain/reading/kept/why-doubtful";
import { type Dropped, whyDropped } from "~/domain/reading/kept/why-dropped";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { shorten } from "~/domain/shorten";
import { atHour, displayTimeZone, localDay } from "~/domain/zoned-time";
import type { ReminderItem } from "~/emails/reminder-email";
import { countedLines, nameOf } from "~/features/key-dates/counted-line";
import type { KeyDateRow, OwnDateRow } from "~/features/key-dates/find-key-dates.server";
import { homeOf } from "~/features/opportunities/location-label.server";
import type { CardRow } from "~/features/search/card-row.sql.server";
import { endedItems, LONGEST_NAME, type Mark, ofBid } from "./bid-in-reminder.server";

const LONGEST_SENTENCE = 320;

/** A saved bid of one person with everything that its reminders are made of, as it is now. */
export type DatedBid = {
  card: CardRow;
  status: (typeof userBids.$inferSelect)["status"];
  read: ReadonlyArray<KeyDateRow>;
  own: ReadonlyArray<OwnDateRow>;
  savedAt: Date;
  /** What has changed in the notice, in order, for a mail that says that a date has changed. */
  versions: ReadonlyArray<DatedChanges>;
  /** The dates that are not sure, or not any more, for a mail that says so. */
  unsure: ReadonlyArray<KeyDateRow>;
};

/** What one mail was queued for. Without marks it is the morning's, which names all that is near. */
export type MailedDates = {
  person: Pick<Profile, "timeZone" | "regions">;
  queuedAt: Date;
  marks: ReadonlyArray<Mark> | null;
  bids: ReadonlyArray<DatedBid>;
};

type RemindedDate = {
  id: string;
  card: CardRow;
  at: Date;
  /** `null` for the closing date, which has no hour of its own. */
  line: CountedDate<KeyDateRow> | null;
  /** When it was as the bid was saved, if it has moved and that is known. */
  before: string | null;
  /** Why it no longer stands; `null` for a date that does. */
  dropped: Dropped | null;
  /** The closing date that the reader has noted in place of this one, which the portal states. */
  instead: CountedDate<KeyDateRow> | null;
};

/** Bids that have ended early, then the dates that the mail names and that are still ahead, the nearest first. */
export function itemsOf(mail: MailedDates, origin: string, now: Date): Array<ReminderItem> {
  const followed = mail.bids.filter(({ status }) => REMINDED_STATUSES.some((one) => one === status));
  const dates = followed
    .filter(({ card }) => isOpen(card, now))
    .flatMap((bid) => datesOf(bid, mail.person.timeZone))
    .filter((date) => isStillAhead(date, now) && isNamedIn(mail, date))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.card.id - b.card.id);
  return [
    ...followed.flatMap(({ card }) =>
      endedItems(card, mail.marks, { origin, now, home: homeOf(mail.person.regions) }),
    ),
    ...dates.map((date) => itemOf(mail, date, origin)),
  ];
}

function datesOf(
  { card, read, own, savedAt, versions, unsure }: DatedBid,
  readersZone: string,
): Array<RemindedDate> {
  const before = (kind: KeyDateKind | null) =>
    whenSaved(versions, { kind, region: card.region, savedAt }, readersZone);
  const counted = countedLines(card, read, own).filter(({ localDay }) => localDay !== null);
  const instead = counted.find((line) => line.kind === "closing" && line.own !== null) ?? null;
  const closing =
    card.deadline === null
      ? []
      : [{ id: CLOSING, card, at: card.deadline, line: null, before: before(null), dropped: null, instead }];
  const lines = counted.flatMap((line): Array<RemindedDate> => {
    const id = line.own?.id ?? line.read?.id;
    if (id === undefined || line.localDay === null) return [];
    const at = remindedAt({ at: line.at, localDay: line.localDay });
    return [
      { id, card, at, line, before: line.own ? null : before(line.kind), dropped: null, instead: null },
    ];
  });
  return [...closing, ...lines, ...droppedOf({ card, read, own, unsure })];
}

/** What the notice no longer states surely, except what the reader has corrected. */
function droppedOf({ card, read, own, unsure }: Pick<DatedBid, "card" | "read" | "own" | "unsure">) {
  const whose = whoseClosing(card, own);
  return countedDates(unsure, own).flatMap((line): Array<RemindedDate> => {
    const { read: date, localDay } = line;
    if (!date || line.own || localDay === null || !countsAsClosing(whose, line.kind, false)) return [];
    const at = remindedAt({ at: line.at, localDay });
    const dropped = whyDropped(date, [...read, ...unsure]);
    return [{ id: date.id, card, at, line, before: null, dropped, instead: null }];
  });
}

function isStillAhead({ at, line }: RemindedDate, now: Date): boolean {
  if (!line?.localDay || line.at !== null) return at > now;
  return isAhead({ at: null, day: line.localDay, zone: line.zone }, now);
}

/** A mark of another instant is of a date that has moved since: its own mail says so. */
function isNamedIn({ marks, person, queuedAt }: MailedDates, date: RemindedDate): boolean {
  // Where the reader's own closing counts, the portal's is named only when it moves, which has a mark.
  if (marks === null && (date.dropped !== null || date.instead !== null)) return false;
  if (marks !== null) return marks.some((mark) => isMarkOf(mark, date));
  const morning = atHour(localDay(queuedAt, person.timeZone), MORNING_HOUR, person.timeZone);
  return date.at.getTime() <= morning.getTime() + MORNING_REACH_MS;
}

const isMarkOf = ({ opportunityId, dateId, step, at }: Mark, date: RemindedDate) =>
  opportunityId === date.card.id &&
  dateId === date.id &&
  (step === "dropped") === (date.dropped !== null) &&
  (step === "changed" || date.instead === null) &&
  at.getTime() === date.at.getTime();

/** The reason of a doubt, where it can be said, comes before the notice's sentence. */
function droppedLabels({ reason, says }: Dropped) {
  const why = reason === "now doubtful" && says ? whyDoubtful(says) : null;
  return why === null ? DROPPED_DATES[reason] : { ...DROPPED_DATES[reason], note: NOW_DOUBTFUL(why) };
}

function itemOf({ person, queuedAt, marks }: MailedDates, date: RemindedDate, origin: string): ReminderItem {
  const { card, line } = date;
  const when = line ? whenOf(line, person.timeZone) : deadlineLabel(date.at, card.region);
  const near = nearDay(dayOf(date), queuedAt);
  const steps = marks?.filter((mark) => isMarkOf(mark, date)).map(({ step }) => step) ?? [];
  const dropped = date.dropped && droppedLabels(date.dropped);
  const said = date.dropped ? date.dropped.says : line?.read && !line.own ? line.read : null;
  return {
    ...ofBid(card, origin, homeOf(person.regions)),
    dropped: dropped?.label ?? null,
    what: whatOf(line),
    when,
    soon: `${near === null ? weekdayOf(date) : upper(near)}${clockOf(date)}`,
    left: date.dropped ? null : daysLabel(daysUntil(dayOf(date), queuedAt)),
    isNear: near !== null,
    where: line?.place ? shorten(plainLine(line.place), LONGEST_NAME) : null,
    note: dropped?.note ?? notesOf(steps, date, when, person.timeZone) ?? ownClosingNote(date),
    sentence:
      said && said.sentence !== ""
        ? shorten(plainLine(withPointers(said.sentence, said.language)), LONGEST_SENTENCE)
        : null,
    sentenceLanguage: said?.language ?? "en",
  };
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function whatOf(line: RemindedDate["line"]): string {
  if (line === null) return KEY_DATE_NAMES.closing;
  const name = nameOf(line);
  if (line.kind !== "site_meeting" || line.mandatory === "unsaid") return name;
  return `${line.mandatory === "yes" ? "Mandatory" : "Optional"} ${name.toLowerCase()}`;
}

function whenOf(line: CountedDate<KeyDateRow>, readersZone: string): string {
  const { at, localDay: day, localTime: time, zone } = line;
  const label = momentLabel({ at, day: day ?? "", time, zone }, readersZone);
  const about = !line.own && line.read?.precision === "approximate" ? "about " : "";
  return `${about}${label}${at === null ? missingHour(line.kind) : ""}`;
}

/** The local day where the bid is. */
function dayOf({ at, line, card }: RemindedDate) {
  if (line?.localDay) return { day: line.localDay, zone: line.zone };
  const zone = displayTimeZone(card.region);
  return { day: wallClockOf(at, zone).day, zone };
}

function weekdayOf(date: RemindedDate): string {
  const { day } = dayOf(date);
  return date.line ? dayLabel(day).slice(0, -5) : formatWeekday(date.at, displayTimeZone(date.card.region));
}

/** " 10:00 am ET"; empty for a day without an hour. */
function clockOf({ at, line, card }: RemindedDate): string {
  if (line) {
    const { localTime, zone } = line;
    return line.at === null || localTime === null || zone === null
      ? ""
      : ` ${clockLabel(localTime)} ${zoneLabel(at, zone)}`;
  }
  const zone = displayTimeZone(card.region);
  return wallClockOf(at, zone).time === "23:59" ? "" : ` ${formatClock(at, zone)} ${zoneLabel(at, zone)}`;
}

/** A reader's own closing date does not hide the portal's. */
function ownClosingNote({ card, line }: RemindedDate): string | null {
  if (line?.kind !== "closing" || line.own === null) return null;
  const says = card.deadline && REMINDER_NOTES.portalSays(deadlineLabel(card.deadline, card.region));
  return says ? `${REMINDER_NOTES.noted} ${says}` : REMINDER_NOTES.noted;
}

function notesOf(...about: Parameters<typeof noteOf>): string | null {
  const notes = [noteOf(...about), earlierNote(about[1])].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(" ");
}

/** The portal's closing counts, and the notice's text states an earlier one. */
function earlierNote({ card, line, instead }: RemindedDate): string | null {
  const says = line === null && instead === null ? earlierClosingLabel(card) : null;
  return says === null ? null : REMINDER_NOTES.textSays(says);
}

function noteOf(
  steps: ReadonlyArray<ReminderStep>,
  { before, instead }: RemindedDate,
  when: string,
  readersZone: string,
): string | null {
  if (steps.includes("changed"))
    return [
      REMINDER_NOTES.changed,
      ...(before === null || before === when ? [] : [REMINDER_NOTES.before(before)]),
      ...(instead === null ? [] : [REMINDER_NOTES.ownCounts(whenOf(instead, readersZone))]),
    ].join(" ");
  return steps.includes("found") ? REMINDER_NOTES.found : null;
}
