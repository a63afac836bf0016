import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const placesOf = (text: string) =>
  readNotice(text).map(({ localDay, localTime, place }) => [localDay, localTime, place].join(" "));

test.each([
  [
    "Site visits will be held on March 5, 2026 at 10:00 AM at Site A and 2:00 PM at Site B.",
    ["2026-03-05 10:00 Site A", "2026-03-05 14:00 Site B"],
  ],
  [
    "Site visits: March 5, 2026 at 10:00 AM at Town Hall and March 6, 2026 at 2:00 PM at the Public Works Garage.",
    ["2026-03-05 10:00 Town Hall", "2026-03-06 14:00 Public Works Garage"],
  ],
  [
    "Site visits March 5 and March 6, 2026 at 10:00 a.m. at the Town Hall.",
    ["2026-03-05 10:00 Town Hall", "2026-03-06 10:00 Town Hall"],
  ],
  [
    "Site visits at the Town Hall will be held on March 5, 2026 at 10:00 AM and 2:00 PM.",
    ["2026-03-05 10:00 Town Hall", "2026-03-05 14:00 Town Hall"],
  ],
])("%s: each visit has its own place", (text, places) => {
  expect(placesOf(text)).toEqual(places);
});
