import fc from "fast-check";
import { expect, test } from "vitest";
import { BID_TYPES } from "~/domain/classification/index";
import {
  hrefWith,
  hrefWithout,
  nextPageHref,
  readBidId,
  readFilters as readFiltersOf,
} from "~/features/opportunities/filters";

const page = (search: string) => new URL(`https://tenderlight.example/opportunities${search}`);
const after = (href: string) => new URL(href, "https://tenderlight.example");
const readFilters = (url: URL, advanced = false) => readFiltersOf(url, { advanced });

test("without parameters everything is browsed, newest first", () => {
  expect(readFilters(page(""))).toEqual({
    mode: "browse-all",
    term: "",
    sort: "newest",
    bidTypes: [],
    states: [],
    subregions: [],
    includeExpired: false,
    meetingAhead: false,
    categories: [],
    agencies: [],
    closing: { from: null, to: null },
    page: 1,
    asOf: null,
  });
});

test("every filter is read from the URL", () => {
  const url = page(
    "?mode=my-feed&q=+snow+&sort=closing-soon&type=Request+for+Tender&type=Request+for+Proposal&state=CA-ON&subregion=CA-ON-PEL&expired=include&page=3&asof=1795186800000",
  );
  expect(readFilters(url)).toEqual({
    mode: "my-feed",
    term: "snow",
    sort: "closing-soon",
    bidTypes: ["Request for Tender", "Request for Proposal"],
    states: ["CA-ON"],
    subregions: ["CA-ON-PEL"],
    includeExpired: true,
    meetingAhead: false,
    categories: [],
    agencies: [],
    closing: { from: null, to: null },
    page: 3,
    asOf: new Date(1_795_186_800_000),
  });
});

test("with a term the best match is first, unless another order is chosen", () => {
  expect(readFilters(page("?q=snow")).sort).toBe("best-match");
  expect(readFilters(page("?q=snow&sort=newest")).sort).toBe("newest");
  expect(readFilters(page("?q=snow&sort=cheapest")).sort).toBe("best-match");
});

test("clearing the states drops the sub-regions chosen under them", () => {
  const url = page("?state=CA-ON&state=US-NY&subregion=CA-ON-PEL&subregion=US-NY-ERIE");
  expect(readFilters(after(hrefWithout(url, "state", "CA-ON"))).subregions).toEqual(["US-NY-ERIE"]);
  expect(readFilters(after(hrefWith(url, { state: null }))).subregions).toEqual([]);
  expect(readFilters(page("?subregion=CA-ON-PEL")).subregions).toEqual([]);
  expect(readFilters(page("?state=CA-O&subregion=CA-ON-PEL")).subregions).toEqual([]);
});

test.each(["0", "-3", "1e9", "NaN", "Infinity", "", "two", "99999999999999999999", "2.9"])(
  "the page %j is one between 1 and 25",
  (text) => {
    const read = readFilters(page(`?page=${encodeURIComponent(text)}`)).page;
    expect(Number.isInteger(read) && read >= 1 && read <= 25).toBe(true);
  },
);

test("a page beyond the last is the first, and no link leads there", () => {
  expect(readFilters(page("?page=500000")).page).toBe(1);
  expect(readFilters(page("?page=25")).page).toBe(25);
  expect(nextPageHref(page("?page=24"), 24, new Date(7))).toBe("/opportunities?page=25&asof=7");
  expect(nextPageHref(page("?page=25"), 25, new Date(7))).toBeNull();
});

test.each(["0", "-1", "NaN", "", "1e99", "8640000000000001", "1.5", "0x", "<script>"])(
  "%j is no instant to read from",
  (text) => {
    expect(readFilters(page(`?asof=${encodeURIComponent(text)}`)).asOf).toBeNull();
  },
);

test.each([
  ["7", 7],
  ["999999999999999", 999_999_999_999_999],
  ["0", null],
  ["07", null],
  ["-7", null],
  ["7 or 1=1", null],
  ["1e3", null],
  ["9".repeat(17), null],
  ["", null],
])("the bid %j is %s", (text, id) => {
  expect(readBidId(page(`?bid=${encodeURIComponent(text)}`))).toBe(id);
});

