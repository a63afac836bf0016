import { testPhrases } from "./phrases";

/** Seasons, school years and calendar years for which something is bought. */
testPhrases([
  ["term", "Roadside Mowing 2026-2028"],
  ["term", "2026-2031 Ice Control Services for the North District"],
  ["term", "The Town is requesting bids for tree removal services for 2026-2028."],
  ["term", "For the 2026-2027 School Year"],
  ["term", "Milk and Dairy Products, School Year 2026-2027"],
  ["term", "Pricing shall be firm for the 2026, 2027 and 2028 seasons."],
  ["term", "Winter Sand 2026-2027 Season"],
  ["term", "2026-2027 Lawn Service Contract"],
  ["term", "Tonte de pelouse pour les étés 2026, 2027 et 2028"],
  ["term", "Vidange des fosses septiques pour les années 2026, 2027 et 2028"],
  ["start, term", "Pupil transportation services commencing with the 2026-27 school year."],
  ["", "RFP 2026-27 Janitorial Supplies"],
  ["", "Snow Removal 2026-2027 bid results"],
  ["", "Capital Improvement Plan 2026-2031 for waste services"],
  ["", "Registration for the 2026-2027 school year opens in the spring."],
  ["", "Le conseil a octroyé le contrat de déneigement 2026-2029 à une entreprise locale."],
  ["", "Snow Removal 2022-2025"],
]);

/** A stated length says more than years in a title, and so do the first and the last day. */
testPhrases([
  ["term", "Snow Removal 2026-2029. The contract is for three (3) years."],
  [
    "end 2028-10-31, start 2026-05-01",
    "Mowing 2026-2028\nThe contract runs from May 1, 2026 to October 31, 2028.",
  ],
]);
