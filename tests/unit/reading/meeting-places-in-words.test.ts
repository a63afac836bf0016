import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const meetingsOf = (text: string) =>
  readNotice(text, { language: /(?<![\p{L}])(?:visite|réunion|rencontre|séance)/iu.test(text) ? "fr" : "en" })
    .filter(({ kind, standing }) => kind === "site_meeting" && standing === "sure")
    .map(({ localDay, localTime, place }) => [localDay, localTime, place].join(" "));

const ON = "2026-03-05 10:00";

test.each([
  [
    "A site meeting will be held on March 5, 2026 at 10:00 a.m. at the rink (enter by side door).",
    "the rink (enter by side door)",
  ],
  [
    "Site visit: March 5, 2026 at 10:00 a.m. in meeting room B of the public works building.",
    "meeting room B of the public works building",
  ],
  [
    "A walk-through will be held on March 5, 2026 at 10:00 a.m. outside the north entrance of Memorial Hall.",
    "the north entrance of Memorial Hall",
  ],
  [
    "A pre-bid meeting will be held at the site on March 5, 2026 at 10:00 a.m. at the school, 33 Bates Road, Winchester, MA.",
    "the school, 33 Bates Road, Winchester, MA",
  ],
  [
    "A pre-bid meeting will be held on March 5, 2026 at 10:00 a.m. at the Public Works Building at 2 Oakmont Avenue in Westminster to observe existing conditions.",
    "Public Works Building at 2 Oakmont Avenue in Westminster",
  ],
  [
    "A site meeting will be held March 5, 2026 at 10:00 a.m. at the High School, 701 S. Warren St., Syracuse.",
    "High School, 701 S. Warren St., Syracuse",
  ],
  [
    "A site meeting will be held March 5, 2026 at 10:00 a.m. at 39 Hunt Road and a tour will follow.",
    "39 Hunt Road",
  ],
  [
    "A site meeting will be held March 5, 2026 at 10:00 A.M., 30 Church Street, City Hall, Room 105A.",
    "30 Church Street, City Hall, Room 105A",
  ],
  [
    "A site meeting will be held March 5, 2026 at 10:00 a.m. at the office located at the address shown above.",
    "the office",
  ],
  [
    "Une visite aura lieu le 5 mars 2026 à 10 h à l'école du Lac, située au 10, chemin du Lac, Magog.",
    "l'école du Lac, 10, chemin du Lac, Magog",
  ],
  [
    "Une visite aura lieu le 5 mars 2026 à 10 h à l'adresse suivante : 125, rue Principale, Granby.",
    "125, rue Principale, Granby",
  ],
  [
    "Une réunion des soumissionnaires aura lieu le 5 mars 2026 à 10 h dans la salle du conseil, 5, rue du Parc.",
    "la salle du conseil, 5, rue du Parc",
  ],
  ["Visite obligatoire : 5 mars 2026, 10 h, 45, chemin du Lac, Magog.", "45, chemin du Lac, Magog"],
])("%s: the whole place is read", (text, place) => {
  expect(meetingsOf(text)).toEqual([`${ON} ${place}`]);
});

test.each([
  [
    "MANDATORY SITE MEETING: 10:00 AM, Thursday, March 5, 2026\nBIDS DUE: 3:00 PM, Wednesday, March 18, 2026\nA mandatory site meeting will be held on March 5, 2026 10:00 AM at the Riverside Pavilion, 12 Water Street, Bath.",
    "Riverside Pavilion, 12 Water Street, Bath",
  ],
  [
    "A site visit is on March 5, 2026 at 10:00 a.m. The visit will start at the north gate of Lincoln Park, 400 Park Avenue.",
    "the north gate of Lincoln Park, 400 Park Avenue",
  ],
  [
    "There will be a prebid meeting held March 5, 2026 at 10:00 AM. Said meeting will be held at the Town Garage, 2962 County Road 48.",
    "Town Garage, 2962 County Road 48",
  ],
  [
    "A pre-bid meeting will be held at the project site on March 5, 2026 at 10:00 a.m. The site is located at 44 Canal Street, Lowell.",
    "the project site, 44 Canal Street, Lowell",
  ],
  [
    "Visite des lieux : 5 mars 2026 à 10 h\nLieu : Aréna municipal, 50, rue du Parc",
    "Aréna municipal, 50, rue du Parc",
  ],
  [
    "La visite aura lieu le 5 mars 2026 à 10 h. Les soumissionnaires doivent se présenter à l'entrée principale de l'école, 12, rue du Collège.",
    "l'entrée principale de l'école, 12, rue du Collège",
  ],
  [
    "Une visite des lieux aura lieu le 5 mars 2026 à 10 h. Le point de rencontre est situé au 125, rue Principale, Granby.",
    "125, rue Principale, Granby",
  ],
])("%s: another sentence says where", (text, place) => {
  expect(meetingsOf(text)).toEqual([`${ON} ${place}`]);
});

