import { testPhrases } from "./phrases";

/** Sentences as federal and New York notices have them. */
testPhrases([
  [
    "site_meeting 2026-03-03 10:00 yes",
    "It is mandatory that the Bidder or a representative of the Bidder visit the work site. The site visit will be held on March 3, 2026 at 10:00 a.m. EST.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "A bidders' conference will be held on March 3, 2026. The conference will begin at 10:00 EST in Room 4.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "Une conférence des soumissionnaires aura lieu le 3 mars 2026. La conférence commencera à 10 h HNE dans la salle 4.",
  ],
  [
    "term",
    "La durée proposée du contrat est une période de vingt-quatre (24) mois à compter de la date de début du contrat.",
  ],
  [
    "term",
    "The proposed period of the contract is a Twenty-Four (24) month period from the Contract Start Date.",
  ],
  [
    "closing 2026-03-05 14:00",
    "The closing date and time for accepting Statements of Capabilities is March 5, 2026 at 2:00 p.m. EST.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Suppliers have until March 5, 2026 at 2:00 p.m. to submit a statement of capabilities.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Les fournisseurs ont jusqu'au 5 mars 2026 à 14 h pour présenter un énoncé de capacités.",
  ],
  ["closing 2026-03-05 14:00", "This ITQ closes March 5, 2026 at 14:00 EST."],
  ["closing 2026-03-25 14:00", "Offer due date/local time: 03/25/2026 1400"],
  [
    "closing 2026-03-12",
    "Amendment 0001: The purpose of this amendment is to extend the proposal due date from March 5, 2026 to March 12, 2026.",
  ],
  ["closing 2026-03-05 15:00", "Responses to this Sources Sought are due NLT 5 March 2026 by 3:00 p.m. EST."],
  [
    "end 2029-06-30, start 2026-07-01, term",
    "The contract term shall be from July 1, 2026 to June 30, 2029 with two three-year renewal options.",
  ],
  [
    "end 2028-03-31, start 2026-07-31, term",
    "Le contrat proposé est pour une période de 2 années, à partir du 31 juillet 2026 jusqu'au 31 mars 2028 avec une option d'un an.",
  ],
  [
    "intent 2026-03-01 12:00, site_meeting 2026-03-03 09:00 no",
    "Suppliers must confirm attendance by 12:00 PM on March 1, 2026. The optional site visit will be held March 3, 2026 at 9:00 AM.",
  ],
]);

/** The same words for other matters. */
testPhrases([
  ["", "The contractor shall visit the site each week until March 3, 2026."],
  ["", "Residents have until March 5, 2026 to respond to the survey."],
  ["", "The contract is required for six (6) months each year from May 1st through to October 31st."],
  [
    "",
    "Site Visit: A site visit is being offered. Please refer to the Request for Proposal (RFP) for additional details.",
  ],
  ["", "Solicitation will be issued on or about March 5, 2026."],
  ["", "Les candidats doivent avoir cinq (5) années d'expérience avant la date de clôture."],
  ["", "Option Year 1: 1 April 2027 - 31 March 2028"],
  ["", "Bid packages will be available from March 1, 2026 through March 5, 2026."],
  ["", "All bids submitted after 2:00 PM EDT will be declared non-responsive."],
]);
