import { testPhrases } from "./phrases";

/** Bids that are taken within a time of one day are due at its end. */
testPhrases([
  ["closing 2026-03-05 14:00", "Les offres seront reçues le 5 mars 2026 entre 11 h et 14 h."],
  [
    "closing 2026-03-05 14:00",
    "Les soumissions devront être déposées le 5 mars 2026, à compter de 11 h et avant 14 h, à l'hôtel de ville.",
  ],
  ["closing 2026-03-05 14:00", "Bids will be accepted on March 5, 2026 from 9:00 a.m. until 2:00 p.m."],
  [
    "closing 2026-03-05 14:00",
    "Bids will be received on March 5, 2026 starting at 11:00 a.m. and before 2:00 p.m.",
  ],
  ["", "Proposals are due Thursday, March 5, 2026, 1:00 p.m. - 2:00 p.m."],
  ["", "Bids may be dropped off weekdays from 8:00 a.m. to 4:00 p.m."],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "Une visite des lieux aura lieu le 3 mars 2026 de 10 h jusqu'à 12 h.",
  ],
  [
    "opening 2026-03-05 11:05",
    "Les soumissions seront ouvertes à compter de 11 h 05, le jeudi 5 mars 2026, à la salle du conseil.",
  ],
  ["", "Les documents seront disponibles à compter de 11 h le 5 mars 2026."],
]);

/** A sentence begins behind a postal code whose full stop is lost. */
testPhrases([
  [
    "closing 2026-03-05 11:00, opening 2026-03-05 11:00",
    "Les soumissions doivent être reçues avant 11 h le jeudi 5 mars 2026, à l'hôtel de ville, 12, rue Principale, Maria (Québec) G4T 1A1 Celles-ci seront ouvertes publiquement le même jour à 11 h.",
  ],
  [
    "closing 2026-03-05 14:00, site_meeting 2026-02-25 10:00 unsaid",
    "Bids close March 5, 2026 at 2:00 p.m. at Town Hall, 65 Harwood Avenue, Ajax ON L1S 2H9 A site visit will be held on February 25, 2026 at 10:00 a.m.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids are due at the Town Office, 4 Main Road, Monterey, MA 01245 No later than 2:00 p.m., March 5, 2026.",
  ],
]);

/** The bid's date and the time at which bids are opened, in two labels. */
testPhrases([
  [
    "closing 2026-03-05 10:00, opening 2026-03-05 10:00",
    "Bid Date: March 5, 2026\nBid Opening Time: 10:00 a.m.",
  ],
  ["opening 2026-03-05 14:00", "Bid Opening Date: March 5, 2026\nBid Opening Time: 2:00 PM"],
  ["closing 2026-03-05 14:00", "Bid Due Date: March 5, 2026\nBid Due Time: 2:00 p.m."],
]);

/** What somebody ensures is done by a day. */
testPhrases([
  ["end 2028-03-31", "The contractor shall ensure the works are completed by March 31, 2028."],
  ["end 2028-03-31", "The proponent must make sure that all paving work is complete by March 31, 2028."],
  ["end", "The contractor shall ensure the works are completed by March 2028."],
  [
    "end 2028-03-31",
    "L'entrepreneur doit s'assurer que les travaux sont terminés au plus tard le 31 mars 2028.",
  ],
  [
    "end 2028-03-31",
    "L'entrepreneur devra veiller à ce que les travaux soient complétés avant le 31 mars 2028.",
  ],
  ["end 2027-05-31, start 2026-05-01", "Service begins on May 1, 2026, fully ending on May 31, 2027."],
  ["", "If the work is not completed by March 31, 2028, damages apply."],
  ["", "The engineer shall ensure the drawings are completed by March 31, 2026."],
]);

/** What the public is offered is no work for bid. */
testPhrases([
  ["", "A free shuttle service starts on June 1, 2026 for residents."],
  ["", "The new bus route begins May 4, 2026."],
  ["", "Transit services to the public will begin on September 8, 2026."],
  ["", "Le service de navette débute le 1 juin 2026."],
  ["start 2026-06-01", "The contractor's shuttle service shall start on June 1, 2026."],
  ["start 2026-09-08", "Student transportation services begin September 8, 2026."],
  ["", "Milk and dairy products, beginning School Year 2026-2027."],
  ["term", "Milk and dairy products, school years 2026-2027 through 2028-2029."],
]);

/** A French adjective belongs to the meeting's name before it, whatever the sentence begins with. */
testPhrases([
  [
    "site_meeting 2026-03-03 10:00 no",
    "Les soumissionnaires intéressés peuvent assister à une visite non obligatoire des lieux le 3 mars 2026 à 10 h.",
  ],
  [
    "site_meeting 2026-03-03 10:00 no",
    "Les soumissionnaires sont invités à une visite non obligatoire le 3 mars 2026 à 10 h.",
  ],
  [
    "site_meeting 2026-03-03 10:00 no",
    "Les fournisseurs peuvent assister à la rencontre d'information non obligatoire qui aura lieu le 3 mars 2026 à 10 h.",
  ],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "Les soumissionnaires doivent participer à une visite obligatoire le 3 mars 2026 à 10 h.",
  ],
  [
    "site_meeting 2026-03-03 10:00 unsaid",
    "L'inscription à la visite du 3 mars 2026 à 10 h est obligatoire.",
  ],
  ["", "La visite obligatoire du 3 mars 2026 à 10 h est annulée et remplacée par une visite facultative."],
]);
