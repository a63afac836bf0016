import { testPhrases } from "./phrases";

/** What is due or required by a day, and what a heading above it says of it. */
testPhrases([
  ["closing 2026-03-05 14:00", "Due March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Bids are now due March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Quotes accepted through March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Local firms are invited to bid by 2:00 p.m. on March 5, 2026."],
  ["", "Written questions\nDue: March 5, 2026"],
  ["", "Letter of Intent\nDue March 5, 2026"],
  ["", "Requests for an invitation to bid must be received by March 5, 2026."],
  ["end 2026-11-20", "The vehicles are required by November 20, 2026."],
  ["end 2026-11-20", "Construction is to conclude by November 20, 2026."],
  ["end 2026-11-20", "The services are required from the date of contract award ending November 20, 2026."],
  ["end 2026-11-20", "Les travaux doivent être finalisés pour le 20 novembre 2026."],
  ["", "Equipment is required by law to be inspected; the last inspection was March 1, 2026."],
  ["", "The meeting for the project will conclude by 4:00 p.m. on March 3, 2026."],
  ["term", "The Village will award a 3 yr contract."],
  ["term", "The contract resulting from this call is expected to be for two years."],
  ["term", "Le contrat sera octroyé pour deux (2) ans."],
  ["term", "La période du contrat est d'un an."],
  ["", "Un contrat a été octroyé pour trois ans en 2023."],
  ["intent 2026-02-25", "Contact the superintendent prior to February 25, 2026 to arrange a site visit."],
  ["intent 2026-02-25", "Les fournisseurs doivent faire part de leur intérêt avant le 25 février 2026."],
  ["validity 75", "Bids will be held for seventy-five (75) days."],
]);
