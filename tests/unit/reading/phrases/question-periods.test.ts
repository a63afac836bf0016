import { testPhrases } from "./phrases";

/** Questions are asked until the last day of their period. */
testPhrases([
  ["questions 2026-03-10", "The Q&A period begins March 2, 2026 and ends March 10, 2026."],
  ["questions 2026-03-10", "The question period runs from March 2, 2026 to March 10, 2026."],
  ["questions 2026-03-10 16:00", "Q&A opens March 2, 2026 and closes March 10, 2026 at 4:00 p.m."],
  ["questions 2026-03-10", "Inquiry period is open from Monday, March 2 until Tuesday, March 10, 2026."],
  ["questions 2026-03-10", "Inquiries: March 2, 2026 - March 10, 2026"],
  ["questions 2026-03-10", "Questions: March 2 – March 10, 2026"],
  ["questions 2026-03-10", "La période de questions débute le 2 mars 2026 et se termine le 10 mars 2026."],
  ["", "The comment period begins March 2, 2026 and ends March 10, 2026."],
  ["", "Question period begins March 2, 2026."],
  ["end 2026-10-30, start 2026-05-04", "Work begins on May 4, 2026 and ends on October 30, 2026."],
]);

/** What others do or give is not the contractor's work. */
testPhrases([
  ["", "Work by others will be complete by May 1, 2026."],
  ["", "Construction season in the area ends on November 15, 2026."],
  ["", "Le programme de subvention prend fin le 31 mars 2027."],
  ["end 2026-05-01", "Work by the contractor will be complete by May 1, 2026."],
  ["start 2026-11-01", "The winter season services begin November 1, 2026."],
  ["end 2027-03-31", "Le contrat prend fin le 31 mars 2027."],
]);
