import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

/** A text whose start names no place. */
const OPENING = `${"The work consists of concrete repairs, traffic control and cleaning of all surfaces. ".repeat(9)} `;

const cityOf = (sentence: string) =>
  placesOfNotice(placeHint({ country: "CA", regions: ["Ontario"] }), "Structure repairs", {
    buyer: "Ministry of Transportation",
    body: OPENING + sentence,
  }).city;

test.each([
  ["The structures stand in Kingston, Ontario.", "Kingston"],
  ["The building at 12 King Street, Cobourg, Ontario stays open during the work.", "Cobourg"],
  ["The highway runs through Huntsville, Ontario.", "Huntsville"],
])("one town that a text names late is the work's: %s", (sentence, city) => {
  expect(cityOf(sentence)).toBe(city);
});

test.each([
  "Bids are received at the Ministry's office, 301 St. Paul Street, St. Catharines, Ontario.",
  "Envelopes are to be left at the front desk, 1 City Hall Square, Windsor, Ontario.",
  "Tenders addressed to the Clerk, Stratford, Ontario.",
  "Send samples to the lab in Kingston, Ontario.",
  "For information write to Box 100, Belleville, Ontario.",
  "Contact: Purchasing, 50 Queen Street, Cornwall, Ontario.",
  "Steel is made in Hamilton, Ontario.",
  "Precast units are cast in Woodstock, Ontario.",
  "Design by Stantec, Kitchener, Ontario.",
  "Prepared by: J.L. Richards, Ottawa, Ontario",
  "Past jobs were done in Guelph, Ontario.",
  "Workers come from Windsor, Ontario.",
  "Travel time is counted from Timmins, Ontario.",
  "Salvaged beams are brought to the yard in Owen Sound, Ontario.",
  "Excess soil is trucked to Bradford, Ontario.",
  "Publication in the Daily Press, Timmins, Ontario.",
  "The firm must have a yard in Sudbury, Ontario.",
])("a town that a text names late for another matter is not: %s", (sentence) => {
  expect(cityOf(sentence)).toBeNull();
});
