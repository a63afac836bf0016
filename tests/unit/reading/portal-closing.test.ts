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

test.each([
  ["America/Toronto", "2:00 p.m. EDT", "2026-03-05T18:00:00Z", "13:00"],
  ["America/Halifax", "2:00 p.m. EDT", "2026-03-05T18:00:00Z", "13:00"],
  ["America/Halifax", "2:00 p.m. Eastern Standard Time", "2026-03-05T18:00:00Z", "13:00"],
  ["America/Toronto", "14:00 HAE", "2026-03-05T18:00:00Z", "13:00"],
])("where the place is in %s, %j of winter is the portal's %s", (place, hour, portal, localTime) => {
  const closing = new Date(portal);
  const zones = { place, buyer: null, portal: null };
  expect(readNotice(`Bids are due March 5, 2026 at ${hour}`, { closing, zones })).toMatchObject([
    { standing: "sure", at: closing, localTime, conflictsWith: null },
  ]);
});

test.each([
  ["America/Toronto", "2:00 p.m. EST", "2026-03-05T18:00:00Z"],
  ["America/Halifax", "2:00 p.m. AST", "2026-03-05T19:00:00Z"],
  ["America/Halifax", "2:00 p.m.", "2026-03-05T19:00:00Z"],
  ["America/Toronto", "2:00 p.m. EST", "2026-03-05T20:00:00Z"],
])("where the place is in %s, %j is not the portal's %s", (place, hour, portal) => {
  const zones = { place, buyer: null, portal: null };
  expect(
    readNotice(`Bids are due March 5, 2026 at ${hour}`, { closing: new Date(portal), zones }),
  ).toMatchObject([{ standing: "check", conflictsWith: new Date(portal) }]);
});
