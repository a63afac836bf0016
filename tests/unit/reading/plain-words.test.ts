import { expect, test } from "vitest";
import { fold } from "~/domain/reading/sentences/fold";
import { plainWords } from "~/domain/reading/sentences/plain-words";
import { sureDates } from "./read-notice";

const NOTICE =
  "All questions must be submitted by February 26, 2026 at 4:00 p.m. Bids will be received until 2:00 p.m. on March 5, 2026, and no bid may be withdrawn for sixty (60) days.";
const DATES = "closing 2026-03-05 14:00, questions 2026-02-26 16:00, validity 60";

const inLines = (width: number, end: string) =>
  NOTICE.replace(new RegExp(`(.{1,${width}})(?: |$)`, "g"), `$1${end}`).trimEnd();

test.each([
  ["two spaces in a row", NOTICE.replaceAll(" ", "  ")],
  ["lines of a page", inLines(80, "\n")],
  ["lines that end in a space", inLines(90, " \n")],
  ["short months with a point", NOTICE.replace("February", "Feb.").replace("March", "Mar.")],
  ["the mark of an entry", `• ${NOTICE}`],
  ["the number of an entry", `(1) ${NOTICE}`],
])("the same dates are read with %s", (_, text) => {
  expect(sureDates(text)).toBe(DATES);
});

test.each([
  ["2:00 p.m.Thursday", "2:00 pm Thursday"],
  ["b) Due  Mar. 5 at 2 P. M.", "Due Mar 5 at 2 PM"],
  ["the Mar. report of section a. more", "the Mar. report of section a. more"],
])("the plain words of %s", (text, plain) => {
  const words = plainWords(text, fold(text));
  expect(words).toEqual({ plain, folded: fold(plain) });
});

test.each([
  ["an hour and its half of the day", "Quotes are due by 5 March 2026, 2:00\nPM EST."],
  ["a day and its month", "Quotes are due by 2:00 PM EST on 5\nMarch 2026."],
  ["a month and its day", "Quotes are due by 2:00 p.m. EST on March\n5, 2026."],
])("a line may part %s", (_, text) => {
  expect(sureDates(text)).toBe("closing 2026-03-05 14:00");
});

test("in capitals a sentence goes on after its hour", () => {
  expect(sureDates("ON MARCH 5, 2026 AT 2:00 P.M. THE TOWN CLERK WILL OPEN BIDS.")).toBe(
    "opening 2026-03-05 14:00",
  );
});