test("changing a filter restarts paging; changing the page or bid keeps the filters", () => {
  const url = page("?q=snow&page=3&asof=17&bid=7");
  expect(hrefWith(url, { sort: "newest" })).toBe("/opportunities?q=snow&sort=newest");
  expect(hrefWith(url, { page: 4 })).toBe("/opportunities?q=snow&page=4&asof=17&bid=7");
  expect(hrefWith(url, { bid: null })).toBe("/opportunities?q=snow&page=3&asof=17");
  expect(hrefWith(page("?q=snow"), { q: null })).toBe("/opportunities");
});

test("one of several values is removed", () => {
  const url = page("?type=Request+for+Tender&type=Request+for+Proposal&q=snow&page=2");
  expect(readFilters(after(hrefWithout(url, "type", "Request for Tender")))).toMatchObject({
    bidTypes: ["Request for Proposal"],
    term: "snow",
    page: 1,
  });
  expect(hrefWithout(page("?type=Other"), "type", "Other")).toBe("/opportunities");
});

test("any values survive the way into a link and back, and the link stays on the page", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 30 });
  fc.assert(
    fc.property(
      text,
      fc.uniqueArray(fc.constantFrom(...BID_TYPES), { minLength: 1, maxLength: 4 }),
      (term, bidTypes) => {
        const url = page("");
        for (const type of bidTypes) url.searchParams.append("type", type);
        const href = hrefWith(url, { q: term });
        expect(after(href).pathname).toBe("/opportunities");
        expect(readFilters(after(href))).toMatchObject({ term: term.trim(), bidTypes });

        const [gone, ...kept] = bidTypes;
        expect(readFilters(after(hrefWithout(after(href), "type", gone!)))).toMatchObject({
          term: term.trim(),
          bidTypes: kept,
        });
      },
    ),
  );
});

test("unknown and repeated values are ignored", () => {
  const url = page(
    "?type=Gift&type=Other&type=Other&state=%22&state=CA-XX&state=CA-ON&state=CA-ON-PEL&subregion=%00",
  );
  expect(readFilters(url)).toMatchObject({ bidTypes: ["Other"], states: ["CA-ON"], subregions: [] });
});

test("any query is read without an error", () => {
  const names = ["mode", "q", "sort", "type", "state", "subregion", "expired", "page", "asof", "bid"];
  const parameters = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary" })));
  fc.assert(
    fc.property(parameters, (pairs) => {
      const url = page(`?${new URLSearchParams(pairs).toString()}`);
      const filters = readFilters(url);
      expect(filters.page).toBeGreaterThanOrEqual(1);
      expect(filters.asOf === null || !Number.isNaN(filters.asOf.getTime())).toBe(true);
      const id = readBidId(url);
      expect(id === null || Number.isSafeInteger(id)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("RP-06 RP-07 the advanced filters are read for Pro and ignored for other plans", () => {
  const url = page(
    "?category=snow-removal&category=nonsense&agency=Peel,%20Toronto,,&from=2026-12-01&to=2026-12-31",
  );
  expect(readFilters(url, true)).toMatchObject({
    categories: ["snow-removal"],
    agencies: ["Peel", "Toronto"],
    closing: { from: "2026-12-01", to: "2026-12-31" },
  });
  expect(readFilters(url)).toMatchObject({
    categories: [],
    agencies: [],
    closing: { from: null, to: null },
  });
});

test.each(["2026-02-30", "2026-13-01", "tomorrow", "", "2026-1-1", "0000-00-00", "9999999-01-01"])(
  "%j is no day to close on",
  (text) => {
    expect(readFilters(page(`?from=${encodeURIComponent(text)}`), true).closing.from).toBeNull();
  },
);

test("a range of dates that is the wrong way round is turned", () => {
  expect(readFilters(page("?from=2026-12-31&to=2026-12-01"), true).closing).toEqual({
    from: "2026-12-01",
    to: "2026-12-31",
  });
});
