import { expect, test } from "vitest";
import { classificationCode, distinctCodes } from "~/sources/classification-codes";

test("a code is its letters and digits; a longer text is none", () => {
  expect(classificationCode("CPV", " 45233141-9 ")).toEqual({ scheme: "CPV", code: "45233141", label: null });
  expect(classificationCode("PSC", "z2-aa", "Repair &amp; alteration")?.label).toBe("Repair & alteration");
  for (const raw of [null, "", "--", "1".repeat(21)]) expect(classificationCode("UNSPSC", raw)).toBeNull();
});

test("each code is kept once, with a label if any has one, and at most 200 of them", () => {
  const codes = Array.from({ length: 300 }, (_, index) => classificationCode("UNSPSC", String(index)));
  const labelled = classificationCode("UNSPSC", "7", "Seven");
  const kept = distinctCodes([...codes, null, labelled, ...codes]);
  expect(kept).toHaveLength(200);
  expect(kept.filter(({ code }) => code === "7")).toEqual([labelled]);
});
