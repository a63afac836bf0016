import { expect, test, vi } from "vitest";
import { withoutContactDetails } from "~/sources/contacts/contact-details";
import { THINGS } from "~/sources/contacts/contact-words";
import { GIVEN_NAMES } from "~/sources/contacts/given-names";
import { titleFrom } from "~/sources/plain-text";

const SENTENCE = "Quarterly Zamboni upkeep at the Fernhill Arena, with Salted walkways and Drained gutters. ";

function lookUpsDuring(work: () => void): number {
  const spies = [vi.spyOn(THINGS as Set<string>, "has"), vi.spyOn(GIVEN_NAMES as Set<string>, "has")];
  work();
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

test("words that a text repeats are not looked up again", () => {
  const once = lookUpsDuring(() => withoutContactDetails(SENTENCE));
  expect(once).toBeGreaterThan(0);

  expect(lookUpsDuring(() => withoutContactDetails(SENTENCE.repeat(200)))).toBeLessThanOrEqual(once);
});

test("a buyer or a place that every record names is cleaned once", () => {
  const read = vi.spyOn(String.prototype, "match");
  for (let record = 0; record < 100; record += 1) titleFrom("Corporation of the Town of Ajax");
  const tokenized = read.mock.calls.length;
  read.mockRestore();

  expect(tokenized).toBeLessThanOrEqual(1);
});

test("a title is shortened to the length that is asked for, also when it was read before", () => {
  expect(titleFrom("Snow clearing at the arena", 500)).toBe("Snow clearing at the arena");
  expect(titleFrom("Snow clearing at the arena", 10).length).toBeLessThanOrEqual(10);
});
