/**
 * Spreadsheets treat cells that begin like this as formulas, the full-width forms too; a leading apostrophe makes them
 * text.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Always quoted, so that a separator of another locale inside a cell starts no new one. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180, with the byte order mark that tells spreadsheets it is UTF-8. */
export function csvOf(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
