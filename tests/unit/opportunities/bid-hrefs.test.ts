import { expect, test } from "vitest";
import { hrefsOfBids, hrefWith } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";

test.each([
  "/dashboard",
  "/opportunities?q=snow&state=CA-ON&page=2",
  "/opportunities?bid=3&lang=fr&q=salt",
  "/opportunities?q=987654321012345",
])("a row of %s has the address that is made for its bid alone", (path) => {
  const url = new URL(path, "https://bids.example");
  const hrefOf = hrefsOfBids(url);

  for (const id of [7, 41_000]) expect(hrefOf(id)).toBe(hrefWith(url, { [FIELDS.bid]: id }));
});
