import { expect, test } from "vitest";
import { safeLink, safeLinks, withoutKeys } from "~/sources/links";

test.each([
  "null",
  "N/A",
  "",
  "javascript:alert(1)",
  "mailto:a@b.ca",
  "data:text/html,x",
  "ftp://x.ca/a",
  "see portal",
  "http://",
])("%j is no link", (text) => {
  expect(safeLink(text)).toBeNull();
});

test("a web address keeps its fragment and query", () => {
  const address = "https://service.ariba.com/Discovery.aw/ad/x#/RfxEvent/preview/1?anId=ANONYMOUS";
  expect(safeLink(` ${address} `)).toBe(address);
  expect(safeLink("www.merx.com/a")).toBe("https://www.merx.com/a");
});

test("keys and passwords never stay in an address", () => {
  expect(safeLink("https://api.sam.gov/x?api_key=SECRET&id=1")).toBe("https://api.sam.gov/x?id=1");
  expect(safeLink(`https://x.ca/?${"api_key=S&".repeat(500)}id=1`)).toBe("https://x.ca/?id=1");
  expect(safeLink(`https://x.ca/?${"api_key=S&".repeat(1_000)}id=1`)).toBeNull();
  expect(withoutKeys("https://me:pw@x.ca/?API-KEY=SECRET&$$app_token=T&a=1")).toBe("https://x.ca/?a=1");
});

test("a cell of addresses is split between addresses, not at every comma", () => {
  expect(safeLinks("https://x.ca/a,b.pdf,https://x.ca/c.pdf,https://x.ca/c.pdf")).toEqual([
    "https://x.ca/a,b.pdf",
    "https://x.ca/c.pdf",
  ]);
  expect(safeLinks("https://x.ca/a.pdf; https://x.ca/b.pdf , ,https://x.ca/c.pdf")).toHaveLength(3);
  expect(safeLinks("")).toEqual([]);
});

test("a link shows nobody's e-mail address", () => {
  expect(safeLink("https://a.example/bid?from=jane.doe%40city.ca&id=4")).toBe("https://a.example/bid");
  expect(safeLink("https://a.example/jane.doe@city.ca")).toBeNull();
  expect(safeLink("https://a.example/@city?x=1")).toBe("https://a.example/@city?x=1");
});
