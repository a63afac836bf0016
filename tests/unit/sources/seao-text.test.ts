import { expect, test } from "vitest";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { seaoText } from "~/sources/seao-text";
import { noticesAmong, parseAll, publishedFiles } from "./portal-answers";

const TENDER = {
  procurementMethod: "open",
  procurementMethodDetails: "Avis d’appel d’offres",
  mainProcurementCategory: "works",
  additionalProcurementCategories: ["Travaux de construction"],
  items: [
    {
      id: "C01",
      description: "C01 - Bâtiments",
      classification: {
        scheme: "UNSPSC",
        id: "72100000",
        description: "Services de construction d’immeubles",
      },
      additionalClassifications: [{ scheme: "UNSPSC", id: "72102900" }],
    },
  ],
  tenderPeriod: { durationInDay: 42 },
  documents: [
    { url: "https://seao.gouv.qc.ca/1", title: "Devis technique" },
    { url: "https://seao.gouv.qc.ca/2" },
  ],
};

test("a tender's fields become labelled French lines", () => {
  expect(seaoText(TENDER)).toEqual({
    overview: [
      "Nature du contrat : Travaux de construction",
      "Mode de sollicitation : Avis d’appel d’offres (ouvert à tous)",
      "Durée de publication : 42 jours",
      "Documents : Devis technique",
    ].join("\n"),
    scope: [
      "Catégorie : C01 - Bâtiments",
      "Classification : Services de construction d’immeubles (UNSPSC 72100000)",
      "Classification : UNSPSC 72102900",
    ].join("\n"),
  });
});

test("a tender without these fields has no text, and odd values leave no line", () => {
  expect(seaoText({})).toEqual({});
  expect(
    seaoText({ items: "C01", procurementMethod: 7, tenderPeriod: { durationInDay: -1 }, documents: [null] }),
  ).toEqual({});
  expect(seaoText({ mainProcurementCategory: "goods" })).toEqual({ overview: "Nature du contrat : Biens" });
});

test("thousands of items leave a short text", () => {
  const items = Array.from({ length: 20_000 }, (_, index) => ({ description: `Article ${index}` }));
  expect(seaoText({ items }).scope?.split("\n")).toHaveLength(50);
});

test.each(publishedFiles("seao/hebdo.json"))(
  "every published notice has a text (%s)",
  async (_which, file) => {
    const notices = noticesAmong(await parseAll("seao", file, new Date("2026-07-27T12:00:00Z")));
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) expect(draftOpportunity(notice).hasText).toBe(true);
  },
);

test("the lines are no evidence of a trade beside the codes that they repeat", async () => {
  const answer = {
    releases: [
      {
        ocid: "ocds-1",
        date: "2026-07-20T09:45:38-04:00",
        tag: ["tender"],
        language: "fr",
        buyer: { id: "OP-1", name: "Ville de Laval" },
        tender: {
          id: "1",
          title: "Mandat 2026-14",
          status: "active",
          procurementMethod: "open",
          items: [{ id: "S99", description: "S99 - Déneigement des stationnements" }],
        },
      },
    ],
  };
  const [notice] = noticesAmong(await parseAll("seao", JSON.stringify(answer)));
  expect(notice?.sections.scope).toContain("Déneigement");
  expect(draftOpportunity(notice!).reasons).toEqual([]);
});
