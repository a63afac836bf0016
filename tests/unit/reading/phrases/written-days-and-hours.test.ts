import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-05 14:00", "Closing Date: March 5/26 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Closing: 05-Mar-2026 14:00"],
  ["closing 2026-03-05 14:00", "Closing Date/Time: 5-Mar-26 2:00 PM"],
  ["closing 2026-03-25 14:00", "Quotes are due by 2:00 PM EDT on 25 MAR 2026."],
  ["closing 2026-03-25 14:00", "Quotes are due by 2:00 PM EDT on 25 MAR 26."],
  ["closing 2026-03-25 14:00", "All quotes shall be submitted no later than 25 March 2026, 1400 hours EDT."],
  [
    "closing 2026-03-25 14:00",
    "Bids must be received in the bidding system not later than 2:00:00 p.m. (14:00:00 hours) local time on Wednesday, March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Completed quotations must be e-mailed to the buyer by 2:00 pm, Wednesday March 25th 2026.",
  ],
  ["closing 2026-03-25 14:00", "BIDS DUE: 3/25/26 @ 2:00 PM"],
  ["closing 2026-03-25 14:00", "BID DUE DATE: MARCH 25, 2026     TIME: 2:00 P.M."],
  [
    "closing 2026-03-25 14:00",
    "Sealed bids, in duplicate, for the furnishing of all labor, materials and equipment for the reconstruction of Elm Street, in the Village of Oak, County of Erie, New York, in accordance with the plans, specifications and contract documents prepared by the Village Engineer and on file in his office, will be received by the Village Board at the Village Hall until 2:00 o'clock P.M. local time on the 25th day of March, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "The undersigned will receive sealed bids at the office of the County Engineer until 2:00 o'clock in the afternoon, March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "PROPOSALS DUE: 25 March 2026, 14:00 hrs"],
  ["closing 2026-03-25 14:00", "Bids/Proposals shall be received until 2:00 P.M. 03/25/26."],
  [
    "closing 2026-03-25 14:00",
    "Bids shall be received no later than 14:00 hours (2:00 p.m.) on March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "Bids must be received by 2 o'clock p.m. on March 25, 2026."],
  ["closing 2026-03-25 10:00", "Bids must be received by ten o'clock a.m. (10:00 a.m.) on March 25, 2026."],
  ["closing 2026-03-25 14:00", "Bids must be received by 2PM EST on 25th March, 2026"],
  ["closing 2026-03-25 14:00", "Closing Date: 2026-MAR-25 14:00"],
  ["closing 2026-03-25 14:00", "Closing Date: 25/Mar/2026 2:00:00 PM"],
  ["closing 2026-03-25 14:00", "Closing Date: 2026 March 25, 14:00"],
  ["closing 2026-03-25 14:00", "Closing Date: March 25-2026 2:00 PM"],
  ["closing 2026-03-25 14:00", "Closing Date: Mar-25-2026 2:00 PM"],
  ["closing 2026-03-25 14:00", "Closing: Mar/25/2026 at 2:00 PM"],
  ["closing 2026-03-25 14:00", "Closing Date: March 25, 2026 - 1400hrs"],
  ["closing 2026-03-25 14:00", "Closing Date: March 25, 2026 - 14h00"],
  [
    "closing 2026-03-25 14:00",
    "Sealed tenders plainly marked will be received by the undersigned until 2:00:00 p.m. local time on WEDNESDAY, MARCH 25, 2026 for the following:",
  ],
  ["closing 2026-03-25 14:00", "All submissions are to be received by Wednesday, March 25th at 2:00 p.m."],
  [
    "closing 2026-03-25 14:00",
    "Proponents shall deliver their proposals on or before March 25, 2026 at 14:00 hours.",
  ],
  ["closing 2026-03-17 12:00", "CLOSING DATE: 12 o'clock noon, Tuesday, March 17, 2026"],
  ["site_meeting 2026-03-03 10:00 yes", "Mandatory Site Visit: 10:00 am, Tues., Mar. 3/26"],
  ["", "Contact the clerk before visiting; the notice of March 5, 2026 has the hours."],
  ["closing 2026-03-25 14:00", "Bids will be received until March, 25th, 2026 at 2:00 PM at the Town Hall."],
  ["", "Of the bids of March, 25 were late."],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "MANDATORY PRE-PROPOSAL CONFERENCE MARCH 3, 2026 AT 10:00 AM AT ELM STREET SCHOOL",
  ],
]);
