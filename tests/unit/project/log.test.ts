import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { log, logFailure, reasonOf, REQUEST_ID_SLOT } from "~/lib/log.server";
import { listFiles, readText } from "./project-files";

/** Records what is logged until the end of the test. */
function recordLog() {
  const lines: Array<string> = [];
  for (const level of ["info", "warn", "error"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(" ")));
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  return lines;
}

/** As Drizzle throws it: its message quotes the parameters, and so does its stack. */
function failedQuery(params: ReadonlyArray<string>, cause: Error) {
  const text = `Failed query: insert into users values (?)\nparams: ${params.join(",")}`;
  return Object.assign(new Error(text, { cause }), { query: "insert", params });
}

test("a line is one line of JSON with its level, its event, its fields and the request's id", () => {
  const lines = recordLog();
  Object.assign(globalThis, { [REQUEST_ID_SLOT]: () => "8f3b5c-YYZ" });
  onTestFinished(() => void Object.assign(globalThis, { [REQUEST_ID_SLOT]: undefined }));

  log("info", "A timed job ended", { job: "mail", ms: 12 });
  logFailure("Bid could not be saved", new Error("two\nlines"), { bidId: 3 });

  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: "info", event: "A timed job ended", requestId: "8f3b5c-YYZ", job: "mail", ms: 12 },
    {
      level: "error",
      event: "Bid could not be saved",
      requestId: "8f3b5c-YYZ",
      bidId: 3,
      error: {
        name: "Error",
        message: "two",
        stack: expect.arrayContaining([expect.stringMatching(/^at /)]) as unknown,
      },
    },
  ]);
  expect(lines.join()).not.toContain("\n");
});

test.each([
  [
    "D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT",
    "D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT",
  ],
  ['D1_ERROR: fts5: syntax error near "12 King Street": SQLITE_ERROR', "D1_ERROR: SQLITE_ERROR"],
  ["D1_ERROR: no such column: King: SQLITE_ERROR", "D1_ERROR: SQLITE_ERROR"],
  ["D1_TYPE_ERROR: Type 'object' not supported for value 'Dana Smith'", "D1_TYPE_ERROR"],
  ["D1_ERROR: Network connection lost.", "D1_ERROR: Network connection lost"],
  ["Network connection lost", "Network connection lost"],
  [
    `Unexpected token 'D', "Dana "the roof" Smith"... is not valid JSON`,
    "Unexpected token …... is not valid JSON",
  ],
  ["Invalid URL: https://bids.example/unsubscribe/secret", "Invalid URL: …"],
  ["No mail to dana@northline.example, 416 555-0100", "No mail to … 416 …"],
  ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading …)"],
])("of the message %j a log keeps %j", (message, kept) => {
  expect(reasonOf(failedQuery(["Dana Smith"], new Error(message)))).toBe(kept);
});

const secret = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom("King", "Queen", "Rue Saint-Paul"))
    .map(([number, street]) => `${number} ${street} Street, Unit 7`),
  fc.uuid(),
  fc.webUrl({ withQueryParameters: true }),
);

test("whatever a failed query's parameters are, no line and no stored reason has them", () => {
  const lines = recordLog();
  fc.assert(
    fc.property(
      secret,
      fc.constantFrom(
        (text: string) => new Error(`D1_ERROR: near "${text}": syntax error: SQLITE_ERROR`),
        (text: string) => new Error(`D1_TYPE_ERROR: Type 'object' not supported for value '${text}'`),
        (text: string) => new TypeError(`"${text}" is not valid`),
        (text: string) => failedQuery([text], new Error("Network connection lost")),
      ),
      (text, causeOf) => {
        const error = failedQuery([text], causeOf(text));
        lines.length = 0;
        logFailure("Profile could not be saved", error);
        expect(lines.join()).not.toContain(text);
        expect(reasonOf(error)).not.toContain(text);
        expect(JSON.parse(lines[0] ?? "")).toMatchObject({ error: { message: "Failed query" } });
      },
    ),
  );
});

test("a parameter that looks like a line of a stack is not logged as one", () => {
  const lines = recordLog();
  logFailure(
    "Notes could not be stored",
    failedQuery(["Hello\n    at 12 King Street:1:1"], new Error("timeout")),
  );
  expect(lines.join()).not.toContain("King");
  expect(lines.join()).toContain("log.test.ts");
});

test("a message that does not fit its schema is logged by its fields, without what was sent", () => {
  const issues = [{ code: "invalid_type", path: ["user", 0, "email"], message: "dana@northline.example" }];
  const error = Object.assign(new Error(JSON.stringify(issues)), { name: "ZodError", issues });
  expect(reasonOf(error)).toBe("Invalid: user.0.email invalid_type");
});

test("what is thrown without being an error is logged by its type", () => {
  const lines = recordLog();
  logFailure("A request failed", "dana@northline.example");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ error: { name: "string" } });
  expect(lines.join()).not.toContain("dana");
  expect(reasonOf({ email: "dana@northline.example" })).toBe("unknown reason");
});

/** Programs that people run in a terminal. */
const PROGRAMS = /^workers\/(?:local|operators)\/|^drizzle\/(?:seed|generate)/;

test("only the logger writes to the console", () => {
  const wrong = ["app", "workers", "drizzle"]
    .flatMap(listFiles)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !PROGRAMS.test(path))
    .filter((path) => /\bconsole\b\s*[.[]/.test(readText(path)));
  expect(wrong).toEqual(["app/lib/log.server.ts"]);
});

test("lib has at most eight files, so that it does not become a drawer", () => {
  expect(listFiles("app/lib").length).toBeLessThanOrEqual(8);
});
