import { expect, test } from "vitest";
import { anyOf } from "~/domain/reading/sentences/any-of";

test("finds any of the words, also those that begin alike", () => {
  const pattern = anyOf(["visit", "mandatory", "voluntary", "option(?:al|nel)"]);
  for (const text of ["a site visit", "it is mandatory", "voluntary", "optional", "optionnelle"])
    expect(text).toMatch(pattern);
  for (const text of ["an option", "a vista", "oluntary"]) expect(text).not.toMatch(pattern);
});
