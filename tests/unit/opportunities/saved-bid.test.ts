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
  ]);
  expect(csv).toBe('\uFEFFTitle,Notes\r\n"\'=HYPERLINK(""http://x"")","a ""b"", c\nd"\r\n\'+1,\'@x\r\n');
});
