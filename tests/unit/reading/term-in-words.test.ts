import { expect, test } from "vitest";
import { termInWords } from "~/domain/reading/lengths/term-in-words";
import { readNotice } from "./read-notice";

test.each([
  ["The contract is for a period of three (3) years.", "3 years"],
  [
    "The initial term of the Agreement will be for three (3) years, with an option to extend for an additional twelve (12) months.",
    "3 years, with 1 option of 12 months",
  ],
  [
    "One (1) year from date of award, with the option to renew for two (2) additional one (1)-year periods.",
    "1 year, with 2 options of 1 year",
  ],
  [
    "A fixed fee two (2) year contract, renewable if agreed upon by both parties for three (3) additional one (1) year periods.",
    "2 years, with 3 options of 1 year",
  ],
  [
    "The period of the contract is for 2 years with the possibility of 3 optional years",
    "2 years, with 3 options of 1 year",
  ],
  ["Two-year term with two options of one year", "2 years, with 2 options of 1 year"],
  ["Contract Period/Term: 1 year", "1 year"],
  ["The contract has a base year and four (4) option years.", "1 year, with 4 options of 1 year"],
  [
    "The City may extend the contract for up to two (2) additional one (1) year periods.",
    "2 options of 1 year",
  ],
  ["The Township may extend the contract for two (2) one (1) year periods.", "2 options of 1 year"],
  [
    "The District may extend this contract for a further two (2) one-year terms by agreement.",
    "2 options of 1 year",
  ],
  ["Three (3) years, renewable for two one-year terms", "3 years, with 2 options of 1 year"],
  ["Durée du contrat : trois (3) ans avec deux (2) options d'un an", "3 years, with 2 options of 1 year"],
  ["Durée initiale : 24 mois (2 ans)", "24 months"],
  ["Durée du contrat : 3 ans (avec option de renouvellement de 2 ans)", "3 years, with 1 option of 2 years"],
  [
    "pour une durée de deux (2) ans avec la possibilité de prolonger pour une année optionnelle additionnelle",
    "2 years, with 1 option of 1 year",
  ],
  ["One-year contract plus two option periods", "1 year, with 2 options"],
  ["Contract length: 1 year with up to 3 renewals", "1 year, with 3 options"],
  ["Base period of one year, plus four (4) option periods", "1 year, with 4 options"],
  ["Contrat d'un an avec deux périodes d'option", "1 year, with 2 options"],
  ["Contrat d'un an avec deux années d'option", "1 year, with 2 options of 1 year"],
  ["This bid contains a two-year contract extension period if agreeable.", "1 option of 2 years"],
  [
    "A one-year contract, and the Town has the option to renew for two more years.",
    "1 year, with 1 option of 2 years",
  ],
  ["A one-year contract with the possibility of four one-year renewals.", "1 year, with 4 options of 1 year"],
  ["36 months plus two 12 month options", "36 months, with 2 options of 12 months"],
  ["The agreement is for three years, renewable annually thereafter.", "3 years, may be extended"],
  ["Contrat de trois ans renouvelable", "3 years, may be extended"],
  ["A three (3) year contract with the option to renew annually", "3 years, may be extended"],
  ["Contract for two years, with no options to renew", "2 years"],
  ["Contrat de deux ans sans option de renouvellement", "2 years"],
  ["The County may renew for up to two additional, (12) twelve-month periods.", "2 options of 12 months"],
  [
    "The term is three years and either party may end it by notice two (2) months prior to its anniversary.",
    "3 years",
  ],
  ["A three-year contract for renewable energy", "3 years"],
  ["The contract is for one (1) year and is the second of three renewal options.", "1 year"],
  ["A one-year base period and four one-year options", "1 year, with 4 options of 1 year"],
])("%s: %s", (sentence, words) => {
  expect(termInWords(sentence)).toBe(words);
});

test.each([
  "The term is one (1) year for mowing and two (2) years for snow removal.",
  "The term of the contract is three (2) years.",
  "The total term shall not exceed five (5) years.",
  "Winter maintenance for the 2026/2027 and 2027/2028 winter seasons.",
  "The contract runs from April 1, 2026 to March 31, 2028.",
  "A two (2) year term with one option of one (1) year and one option of two (2) years.",
  "The agreement has a base period and four option years.",
  "The contract is for 3 + 2 years.",
  "The contract is for two one-year terms.",
  "The Board has the right to award the contract for one, two or three years.",
  "Contrat d'une durée de 1, 3 ou 5 ans",
  "The power purchase agreement has a term of 6 to 20 years.",
  "The agreement is for two (2) one (1) year periods.",
])("a length that is not plain is not told: %s", (sentence) => {
  expect(termInWords(sentence)).toBeNull();
});

test("options do not hide the length that a later sentence states", () => {
  const options = "The contract may be renewed for two additional one-year terms.";
  const dates = readNotice(`${options} The initial term is two (2) years.`);
  expect(dates.map(({ kind, standing, sentence }) => [kind, standing, sentence])).toEqual([
    ["term", "sure", "The initial term is two (2) years."],
  ]);
});

test("options are told where no length is stated", () => {
  const options = "The contract may be renewed for two additional one-year terms.";
  const standings = (text: string) =>
    readNotice(text).flatMap((date) => (date.kind === "term" ? [date.standing] : []));
  expect(standings(options)).toEqual(["sure"]);
  expect(standings(`The contract runs from May 4, 2026 to May 3, 2028. ${options}`)).toEqual(["sure"]);
  expect(standings(`${options} The initial term is two years.`)).toEqual(["sure"]);
});
