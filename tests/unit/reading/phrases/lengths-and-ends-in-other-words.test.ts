import { testPhrases } from "./phrases";

/** Lengths and ends in further words. */
testPhrases([
  ["end 2026-10-30", "The Town expects successful completion of the project by October 30, 2026."],
  ["end 2026-10-30", "The completion of the work is October 30, 2026."],
  ["end 2028-04-30", "The expiration of the second term will be April 30, 2028."],
  ["end 2028-06-30", "The term shall expire at midnight on June 30, 2028."],
  ["end 2028-06-30", "Contract termination date: June 30, 2028"],
  ["end 2029-06-30", "The agreement will be in effect until June 30, 2029."],
  ["end 2026-10-30", "Equipment to arrive by October 30, 2026."],
  ["end 2026-10-30", "All services to be rendered by October 30, 2026"],
  ["end 2026-10-30", "Les équipements devront être installés d'ici le 30 octobre 2026."],
  ["start 2026-05-04", "L'entrée en vigueur du contrat est prévue le 4 mai 2026."],
  ["end 2026-10-30, start 2026-05-04", "Project schedule: May 4, 2026 to October 30, 2026"],
  [
    "end 2026-10-30, start 2026-05-04",
    "Construction dates: Start on May 4, 2026 (pending approval) – October 30, 2026.",
  ],
  [
    "end 2026-10-30, end 2026-12-15",
    "The work will be substantially complete by October 30, 2026 and final completion by December 15, 2026.",
  ],
  ["site_meeting 2026-03-05 unsaid", "A site visit for the project is scheduled for March 5, 2026."],
  ["term", "Snow removal for the 2026/27, 2027/28 and 2028/29 winter seasons"],
  ["term", "Déneigement pour la période 2026-2029"],
  ["term", "2026-2029 contract for snow removal"],
  ["term", "La construction du pont devrait durer environ six mois."],
  ["term", "The work is expected to last six months."],
  ["term", "Mandat de 36 mois"],
  ["", "During the 2019-2020 winter season 45 storms were recorded."],
  ["", "The 5-year strategic plan period 2026-2031 supports the contract."],
  ["", "La garantie devra durer deux ans."],
  ["validity 60", "Acceptance period 60 days"],
  ["validity 60", "Price to be held for 60 days."],
]);
