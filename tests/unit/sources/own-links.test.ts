import { expect, test } from "vitest";
import { SOURCES } from "~/sources";
import { withOwnLinks } from "~/sources/own-links";
import { noticeOf } from "../../support/notices";

const HOSTS = ["bids.example.ca", "gov"];

test.each([
  ["https://bids.example.ca/7", true],
  ["http://files.bids.example.ca/7.pdf", true],
  ["https://BIDS.EXAMPLE.CA/7", true],
  ["https://bids.example.ca./7", true],
  ["https://bids.example.ca:8443/7", true],
  ["https://agency.gov/7", true],
  ["https://example.ca/7", false],
  ["https://evilbids.example.ca/7", false],
  ["https://bids.example.ca.evil.example/7", false],
  ["https://evil.example/bids.example.ca", false],
  ["https://evil.example#.bids.example.ca", false],
  ["https://fakegov/7", false],
])("a link to %s is kept: %s", (url, isKept) => {
  const documents = [{ title: "Plan", url }];
  const result = withOwnLinks(noticeOf({ url, documents }), HOSTS);
  expect(result.notice).toMatchObject(isKept ? { url, documents } : { url: null, documents: [] });
  expect(result.removed).toBe(isKept ? 0 : 2);
});

test("without hosts no link is kept, and the rest of the notice stays", () => {
  const notice = noticeOf({ documents: [{ title: null, url: "https://portal.example/a.pdf" }] });
  expect(withOwnLinks(notice, [])).toEqual({ notice: { ...notice, url: null, documents: [] }, removed: 2 });
});

test("each source may link to its own pages", () => {
  for (const { homepage, hosts } of SOURCES)
    expect(withOwnLinks(noticeOf({ url: homepage }), hosts).notice.url).toBe(homepage);
});
