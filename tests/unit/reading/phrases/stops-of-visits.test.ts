import { testPhrases } from "./phrases";

/** Stops on other days, each with its hour and place. */
testPhrases([
  [
    "site_meeting 2026-03-03 09:00 yes, site_meeting 2026-03-04 09:00 yes",
    "Mandatory walk-through: March 3, 2026, 9:00 AM, Lincoln School, 1 School Street; March 4, 2026, 9:00 AM, Adams School, 22 Oak Avenue.",
  ],
  [
    "site_meeting 2026-03-03 10:00 no, site_meeting 2026-03-05 13:30 no",
    "Optional site visit on March 3, 2026 at 10:00 a.m. at the Elm Street Arena; March 5, 2026 at 1:30 p.m. at the Oak Street Pool.",
  ],
  [
    "closing 2026-03-12 14:00, site_meeting 2026-03-03 09:00 unsaid",
    "Site visit March 3, 2026 at 9:00 a.m. at the Elm Street Arena; bids close March 12, 2026 at 2:00 p.m. at Town Hall.",
  ],
  [
    "site_meeting 2026-03-03 09:00 unsaid",
    "Site visit March 3, 2026 at 9:00 a.m. at the Elm Street Arena; March 12, 2026 is a holiday.",
  ],
]);
