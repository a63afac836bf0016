import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const sureMeetings = (text: string) =>
  readNotice(text, { language: /[éèà]/.test(text) ? "fr" : "en" })
    .filter(({ kind, standing }) => kind === "site_meeting" && standing === "sure")
    .map(({ localDay, mandatory }) => `${localDay} ${mandatory}`);

test.each([
  ["The March 5, 2026 pre-bid meeting is required of all firms.", "yes"],
  ["The Thursday, March 5, 2026 site tour is optional.", "no"],
  ["Contractors that skipped the March 5, 2026 site tour may submit a bid.", "no"],
  ["Contractors that skipped the March 5, 2026 site tour will be disqualified.", "yes"],
  ["No contractor is awarded the work unless it was present at the site tour on March 5, 2026.", "yes"],
  ["Vendors are invited, though under no obligation, to take part in the site tour on March 5, 2026.", "no"],
  ["Une entreprise absente lors de la visite du 5 mars 2026 sera disqualifiée.", "yes"],
  ["Le service recommande que tous les fournisseurs assistent à la visite du 5 mars 2026.", "no"],
  ["Un webinaire facultatif pour les fournisseurs est prévu le 5 mars 2026 à 14 h.", "no"],
])("%s", (text, mandatory) => {
  expect(sureMeetings(text)).toEqual([`2026-03-05 ${mandatory}`]);
});

/** A duty after "but" is no invitation. */
test.each([
  "Vendors are invited, but by law required, to attend the site tour on March 5, 2026.",
  "Vendors are welcome, but only with a pass, to attend the mandatory site tour on March 5, 2026.",
])("%s", (text) => {
  expect(sureMeetings(text)).not.toContain("2026-03-05 no");
});

const datesOf = (text: string) =>
  readNotice(text, { language: /[éèà]/.test(text) ? "fr" : "en" })
    .filter(({ standing }) => standing === "sure")
    .map(({ kind, localDay }) => `${kind} ${localDay}`);

test.each([
  ["After March 2, 2026 no inquiries will be answered.", ["questions 2026-03-02"]],
  ["After March 2, 2026 questions cannot be accepted.", ["questions 2026-03-02"]],
  ["Les précisions demandées après le 2 mars 2026 ne seront pas données.", ["questions 2026-03-02"]],
  ["A reply to every written question must be posted by March 6, 2026.", []],
  ["Responses to all questions will be provided no later than March 6, 2026.", []],
])("%s", (text, dates) => {
  expect(datesOf(text)).toEqual(dates);
});
