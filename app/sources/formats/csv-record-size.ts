import { readSlices, streamOf } from "./byte-stream";
import { MAX_RECORD_BYTES } from "./raw-record";

/** Of each cell after the limit, so that a record's key is read wherever its column is. */
const KEPT_OF_CELL = 1_000;

const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const QUOTE_BYTES = Uint8Array.of(QUOTE);
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Stands where text was left out: a character that Unicode reserves for such uses. */
export const CUT_MARK = "\uFFFF";
const CUT_MARK_BYTES = new TextEncoder().encode(CUT_MARK);

/** Where a byte stands: at the start of a cell, in one without or with quotes, or after a quote inside quotes. */
type Place = "start" | "plain" | "quoted" | "after a quote";

/**
 * Cuts the cells of CSV records that have more than 2 MB, and puts `CUT_MARK` into them; all other bytes stay. Without it
 * a long record, or a quote that is never closed, would end the file or fill the memory. Quotes are understood as by
 * csv-parse with `relax_quotes`.
 */
export function withoutLongRecords(
  bytes: ReadableStream<Uint8Array>,
  onCut: () => void,
): ReadableStream<Uint8Array> {
  async function* cut() {
    const cutter = createCutter(onCut);
    for await (const slice of readSlices(bytes)) yield* cutter.cut(slice);
    yield* cutter.end();
  }
  return streamOf(cut());
}

function createCutter(onCut: () => void) {
  let place: Place = "start";
  let ofRecord = 0;
  let ofCell = 0;
  let isMarked = false;
  /** Set if the quote before this byte was left out, until it is known whether it closes the cell. */
  let heldQuote = false;
  let position = 0;

  let runs: Array<Uint8Array> = [];
  let slice: Uint8Array = new Uint8Array();
  let runStart = 0;

  const isOver = () => ofRecord >= MAX_RECORD_BYTES && ofCell >= KEPT_OF_CELL;

  function put(bytes: Uint8Array) {
    if (bytes.length > 0) runs.push(bytes);
  }
  function leaveOut(at: number) {
    put(slice.subarray(runStart, at));
    runStart = at + 1;
  }
  function takeText(at: number) {
    if (isOver()) {
      leaveOut(at);
      if (!isMarked) put(CUT_MARK_BYTES);
      isMarked = true;
      onCut();
    } else {
      ofRecord += 1;
      ofCell += 1;
    }
  }
  function takeQuoteInQuotes(at: number) {
    place = "after a quote";
    heldQuote = isOver();
    if (heldQuote) leaveOut(at);
  }
  function beginCell() {
    place = "start";
    ofCell = 0;
  }
  function take(byte: number, at: number) {
    if (place === "after a quote") {
      const wasHeld = heldQuote;
      heldQuote = false;
      if (byte === QUOTE) {
        place = "quoted";
        takeText(at);
        return;
      }
      if (wasHeld) put(QUOTE_BYTES);
      place = "plain";
    }
    if (place === "quoted") {
      if (byte === QUOTE) takeQuoteInQuotes(at);
      else takeText(at);
    } else if (byte === COMMA) beginCell();
    else if (byte === LINE_FEED) {
      beginCell();
      ofRecord = 0;
      isMarked = false;
    } else if (byte === QUOTE && place === "start") place = "quoted";
    else {
      place = "plain";
      takeText(at);
    }
  }

  return {
    cut(next: Uint8Array): ReadonlyArray<Uint8Array> {
      runs = [];
      slice = next;
      runStart = 0;
      for (let at = 0; at < slice.length; at += 1) {
        const byte = slice[at]!;
        const isMark = position < BYTE_ORDER_MARK.length && byte === BYTE_ORDER_MARK[position];
        position += 1;
        if (!isMark) take(byte, at);
      }
      put(slice.subarray(runStart));
      return runs;
    },
    end: (): ReadonlyArray<Uint8Array> => (heldQuote ? [QUOTE_BYTES] : []),
  };
}
