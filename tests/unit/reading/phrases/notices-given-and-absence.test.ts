import { expect, test } from "vitest";
import { readNotice, sureDates } from "../read-notice";

test.each([
  [
    "NOTICE is hereby given that on Thursday, March 12, 2026, sealed proposals will be received by the Township of Elmdale at Town Hall, 57 River Road, at the hour of 2:00 PM prevailing time, for paving.",
    "closing 2026-03-12 14:00",
  ],
  [
    "Public notice is hereby given that, on March 12, 2026, sealed bids will be received by the Clerk at 11:00 a.m.",
    "closing 2026-03-12 11:00",
  ],
  [
    "Filed sub-bids: February 26, 2026 at 2:00 PM. General bids: March 12, 2026 at 2:00 PM.",
    "closing 2026-03-12 14:00, sub_bid_closing 2026-02-26 14:00",
  ],
  [
    "Bids for ice control at four depots (two on Elm Street) close April 2, 2026 at 1:00 PM.",
    "closing 2026-04-02 13:00",
  ],
  [
    "Substitution requests will be accepted until February 20, 2026. Bids due March 4, 2026 at 2 p.m.",
    "closing 2026-03-04 14:00",
  ],
  [
    "Requests for approval of equals will be received until February 20, 2026. Bids due March 4, 2026 at 2 p.m.",
    "closing 2026-03-04 14:00",
  ],
])("closings behind other words: %s", (text, expected) => {
  expect(sureDates(text)).toBe(expected);
});

test.each([
  ["The tender was re-opened because the portal locked bids on March 8, 2026.", ""],
  ["The arena will be re-opened on March 15, 2026.", ""],
  ["Bids will be opened publicly on March 15, 2026 at 2:05 pm.", "opening 2026-03-15 14:05"],
])("what is opened again is no opening of bids: %s", (text, expected) => {
  expect(sureDates(text)).toBe(expected);
});

test.each([
  [
    "Questions regarding the subject of this request will not be accepted after 5:00 P.M. on Friday, March 6, 2026; technical questions pertaining to downloading the files are answered until March 20, 2026.",
    "questions 2026-03-06 17:00",
  ],
  ["Inquiries after 4:00 p.m. on February 24, 2026 will not be answered.", "questions 2026-02-24 16:00"],
  ["Questions about the website may be asked until March 20, 2026.", ""],
  ["Questions about the work may be asked until March 20, 2026.", "questions 2026-03-20"],
])("until when questions about the call are taken: %s", (text, expected) => {
  expect(sureDates(text)).toBe(expected);
});

test.each([
  ["Pre-bid conference: Not mandatory. Wednesday, Feb 18, 2026 10 a.m.", "site_meeting 2026-02-18 10:00 no"],
  ["The site visit is mandatory. February 18, 2026 at 10:00 a.m.", "site_meeting 2026-02-18 10:00 yes"],
  [
    "Une première visite aura lieu le 18 février 2026 à 10 h et une seconde visite aura lieu le 20 février 2026 à 13 h 30.",
    "site_meeting 2026-02-18 10:00 unsaid, site_meeting 2026-02-20 13:30 unsaid",
  ],
])("meetings whose day stands in another sentence: %s", (text, expected) => {
  expect(sureDates(text)).toBe(expected);
});

test.each([
  "Failure of bidders to be present and registered from the time the meeting is called to order until it is adjourned will result in disqualification.",
  "Firms that fail to attend the meeting will have their bids rejected.",
])("a meeting that must be attended, of which no day is said: %s", (text) => {
  expect(readNotice(text)).toMatchObject([{ kind: "site_meeting", mandatory: "yes", standing: "check" }]);
});

test.each([
  [
    "Sealed proposals are received at 210 Main Street until 11:00 a.m. on Friday, March 6, 2026, and are then opened and read to the public.",
    "closing 2026-03-06 11:00, opening 2026-03-06 11:00",
  ],
  ["Opens: Friday, March 6th, 2026 at 1:30 p.m.", "opening 2026-03-06 13:30"],
  ["The clerk opens the bids on March 6, 2026 at 4:00 pm in the office.", "opening 2026-03-06 16:00"],
  ["The City accepts bids until March 6, 2026 at noon.", "closing 2026-03-06 12:00"],
  ["The owner requires completion no later than October 15, 2026.", "end 2026-10-15"],
  ["The park accepts reservations until March 6, 2026.", ""],
  ["The museum opens to the public on March 6, 2026.", ""],
  ["Les contrats devaient débuter le 1er janvier 2026.", ""],
  ["Les travaux devaient se terminer le 1er juin 2026.", ""],
])("plain verbs of those who take and open bids: %s", (text, expected) => {
  expect(sureDates(text)).toBe(expected);
});
