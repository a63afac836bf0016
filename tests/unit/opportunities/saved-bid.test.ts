import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSavedBidStatus, statusLabel, successRate } from "~/domain/opportunities/saved-bid";
import { csvOf } from "~/features/saved-bids/csv";

test("SB-05 the success rate is bids won as a share of bids decided, in whole percent (G-04)", () => {
  expect(successRate({ won: 0, lost: 0 })).toBe(0);
  expect(successRate({ won: 1, lost: 2 })).toBe(33);
  expect(successRate({ won: 3, lost: 0 })).toBe(100);
});

test("SB-13 there are five statuses and no others", () => {
  expect(["interested", "saved", "submitted", "won", "lost"].every(isSavedBidStatus)).toBe(true);
  expect(["", "Won", "toString", "archived", null, 3].some(isSavedBidStatus)).toBe(false);
  expect(statusLabel("submitted")).toBe("Submitted");
});

test("no CSV cell is read as a formula, and every cell keeps its text", () => {
  const csv = csvOf([
    ["Title", "Notes"],
    ['=HYPERLINK("http://x")', 'a "b", c\nd'],
    ["+1", "@x"],
    ["1;2", ""],
  ]);
  expect(csv).toBe(
    '\uFEFF"Title","Notes"\r\n"\'=HYPERLINK(""http://x"")","a ""b"", c\nd"\r\n"\'+1","\'@x"\r\n"1;2",""\r\n',
  );
});

test("a CSV cell of any text is quoted, begins no formula in either width, and can be read back", () => {
  const starts = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];
  const text = fc
    .tuple(fc.constantFrom("", ...starts), fc.string({ unit: "binary" }))
    .map(([start, rest]) => start + rest);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
      const cells = parse(csvOf(rows), { bom: true, quote: '"' });
      expect(cells.flat()).toEqual(
        rows.flat().map((cell) => (starts.includes(cell.charAt(0)) ? `'${cell}` : cell)),
      );
    }),
  );
  for (const start of starts) expect(csvOf([[`${start}1`]])).toBe(`\uFEFF"'${start}1"\r\n`);
});
