import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkboxField, listField, parseForm, readForm, secretField, textField } from "~/lib/form.server";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://bids.example/", { method: "POST", body, headers });

test("a form is read with every value of every field, in order", async () => {
  const body = new URLSearchParams([
    ["region", "CA-ON"],
    ["name", "Ünïcode & sons"],
    ["region", "CA-QC"],
  ]);
  expect(await readForm(post(body))).toEqual({ region: ["CA-ON", "CA-QC"], name: ["Ünïcode & sons"] });
});

test("a form that was sent in parts is read too, without its files", async () => {
  const body = new FormData();
  body.append("name", "Acme");
  body.append("logo", new File(["x"], "logo.png"));
  expect(await readForm(post(body))).toEqual({ name: ["Acme"] });
});

test("a body that is not a form is a bad request, and an oversized one is refused", async () => {
  const status = (request: Request) =>
    readForm(request).catch((thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown));
  expect(await status(post("{}", { "Content-Type": "application/json" }))).toBe(400);
  expect(await status(post("--x", { "Content-Type": "multipart/form-data; boundary=y" }))).toBe(400);
  expect(
    await status(post("a".repeat(70_000), { "Content-Type": "application/x-www-form-urlencoded" })),
  ).toBe(413);
});

test("a field named like a part of every object is a field like any other", async () => {
  const fields = await readForm(
    post(
      new URLSearchParams([
        ["__proto__", "x"],
        ["constructor", "y"],
      ]),
    ),
  );
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.entries(fields)).toEqual([
    ["__proto__", ["x"]],
    ["constructor", ["y"]],
  ]);
});

const schema = z.object({
  name: textField("Name", 10),
  secret: secretField,
  on: checkboxField,
  list: listField,
});

test("text is trimmed, a secret is not, a missing box is off, a list holds each value once", () => {
  const fields = { name: ["  Acme \n"], secret: [" s "], list: ["a", "", "b", "a"] };
  expect(parseForm(schema, fields)).toEqual({
    ok: true,
    value: { name: "Acme", secret: " s ", on: false, list: ["a", "b"] },
  });
});

test("what is sent twice, too long, on two lines or turns the direction of writing is refused by name", () => {
  const errorOf = (...name: Array<string>) => {
    const parsed = parseForm(schema, { name });
    return parsed.ok ? null : parsed.errors["name"];
  };
  expect(errorOf("a", "b")).toBe("This field was sent more than once.");
  expect(errorOf("a".repeat(11))).toBe("Name must be 10 characters or fewer.");
  expect(errorOf("a\nb")).toBe("Name must be plain text on one line.");
  expect(errorOf("a\u0000b")).toBe("Name must be plain text on one line.");
  expect(errorOf("a\u202Eb")).toBe("Name must be plain text on one line.");
  expect(errorOf("a".repeat(10))).toBeNull();
});

test("no fields whatever make the reading throw", () => {
  const values = fc.array(fc.string({ unit: "binary" }), { maxLength: 3 });
  const names = fc.oneof(fc.constantFrom("name", "secret", "on", "list", "__proto__"), fc.string());
  fc.assert(
    fc.property(fc.dictionary(names, values), (fields) => {
      const parsed = parseForm(schema, fields);
      if (!parsed.ok) expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
    }),
  );
});