test("the sentence that says where the meeting is held is shown", () => {
  const text =
    "MANDATORY SITE VISIT: March 5, 2026, 10:00 AM\nA mandatory site visit will be held at 10:00 AM on March 5, 2026 at the Gymnasium, 100 School Road.";
  const [date] = readNotice(text);
  expect(date).toMatchObject({ mandatory: "yes", place: "Gymnasium, 100 School Road" });
  expect(date?.sentence).toMatch(/^A mandatory/);
});

test.each([
  [
    "A site meeting will be held March 5, 2026 at 10:00 a.m. via Webex video conferencing.",
    "Online (Webex video conferencing)",
  ],
  ["A pre-bid meeting will be held virtually on March 5, 2026 at 10:00 a.m.", "Online"],
  ["Pre-bid meeting: March 5, 2026 at 10:00 a.m. Location: Microsoft Teams", "Online (Microsoft Teams)"],
  [
    "Une rencontre d'information se tiendra le 5 mars 2026 à 10 h par visioconférence.",
    "Online (visioconférence)",
  ],
  ["Une séance d'information aura lieu le 5 mars 2026 à 10 h sur Teams.", "Online (Teams)"],
  ["Une rencontre d'information en ligne aura lieu le 5 mars 2026 à 10 h.", "Online"],
])("%s: the meeting is online", (text, place) => {
  expect(meetingsOf(text)).toEqual([`${ON} ${place}`]);
});

test.each([
  [
    "A site visit will be held on March 5, 2026 at 10:00 a.m. and bids will be received at City Hall, 5 Main Street.",
  ],
  [
    "A site visit will be held on March 5, 2026 at 10:00 a.m. Bids will be opened at Town Hall, 5 Main Street.",
  ],
  [
    "A pre-bid meeting is on March 5, 2026 at 10:00 a.m. The work consists of repairs at the school, 9 Oak Street.",
  ],
  [
    "A pre-bid meeting is on March 5, 2026 at 10:00 a.m. The next council meeting will be held at City Hall, 5 Main Street.",
  ],
  ["Site visit March 5, 2026 at 10:00 a.m. Registration via Zoom is required."],
  ["A hybrid pre-bid meeting will be held on March 5, 2026 at 10:00 a.m. in person or via Zoom."],
  ["Site visit March 5, 2026, 10:00 a.m., bring safety boots to the office."],
  [
    "A Pre-Bid Conference will be held at the Administration Building, Room 4126. SITE VISIT: March 5, 2026, 10:00 AM, after the Pre-Bid Conference.",
  ],
  [
    "Une visite aura lieu le 5 mars 2026 à 10 h. Les soumissions seront ouvertes à l'hôtel de ville, 5, rue Principale.",
  ],
])("%s: no other place is taken for the meeting's", (text) => {
  expect(meetingsOf(text)).toEqual([`${ON} `]);
});

