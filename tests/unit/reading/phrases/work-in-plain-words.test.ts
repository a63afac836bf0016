import { testPhrases } from "./phrases";

testPhrases([
  ["start 2026-05-04", "The services shall be provided effective May 4, 2026."],
  ["start 2026-07-01, term", "Effective July 1, 2026, for a term of five years."],
  ["end 2026-08-28", "Work must be totally completed prior to August 28, 2026."],
  ["end 2026-08-28", "The asphalt must be placed by August 28, 2026."],
  ["term", "The City is seeking a firm to provide these services for five years."],
  ["term", "Estimated duration: 12 weeks."],
  ["", "The Town is seeking bidders who have provided services for five years."],
  ["", "The Town requires bidders to supply references for three years."],
  ["", "The Town Manager's three-year contract was approved."],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "Each bidder is required to send a representative to the site visit on March 3, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-03 10:00 no",
    "A site visit will be held on March 3, 2026 at 10:00 a.m. Bidders are not required to send a representative to the site visit.",
  ],
]);
