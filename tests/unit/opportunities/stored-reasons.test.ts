import { expect, test } from "vitest";
import type { MatchReason } from "~/domain/opportunities/opportunity";
import { reasonsFromStored, reasonsToStore } from "~/domain/opportunities/stored-reasons";

const REASONS: Array<MatchReason> = [
  { service: "snow", kind: "phrase", text: "snow clearing" },
  { service: "snow", kind: "phrase", text: "salting" },
  { service: "snow", kind: "code", text: "72102903" },
  { service: "paving", kind: "phrase", text: "asphalt" },
  { service: "snow", kind: "phrase", text: "ice" },
];

test("reasons are stored without the names of their fields and read in their order", () => {
  const stored = reasonsToStore(REASONS);
  expect(stored).toEqual([
    ["snow", "phrase", "snow clearing", "salting"],
    ["snow", "code", "72102903"],
    ["paving", "phrase", "asphalt"],
    ["snow", "phrase", "ice"],
  ]);
  expect(reasonsFromStored(stored)).toEqual(REASONS);
  expect(reasonsFromStored(reasonsToStore([]))).toEqual([]);
});

test("reasons that an older release stored are read as they are", () => {
  expect(reasonsFromStored(REASONS)).toEqual(REASONS);
});
