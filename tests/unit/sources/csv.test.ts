import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "~/sources/formats/csv";
import { withoutLongRecords } from "~/sources/formats/csv-record-size";
import { collect, streamOfAnswer } from "./portal-answers";

const COLUMNS = ["title", "regions", "text"];

function quoted(cell: string) {
  return `"${cell.replaceAll('"', '""')}"`;
}

function csvOf(rows: ReadonlyArray<ReadonlyArray<string>>) {
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(",")).join("\n");
}

async function readCells(answer: string, pieceSize?: number) {
  const { items, error } = await collect(readCsv(streamOfAnswer(answer, pieceSize), COLUMNS));
  if (error) throw error;
  return items.map((row) => COLUMNS.map((column) => row.cell(column)));
}

test("any cells, with newlines, quotes, stars and commas in them, come back as they were written", async () => {
  const cell = fc
    .array(fc.constantFrom('"', "\n", "\r\n", "*", ",", " ", "é", "日", "a", "Toronto", "&rsquo;"), {
      maxLength: 12,
    })
    .map((parts) => parts.join(""));
  const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 50 }), async (table, pieceSize) => {
      expect(await readCells(csvOf(table), pieceSize)).toEqual(table);
    }),
    { numRuns: 150 },
  );
});

test("a byte order mark, quoted empty cells and bare empty cells are all accepted", async () => {
  const answer = '\uFEFF"title","regions","text"\r\n"Roof","",\r\n"Door",,"x"\r\n';
  expect(await readCells(answer)).toEqual([
    ["Roof", "", ""],
    ["Door", "", "x"],
  ]);
});

test("a file with a header only is a legal empty file", async () => {
  expect(await readCells('"title","regions","text"\n')).toEqual([]);
});

test("missing columns fail loudly and by name", async () => {
  const { error } = await collect(readCsv(streamOfAnswer("title,notes\na,b\n"), COLUMNS));
  expect(error?.name).toBe("MalformedAnswer");
  expect(error?.message).toContain("regions, text");
});

test("an empty file is malformed", async () => {
  const { error } = await collect(readCsv(streamOfAnswer(""), COLUMNS));
  expect(error?.name).toBe("MalformedAnswer");
});

test("a file cut off inside quotes gives the rows before and is then malformed", async () => {
  const { items, error } = await collect(readCsv(streamOfAnswer('title,regions,text\na,b,c\nd,"e'), COLUMNS));
  expect(items).toHaveLength(1);
  expect(error?.name).toBe("MalformedAnswer");
});

test("a file cut off inside its last row is malformed", async () => {
  const { items, error } = await collect(readCsv(streamOfAnswer("title,regions,text\na,b,c\nd,e"), COLUMNS));
  expect(items).toHaveLength(1);
  expect(error?.message).toContain("row 2");
});

test("a row with too few cells in the middle is handed over as a misfit and the rest is read", async () => {
  const { items, error } = await collect(
    readCsv(streamOfAnswer("title,regions,text\na,b\nd,e,f\n"), COLUMNS),
  );
  expect(error).toBeNull();
  expect(items.map(({ misfit }) => misfit !== null)).toEqual([true, false]);
});

test("a quote that never closes ends in an error and does not swallow the file into memory", async () => {
  const answer = `title,regions,text\n"a,${"x".repeat(3_000_000)}`;
  const { error } = await collect(readCsv(streamOfAnswer(answer, 60_000), COLUMNS));
  expect(error?.name).toBe("MalformedAnswer");
});

test("cutting long records changes nothing of other files, however they are cut into pieces", async () => {
  const piece = fc.constantFrom('"', '""', ",", "\n", "\r\n", "\r", "a", "é", " ");
  const file = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 7 }), async (text, pieceSize) => {
      const cut = withoutLongRecords(streamOfAnswer(text, pieceSize), () => expect.unreachable());
      expect(await new Response(cut).text()).toBe(text);
    }),
  );
});

const LONG = "x".repeat(2_000_000);

test.each([
  ["without quotes", `k,${LONG}yyy,z`],
  ["in quotes", `k,"${LONG}, ""y"" \n y",z`],
  ["that ends with a quote in quotes", `k,"${LONG}""",z`],
  ["of only quotes", `k,"${'""'.repeat(2_000_001)}",z`],
  ["with a stray quote", `k,${LONG}"yy,z`],
  ["with text after its quotes", `k,"${LONG}yy"yy,z`],
])("a long cell %s is cut, and only its row is too long", async (_what, row) => {
  for (const pieceSize of [999, 65_536]) {
    const answer = streamOfAnswer(`title,regions,text\na,b,c\n${row}\nd,"e ""f""",g\n`, pieceSize);
    const { items, error } = await collect(readCsv(answer, COLUMNS));
    expect(error).toBeNull();
    expect(items.map(({ isTooLong, misfit }) => [isTooLong, misfit])).toEqual([
      [false, null],
      [true, null],
      [false, null],
    ]);
    expect([items[1]!.cell("title"), items[1]!.cell("text")]).toEqual(["k", "z"]);
    expect(items[1]!.cell("regions").length).toBeLessThan(2_000_100);
    expect(items[2]!.cell("regions")).toBe('e "f"');
  }
});

test("a large file is read only as fast as its rows are consumed", async () => {
  const row = new TextEncoder().encode(`a,b,${"x".repeat(995)}\n`);
  let produced = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(produced === 0 ? new TextEncoder().encode("title,regions,text\n") : row);
        produced += 1;
      },
    },
    { highWaterMark: 0 },
  );
  let taken = 0;
  for await (const _ of readCsv(endless, COLUMNS)) {
    taken += 1;
    if (taken === 5_000) break;
  }
  expect(produced).toBeLessThan(taken + 3_000);
});

test("an error of the stream itself comes through unchanged", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error("connection lost"));
    },
  });
  const { error } = await collect(readCsv(broken, COLUMNS));
  expect(error?.message).toBe("connection lost");
});

test("a file is read no further than its rows are taken", async () => {
  const row = `"Roof","Ontario","${"x".repeat(1_000)}"\n`;
  const slice = new TextEncoder().encode(row.repeat(64));
  let pulled = 0;
  const bytes = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(pulled === 1 ? new TextEncoder().encode("title,regions,text\n") : slice);
        if (pulled === 200) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const rows = readCsv(bytes, COLUMNS);
  for (let taken = 0; taken < 65; taken++) await rows.next();
  // Time for whatever would be read ahead.
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(pulled).toBeLessThan(6);
  await rows.return();
});
