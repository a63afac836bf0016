import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const TEXT = "Bids are due March 5, 2026 at 2:00 p.m.";

test("a closing date in the text that agrees with the portal is sure", () => {
  const [date] = readNotice(TEXT, { closing: new Date("2026-03-05T19:00:00Z") });
  expect(date).toMatchObject({ standing: "sure", conflictsWith: null, at: new Date("2026-03-05T19:00:00Z") });
});

test.each(["2026-03-05T20:00:00Z", "2026-03-06T19:00:00Z"])(
  "the portal's closing date %s wins over another one in the text, and the difference is told",
  (portal) => {
    const closing = new Date(portal);
    expect(readNotice(TEXT, { closing })).toMatchObject([
      { kind: "closing", standing: "check", doubts: ["differs from the portal"], conflictsWith: closing },
    ]);
  },
);

test("a portal that gives only the day agrees with an hour of that day", () => {
  const [date] = readNotice(TEXT, { closing: new Date("2026-03-06T04:59:00Z") });
  expect(date).toMatchObject({ standing: "sure", conflictsWith: null });
});

test.each([
  ["America/Vancouver", "Bids are due March 5, 2026 at 2:00 p.m."],
  ["America/Winnipeg", "Bids are due March 5, 2026 at 2:00 p.m."],
  ["America/Halifax", "Bids are due March 5, 2026 at 2:00 p.m."],
  ["America/St_Johns", "Bids are due on March 5, 2026."],
])("a day that an eastern portal gives is the same day in %s: %s", (place, text) => {
  const closing = new Date("2026-03-06T04:59:59.999Z");
  const zones = { place, buyer: null, portal: null };
  expect(readNotice(text, { closing, zones })[0]).toMatchObject({ doubts: [], conflictsWith: null });
  const [other] = readNotice(text.replace("March 5", "March 6"), { closing, zones });
  expect(other).toMatchObject({ doubts: ["differs from the portal"], conflictsWith: closing });
});

test("dates are compared with the portal's closing date", () => {
  const closing = new Date("2026-03-05T19:00:00Z");
  const [meeting] = readNotice("The site visit is on March 6, 2026 at 10:00 a.m.", { closing });
  expect(meeting).toMatchObject({ standing: "check", doubts: ["out of order"] });
});

test("an opening that a text counts from its closing is as doubtful as that closing", () => {
  const text = "Bids are due at 2:00 p.m. on March 5, 2026. At that time they will be opened.";
  const opening = (closing: string) =>
    readNotice(text, { closing: new Date(closing) }).find(({ kind }) => kind === "opening");
  expect(opening("2026-03-05T19:00:00Z")).toMatchObject({ standing: "sure" });
  expect(opening("2026-03-12T19:00:00Z")).toMatchObject({
    standing: "check",
    doubts: expect.arrayContaining(["differs from the portal"]),
  });
});
