import { testPhrases } from "./phrases";

testPhrases([
  ["", "Bids must be in the hands of the courier by 10:00 a.m. on March 5, 2026."],
  ["closing 2026-03-05 10:00", "Bids must be in the hands of the Clerk by 10:00 a.m. on March 5, 2026."],
  ["", "The deadline for bids and questions is March 10, 2026 at 2:00 p.m. and March 3, 2026 at 4:00 p.m."],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "Mandatory safety boots at the site visit on March 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "Site visit: March 3, 2026 at 10:00 a.m. Mandatory safety boots at site visit.",
  ],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "Mandatory site visit on March 3, 2026 at 10:00 a.m. Safety boots required.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids for approximately 20,000 square feet of roof are due by 2:00 p.m. on March 5, 2026.",
  ],
  ["", "Bids are due at approximately 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Bids close March 5, 2026 at 2:00 p.m. EST / 2:00 p.m. CST."],
  ["", "Bids close March 5, 2026 at 2:00 p.m. CST / 2:00 p.m. EST."],
]);
