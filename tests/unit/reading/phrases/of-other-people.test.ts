import { testPhrases } from "./phrases";

/** Words that are also said of other matters. */
testPhrases([
  ["", "Public comments will be accepted from March 5, 2026 to March 20, 2026."],
  ["", "Staff are hired for a term of two years."],
  ["", "The mayor serves a four-year term."],
  ["", "The loan term is 20 years."],
  ["", "The term of office is three years."],
  ["", "The lottery registration closes March 5, 2026."],
]);
