import { expect, test } from "vitest";
import { readNotice, sureDates } from "../read-notice";

const kindsOf = (text: string) =>
  readNotice(text, { language: /[éèàû]/.test(text) ? "fr" : "en" })
    .filter(({ standing }) => standing === "sure")
    .map(({ kind, precision, localDay }) => `${kind} ${precision} ${localDay}`)
    .sort()
    .join(", ");

test.each([
  ["start", "Construction is expected to begin in early 2027."],
  ["start", "Work will commence in May 2026."],
  ["start", "Construction start: July 2026"],
  ["start", "The contractor will begin work in the spring."],
  ["start", "Construction is planned for summer 2026."],
  ["start", "Les travaux débuteront en mai 2026."],
  ["start", "Les travaux sont prévus pour l'été 2026."],
  ["start", "La construction du nouveau pont devrait commencer le printemps prochain."],
  ["start", "Le chantier doit débuter au plus tard en mai 2026."],
  ["end", "The project must be completed by the end of November 2026."],
  ["end", "Construction will be substantially complete by late 2026."],
  ["end", "Construction completion: November 2026"],
  ["end", "Completion of construction will be required by the end of Q1 2028."],
  ["end", "Achèvement des travaux : octobre 2026"],
  ["end", "Les travaux doivent être terminés en octobre."],
])("%s without a day: %s", (kind, text) => {
  expect(kindsOf(text)).toBe(`${kind} approximate null`);
});

test.each([
  "Construction is anticipated in early 2027 through to the end of 2028.",
  "Work is scheduled to begin in June 2026 and be completed by October 2026.",
  "Mowing shall begin the first full week of May and proceed through to the end of the month of October.",
  "Construction will occur from May 2026 through October 2026.",
  "Anticipated construction: May - October 2026",
  "Construction schedule: spring 2026 to fall 2027",
  "The term of the contract will be from May 2026 to April 2029.",
  "Les travaux commenceront en juillet et se termineront en novembre 2026.",
])("both without a day: %s", (text) => {
  expect(kindsOf(text)).toBe("end approximate null, start approximate null");
});

test.each([
  "Construction began in May 2019.",
  "The project was completed in May 2019.",
  "The work may begin after award.",
  "Grant funding for the project must be spent by the end of 2026.",
  "The reports must be completed by the end of each month.",
  "The Town expects to award the contract in May 2026, with work to begin thereafter.",
  "The similar project must have been completed since January 2020.",
  "Projects completed in May 2021 may be listed as references.",
  "The project is planned for approval in March 2026.",
  "The work is scheduled for award in May 2026.",
  "Services are required by the end of the month.",
  "The current contract ends in June 2026.",
  "Our current janitorial contract will expire at the end of May 2026.",
  "The warranty period begins in May 2026.",
  "Design work will be completed by others in May 2026.",
  "Evaluation of proposals will be completed by the end of May 2026.",
  "The bid period ends in May 2026.",
  "Work hours may begin earlier in the summer.",
  "The Contractor shall begin the maintenance program in October of each year.",
  "The project is funded by a grant which must be completed by the end of 2026.",
  "The contractor must complete training by the end of June.",
  "The fiscal year runs from July 2026 to June 2027.",
  "L'appel d'offres débutera en mai 2026.",
  "Le contrat actuel se termine en juin 2026.",
  "Les travaux ont débuté en mai 2025.",
])("neither: %s", (text) => {
  expect(kindsOf(text)).toBe("");
});

test("a day that another sentence states says more", () => {
  expect(sureDates("The work begins in May 2026. Start date: May 4, 2026")).toBe("start 2026-05-04");
});

test("a time that the text repeats is read once", () => {
  expect(kindsOf("The work begins in May 2026. Construction start: May 2026")).toBe("start approximate null");
});
