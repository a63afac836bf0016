import { parse } from "csv-parse/sync";

/** The mean bytes of real descriptions of CanadaBuys. */
const COLUMNS: Readonly<Record<string, number>> = {
  "tenderDescription-descriptionAppelOffres-eng": 5_700,
  "tenderDescription-descriptionAppelOffres-fra": 7_900,
};

/** A file of CanadaBuys whose descriptions go on with sentences of other notices until they are as long as real ones. */
export async function withLongDescriptions(
  file: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const records: Array<Array<string>> = parse(await new Response(file).text(), {
    relax_column_count: true,
    bom: true,
  });
  const [header, ...rows] = records;
  const random = randomFrom(7);
  for (const [column, bytes] of Object.entries(COLUMNS)) {
    const at = header!.indexOf(column);
    const sentences = rows.flatMap((row) => row[at]?.match(/[^.\n]+[.\n]+/g) ?? []);
    for (const row of rows) {
      if (!row[at]) continue;
      while (Buffer.byteLength(row[at]) < bytes)
        row[at] += ` ${sentences[Math.floor(random() * sentences.length)]!}`;
    }
  }
  return new Response(records.map((row) => `${row.map(quoted).join(",")}\r\n`).join("")).body!;
}

/** Repeatable pseudo-random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
