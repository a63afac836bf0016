import { testPhrases } from "./phrases";

/** First and last days of contracts, under headings and of what is bought. */
testPhrases([
  ["end 2027-06-30, start 2026-07-01", "Bids for milk and bread from July 1, 2026 through June 30, 2027."],
  [
    "end 2027-10-31, start 2026-11-01",
    "Sealed bids for highway materials for the Town from November 1, 2026 - October 31, 2027.",
  ],
  [
    "end 2027-06-30, start 2026-07-01",
    "The Board will be accepting bids for gasoline for fiscal year beginning July 1, 2026 through June 30, 2027.",
  ],
  [
    "end 2027-06-30, start 2026-10-01",
    "The contract commences on October 1, 2026 and terminates on June 30, 2027.",
  ],
  [
    "end 2026-07-31, start 2026-06-15",
    "This project's start date is scheduled for June 15, 2026 and completion date is July 31, 2026.",
  ],
  [
    "end 2027-04-30, start 2026-12-01",
    "Snow removal contract to commence December 1st, 2026 – April 30th, 2027.",
  ],
  [
    "end 2027-03-31, start 2026-12-01",
    "Snow removal for decks for the period December 1, 2026 – March 31, 2027.",
  ],
  ["end 2027-05-01, start 2026-10-01", "SNOW REMOVAL OUTLINE\nOCTOBER 1, 2026 - MAY 1, 2027"],
  ["end 2026-08-14, start 2026-04-01", "Physical Construction | April 1, 2026 – August 14, 2026"],
  ["end 2027-03-31, start 2026-06-01", "Période du contrat\nDu 1er juin 2026 au 31 mars 2027."],
  [
    "end 2026-09-01, start 2026-05-20",
    "The project is to commence on or about May 20, 2026 and finish on or about Sept. 1, 2026.",
  ],
  [
    "end 2026-09-30, start 2026-05-04",
    "Construction is scheduled to start May 4, 2026 and be completed by September 30, 2026.",
  ],
  ["end 2026-09-30, start 2026-05-04", "Construction Dates: 05/04/2026 – 09/30/2026"],
  ["end 2026-09-30, start 2026-05-04", "Work window: May 4, 2026 to September 30, 2026"],
  [
    "end 2026-09-30, start 2026-05-04",
    "Work can begin May 4, 2026 and must be completed by September 30, 2026.",
  ],
  ["end 2026-09-30, start 2026-05-04", "Start Date: May 4, 2026\nCompletion Date: September 30, 2026"],
  ["end 2027-05-03, start 2026-05-04", "Period of Performance: May 4, 2026 - May 3, 2027"],
  ["end 2027-05-03, start 2026-05-04", "The period of performance is 4 May 2026 through 3 May 2027."],
  ["end 2027-05-03, start 2026-05-04", "Base Year: May 4, 2026 – May 3, 2027"],
  ["end 2027-05-03, start 2026-05-04, term", "The contract term is one year, May 4, 2026 to May 3, 2027."],
  ["end 2027-05-03, start 2026-05-04", "Contract Period May 4, 2026 thru May 3, 2027"],
  [
    "end 2027-05-03, start 2026-05-04",
    "for the period beginning May 4, 2026 and ending May 3, 2027, bids for fuel oil",
  ],
  [
    "end 2027-05-03, start 2026-05-04",
    "Bids are requested for uniforms effective May 4, 2026 through May 3, 2027.",
  ],
  ["end 2027-05-03, start 2026-05-04", "The bid prices shall be valid from May 4, 2026 to May 3, 2027."],
  [
    "end 2027-05-03, start 2026-05-04, term",
    "This is a one year bid commencing May 4, 2026 and expiring May 3, 2027.",
  ],
  ["end 2026-09-30, start 2026-05-04", "Les travaux se dérouleront du 4 mai au 30 septembre 2026."],
  [
    "end 2026-09-30, start 2026-05-04",
    "Les travaux seront réalisés entre le 4 mai 2026 et le 30 septembre 2026.",
  ],
  ["end 2027-05-03, start 2026-05-04", "La période du contrat s'étend du 4 mai 2026 au 3 mai 2027."],
  ["end 2027-05-03, start 2026-05-04", "Le contrat est valide du 4 mai 2026 au 3 mai 2027."],
  ["end 2027-05-03, start 2026-05-04", "Services requis du 4 mai 2026 au 3 mai 2027."],
  [
    "end 2026-09-30, start 2026-05-04",
    "Construction will take place from May 4, 2026 to September 30, 2026.",
  ],
  ["end 2026-09-30, start 2026-05-04", "The project will run from May 4 to September 30, 2026."],
  ["end 2026-09-30, start 2026-05-04", "Project schedule: May 4, 2026 – September 30, 2026"],
  [
    "end 2026-09-30, start 2026-05-04",
    "The work is to be carried out between May 4, 2026 and September 30, 2026.",
  ],
  ["end 2026-09-30, start 2026-05-04", "Work must be performed between May 4, 2026 and September 30, 2026."],
  [
    "end 2026-09-30, start 2026-05-04",
    "Anticipated construction start is May 4, 2026 with completion by September 30, 2026.",
  ],
  [
    "end 2026-09-30, start 2026-05-04",
    "The successful bidder will begin May 4, 2026 and complete all work by September 30, 2026.",
  ],
  ["end 2027-05-03, start 2026-05-04", "Contract dates: May 4, 2026 to May 3, 2027"],
  ["end 2027-05-03, start 2026-05-04", "The contract will commence May 4, 2026 and end May 3, 2027."],
  [
    "end 2027-05-03, start 2026-05-04",
    "The contract shall be effective from May 4, 2026 through May 3, 2027.",
  ],
  ["end 2027-05-03, start 2026-05-04", "The service period is May 4, 2026 to May 3, 2027."],
  [
    "end 2027-05-03, start 2026-05-04",
    "The Town of Lee seeks bids for diesel fuel for the period of May 4, 2026 through May 3, 2027.",
  ],
  ["end 2027-05-03, start 2026-05-04", "Trash removal May 4, 2026 - May 3, 2027"],
  ["end 2027-05-03, start 2026-05-04", "Contrat du 4 mai 2026 au 3 mai 2027"],
  ["end 2027-05-03, start 2026-05-04", "Durée : du 4 mai 2026 au 3 mai 2027"],
  ["end 2027-05-03, start 2026-05-04", "Le contrat débute le 4 mai 2026 et se termine le 3 mai 2027."],
  ["end 2027-05-03, start 2026-05-04", "Période d'exécution : 4 mai 2026 au 3 mai 2027"],
  [
    "end 2027-05-03, start 2026-05-04",
    "Le contrat entrera en vigueur le 4 mai 2026 et prendra fin le 3 mai 2027.",
  ],
  ["end 2026-10-31, start 2026-05-01", "Mowing season: May 1, 2026 to October 31, 2026"],
  [
    "end 2027-06-30, start 2026-07-01, term",
    "One (1) year contract from July 1, 2026 through June 30, 2027, with no options.",
  ],
]);
