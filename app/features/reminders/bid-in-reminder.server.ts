import type { reminders } from "#drizzle/schema";
import { ENDED_BIDS, ENDED_CLOSING } from "~/content/mail";
import { deadlineLabel } from "~/domain/calendar/deadline-label";
import { plainLine } from "~/domain/mail/plain-line";
import { NOTICE } from "~/domain/mail/reminder-rules";
import { shorten } from "~/domain/shorten";
import type { ReminderItem } from "~/emails/reminder-email";
import { knownLocation, withState } from "~/features/opportunities/location-label.server";
import type { CardRow } from "~/features/search/card-row.sql.server";

const LONGEST_TITLE = 160;
export const LONGEST_NAME = 80;

export type Mark = typeof reminders.$inferSelect;

/** Which bid a line of a reminder is about. `home`: the province or state that its reader need not be told. */
export const ofBid = (card: CardRow, origin: string, home: string | null) => ({
  title: shorten(plainLine(card.title), LONGEST_TITLE),
  language: card.language,
  location: placeOfWork(card, home),
  buyer: card.buyer === null ? null : shorten(plainLine(card.buyer), LONGEST_NAME),
  url: `${origin}/opportunities?bid=${card.id}`,
});

function placeOfWork(card: CardRow, home: string | null): string | null {
  const location = knownLocation(card);
  return location === null ? null : withState(shorten(plainLine(location), LONGEST_NAME), card, home);
}

/** A bid that its source has ended before it closed. */
export function endedItems(
  card: CardRow,
  marks: ReadonlyArray<Mark> | null,
  { origin, now, home }: { origin: string; now: Date; home: string | null },
): Array<ReminderItem> {
  const isMarked = marks?.some((mark) => mark.dateId === NOTICE && mark.opportunityId === card.id);
  const isOver = card.deadline !== null && card.deadline <= now;
  const ended = ENDED_BIDS[card.status];
  if (!isMarked || isOver || !ended) return [];
  return [
    {
      ...ofBid(card, origin, home),
      dropped: ended.label,
      what: ended.what,
      when: card.deadline ? ENDED_CLOSING(deadlineLabel(card.deadline, card.region)) : "",
      soon: "",
      left: null,
      isNear: false,
      where: null,
      note: ended.note,
      sentence: null,
      sentenceLanguage: "en",
    },
  ];
}
