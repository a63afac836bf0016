import { TORONTO } from "../../zoned-time";
import { lastMomentOf } from "./around-closing";
import { datesInRow, type ListedDate, type RowDate } from "./listed-dates";

/** The closings of a bid as it is stored. */
export type ClosingOfBid = {
  /** The portal's. The bid is open until then. */
  deadline: Date | null;
  /** The one that the notice's text states, if the portal states none. */
  textClosing: Date | null;
};

/**
 * The closing by which lists, figures and mail count and order a bid: the portal's, else the text's while it is ahead. A
 * bid never closes by its text: once that is over, it is one without a closing date.
 */
export function countedClosing({ deadline, textClosing }: ClosingOfBid, now: Date): Date | null {
  return deadline ?? (textClosing !== null && textClosing > now ? textClosing : null);
}

/**
 * The instant at which a closing in a text is over. Of a day without an hour it is the day's end, there or in Eastern
 * time, whichever is first: then it is the same day on the clock that lists count days by.
 */
export function endOfClosing({ at, day, zone }: Pick<ListedDate, "at" | "day" | "zone">): Date {
  const ends = [zone ?? TORONTO, TORONTO].flatMap(
    (clock) => lastMomentOf({ at: at === null ? null : new Date(at), localDay: day, zone: clock }) ?? [],
  );
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

type Dated = { deadline: Date | null; keyDates: ReadonlyArray<RowDate> };

/** What the portal states of the closing, else each closing that the text surely states. */
export function statedClosings({ deadline, keyDates }: Dated): Array<Date> {
  if (deadline !== null) return [deadline];
  return datesInRow(keyDates)
    .filter(({ kind }) => kind === "closing")
    .map(endOfClosing);
}

/** `ClosingOfBid.textClosing`: the nearest that is still ahead. */
export function textClosingOf(bid: Dated, now: Date): Date | null {
  if (bid.deadline !== null) return null;
  const ahead = statedClosings(bid).filter((closing) => closing > now);
  return ahead.length === 0 ? null : ahead.reduce((first, one) => (one < first ? one : first));
}
