import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asciiOfPassword, createArgon2Hasher } from "~/ports/argon2/password-hasher";

const wasm = createRequire(import.meta.url).resolve("@phi-ag/argon2/argon2.wasm");
const hasher = createArgon2Hasher(new WebAssembly.Module(readFileSync(wasm)));

test.each([
  ["two bytes", "пароль длинный секрет", "пароль длинXXXXXXXXXX"],
  ["three bytes", "雪かきの入札を毎朝読む", "雪かきのXXXXXXX"],
  ["four bytes", "🚜🧊❄️🛻🚧🏗️🦺🔧", "🚜🧊❄️🛻XXXXXXXXXX"],
  ["one byte", "gravel before breakfast", "gravel before breakfasT"],
])("a password of characters of %s counts to its last character", async (_bytes, password, cut) => {
  const stored = await hasher.hash(password);
  expect(await hasher.verify(password, stored)).toBe(true);
  const characters = [...password];
  const wrong = [
    cut,
    `${password} `,
    characters.slice(0, -1).join(""),
    [...characters.slice(0, -1), "x"].join(""),
    ["x", ...characters.slice(1)].join(""),
  ];
  for (const other of wrong) expect(await hasher.verify(other, stored), other).toBe(false);
});

test("an accented letter is the same as one character or as two", async () => {
  const password = "Épaulière à neige, Čeľadná 한국";
  const stored = await hasher.hash(password.normalize("NFD"));
  expect(await hasher.verify(password.normalize("NFC"), stored)).toBe(true);
  expect(await hasher.verify(password.replace("É", "E"), stored)).toBe(false);
});

/** Any text of 1 to 60 code points; browsers send no unpaired surrogates. */
const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });

/** A password, and the same with one of its characters changed. */
const changed = fc
  .tuple(text, fc.nat(), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }))
  .map(([password, where, character]) => {
    const characters = [...password];
    characters[where % characters.length] = character;
    return [password, characters.join("")] as const;
  })
  .filter(([password, other]) => password.normalize("NFC") !== other.normalize("NFC"));

test("a password in which any one character was changed does not fit", async () => {
  await fc.assert(
    fc.asyncProperty(changed, async ([password, other]) => {
      const stored = await hasher.hash(password);
      expect(await hasher.verify(password, stored)).toBe(true);
      expect(await hasher.verify(other, stored)).toBe(false);
    }),
    { numRuns: 15 },
  );
});

test("what is hashed is ASCII, and different for different passwords", () => {
  fc.assert(
    fc.property(changed, ([password, other]) => {
      expect(asciiOfPassword(password)).toMatch(/^[\w-]*$/);
      expect(asciiOfPassword(password)).not.toBe(asciiOfPassword(other));
    }),
    { numRuns: 1_000 },
  );
});
