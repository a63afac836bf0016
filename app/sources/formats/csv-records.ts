import { type CsvRow, type Header, headerOf, readCsv, readRow } from "./csv";
import type { RawRecord } from "./raw-record";

type RowContent = { number: number; cells: ReadonlyArray<string> };

/** The rows of a CSV file as records to be read later. Throws as `readCsv` does. */
export async function* csvRecords(
  bytes: ReadableStream<Uint8Array>,
  requiredColumns: ReadonlyArray<string>,
): AsyncGenerator<RawRecord, void> {
  for await (const { number, cells, columns, isTooLong } of readCsv(bytes, requiredColumns)) {
    const content: RowContent = { number, cells };
    yield { content, isTooLong, columns };
  }
}

/** Makes rows of such records again. */
export function createRowReader(): (record: RawRecord) => CsvRow {
  let header: Header = headerOf([]);
  return ({ content, isTooLong, columns }) => {
    if (columns && columns !== header.columns) header = headerOf(columns);
    const { number, cells } = content as RowContent;
    return readRow(number, header, cells, isTooLong);
  };
}
