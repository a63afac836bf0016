import { testPhrases } from "./phrases";

/** Closings, openings, questions and meetings in further words. */
testPhrases([
  ["closing 2026-03-05 14:00", "The closing for this quotation is March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Quotations are requested by 2:00 p.m., March 5, 2026."],
  ["closing 2026-03-05 14:00", "Suppliers have until March 5, 2026 at 2:00 p.m. to reply to this call."],
  ["closing 2026-03-05 14:00", "Sealed bids shall be turned in to the Clerk by 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Contractors should hand in their sealed bid by 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Proposals need to be submitted by 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "Please e-mail your quote NLT 1400 EST 5 March 2026."],
  ["closing 2026-03-05 14:00", "L'appel d'offres se termine le 5 mars 2026 à 14 h."],
  ["closing 2026-03-05 14:00", "Fin de la période de soumission : 5 mars 2026 à 14 h"],
  [
    "closing 2026-03-05 14:00",
    "Les enveloppes scellées seront acceptées à l'hôtel de ville jusqu'au 5 mars 2026 à 14 h.",
  ],
  ["", "Bidders may withdraw their bids until 2:00 p.m. on March 4, 2026."],
  ["", "Suppliers have until March 3, 2026 to respond to a request for clarification."],
  ["", "Certificates of insurance are requested by May 1, 2026."],
  ["", "Les inscriptions seront acceptées jusqu'au 5 mars 2026."],
  ["questions 2026-02-25", "Question submittal deadline: February 25, 2026"],
  [
    "questions relative",
    "Offerors that need an explanation or interpretation of the drawings must request it in writing at least seven (7) days before the due date.",
  ],
  ["intent 2026-02-25", "Interest must be expressed in writing by February 25, 2026."],
  ["site_meeting 2026-02-20 10:00 unsaid", "Pre-submittal conference: February 20, 2026 at 10:00 a.m."],
  ["site_meeting 2026-02-20 10:00 unsaid", "A tour will be conducted on February 20, 2026 at 10:00 a.m."],
  [
    "site_meeting 2026-02-20 10:00 unsaid",
    "The building will be available for inspection on February 20, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-02-20 10:00 unsaid",
    "Meet at the east gate at 10:00 a.m. on February 20, 2026 for the site visit.",
  ],
  [
    "site_meeting 2026-02-20 10:00 yes",
    "A required pre-bid conference will be held February 20, 2026 at 10:00 a.m.",
  ],
  [
    "site_meeting 2026-02-20 10:00 yes",
    "The Town will hold a meeting with contractors interested in bidding on the paving. The meeting will be held on February 20, 2026 at 10:00 a.m. Contractors must attend this meeting in order to bid.",
  ],
  ["", "Meet at the trail head for a guided walk on May 2, 2026."],
  ["opening 2026-03-05 14:15", "Bids will be publicly open and read at 2:15 p.m. on March 5, 2026."],
  ["opening 2026-03-05 14:15", "The bids will be publicly unsealed at 2:15 p.m. on March 5, 2026."],
  [
    "closing 2026-03-05 14:00, opening 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026, at which time they will be opened, with the results posted online shortly thereafter.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids will be received until 2:00 p.m. on March 5, 2026, and will be opened shortly thereafter.",
  ],
  ["", "Proposal acceptance period: 90 days from receipt of award"],
]);
