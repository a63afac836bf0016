import { expect, test } from "vitest";
import { liveHref, narrowingOf, pinnedSearch, unpinnedSearch } from "~/features/live/live-url";

test("a socket's address names scope, filters and instant, and neither term nor page", () => {
  const narrowing = narrowingOf("?q=snow&page=3&state=CA-ON&state=CA-QC&type=RFP&asof=9&bid=2&sort=newest");
  expect(narrowing).toBe("type=RFP&state=CA-ON&state=CA-QC");
  expect(liveHref("all", narrowing, 12)).toBe("/realtime?scope=all&type=RFP&state=CA-ON&state=CA-QC&asof=12");
  expect(liveHref("feed", narrowingOf(""), 12)).toBe("/realtime?scope=feed&asof=12");
});

test("a list reloads as of its own time, which the URL does not show", () => {
  expect(pinnedSearch("", 12)).toBe("?asof=12");
  expect(pinnedSearch("?state=CA-ON&bid=4", 12)).toBe("?state=CA-ON&bid=4&asof=12");
  expect(pinnedSearch("?page=2&asof=9", 12)).toBe("?page=2&asof=9");
  expect(unpinnedSearch("?asof=12")).toBe("");
  expect(unpinnedSearch("?state=CA-ON&asof=12")).toBe("?state=CA-ON");
  expect(unpinnedSearch("?q=a+b")).toBe("?q=a+b");
});

test("later pages count from their instant, so their address keeps it", () => {
  expect(unpinnedSearch("?page=2&asof=12")).toBe("?page=2&asof=12");
});
