import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { needsOf } from "~/domain/reading/patterns/needs";
import { Sought, sought, SoughtAmong } from "~/domain/reading/patterns/sought";
import { readNotice } from "./read-notice";

afterEach(() => void vi.restoreAllMocks());

const NOTICE = `Sealed bids for snow removal will be received until 2:00 p.m. local time on Thursday, March 5, 2026, and publicly opened.
A mandatory site meeting will be held on February 24, 2026 at 10:00 a.m. at the garage. Those who do not attend are disqualified.
Questions must be sent in writing no later than February 26, 2026. The last addendum is issued on February 27, 2026.
No bid may be withdrawn for sixty (60) days. The contract runs from November 1, 2026 to April 30, 2027, with two options of a year.
La visite des lieux aura lieu le 24 février 2026 à 10 h. Les soumissions sont reçues jusqu'au 5 mars 2026 à 14 h.
The visit has been postponed to March 2, 2026 (tentative). Delete: closing date March 1, 2026. Closing extended to March 12/26.`;

test.each([
  [/(?<![a-z])(?:bids?|tenders?) (?:are |is )?due(?![a-z])/, "bids are due", "bids were due"],
  [/visits?(?= on)[^.;]{0,40}(?:cancell?ed|postponed)/, "visit on May 5 is canceled", "visit is not held"],
  [/\d{1,2}[/-]\d{1,2}[/-](?:20)?\d\d/g, "5/3/2026", "March 5, 2026"],
  [/^\W{0,4}(?:no\s)?[a-f]*(?:site|job){1,2} {1,2}tour\b/, "the job tour", "a job"],
  [/(?:(?:not|never) (?:be )?held|n'aura (?:pas|plus) lieu)/, "never held", "it is held"],
  [/[\s-]Q&A/i, "a q&a", "questions and answers"],
])("%s is looked for in %j and not in %j", (pattern, text, other) => {
  const one = sought(pattern);
  expect(one.mayBeIn(text)).toBe(true);
  expect(one.mayBeIn(other)).toBe(false);
});

test.each([
  /[a-z]+ \w+/,
  /(?:due)?/,
  /(?:due|.)/,
  /(?=due)/,
  /(?:due){0,3}/,
  /(?!due)\S/,
  /[^d]/,
  /é/,
  /a|due/,
])("%s needs nothing", (pattern) => {
  expect(needsOf(pattern.source)).toEqual([]);
});

/** The texts that a notice's words make in any order, some of them in capitals or run together. */
const texts = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NOTICE.split(/\s/)),
      fc.constantFrom(" ", " ", " ", "  ", "\n", "", "\u00a0", "-"),
      fc.boolean(),
    ),
    { maxLength: 60 },
  )
  .map((words) =>
    words.map(([word, space, isLoud]) => (isLoud ? word.toUpperCase() : word) + space).join(""),
  );

test("passes over no text that a pattern matches", () => {
  const mayBeIn = Reflect.get(Sought.prototype, "mayBeIn") as (text: string) => boolean;
  let passedOver = 0;
  vi.spyOn(Sought.prototype, "mayBeIn").mockImplementation(function (this: Sought, text: string) {
    const may = Reflect.apply(mayBeIn, this, [text]);
    if (!may) {
      passedOver += 1;
      expect(text.search(this.pattern), `${this.pattern.source} in ${text}`).toBe(-1);
    }
    return may;
  });
  readNotice(NOTICE);
  fc.assert(
    fc.property(texts, (text) => void readNotice(text)),
    { numRuns: 150 },
  );
  expect(passedOver).toBeGreaterThan(1_000);
});

/** Every pattern is looked for in every text, and every rule of cues in every sentence. */
function lookForAll() {
  vi.spyOn(Sought.prototype, "mayBeIn").mockReturnValue(true);
  vi.spyOn(SoughtAmong.prototype, "in").mockImplementation(function (this: SoughtAmong<unknown>) {
    return [...this.all];
  });
}

test("spares a notice seven of ten runs of patterns", () => {
  const read = () => {
    const runs = vi.spyOn(RegExp.prototype, "exec");
    readNotice(NOTICE);
    const { length } = runs.mock.calls;
    runs.mockRestore();
    return length;
  };
  read();
  const spared = read();
  lookForAll();
  expect(spared).toBeLessThan(read() * 0.3);
});

test("reads what it would read if it looked for every pattern", () => {
  const spared = readNotice(NOTICE);
  lookForAll();
  expect(readNotice(NOTICE)).toEqual(spared);
});

test("finds those of many whose words a text has, in their order", () => {
  const all = ["due", "(?:bids|tenders) close", "\\w+", "site visit", "closing|closes"];
  const among = new SoughtAmong(all, (one) => sought(new RegExp(one)));
  expect(among.in("bids close and are due")).toEqual(["due", "(?:bids|tenders) close", "\\w+"]);
  expect(among.in("")).toEqual(["\\w+"]);
  fc.assert(
    fc.property(texts, (text) => {
      const left = all.filter((one) => !among.in(text).includes(one));
      expect(left.filter((one) => new RegExp(one).test(text.toLowerCase()))).toEqual([]);
    }),
  );
});

test("looks for a pattern only where the words of others are too", () => {
  const one = new Sought(/due/, [/bids?|tenders?/]);
  expect(one.mayBeIn("bids are due")).toBe(true);
  expect(one.mayBeIn("reports are due")).toBe(false);
});
