import { testPhrases } from "./phrases";

/** Between which days work is done, and when the notice to proceed is given. */
testPhrases([
  ["start 2026-08-12", "The project's anticipated Notice to Proceed date is August 12, 2026."],
  ["start 2026-04-13", "Notice to Proceed: April 13, 2026"],
  ["start 2026-04-13", "L'ordre de débuter les travaux est prévu le 13 avril 2026."],
  ["", "The notice to proceed will be issued within ten days of the award."],
  [
    "end 2026-08-21, start 2026-07-06",
    "Installation must take place between July 6, 2026 and August 21, 2026 while school is out.",
  ],
  [
    "end 2026-08-28, start 2026-07-06",
    "Crack sealing shall be done after July 6, 2026 and before August 28, 2026.",
  ],
  ["", "Bid packages for painting shall be handed out between March 2, 2026 and March 9, 2026."],
  [
    "end 2027-10-31, start 2026-11-01",
    "Bids will be received for fuel for the November 1, 2026 to October 31, 2027 heating season.",
  ],
  ["end 2027-06-30, start 2026-07-01", "Heating Oil FY 2027 (July 1, 2026 - June 30, 2027)"],
  [
    "end 2029-06-30, start 2026-07-01",
    "Guaranteed pricing for a contract for July 1, 2026throughJune 30, 2029.",
  ],
  ["start 2026-05-11", "The contractor is expected to mobilize no later than May 11, 2026."],
  ["start 2026-07-06", "L'échéancier prévoit un début de chantier le 6 juillet 2026."],
  ["end 2026-10-15", "La fin prévue est le 15 octobre 2026."],
  [
    "end 2026-11-01",
    "The Town is accepting bids for 1,500 yards of sand, to be delivered to the garage by November 1, 2026.",
  ],
  [
    "end 2026-06-27, start 2026-05-12",
    "Les travaux devront débuter le 12 mai 2026 et être complétés pour le 27 juin 2026.",
  ],
  ["end 2026-06-26", "Completion of Work: on or before June 26, 2026"],
  ["", "Grant funding for this project expires September 30, 2027."],
  ["", "The market season runs from May 2, 2026 to October 31, 2026."],
  ["end, start", "Snow Removal Contract\nSeptember 2026 – June 2029"],
  [
    "end 2026-08-14, start 2026-04-01",
    "Physical Construction (Gym Addition)\nApril 1, 2026 - August 14, 2026",
  ],
]);

/** The final completion comes after the last day of the work. */
testPhrases([
  [
    "end 2026-08-14, end 2026-09-14, start 2026-04-01",
    "Construction: April 1, 2026 to August 14, 2026\nFinal completion: September 14, 2026",
  ],
]);

/** Further words for the beginning and the end of work. */
testPhrases([
  [
    "end 2026-06-30, start 2026-06-01",
    "This job must be started by June 1, 2026 and finished by June 30, 2026.",
  ],
  [
    "end 2029-04-30, start 2026-05-01",
    "The selected firm shall begin May 1, 2026 and serve through April 30, 2029.",
  ],
  [
    "end, start",
    "The Owner anticipates construction commencing in May 2026 with completion in October 2026.",
  ],
  ["end 2026-08-24", "L'ouvrage doit être prêt pour la rentrée, au plus tard le 24 août 2026."],
  ["end relative", "Prévoir un délai de livraison maximal de 12 semaines après la commande."],
  ["end relative", "Work must be substantially done within 75 days of the Notice to Proceed."],
]);
