import { testPhrases } from "./phrases";

/** A registration that is only wished for by a day, or serves to see the site, ends no bid. */
testPhrases([
  ["", "Interested vendors should register, ideally by March 4, 2026."],
  ["", "Vendors are asked to register as soon as possible, before March 4, 2026."],
  ["", "Vendors are encouraged to register by March 4, 2026."],
  ["", "Registration by March 4, 2026 is recommended."],
  [
    "",
    "Contractors may request to be placed on the list at any time. Contractors are asked to submit a request to join the list by March 4, 2026.",
  ],
  ["", "Les fournisseurs sont encouragés à s'inscrire avant le 4 mars 2026."],
  ["", "L'inscription avant le 4 mars 2026 est souhaitée."],
  [
    "",
    "Les entreprises peuvent présenter une demande d'adhésion à tout moment. Elles sont priées de soumettre leur demande d'adhésion, de préférence avant le 4 mars 2026.",
  ],
  ["", "A tour can be arranged by calling the superintendent by March 4, 2026."],
  ["", "Une visite peut être organisée en communiquant avec le greffier avant le 4 mars 2026."],
  ["", "Bidders desiring to attend this opening should e-mail the clerk no later than March 4, 2026."],
  ["", "Bidders wishing to attend the virtual bid opening must e-mail the clerk by March 4, 2026."],
  [
    "",
    "Les personnes désirant assister à l'ouverture des soumissions doivent s'inscrire au plus tard le 4 mars 2026.",
  ],
]);

/** What must be done by the day stays sure. */
testPhrases([
  ["intent 2026-03-04", "Vendors must register as soon as possible and no later than March 4, 2026."],
  ["intent 2026-03-04", "Vendors are encouraged to attend and must register by March 4, 2026."],
  ["intent 2026-03-04", "Bidders may register at any time until March 4, 2026."],
  ["intent 2026-03-04", "Tours must be booked by calling the superintendent by March 4, 2026."],
  ["intent 2026-03-04", "Bidders wishing to attend the site meeting must e-mail the clerk by March 4, 2026."],
  ["intent 2026-03-04", "Please confirm your attendance by March 4, 2026."],
  [
    "intent 2026-03-04",
    "Les fournisseurs doivent s'inscrire le plus tôt possible et au plus tard le 4 mars 2026.",
  ],
  ["intent 2026-03-04", "L'inscription avant le 4 mars 2026 est obligatoire."],
]);
