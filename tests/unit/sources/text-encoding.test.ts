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

/** Where Macintosh has these characters. */
const MACINTOSH: Readonly<Record<string, number>> = {
  é: 0x8e,
  à: 0x88,
  "’": 0xd5,
  î: 0x94,
  É: 0x83,
  ç: 0x8d,
  ê: 0x90,
};
const inMacintosh = (text: string) =>
  Uint8Array.from([...text], (character) => MACINTOSH[character] ?? character.charCodeAt(0));

test.each(["Réfection du quai 0 à l’île", "Déneigement à Montréal, été", "Reprise de l’eau", "Reçu"])(
  "%j in Macintosh's encoding is refused, however it is cut into pieces",
  async (text) => {
    for (const pieceSize of [1, 3, 7, 1_000]) {
      const answer = decoded(inMacintosh(text), pieceSize);
      await expect(answer).rejects.toMatchObject({ name: "MalformedAnswer" });
    }
  },
);

test("the letters of ISO-8859-15 that French uses are read as such, and fractions stay fractions", async () => {
  const text = "¼uvre d'art, c½ur, ½il, s¼UR; 1½ po, 3¼ in, ½ inch, 2 ½inch été";
  const bytes = Uint8Array.from([...text], (character) => character.charCodeAt(0));
  for (const pieceSize of [1, 2, 5, 1_000])
    expect(await decoded(bytes, pieceSize)).toBe(
      "Œuvre d'art, cœur, œil, sŒUR; 1½ po, 3¼ in, ½ inch, 2 ½inch été",
    );
});
