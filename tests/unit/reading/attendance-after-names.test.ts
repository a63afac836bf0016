import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const meetingsIn = (text: string) =>
  readNotice(text, { language: /[éàè]/.test(text) ? "fr" : "en" })
    .filter(({ kind }) => kind === "site_meeting")
    .map(({ standing, localDay, localTime, mandatory }) => [standing, localDay, localTime, mandatory]);

const WHEN = "on March 3, 2026 at 11:00 a.m.";

/** What follows a meeting's name does not make it another thing. */
test.each([
  `There will be a # pre-bid meeting via Microsoft Teams ${WHEN}`,
  `A # pre-bid meeting takes place ${WHEN}`,
  `A # site meeting with the engineer is scheduled ${WHEN}`,
  `A # site visit hosted by the Town is ${WHEN}`,
  "A # pre-bid meeting commences at 11:00 a.m. on March 3, 2026.",
  "A # site meeting starts at 11:00 a.m., March 3, 2026, at City Hall.",
])("%s", (sentence) => {
  expect(meetingsIn(sentence.replace("#", "mandatory"))).toEqual([["sure", "2026-03-03", "11:00", "yes"]]);
  for (const word of ["optional", "non-mandatory", "voluntary"])
    expect(meetingsIn(sentence.replace("#", word))).toEqual([["sure", "2026-03-03", "11:00", "no"]]);
});

test.each([
  ["Une visite obligatoire en personne aura lieu le 3 mars 2026 à 11 h.", "yes"],
  ["La visite obligatoire débutera le 3 mars 2026 à 11 h.", "yes"],
  ["Visite facultative avec le responsable le 3 mars 2026 à 11 h.", "no"],
])("%s", (text, mandatory) => {
  expect(meetingsIn(text)).toEqual([["sure", "2026-03-03", "11:00", mandatory]]);
});

test.each([
  "A mandatory site visit registration form is due before the site meeting on March 3, 2026 at 11:00 a.m.",
  "The mandatory meeting minutes will be posted after the site meeting on March 3, 2026 at 11:00 a.m.",
])("another thing is mandatory: %s", (text) => {
  expect(meetingsIn(text).map(([, , , mandatory]) => mandatory)).not.toContain("yes");
});

/** What is said of the meeting by a noun counts as "is mandatory" does, also where no word for attending stands beside it. */
test.each([
  ["is a prerequisite to bidding", "yes"],
  ["is a pre-requisite for submitting a bid", "yes"],
  ["is a requirement of bidding", "yes"],
  ["is a must", "yes"],
  ["is imperative for all bidders", "yes"],
  ["is not a requirement", "no"],
  ["is not a prerequisite to bidding", "no"],
  ["will explain the requirements", "unsaid"],
  ["will explain the insurance requirement", "unsaid"],
  ["will cover bonding, a requirement of bidding", "unsaid"],
] as const)("The pre-bid meeting %s: %s", (words, mandatory) => {
  expect(meetingsIn(`The pre-bid meeting ${WHEN} ${words}.`)).toEqual([
    ["sure", "2026-03-03", "11:00", mandatory],
  ]);
});

test("an hour behind a comma parts no claim from its meeting", () => {
  expect(meetingsIn("Attendance at the bidders' meeting on March 3, 2026, 9 a.m., is compulsory.")).toEqual([
    ["sure", "2026-03-03", "09:00", "yes"],
  ]);
  expect(meetingsIn("Attendance at the site visit of March 3, 2026, 9 a.m., is optional.")).toEqual([
    ["sure", "2026-03-03", "09:00", "no"],
  ]);
});
