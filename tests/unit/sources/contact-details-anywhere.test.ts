import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedWords } from "~/domain/folding";
import { withoutContactDetails } from "~/sources/contacts/contact-details";
import { address, CONTACTS, printed, telephone, WORK } from "./people";

const PLACEHOLDER = /\[(?:e-mail|telephone|name) on the portal\]/g;

const notice = fc.record({
  before: fc.constantFrom(...WORK),
  contact: fc.constantFrom(...CONTACTS),
  after: fc.constantFrom(...WORK),
  name: printed,
  number: telephone,
  mailbox: address,
});

function textOf({ before, contact, after, name, number, mailbox }: Noticed) {
  const texts: Readonly<Record<string, string>> = {
    N: name.text,
    L: name.line,
    T: number.text,
    E: mailbox.text,
  };
  const details = contact.replace(/(?<!\p{L})[NLTE](?!\p{L})/gu, (letter) => texts[letter] ?? letter);
  return `${before}\n${details}\n${after}`;
}
type Noticed = typeof notice extends fc.Arbitrary<infer T> ? T : never;

/** What of a person is left in a text, read without regard to case, accents and marks. */
function leftOf({ contact, name, number, mailbox }: Noticed, text: string) {
  const words = ` ${foldedWords(text.replace(PLACEHOLDER, " "))} `;
  const { given, family } = name.someone;
  const of = {
    N: [given, family],
    L: [given, family],
    T: number.left,
    E: [mailbox.mailbox, "brookvale ca"],
  };
  const wanted = (["N", "L", "T", "E"] as const).flatMap((letter) =>
    new RegExp(`(?<!\\p{L})${letter}(?!\\p{L})`, "u").test(contact) ? of[letter] : [],
  );
  return wanted.filter((detail) => words.includes(` ${foldedWords(detail)} `));
}

test("no name, number or address is left of a contact, however portals print it", () => {
  fc.assert(
    fc.property(notice, (noticed) => {
      expect(leftOf(noticed, withoutContactDetails(textOf(noticed))), textOf(noticed)).toEqual([]);
    }),
    { numRuns: 3_000, seed: 20_261_122 },
  );
});

test("the description of the work around a contact stays as it was", () => {
  fc.assert(
    fc.property(notice, (noticed) => {
      const text = withoutContactDetails(textOf(noticed));
      expect(text.startsWith(`${noticed.before}\n`), text).toBe(true);
      expect(text.endsWith(`\n${noticed.after}`), text).toBe(true);
    }),
    { numRuns: 3_000, seed: 20_261_122 },
  );
});

test("removing contact details twice is the same as once", () => {
  fc.assert(
    fc.property(notice, (noticed) => {
      const once = withoutContactDetails(textOf(noticed));
      expect(withoutContactDetails(once)).toBe(once);
    }),
    { numRuns: 500, seed: 20_261_122 },
  );
});
