import { testPhrases } from "./phrases";

/** Dates of other matters, with the words of a bid's dates. */
testPhrases([
  ["", "Les documents d'appel d'offres peuvent être obtenus jusqu'au 4 mars 2026."],
  ["", "Bid packages must be obtained by March 3, 2026 from the Clerk."],
  ["", "Requests for substitutions are due by March 1, 2026 at 5 pm."],
  ["", "Substitution requests are due on March 1, 2026."],
  ["", "Samples are due by March 3, 2026."],
  ["", "Protests are due no later than March 20, 2026."],
  ["", "Short-listed proponents will be invited to submit a proposal by March 20, 2026."],
  ["", "The Town Hall is closing at noon on March 5, 2026."],
  ["", "The library will be closing at 2 p.m. on March 5, 2026."],
  ["", "Work must be completed within 30 days of March 5, 2026."],
  ["", "Les travaux doivent être terminés dans les 30 jours suivant le 5 mars 2026."],
  ["", "A pre-construction site meeting will be held April 3, 2026 at 10 a.m."],
  ["", "A public meeting about the project will be held March 3, 2026 at 7 p.m. on site."],
  ["", "Bid bonds must be submitted by March 5, 2026."],
  ["", "Vendors must submit a W-9 by March 20, 2026."],
  ["", "Bid award date: March 9, 2026"],
  ["", "Les prix sont fermes jusqu'au 30 avril 2027."],
  ["", "La municipalité ne s'engage à accepter aucune des soumissions reçues le 5 mars 2026."],
  ["", "Le conseil adjugera le contrat le 9 mars 2026."],
  ["", "Adjudication des soumissions prévue le 9 mars 2026."],
]);

/** The year of the second day is that of the first. */
testPhrases([
  ["end 2026-10-30, start 2026-05-04", "The contract runs from May 4 to October 30, 2026."],
  ["end 2027-04-15, start 2026-11-01", "The contract runs from November 1 to April 15, 2027."],
  ["end 2027-04-15, start 2026-11-01", "Contract period: November 1 – April 15, 2027"],
  [
    "site_meeting 2026-03-03 unsaid, site_meeting 2026-03-05 unsaid",
    "Site visits are on March 3 and March 5, 2026.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid, site_meeting 2026-03-05 10:00 unsaid",
    "Site visits are on March 3 at 10:00 a.m. and March 5, 2026 at 10:00 a.m.",
  ],
  ["end 2026-10-30, start 2026-05-04", "Échéancier des travaux : du 4 mai au 30 octobre 2026"],
  ["end 2027-04-15, start 2026-11-01", "Les services sont requis du 1er novembre au 15 avril 2027."],
  [
    "site_meeting 2026-03-03 unsaid, site_meeting 2026-03-05 unsaid",
    "Les visites auront lieu le 3 mars et le 5 mars 2026.",
  ],
  ["start 2027-04-01", "Bids are due March 5 and work begins April 1, 2027."],
  ["closing 2026-03-05", "Bids are due March 5. April 1, 2027 is a holiday."],
  ["", "Bids are due December 5 or March 5, 2026."],
]);
