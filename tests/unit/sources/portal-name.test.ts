import { expect, test } from "vitest";
import { portalName } from "~/sources/portal-name";

test("a portal that we read has its own name, one that pushes to us its id in words", () => {
  expect(portalName("canadabuys")).toBe("CanadaBuys");
  expect(portalName("peel-bids")).toBe("Peel Bids");
  expect(portalName("ontario-municipal-demo")).toBe("Ontario Municipal Demo");
});
