import { expect, test } from "vitest";
import { hrefsOfBids, hrefWith } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";

/** The path, and the fields of the query in alphabetical order. */
function partsOf(href: string) {
  const { pathname, searchParams } = new URL(href, "https://bids.example");
  return [pathname, [...searchParams].sort()];
}

test.each([
  "/dashboard",
  "/opportunities?q=snow&state=CA-ON&page=2",
  "/opportunities?bid=3&lang=fr&q=salt",
  "/opportunities?q=a%26b%3Fc&bid=%C3%A9",
])("a row of %s has the address that is made for its bid alone", (path) => {
  const url = new URL(path, "https://bids.example");
  const hrefOf = hrefsOfBids(url);

  for (const id of [7, 41_000])
    expect(partsOf(hrefOf(id))).toEqual(partsOf(hrefWith(url, { [FIELDS.bid]: id })));
});
