import { expect, test } from "vitest";
import { dateNameOf } from "~/domain/reading/kept/key-date-label";
import { WISHED_REGISTRATION } from "~/domain/reading/key-date";
import { readNotice } from "../read-notice";
import { testPhrases } from "./phrases";

/** A registration that is only wished for by a day is told as such: it ends no bid. */
test.each([
  ["en", "Interested vendors should register, ideally by March 4, 2026."],
  ["en", "Vendors are asked to register as soon as possible, before March 4, 2026."],
  ["en", "Vendors are encouraged to register by March 4, 2026."],
  ["en", "Registration by March 4, 2026 is recommended."],
  [
    "en",
    "Contractors may request to be placed on the list at any time. Contractors are asked to submit a request to join the list by March 4, 2026.",
  ],
  ["fr", "Les fournisseurs sont encouragés à s'inscrire avant le 4 mars 2026."],
  ["fr", "L'inscription avant le 4 mars 2026 est souhaitée."],
  [
    "fr",
    "Les entreprises peuvent présenter une demande d'adhésion à tout moment. Elles sont priées de soumettre leur demande d'adhésion, de préférence avant le 4 mars 2026.",
  ],
] as const)("wished for (%s): %s", (language, text) => {
  const [date, ...others] = readNotice(text, { language });
  expect(others).toEqual([]);
  expect(date).toMatchObject({
    kind: "intent",
    localDay: "2026-03-04",
    standing: "sure",
    rule: WISHED_REGISTRATION,
  });
  expect(dateNameOf({ kind: "intent", rule: date!.rule, isOwn: false })).toBe("Register, preferably by");
});

/** A day by which to call in order to see the site, or to watch the opening, ends no bid. */
testPhrases([
  ["", "A tour can be arranged by calling the superintendent by March 4, 2026."],
  ["", "Interested bidders may schedule a site visit by contacting the clerk by noon on March 4, 2026."],
  ["", "Une visite peut être organisée en communiquant avec le greffier avant le 4 mars 2026."],
  ["", "Bidders desiring to attend this opening should e-mail the clerk no later than March 4, 2026."],
  ["", "Bidders wishing to attend the virtual bid opening must e-mail the clerk by March 4, 2026."],
  [
    "",
    "Les personnes désirant assister à l'ouverture des soumissions doivent s'inscrire au plus tard le 4 mars 2026.",
  ],
]);

/** What must be done by the day stays sure. */
const isWish = (text: string) =>
  readNotice(text, { language: /[éèêàâûôîç]/.test(text) ? "fr" : "en" }).some(
    ({ rule }) => rule === WISHED_REGISTRATION,
  );

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

test.each([
  "Vendors must register as soon as possible and no later than March 4, 2026.",
  "Vendors are encouraged to attend and must register by March 4, 2026.",
  "Bidders may register at any time until March 4, 2026.",
  "L'inscription avant le 4 mars 2026 est obligatoire.",
])("no wish: %s", (text) => {
  expect(isWish(text)).toBe(false);
});
