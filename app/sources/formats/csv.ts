import { parse } from "csv-parse/stream";
import { readSlices } from "./byte-stream";
import { CUT_MARK, withoutLongRecords } from "./csv-record-size";
import { MalformedAnswer } from "./raw-record";
import { MAX_RECORD_BYTES } from "./raw-record";
import { asUtf8 } from "./text-encoding";

export type CsvRow = {
  /** 1 for the first row after the header. */
  number: number;
  /** The header: the same list for all rows. */
  columns: ReadonlyArray<string>;
  /** Set if the row has too few or too many cells, which are then in the wrong columns. */
  misfit: string | null;
  /** Whether it has more than 2 MB: its long cells are cut. */
  isTooLong: boolean;
  cells: ReadonlyArray<string>;
  /** The cell, untrimmed; "" if it is empty or missing. */
  cell(column: string): string;
};

/**
 * Streams the rows of a CSV file (UTF-8, with or without byte order mark, or windows-1252; any newlines inside quotes).
 * Holds about a thousand rows in memory. A file with only a header is valid.
 * Throws `MalformedAnswer` when a required column is missing, a quote never closes, the last row is cut off, or the
 * bytes are in neither encoding.
 */
export async function* readCsv(
  bytes: ReadableStream<Uint8Array>,
  requiredColumns: ReadonlyArray<string>,
): AsyncGenerator<CsvRow, void> {
  let header: Header | null = null;
  let number = 0;
  let shortRow: CsvRow | null = null;
  const cuts = { any: false };
  const whole = withoutLongRecords(asUtf8(bytes), () => (cuts.any = true));

  for await (const cells of readRecords(whole)) {
    if (!header) {
      header = readHeader(cells, requiredColumns);
      continue;
    }
    if (shortRow) yield shortRow;
    number += 1;
    const row = readRow(number, header, cells, cuts.any && cells.some((cell) => cell.includes(CUT_MARK)));
    shortRow = cells.length < header.positions.size ? row : null;
    if (!shortRow) yield row;
  }

  if (!header) throw new MalformedAnswer("The CSV file is empty: it has no header.");
  if (shortRow) throw new MalformedAnswer(`The CSV file breaks off in row ${shortRow.number}.`);
}

async function* readRecords(bytes: ReadableStream<Uint8Array>): AsyncGenerator<ReadonlyArray<string>, void> {
  let produced = 0;
  let taken = 0;
  const state = { stopped: false };
  let onTaken: () => void = () => undefined;
  const parser = parse({
    on_record: (record: Array<string>) => {
      produced += 1;
      return record;
    },
    bom: true,
    record_delimiter: ["\r\n", "\n"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Longer records have been cut; this only keeps the memory.
    max_record_size: 2 * MAX_RECORD_BYTES,
  });
  const writer = parser.writable.getWriter();
  const reader = parser.readable.getReader();
  // Closing a truncated file throws, which would discard the rows that have not been consumed yet.
  const allTaken = async () => {
    if (taken < produced && !state.stopped) await new Promise<void>((resolve) => (onTaken = resolve));
  };
  // The parser alone would read a thousand rows ahead, in one stretch: the file is read no faster than it is processed.
  const feeding = (async () => {
    try {
      for await (const slice of readSlices(bytes)) {
        await writer.write(slice);
        await allTaken();
      }
      await writer.close();
    } catch (error) {
      await writer.abort(error).catch(() => undefined);
    }
  })();

  try {
    for (;;) {
      const { value, done } = (await reader.read()) as { value: ReadonlyArray<string>; done: boolean };
      if (done) break;
      yield value;
      taken += 1;
      if (taken === produced) onTaken();
    }
  } catch (error) {
    throw isCsvError(error) ? new MalformedAnswer(`The CSV file is damaged: ${error.code}.`) : error;
  } finally {
    state.stopped = true;
    onTaken();
    await reader.cancel().catch(() => undefined);
    await feeding;
  }
}

function isCsvError(error: unknown): error is { code: string } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("CSV_");
}

/** The names of the columns, and where each is. */
export type Header = { columns: ReadonlyArray<string>; positions: ReadonlyMap<string, number> };

export function headerOf(columns: ReadonlyArray<string>): Header {
  return { columns, positions: new Map(columns.map((name, position) => [name, position])) };
}

function readHeader(cells: ReadonlyArray<string>, requiredColumns: ReadonlyArray<string>): Header {
  const header = headerOf(cells.map((name) => name.trim()));
  const missing = requiredColumns.filter((column) => !header.positions.has(column));
  if (missing.length > 0) throw new MalformedAnswer(`The CSV file lacks the columns: ${missing.join(", ")}.`);
  return header;
}

export function readRow(
  number: number,
  { columns, positions }: Header,
  cells: ReadonlyArray<string>,
  isTooLong: boolean,
): CsvRow {
  return {
    number,
    columns,
    cells,
    isTooLong,
    misfit:
      cells.length === positions.size
        ? null
        : `Row ${number} has ${cells.length} cells where the header has ${positions.size}.`,
    cell(column) {
      const position = positions.get(column);
      return position === undefined ? "" : (cells[position] ?? "");
    },
  };
}
