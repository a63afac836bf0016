import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  checkboxField,
  hiddenField,
  listField,
  readButton,
  readForm,
  requiredTextAreaField,
  requiredTextField,
  secretField,
  textField,
  untrimmedField,
} from "~/lib/form.server";
import { formOf } from "../../support/form-data";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://bids.example/", { method: "POST", body, headers });

const refusal = (request: Request) =>
  readForm(request).then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  );

test("a form is read with every value of every field, in order", async () => {
  const body = new URLSearchParams([
    ["region", "CA-ON"],
    ["name", "Ünïcode & sons"],
    ["region", "CA-QC"],
  ]);
  expect([...(await readForm(post(body)))]).toEqual([...body]);
});

test("a form that was sent in parts is read too, without its files", async () => {
  const body = new FormData();
  body.append("name", "Acme");
  body.append("logo", new File(["x"], "logo.png"));
  expect([...(await readForm(post(body)))]).toEqual([["name", "Acme"]]);
});

test("a body that is not a form is a bad request, and an oversized one is refused", async () => {
  expect(await refusal(post("{}", { "Content-Type": "application/json" }))).toBe(400);
  expect(await refusal(post("--x", { "Content-Type": "multipart/form-data; boundary=y" }))).toBe(400);
  expect(
    await refusal(post("a".repeat(70_000), { "Content-Type": "application/x-www-form-urlencoded" })),
  ).toBe(413);
});

test("field names that would make Conform build long lists, deep paths or broken objects are refused", async () => {
  const status = (name: string, value = "x") => refusal(post(new URLSearchParams({ [name]: value })));
  for (const name of ["regions", "regions[0]", "regions[50]", "List-Unsubscribe", "was-country"])
    expect([name, await status(name)]).toEqual([name, null]);
  for (const name of [
    ...["regions[51]", "regions[999999]", "regions[1e9]", "regions[-1]", "regions[]", "regions[0][0]"],
    ...["regions[0].name", "a.b", "regions.length", "", " ", "a b", "a]b", "x".repeat(61), "雪"],
    ...["__proto__", "constructor", "toString", "valueOf[3]", "hasOwnProperty"],
  ])
    expect([name, await status(name)]).toEqual([name, 400]);
});

test("Conform's intents and state are refused, whatever they ask for", async () => {
  for (const name of ["__intent__", "__state__"])
    for (const value of [
      JSON.stringify({ type: "insert", payload: { name: "regions", index: 999_999 } }),
      JSON.stringify({ type: "update", payload: { name: "regions[999999]", value: "x" } }),
      JSON.stringify({ type: "validate", payload: {} }),
      "{",
      "",
    ])
      expect([name, value, await refusal(post(new URLSearchParams({ [name]: value })))]).toEqual([
        name,
        value,
        400,
      ]);
});

test("a form with more fields than any of ours is refused", async () => {
  const regions = (count: number) => new URLSearchParams(Array.from({ length: count }, () => ["r", "x"]));
  expect(await refusal(post(regions(1_200)))).toBeNull();
  expect(await refusal(post(regions(1_201)))).toBe(400);
});

const schema = z.object({
  name: textField("Name", 10),
  secret: secretField("Enter it."),
  on: checkboxField,
  list: listField,
  back: hiddenField,
  notes: untrimmedField,
});

const parse = (fields: Parameters<typeof formOf>[0]) =>
  parseWithZod(formOf({ secret: "s", ...fields }), { schema });

test("text is trimmed, a secret is not, a missing box is off, a list holds each value once", () => {
  const fields = { name: "  Acme \n", secret: " s ", list: ["a", "", "b", "a"], notes: " n " };
  expect(parse(fields)).toMatchObject({
    status: "success",
    value: { name: "Acme", secret: " s ", on: false, list: ["a", "b"], back: "", notes: " n " },
  });
  expect(parse({ secret: " ", name: "   ", on: "on" })).toMatchObject({
    value: { name: "", secret: " ", on: true, list: [], notes: "" },
  });
  expect(parse({ name: "e\u0301" })).toMatchObject({ value: { name: "\u00e9" } });
});

test("what is sent twice, too long, on two lines or turns the direction of writing is refused by name", () => {
  const errorOf = (...name: Array<string>) => {
    const submission = parse({ name });
    return submission.status === "success" ? null : submission.error?.["name"]?.[0];
  };
  expect(errorOf("a", "b")).toBe("This field was sent more than once.");
  expect(errorOf("a".repeat(11))).toBe("Name must be 10 characters or fewer.");
  expect(errorOf("a\nb")).toBe("Name must be plain text on one line.");
  expect(errorOf("a\u0000b")).toBe("Name must be plain text on one line.");
  expect(errorOf("a\u202Eb")).toBe("Name must be plain text on one line.");
  expect(errorOf("a".repeat(10))).toBeNull();
});

test("a required field that is missing, empty or blank has its own sentence", () => {
  const required = z.object({
    line: requiredTextField("Line", 10, "Write a line."),
    text: requiredTextAreaField("Text", 10, "Write a text."),
    secret: secretField("Enter it."),
  });
  const missing = { line: ["Write a line."], text: ["Write a text."] };
  for (const value of [undefined, "", " \n "])
    expect(
      parseWithZod(formOf({ line: value, text: value, secret: "s" }), { schema: required }),
    ).toMatchObject({
      error: missing,
    });
  expect(parseWithZod(formOf({}), { schema: required })).toMatchObject({
    error: { ...missing, secret: ["Enter it."] },
  });
  expect(
    parseWithZod(formOf({ line: " a ", text: " a\r\nb ", secret: "s" }), { schema: required }),
  ).toMatchObject({
    value: { line: "a", text: "a\nb" },
  });
});

test("a button that no form of ours has is a bad request with its sentence", async () => {
  const buttons = z.object({ intent: z.enum(["end"], "No such action"), back: hiddenField });
  const press = (fields: Record<string, string>) => readButton(post(new URLSearchParams(fields)), buttons);
  expect(await press({ intent: "end", back: "/here" })).toEqual({ intent: "end", back: "/here" });
  const refused = await press({ intent: "begin" }).catch((thrown: unknown) => thrown as Response);
  expect(refused).toMatchObject({ status: 400 });
  expect(await (refused as Response).text()).toBe("No such action");
});

test("no fields whatever make the reading throw anything but a bad request", async () => {
  const words = fc.constantFrom(
    "name",
    "secret",
    "on",
    "list",
    "back",
    "notes",
    "__proto__",
    "toString",
    "length",
  );
  const index = fc.oneof(fc.nat(60).map(String), fc.constantFrom("", "x", "999999999"));
  const names = fc.oneof(
    words,
    fc.tuple(words, index).map(([word, at]) => `${word}[${at}]`),
    fc.tuple(words, words).map((pair) => pair.join(".")),
    fc.string(),
  );
  const fields = fc.array(fc.tuple(names, fc.string({ unit: "binary" })), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fields, async (sent) => {
      const form = await readForm(post(new URLSearchParams(sent))).catch((thrown: unknown) => thrown);
      if (form instanceof Response) {
        expect(form.status).toBe(400);
        return;
      }
      const submission = parseWithZod(form as FormData, { schema });
      // The answer is data: it can be sent to the page.
      const answer = submission.reply({ hideFields: ["secret"] });
      expect(structuredClone(answer)).toEqual(answer);
      if (submission.status !== "success") expect(Object.keys(submission.error ?? {})).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});
