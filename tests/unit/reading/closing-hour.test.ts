import { expect, test } from "vitest";
import { closingWithHour } from "~/domain/reading/kept/closing-hour";
import { readNotice } from "./read-notice";

/** A portal's day without an hour: 5 March 2026 in Toronto. */
const DAY = new Date("2026-03-06T04:59:59.999Z");

const hourOf = (text: string, closing = DAY) =>
  closingWithHour(closing, readNotice(text, { closing }))?.toISOString() ?? null;

test.each([
  ["Bids are due March 5, 2026 at 2:00 p.m.", "2026-03-05T19:00:00.000Z"],
  ["RFT response deadline March 5, 2026 at 12:00 PM", "2026-03-05T17:00:00.000Z"],
  ["Bids close on March 5, 2026. Bids are due March 5, 2026 at 2:00 p.m.", "2026-03-05T19:00:00.000Z"],
  [
    "Originally bids closed March 5, 2026 at 2:00 p.m. Addendum 1: the closing is now March 5, 2026 at 4:00 p.m.",
    "2026-03-05T21:00:00.000Z",
  ],
  [
    "Bids are due March 5, 2026 at 2:00 p.m. They will be opened March 5, 2026 at 2:05 p.m.",
    "2026-03-05T19:00:00.000Z",
  ],
  ["Bids are due March 5, 2026 at 2:00 p.m. EST / 1:00 p.m. CST", "2026-03-05T19:00:00.000Z"],
])("a day of the portal gets the hour that the text surely states: %s", (text, instant) => {
  expect(hourOf(text)).toBe(instant);
});

test.each([
  ["Bids are due March 5, 2026."],
  ["Bids are due March 6, 2026 at 2:00 p.m."],
  ["Bids are due March 4, 2026 at 2:00 p.m."],
  ["Bids are due March 5, 2026 between 2:00 p.m. and 4:00 p.m."],
  ["Bids are due March 5, 2026 at 2:00 p.m. Tenders close March 5, 2026 at 3:00 p.m."],
  ["Questions are due March 5, 2026 at 2:00 p.m."],
  ["Bids are due March 5, 2026 at 11:59 p.m."],
  ["Bids are due March 5, 2026 at 2:00 p.m. Addendum 2: the closing time has been changed to 3:00 p.m."],
  ["Bids are due March 5, 2026 at 2:00 p.m.\nADDENDUM 1: Closing time is extended by two hours."],
  ["Bids are due March 5, 2026 at 2:00 p.m.\nAddendum 3 - the closing date has been extended by one week."],
  ["Bids are due March 5, 2026 at 2:00 p.m. The closing hour has been moved ahead to 1:00 p.m."],
  ["Bids are due March 5, 2026 at 2:00 p.m. Correction: time should read 11:00 a.m."],
  ["The correct closing time is 3:00 p.m. Bids are due March 5, 2026 at 2:00 p.m."],
  ["Bids may be dropped off until March 5, 2026 at 2:00 p.m. at Town Hall, or until 4:00 p.m. at the yard."],
  ["Bids are due March 5, 2026 at 2:00 p.m. Erratum: read 3:00 p.m."],
  ["Bids are due March 5, 2026 at 2:00 p.m.\nUPDATED CLOSING TIME: 3:00 PM"],
  ["Lot A: bids due March 5, 2026 1:00 p.m.\nLot B: March 5, 2026 2:00 p.m."],
  ["Bids are due March 5, 2026 at 2:00 p.m. Pacific time."],
  ["Bids are due March 5, 2026 at 2:00 p.m. MST"],
  ["Bid envelope A is due March 5, 2026 at 1:00 p.m.; envelope B is due March 5, 2026 at 2:00 p.m."],
  ["Bids close March 5, 2026 at 2:00 p.m. The envelopes close on March 5, 2026 at 3:00 p.m."],
  ["Withdrawals of bids are accepted until March 5, 2026 at 1:59 p.m. Bids are due March 5, 2026."],
  ["Amendments to bids must be received by March 5, 2026 at 1:00 p.m."],
])("it gets none where the text is silent, doubtful or of two minds: %s", (text) => {
  expect(hourOf(text)).toBeNull();
});
