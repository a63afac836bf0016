import { type Cue, cuesIn } from "../cues";
import type { Moment } from "../moments/moments";
import type { Piece } from "./pieces";
import type { Sentence } from "./sentence-type";

const LONGEST_HEADER = 300;
/** "|---|---|" between the header and its rows */
const RULE = /^[\s|:+=-]+$/;
const SEPARATORS: ReadonlyArray<RegExp> = [/\|/g, /\t/g];
const NAMES_HOUR = /time|hour|heure/;

/** Whether the sentence may be the header of a table's row, or "Issue date: Closing date:" above its values. */
export const mayBeHeader = ({ plain, folded, cues, moments, loneHours }: Sentence) =>
  cues.length > 0 &&
  moments.length + loneHours.length === 0 &&
  folded.length <= LONGEST_HEADER &&
  (/[|\t]/.test(plain) || /:.*:\s{0,2}$/.test(folded));

/** How many of the lines after a header end its row: 0 where there is no row, or where several rows are of several bids. */
export function linesOfRow(read: ReadonlyArray<Sentence>, index: number): number {
  const lines = RULE.test(read[index + 1]?.folded ?? "") ? 2 : 1;
  const [row, next] = [read[index + lines], read[index + lines + 1]];
  if (!row || row.moments.length === 0 || row.cues.length > 0) return 0;
  const isOfSeveral = next !== undefined && next.moments.length > 0 && next.cues.length === 0;
  return isOfSeveral ? 0 : lines;
}

/** The header and its row, once for each date that has a cell's words above it; `null` where the cells do not fit. */
export function pairedByCell(table: Sentence): ReadonlyArray<Sentence> | null {
  const lines = linesIn(table.plain).filter(({ start, end }) => !RULE.test(table.plain.slice(start, end)));
  const [header, row, another] = lines;
  if (!header || !row || another || table.loneHours.some(({ start }) => start >= row.start)) return null;
  const [labels, values] = cellsOf(table, header, row);
  if (labels.length < 2 || labels.length !== values.length) return null;
  const pairs = table.moments.map((moment) => ({ moment, label: labelOf(moment, labels, values, table) }));
  if (pairs.some(({ label }) => label === null)) return null;
  return pairs.flatMap(({ moment, label }) => {
    const cues = label === null ? [] : cuesOf(label, table);
    return cues.length === 0 ? [] : [{ ...table, cues, moments: [moment], loneHours: [] }];
  });
}

/** What a cell's words are for, read as a label by itself. */
function cuesOf({ start, end }: Piece, { folded }: Sentence): Array<Cue> {
  const label = folded.slice(start, end).trimStart();
  const from = end - label.length;
  return cuesIn(`${label.trimEnd()}:`, true).map((cue) => ({
    ...cue,
    start: from + cue.start,
    end: from + cue.end,
  }));
}

/** The cell of the header above a date. Its hour may be in a cell of its own, "Closing date | Closing time". */
function labelOf(
  { day, hour }: Moment,
  labels: ReadonlyArray<Piece>,
  values: ReadonlyArray<Piece>,
  { folded }: Sentence,
): Piece | null {
  const cellOf = (at: number) => labels[values.findIndex(({ start, end }) => at >= start && at < end)];
  const label = cellOf(day.start);
  const ofHour = hour === null ? label : cellOf(hour.start);
  if (!label || !ofHour) return null;
  return ofHour === label || NAMES_HOUR.test(folded.slice(ofHour.start, ofHour.end)) ? label : null;
}

/** The cells of both lines. A row of nothing but dates has a cell for each. */
function cellsOf({ plain, moments }: Sentence, header: Piece, row: Piece): [Array<Piece>, Array<Piece>] {
  const separator = SEPARATORS.find((one) => {
    const isIn = ({ start, end }: Piece) => plain.slice(start, end).search(one) >= 0;
    return isIn(header) && isIn(row);
  });
  if (separator) return [partsOf(plain, header, separator), partsOf(plain, row, separator)];
  const values = moments.filter(({ start }) => start >= row.start);
  const beside = values.reduce((length, { start, end }) => length - (end - start), row.end - row.start);
  return beside > values.length + 2 ? [[], []] : [partsOf(plain, header, /:\s{0,4}/g), values];
}

function partsOf(plain: string, line: Piece, separator: RegExp): Array<Piece> {
  const parts: Array<Piece> = [];
  let from = line.start;
  for (const { index, 0: found } of plain.slice(line.start, line.end).matchAll(separator)) {
    parts.push({ start: from, end: line.start + index });
    from = line.start + index + found.length;
  }
  parts.push({ start: from, end: line.end });
  const isBlank = (part: Piece | undefined) =>
    part !== undefined && plain.slice(part.start, part.end).trim() === "";
  return parts.slice(isBlank(parts[0]) ? 1 : 0, isBlank(parts.at(-1)) ? -1 : undefined);
}

function linesIn(plain: string): Array<Piece> {
  const lines: Array<Piece> = [];
  for (const { index, 0: line } of plain.matchAll(/[^\n\r]+/g))
    if (line.trim() !== "") lines.push({ start: index, end: index + line.length });
  return lines;
}
