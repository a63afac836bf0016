import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordProblems, passwordStrength } from "~/domain/account/password";

test.each([
  ["abc", 25, "Weak"],
  ["Ab1!", 25, "Weak"],
  ["abcdefgh", 40, "Weak"],
  ["abcdefg1", 55, "Medium"],
  ["Abcdefg1", 70, "Medium"],
  ["Abcdef1!", 85, "Strong"],
  ["abcdefghijkl", 55, "Medium"],
  ["Abcdefghij1!", 100, "Strong"],
])("VR-02 to VR-06 %s scores %i, %s", (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label });
});

const OWNER = { email: "dana@northline-plowing.example", companyName: "Northline Plowing" };

test.each([
  ["short", "Ab1!xyz", /at least 8 characters/],
  ["common", "password1", /leaked passwords/],
  ["common in capitals, with a year after it", "Sunshine2026", /leaked passwords/],
  ["a season, a year and a sign", "Summer2024!", /leaked passwords/],
  ["a short word and 123", "letmein123", /leaked passwords/],
  ["digits before it", "2024winter", /leaked passwords/],
  ["signs that look like letters", "P@ssw0rd2024", /leaked passwords/],
  ["a trade and a year", "snowplow2025", /leaked passwords/],
  ["one key", "aaaaaaaaaaaa", /keyboard pattern/],
  ["a run", "87654321", /keyboard pattern/],
  ["our name", "Tenderlight2026", /product's name/],
  ["our name, spread out", "Tender-Light!", /product's name/],
  ["the company", "northline plowing 1", /company's name/],
  ["the address", "Dana@northline-plowing.example", /email address/],
  ["too long", "x y".repeat(400), /1,000 characters or fewer/],
])("a password is refused with its reason: %s", (_why, password, reason) => {
  expect(passwordProblems(password, OWNER).join(". ")).toMatch(reason);
});

test.each([
  "correct horse battery staple",
  "tenderlight hauls gravel at dawn",
  "une pelle à neige rouge",
  "雪かき用のシャベル二本",
  "kq8-Vw2!zt",
])("a long or unusual password is accepted whatever characters it has: %s", (password) => {
  expect(passwordProblems(password, OWNER)).toEqual([]);
});

test("a well-known word stays refused with any few digits and signs around it, in any case", () => {
  const tail = fc.stringMatching(/^[0-9!?.#*-]{0,3}$/);
  fc.assert(
    fc.property(
      fc.constantFrom("summer", "letmein", "welcome", "hockey", "toronto", "dragon"),
      fc.func(fc.boolean()),
      ...[tail, tail],
      (word, isCapital, left, right) => {
        const cased = [...word].map((letter, at) => (isCapital(at) ? letter.toUpperCase() : letter)).join("");
        expect(passwordProblems(`${left}${cased}${right}`, {})).not.toEqual([]);
      },
    ),
  );
});

test.each(["summer rain on gravel", "letmein-17-crates", "7hockey-sticks-9", "dragon4829175930"])(
  "a well-known word inside a longer password is accepted: %s",
  (password) => {
    expect(passwordProblems(password, OWNER)).toEqual([]);
  },
);

test("any text at all gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (password, email) => {
      passwordProblems(password, { email, companyName: email });
      return [25, 40, 55, 70, 85, 100].includes(passwordStrength(password).score);
    }),
  );
});
