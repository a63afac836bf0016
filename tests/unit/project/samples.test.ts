import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles, readText } from "./project-files";

const SAMPLES = "tests/fixtures/portals";

const EMAIL = /[\w.%+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi;
const RESERVED_HOST = /[@.](?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i;
/** North American numbers with separators, British ones in two parts; without separators only after a word for one. */
const TELEPHONE =
  /(?<![\w/.-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])|(?<![\w/.-])\(?0\d{2,4}\)? \d{3,4} ?\d{3,4}(?!\w)|(?:phone|tel|fax|téléphone|télécopieur)\b\W{0,4}\d[\d ().-]{8,}\d/gi;
const isFictional = (number: string) =>
  /^[^\d]*1?[^\d]*9[9 ().-]*$/.test(number) || /555[ .-]01\d\d/.test(number);

test.each(["tests/fixtures"])("no file of %s has a real e-mail address or telephone number", (folder) => {
  const found = listFiles(folder).flatMap((path) => {
    const text = readText(path);
    const emails = (text.match(EMAIL) ?? []).filter((address) => !RESERVED_HOST.test(address));
    const numbers = (text.match(TELEPHONE) ?? []).filter((number) => !isFictional(number));
    return [...emails, ...numbers].map((contact) => `${path}: ${contact}`);
  });
  expect(found).toEqual([]);
});

test.each([
  "Telephone No. - (873) 354-9546",
  "604.557.3004",
  "1-866-246-6893",
  "Phone: 4165552671",
  "020 7946 0018",
])("a telephone number is found: %s", (text) => {
  expect((text.match(TELEPHONE) ?? []).filter((number) => !isFictional(number))).toHaveLength(1);
});

test("each portal's samples name their source, their licence and what was blanked", () => {
  const folders = readdirSync(SAMPLES);
  expect(folders.length).toBeGreaterThan(5);
  for (const folder of folders) {
    const licence = readText(`${SAMPLES}/${folder}/LICENCE.md`);
    for (const part of ["Source", "Licence", "Blanked"]) expect(licence).toContain(`**${part}**: `);
  }
});
