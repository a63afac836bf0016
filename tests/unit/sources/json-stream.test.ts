import fc from "fast-check";
import { expect, test } from "vitest";
import { type JsonItem, readJson } from "~/sources/formats/json-stream";
import { collect, streamOfAnswer } from "./portal-answers";

function elementsOf(items: ReadonlyArray<JsonItem>) {
  return items.flatMap((item) => (item.kind === "element" ? [item.value] : []));
}

const RECORDS = fc.array(
  fc.record({
    id: fc.integer(),
    title: fc.string({ unit: "grapheme" }),
    tags: fc.array(fc.string()),
    note: fc.constant(null),
  }),
  { minLength: 1, maxLength: 5 },
);

test("a document cut off at any byte never gives a wrong record and is always malformed", async () => {
  await fc.assert(
    fc.asyncProperty(RECORDS, fc.nat(), fc.integer({ min: 1, max: 40 }), async (records, cut, pieceSize) => {
      const whole = new TextEncoder().encode(JSON.stringify({ version: "1.1", releases: records }));
      const part = whole.slice(0, cut % whole.length);
      const { items, error } = await collect(
        readJson(streamOfAnswer(part, pieceSize), { lists: ["releases"] }),
      );
      const given = elementsOf(items);
      expect(given).toEqual(records.slice(0, given.length));
      expect(error?.name).toBe("MalformedAnswer");
    }),
    { numRuns: 300 },
  );
});

test("a whole document gives every record, however it is cut into pieces", async () => {
  await fc.assert(
    fc.asyncProperty(RECORDS, fc.integer({ min: 1, max: 40 }), async (records, pieceSize) => {
      const answer = JSON.stringify({ result: { total: 3, records }, success: true }, null, 1);
      const { items, error } = await collect(
        readJson(streamOfAnswer(`\uFEFF${answer}\n`, pieceSize), { lists: ["result.records"] }),
      );
      expect(error).toBeNull();
      expect(elementsOf(items)).toEqual(records);
    }),
  );
});

test("a bare list is read where it is expected and refused where it is not", async () => {
  const list = await collect(readJson(streamOfAnswer('[{"a":1},{"a":2}]'), { lists: [""] }));
  expect(elementsOf(list.items)).toEqual([{ a: 1 }, { a: 2 }]);
  const refused = await collect(readJson(streamOfAnswer("[]"), { lists: ["releases"] }));
  expect(refused.error?.name).toBe("MalformedAnswer");
});

test("an empty list is a legal answer; an answer without the list is not", async () => {
  const empty = await collect(readJson(streamOfAnswer('{"releases":[]}'), { lists: ["releases"] }));
  expect(empty).toEqual({ items: [], error: null });
  const other = await collect(readJson(streamOfAnswer('{"error":"try later"}'), { lists: ["releases"] }));
  expect(other.error?.message).toContain("releases");
});

test("a web page is named as such", async () => {
  const { error } = await collect(
    readJson(streamOfAnswer("\n<!DOCTYPE html><html>"), { lists: ["releases"] }),
  );
  expect(error?.name).toBe("MalformedAnswer");
  expect(error?.message).toContain("web page");
});

test("single values beside the list are given too", async () => {
  const { items } = await collect(
    readJson(streamOfAnswer('{"totalRecords":2,"data":[{"a":1}]}'), {
      lists: ["data"],
      values: ["totalRecords"],
    }),
  );
  expect(items[0]).toEqual({ kind: "value", path: "totalRecords", value: 2 });
});

test("records are dropped from memory once they are given out", async () => {
  const record = JSON.stringify({ text: "x".repeat(10_000) });
  let given = 0;
  const answer = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        given += 1;
        controller.enqueue(new TextEncoder().encode(given === 1 ? `{"releases":[${record}` : `,${record}`));
        if (given === 10_000) {
          controller.enqueue(new TextEncoder().encode("]}"));
          controller.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
  const before = process.memoryUsage().heapUsed;
  let highest = 0;
  let count = 0;
  for await (const item of readJson(answer, { lists: ["releases"] })) {
    if (item.kind === "element") count += 1;
    if (count % 500 === 0) highest = Math.max(highest, process.memoryUsage().heapUsed - before);
  }
  expect(count).toBe(10_000);
  // The document is 100 MB long.
  expect(highest).toBeLessThan(64 * 1024 * 1024);
});
