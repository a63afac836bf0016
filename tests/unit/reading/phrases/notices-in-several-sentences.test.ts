import { testPhrases } from "./phrases";

/** Lists and notices of several sentences. */
testPhrases([
  [
    "closing 2026-03-05 14:00",
    "SCHEDULE\nFebruary 12, 2026 RFP issued\nMarch 5, 2026 Proposals due by 2:00 p.m.\nMarch 20, 2026 Award",
  ],
  [
    "closing 2026-03-05 14:00",
    "Updated Response Date: Mar 05, 2026 02:00 pm EST\nOriginal Response Date: Feb 26, 2026 02:00 pm EST",
  ],
  ["closing 2026-03-05 14:00", "RFP 26-05 Janitorial Services – Due March 5, 2026 @ 2PM"],
  ["closing 2026-03-05 14:00", "IFB #2026-05 Salt Shed due Thursday, March 5th, 2026 at 2:00pm"],
  ["end 2026-10-30", "Supply and install windows by October 30, 2026"],
  ["end 2026-10-30", "Contractor must have all work done by October 30, 2026"],
  ["end 2026-10-30", "The project is to be 100% complete by October 30, 2026"],
  ["start 2026-05-04", "Commence: May 4, 2026"],
  [
    "intent 2026-03-05",
    "Vendors interested in responding to this or other future solicitations for these types of services may express interest by March 5, 2026.",
  ],
  [
    "intent 2026-02-20, site_meeting 2026-02-24 09:00 unsaid",
    "A site visit will be held 24 February 2026 at 0900 EST. Attendees must submit the base access form no later than 20 February 2026.",
  ],
  [
    "closing 2026-03-05 14:00, validity 90",
    "Les offres seront reçues jusqu'à 14 h 00 le 5 mars 2026. Elles doivent demeurer valides pour une période de 90 jours.",
  ],
  [
    "site_meeting 2026-02-24 10:00 yes",
    "La présence des soumissionnaires à la visite des lieux, prévue le mardi 24 février 2026 à 10 h 00, est obligatoire.",
  ],
  [
    "questions 2026-02-26",
    "Les demandes d'informations devront être adressées au responsable de l'appel d'offres, au plus tard le 26 février 2026.",
  ],
  [
    "start 2026-05-04",
    "L'entrepreneur devra être en mesure de débuter les travaux au plus tard le 4 mai 2026.",
  ],
  ["end 2026-10-30", "Les travaux doivent être réalisés avant le 30 octobre 2026."],
  ["end 2026-10-30", "Les travaux devront être exécutés au plus tard le 30 octobre 2026."],
  [
    "closing 2026-03-05 14:00, intent 2026-02-20, questions 2026-02-24",
    "Notice of Intent to Propose (mandatory): February 20, 2026; Written Questions: February 24, 2026; Proposals: March 5, 2026, 2:00 p.m.",
  ],
  [
    "opening 2026-03-05 14:00",
    "The City shall publicly open all responsive bids on March 5, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-05 11:00, opening 2026-03-05 11:15",
    "Bids shall be submitted until 11:00 A.M., March 5, 2026 and at 11:15 A.M. will be publicly opened.",
  ],
  ["questions 2026-03-05", "Questions, if any, are to be submitted on or before March 5, 2026."],
  ["term", "All work shall be complete within 30 days."],
  ["term", "The Work shall be completed in 150 days."],
  ["term", "Completion time for this project is 60 calendar days."],
  ["term", "The construction period is expected to last twelve months."],
  ["term", "Work must be completed within 12 weeks."],
  ["start 2026-05-04, term", "The contract will run from May 4, 2026 for 5 years, with an extension."],
  [
    "closing 2026-03-05 12:00",
    "You must complete and submit a Tender by the deadline of 12 noon on March 5, 2026.",
  ],
  ["closing 2026-03-05", "The solicitation was issued with an offer due date of March 5, 2026."],
  ["term", "Statement of Work. Period of Performance 12 months."],
  ["end 2026-10-30", "Expected completion is by October 30, 2026."],
]);

/** Words that are also said of other matters. */
testPhrases([
  ["", "Inspection once every twenty-four (24) month period under the contract."],
  ["", "Bidders must complete the form by March 5, 2026."],
]);
