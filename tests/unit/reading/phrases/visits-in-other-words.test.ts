import { testPhrases } from "./phrases";

/** Visits and meetings in further words. */
testPhrases([
  ["site_meeting 2026-03-05 10:00 unsaid", "Pre-Bid Date/Time: March 5, 2026 10:00 AM"],
  ["site_meeting 2026-03-05 10:00 yes", "March 5, 2026 10:00 AM - Mandatory Pre-Bid"],
  ["site_meeting 2026-03-05 10:00 unsaid", "The facility may be inspected on March 5, 2026 at 10:00 a.m."],
  [
    "site_meeting 2026-03-05 10:00 no",
    "A non-mandatory on site pre bid walk through will be held March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 yes",
    "A mandatory on site pre-bid walk-through will be held March 5, 2026 at 10:00 a.m.",
  ],
  ["site_meeting 2026-03-05 10:00 unsaid", "Property viewing: March 5, 2026, 10:00 a.m."],
  ["site_meeting 2026-03-05 10:00 unsaid", "Plant tour on March 5, 2026 at 10 a.m."],
  ["site_meeting 2026-03-05 10:00 unsaid", "Viewing of the work site: March 5, 2026 10 a.m."],
  ["site_meeting 2026-03-05 10:00 unsaid", "Open house for bidders: March 5, 2026, 10:00 a.m."],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "Interested bidders should meet at the main entrance on March 5, 2026 at 10:00 a.m. to view the site.",
  ],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "A meeting for interested contractors will be held on March 5, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 yes",
    "All bidders must attend a meeting at the site on March 5, 2026 at 10 a.m.",
  ],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "A representative will be at the site on March 5, 2026 at 10:00 a.m. to meet bidders.",
  ],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "Bidders wishing to see the site may do so on March 5, 2026 at 10:00 a.m.",
  ],
  ["site_meeting 2026-03-05 10:00 unsaid", "Rendez-vous sur place le 5 mars 2026 à 10 h."],
  ["site_meeting 2026-03-05 10:00 unsaid", "Réunion de soumissionnaires : 5 mars 2026 à 10 h"],
  ["", "Compte rendu de la visite du 5 mars 2026"],
  ["", "Site visits will be held the week of March 2, 2026."],
  ["", "Meet at the trail head for a guided walk on May 2, 2026."],
  ["", "Visitors may tour the museum on March 5, 2026."],
]);

/** The meeting of a sentence a little before, and its hour elsewhere. */
testPhrases([
  [
    "site_meeting 2026-03-05 17:30 unsaid",
    "The Board will meet with contractors at a pre-bid meeting. It foresees 3 miles of paving. The meeting will be held Thursday, March 5, 2026 at 5:30 pm.",
  ],
  [
    "",
    "There is a pre-bid meeting for bidders. The Council will hold a regular meeting. The meeting will be held March 5, 2026 at 5:30 pm.",
  ],
  [
    "site_meeting 2026-03-05 17:30 no",
    "Bidders are welcome to attend a pre-bid meeting on March 5, 2026. Staff will be available for questions, starting at 5:30 pm on March 5th.",
  ],
  [
    "site_meeting 2026-03-05 unsaid",
    "A site visit will be held on March 5, 2026. The office opens at 8:00 am on March 5th.",
  ],
  [
    "site_meeting 2026-03-05 no",
    "Bidders may attend the pre-bid meeting.\nDate: March 5, 2026\nStarting Location: Town Hall",
  ],
  ["", "Bidders may attend the pre-bid meeting.\nDate: March 5, 2026\nTo: All bidders"],
]);

/** Words that concede that nobody must attend. */
testPhrases([
  [
    "site_meeting 2026-03-05 no",
    "A pre-bid conference will be held on March 5, 2026. While not mandatory, bidders are encouraged to attend.",
  ],
  [
    "site_meeting 2026-03-05 no",
    "A pre-bid conference will be held on March 5, 2026. Although not mandatory, attendance is recommended.",
  ],
  [
    "site_meeting 2026-03-05 no",
    "Une visite aura lieu le 5 mars 2026. Bien que non obligatoire, la présence est recommandée.",
  ],
  [
    "site_meeting 2026-03-05 yes",
    "A pre-bid conference will be held on March 5, 2026. While mandatory, attendance may be virtual.",
  ],
  [
    "site_meeting 2026-03-05 unsaid",
    "A pre-bid conference will be held on March 5, 2026. While not mandatory, a bid bond is encouraged.",
  ],
]);