test.each([
  [
    "Tours of the buildings will be held Thursday, March 5, 2026 at the following times: 10:00 am at 50 Storrs Street, Concord, and 11:00 am at 10 Commercial Street, Concord.",
    [`${ON} 50 Storrs Street, Concord`, "2026-03-05 11:00 10 Commercial Street, Concord"],
  ],
  [
    "Site visits March 5, 2026 as follows:\n10:00 am: Lincoln School, 50 Storrs Street\n11:00 am: Grant School, 10 Commercial Street",
    [`${ON} Lincoln School, 50 Storrs Street`, "2026-03-05 11:00 Grant School, 10 Commercial Street"],
  ],
  [
    "Site visits will be held at Lincoln School at 10:00 AM and at Grant School at 2:00 PM on March 5, 2026.",
    [`${ON} Lincoln School`, "2026-03-05 14:00 Grant School"],
  ],
  [
    "Une visite aura lieu le 5 mars 2026 à 10 h à l'école du Lac, puis à 11 h 30 à l'école du Parc.",
    [`${ON} l'école du Lac`, "2026-03-05 11:30 l'école du Parc"],
  ],
  [
    "The pre-bid meeting is on March 5, 2026 at 10:00 a.m. at Town Hall, 5 Main Street, and the site visit is on March 6, 2026 at 9:00 a.m. at 77 Mill Road.",
    [`${ON} Town Hall, 5 Main Street`, "2026-03-06 09:00 77 Mill Road"],
  ],
  [
    "A pre-bid meeting will be held March 5, 2026 at 10:00 a.m. A site visit will be held March 6, 2026 at 9:00 a.m. Location: 77 Mill Road.",
    [`${ON} `, "2026-03-06 09:00 77 Mill Road"],
  ],
  [
    "A site visit will be held March 5, 2026 at 10:00 a.m. at Town Hall, ending at 2:00 p.m. at the Garage.",
    [`${ON} Town Hall`],
  ],
  [
    "A site visit will be held March 5, 2026 at 10:00 a.m. at Town Hall and bids are due at 2:00 p.m. at City Hall.",
    [`${ON} Town Hall`],
  ],
])("%s: each stop has its own hour and place", (text, meetings) => {
  expect(meetingsOf(text)).toEqual(meetings);
});

test.each([
  [
    "A walk-through is scheduled for March 5, 2026: 10:00 a.m. at 12 Oak Street; 11:30 a.m. at 44 Elm Street; 1:00 p.m. at the Fire Hall.",
    [`${ON} 12 Oak Street`, "2026-03-05 11:30 44 Elm Street", "2026-03-05 13:00 Fire Hall"],
  ],
  [
    "A site visit will be held March 5, 2026 at 10:00 a.m. at 5 Oak Street and a second one at 1:00 p.m. at 9 Elm Street.",
    [`${ON} 5 Oak Street`, "2026-03-05 13:00 9 Elm Street"],
  ],
  [
    "A site visit will be held at the Fire Hall, 9 Oak Street, on March 5, 2026 at 10:00 a.m. A second visit will be held at the Library, 5 Elm Street, on March 6, 2026 at 10:00 a.m.",
    [`${ON} Fire Hall, 9 Oak Street`, "2026-03-06 10:00 Library, 5 Elm Street"],
  ],
  [
    "Une visite aura lieu le 5 mars 2026 à 10 h au 5, rue du Lac. Une deuxième visite aura lieu le 6 mars 2026 à 10 h au 9, rue du Parc.",
    [`${ON} 5, rue du Lac`, "2026-03-06 10:00 9, rue du Parc"],
  ],
  ["PRE-BID MEETING\nLocation: City Hall\nDate: March 5, 2026\nTime: 10:00 a.m.", [`${ON} City Hall`]],
  ["PRE-BID MEETING\nDate: March 5, 2026\nTime: 10:00 a.m.\nLocation: City Hall", [`${ON} City Hall`]],
  ["Visite des lieux\nDate : 5 mars 2026\nHeure : 10 h\nLieu : 12, rue du Lac", [`${ON} 12, rue du Lac`]],
  ["Pre-bid meeting: March 5, 2026\nBid closing time: 2:00 p.m.", ["2026-03-05  "]],
])("%s: a second visit, and the lines of a form", (text, meetings) => {
  expect(meetingsOf(text)).toEqual(meetings);
});
