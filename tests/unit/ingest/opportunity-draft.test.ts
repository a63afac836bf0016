import { expect, test } from "vitest";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { noticeOf } from "../../support/notices";

test.each([
  ["a description", { sections: { description: "Clear the lots by six." } }, true],
  ["a summary alone", { sections: {}, summary: "Clear the lots by six." }, true],
  ["a text of a few characters", { sections: { description: "N/A" }, summary: null }, false],
  ["no text", { sections: {}, summary: null }, false],
])("whether a notice with %s has a text", (_case, parts, hasText) => {
  expect(draftOpportunity(noticeOf(parts)).hasText).toBe(hasText);
});

test("a summary alone is shown as the text", () => {
  const draft = draftOpportunity(noticeOf({ sections: {}, summary: "Clear the lots by six." }));
  expect(draft.sections).toEqual({ summary: "Clear the lots by six." });
});
