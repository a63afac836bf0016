import { expect, test } from "vitest";
import { documentNames } from "~/domain/opportunities/document-name";

const namesOf = (files: ReadonlyArray<string>, reference: string | null = null) =>
  documentNames(
    files.map((file) => ({ title: null, url: `https://portal.example/docs/${file}` })),
    reference,
  );

test.each([
  ["notice_en_1.pdf", "Notice (PDF, English)"],
  ["notice_fr.PDF", "Notice (PDF, French)"],
  ["m5000-25-3574---a---npp---english.pdf", "M5000-25-3574 a notice of proposed procurement (PDF, English)"],
  ["rfp-w8482-265030-eng.pdf", "Rfp-w8482-265030 (PDF, English)"],
  ["w8476-267174_rfp---en.pdf", "W8476-267174 request for proposal (PDF, English)"],
  ["Addendum_2.docx", "Addendum (Word)"],
  ["Appendix%20A%20-%20Drawings.dwg", "Appendix A Drawings (DWG)"],
  ["mise-en-oeuvre.pdf", "Mise en oeuvre (PDF)"],
  ["3f2504e04f8911d39a0c0305e82c3301.zip", "Document (ZIP)"],
  ["7.pdf", "Document (PDF)"],
  ["getfile", "Getfile"],
])("a document without a title is named by its file: %s", (file, name) => {
  expect(namesOf([file])).toEqual([name]);
});

test("the bid's own reference is left out", () => {
  expect(namesOf(["w8486-270811b---english_1.pdf", "RFP_W8486-270811B.pdf"], "W8486-270811B")).toEqual([
    "Document (PDF, English)",
    "Request for proposal (PDF)",
  ]);
});

test("documents that would have one name are numbered", () => {
  expect(namesOf(["notice_en_1.pdf", "notice_en_2.pdf", "notice_fr_1.pdf"])).toEqual([
    "Notice 1 (PDF, English)",
    "Notice 2 (PDF, English)",
    "Notice (PDF, French)",
  ]);
  expect(namesOf(["a/plan.pdf", "b/plan.pdf"])).toEqual(["Plan 1 (PDF)", "Plan 2 (PDF)"]);
});

test("the portal's own title is kept, with the type if it does not say it", () => {
  const url = "https://portal.example/d.pdf";
  const titles = ["Drawings", "Drawings (pdf)", "Site plan.pdf", "notice_en.pdf", " "];
  expect(
    documentNames(
      titles.map((title) => ({ title, url })),
      null,
    ),
  ).toEqual(["Drawings (PDF)", "Drawings (pdf)", "Site plan.pdf", "Notice (PDF, English)", "D (PDF)"]);
});
