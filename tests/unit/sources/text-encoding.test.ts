import fc from "fast-check";
import { expect, test } from "vitest";
import { asUtf8 } from "~/sources/formats/text-encoding";
import { inWindows1252, streamOfAnswer } from "./portal-answers";

async function decoded(bytes: Uint8Array, pieceSize?: number) {
  return new Response(asUtf8(streamOfAnswer(bytes, pieceSize))).text();
}

const WORDS = [
  "Déneigement",
  "à",
  "Montréal,",
  "œuvre",
  "« tôt »",
  "L’été –",
  "100 €",
  "snow",
  "Noël\n",
  "É",
];
const TEXTS = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(" "));

test("a text is read alike from UTF-8 and from windows-1252, however it is cut into pieces", async () => {
  await fc.assert(
    fc.asyncProperty(TEXTS, fc.integer({ min: 1, max: 20 }), async (text, pieceSize) => {
      expect(await decoded(new TextEncoder().encode(text), pieceSize)).toBe(text);
      expect(await decoded(inWindows1252(text), pieceSize)).toBe(text);
    }),
  );
});

test("a byte-order mark stays for the parser", async () => {
  const bytes = new Uint8Array(await new Response(asUtf8(streamOfAnswer("\uFEFFÉté", 1))).arrayBuffer());
  expect([...bytes]).toEqual([...new TextEncoder().encode("\uFEFFÉté")]);
});

test.each([
  ["UTF-8 with a piece in windows-1252", [...new TextEncoder().encode("Été "), 0xe9, 0x20], "not all of it"],
  ["UTF-8 that ends inside a character", [...new TextEncoder().encode("Été "), 0xc3], "not all of it"],
  ["a byte that neither encoding has", [0x41, 0xe9, 0x20, 0x81], "neither"],
  ["UTF-16", [0xff, 0xfe, 0x41, 0x00], "UTF-16"],
])("a file in %s is refused", async (_what, bytes, words) => {
  const answer = decoded(Uint8Array.from(bytes));
  await expect(answer).rejects.toThrow(words);
  await expect(answer).rejects.toMatchObject({ name: "MalformedAnswer" });
});
