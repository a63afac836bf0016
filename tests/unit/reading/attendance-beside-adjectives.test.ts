import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const attendanceIn = (text: string) =>
  readNotice(text, { language: /^(?:Une|La) /.test(text) ? "fr" : "en" })
    .filter(({ kind }) => kind === "site_meeting")
    .map(({ mandatory, standing }) => `${mandatory} ${standing}`)
    .join();

const ON = "will be held on March 5, 2026 at 11:00 a.m.";
const LE = "aura lieu le 5 mars 2026 à 11 h.";

test.each([
  ["yes", `A mandatory on-site pre-bid walk through ${ON}`],
  ["yes", `A mandatory, in-person site visit ${ON}`],
  ["yes", `A mandatory one-time site visit ${ON}`],
  ["yes", `A mandatory hybrid pre-bid meeting ${ON}`],
  ["yes", `Une rencontre d'information virtuelle obligatoire ${LE}`],
  ["yes", `Une visite obligatoire et supervisée du chantier ${LE}`],
  ["no", `A non-mandatory on site pre bid walk through ${ON}`],
  ["no", `A non-mandatory, on-site pre-bid meeting ${ON}`],
  ["no", `An optional, guided tour of the building ${ON}`],
  ["no", `Une visite facultative des lieux ${LE}`],
  ["no", `Une visite des lieux en personne non obligatoire ${LE}`],
  ["no", `Une rencontre d'information en ligne facultative ${LE}`],
])("%s: words stand between it and the meeting: %s", (mandatory, text) => {
  expect(attendanceIn(text)).toBe(`${mandatory} sure`);
});

test.each([
  ["no", "Bid bonds are mandatory, on-site visits are optional: March 5, 2026 at 11:00 a.m."],
  ["no", "The bid form is mandatory, the pre-bid meeting March 5, 2026 at 11:00 a.m. is optional."],
  ["unsaid", "Site visit March 5, 2026 at 11:00 a.m. A mandatory, on-site training follows the award."],
  ["no", "La rencontre d'information en ligne du 5 mars 2026 à 11 h n'est pas obligatoire."],
])("%s: the word is another thing's, or denied: %s", (mandatory, text) => {
  expect(attendanceIn(text)).toBe(`${mandatory} sure`);
});
