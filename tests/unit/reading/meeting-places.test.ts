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
    "A pre-bid meeting will be held on March 5, 2026 at 10:00 a.m. at the High School which is located at 1 Tamarack Road, Port Chester.",
    ["2026-03-05 10:00 High School, 1 Tamarack Road, Port Chester"],
  ],
  [
    "Site visits at the Town Hall will be held on March 5, 2026 at 10:00 AM and 2:00 PM.",
    ["2026-03-05 10:00 Town Hall", "2026-03-05 14:00 Town Hall"],
  ],
])("%s: each visit has its own place", (text, places) => {
  expect(placesOf(text)).toEqual(places);
});

test.each([
  [
    "A site visit for the work at Lincoln School will be held on March 5, 2026 at 10:00 a.m. at City Hall, Room 200.",
    "City Hall, Room 200",
  ],
  [
    "For the Library at 5 Oak Street, site visit March 5, 2026 at 10:00 a.m., meeting at 99 Elm Avenue.",
    "99 Elm Avenue",
  ],
  [
    "A virtual pre-bid meeting for bids received at 5 Main Street will be held March 5, 2026 at 10:00 a.m.",
    "Online",
  ],
  [
    "A site visit will be held March 5, 2026 at 10:00 a.m., formerly at 5 Main Street, now at 7 Oak Road.",
    "7 Oak Road",
  ],
  ["Site visit March 5, 2026 at 10:00 a.m. in Room TBD.", ""],
  ["Visite le 5 mars 2026 à 10 h au 5, rue Principale et non au 9, rue du Parc.", "5, rue Principale"],
  [
    "At Town Hall, 5 Main Street, a site visit will be held on March 5, 2026 at 10:00 a.m.",
    "Town Hall, 5 Main Street",
  ],
  ["Site visit: March 5, 2026 at 10:00 a.m.\nLocation: Fire Hall No. 2", "Fire Hall No. 2"],
  [
    "The site visit is on March 5, 2026 at 10:00 a.m. Meet at the Main Office, 12 School Street.",
    "Main Office, 12 School Street",
  ],
])("%s: the place is the meeting's own", (text, place) => {
  expect(placesOf(text)).toEqual([`2026-03-05 10:00 ${place}`]);
});

test.each([
  ["at the front entrance to the Terminal Building", "the front entrance to the Terminal Building"],
  ["at the Mountain Lake Boat Launch area", "Mountain Lake Boat Launch area"],
  ["at the trailhead on Mill Road", "the trailhead on Mill Road"],
  ["at the boat launch at Elm Point", "the boat launch at Elm Point"],
  ["at the main entrance to tour the building", "the main entrance"],
  ["at City Hall on Main Street", "City Hall on Main Street"],
  ["devant le garage municipal", "le garage municipal"],
])("a site visit %s has that place", (where, place) => {
  expect(placesOf(`A site visit will be held on March 3, 2026 at 10:00 a.m. ${where}.`)).toEqual([
    `2026-03-03 10:00 ${place}`,
  ]);
});
