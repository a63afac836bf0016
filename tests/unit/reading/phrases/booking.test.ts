import { testPhrases } from "./phrases";

/** Until when a bidder registers, or books a visit. */
testPhrases([
  ["intent 2026-03-03", "Firms intending to respond must notify the City in writing by March 3, 2026."],
  ["intent 2026-03-03", "Contractors planning to bid must advise the Clerk by March 3, 2026."],
  ["intent 2026-03-03", "Vendors that intend to submit should e-mail the buyer no later than March 3, 2026."],
  ["intent 2026-03-03", "RSVPs are due by March 3, 2026."],
  ["intent 2026-03-03 12:00", "RSVP's must be received by noon on March 3, 2026."],
  ["intent 2026-03-03", "Site visits must be booked by March 3, 2026."],
  ["", "A site visit can be arranged by contacting the Superintendent before March 3, 2026."],
  ["intent 2026-03-03", "Appointments for site visits must be made no later than March 3, 2026."],
  ["intent 2026-03-03", "Site visits are by appointment only until March 3, 2026."],
  ["intent 2026-03-03 16:00", "Tours must be requested on or before March 3, 2026 at 4:00 p.m."],
  [
    "intent 2026-03-03",
    "Contractors are asked to submit a request to join the list as soon as possible, preferably by March 3, 2026.",
  ],
  [
    "intent 2026-03-03",
    "Suppliers should submit a request to be included on the source list no later than March 3, 2026.",
  ],
  ["intent 2026-03-03", "La lettre d'intention doit être reçue au plus tard le 3 mars 2026."],
  ["intent 2026-03-03", "L'avis d'intention doit parvenir à la Ville avant le 3 mars 2026."],
  [
    "intent 2026-03-03",
    "Les entreprises doivent faire connaître leur intention de soumissionner au plus tard le 3 mars 2026.",
  ],
  [
    "intent 2026-03-03",
    "Pour participer à la visite, il faut prendre rendez-vous au plus tard le 3 mars 2026.",
  ],
  [
    "intent 2026-03-03 12:00",
    "Les personnes intéressées à la visite doivent prendre un rendez-vous avant le 3 mars 2026 à midi.",
  ],
  [
    "intent 2026-03-03",
    "CDC demande aux entrepreneurs de soumettre une demande pour joindre le répertoire le plus rapidement possible, avant le 3 mars 2026.",
  ],
  ["intent 2026-03-03", "Les déclarations d'intérêt doivent être transmises au plus tard le 3 mars 2026."],
]);

/** A day by which something is done is no meeting, and other registrations are no bidder's. */
testPhrases([
  ["", "Site visits must be completed by March 3, 2026."],
  ["", "Bidders may visit the site at any time before March 3, 2026."],
  ["", "Site visits may be made between March 2, 2026 and March 6, 2026."],
  ["", "Visites sur rendez-vous entre le 2 mars 2026 et le 6 mars 2026."],
  ["", "Les visites doivent être faites avant le 3 mars 2026."],
  ["", "Registration fees must be paid by March 3, 2026."],
  ["", "Registration forms were due January 3, 2026."],
  ["", "Firms that have already registered by January 3, 2026 need not register again."],
  ["", "If you did not register by March 3, 2026 you may still bid."],
  ["", "The notice of intent to award will be posted by March 20, 2026."],
  ["", "Contractors must be registered with the state by March 3, 2026."],
  ["", "La visite était le 3 janvier 2026; aucun rendez-vous ne sera donné."],
]);
