import { expect, test } from "vitest";
import { RULES_VERSION } from "~/domain/opportunities/rules-version";
import { listRuleFiles, versionOfRules } from "../../../drizzle/rules-files";

test("the version of the rules is that of their files", () => {
  expect(
    RULES_VERSION,
    "the rules have changed: run `npm run rules-version`, and `npm run reclassify` after the release",
  ).toBe(versionOfRules());
});

test.each([
  "app/domain/classification/vocabulary/snow.ts",
  "app/domain/classification/traps/equipment.ts",
  "app/domain/geography/tables/divisions/ontario.ts",
  "app/domain/geography/in-text/places-in-text.ts",
  "app/domain/reading/kept/listed-dates.ts",
  "app/sources/contacts/contact-details.ts",
  "app/sources/formats/markup.ts",
])("%s belongs to the rules", (path) => {
  expect(listRuleFiles()).toContain(path);
});
