import { join, readSlices, streamOf } from "./byte-stream";
import { MalformedAnswer } from "./raw-record";

/**
 * The characters of windows-1252 at 0x80 to 0x9F. Five positions are undefined and stay control characters. The table
 * is needed because Node 20's decoder treats these bytes as Latin-1.
 */
export const WINDOWS_1252_AT_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const UTF8_OF_BYTE: ReadonlyArray<Uint8Array> = Array.from({ length: 256 }, (_, byte) =>
  new TextEncoder().encode(WINDOWS_1252_AT_80[byte - 0x80] ?? String.fromCharCode(byte)),
);
const LONGEST_UTF8 = 3;

export function windows1252ToUtf8(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  async function* recoded() {
    for await (const slice of readSlices(bytes)) yield recode(slice);
  }
  return streamOf(recoded());
}

/** One piece of a text in windows-1252 as UTF-8. */
export function recode(slice: Uint8Array): Uint8Array {
  const utf8 = new Uint8Array(slice.length * LONGEST_UTF8);
  let length = 0;
  for (const byte of slice) {
    if (byte < 0x80) {
      utf8[length] = byte;
      length += 1;
      continue;
    }
    const encoded = UTF8_OF_BYTE[byte];
    if (!encoded) continue;
    utf8.set(encoded, length);
    length += encoded.length;
  }
  return utf8.subarray(0, length);
}

/** Positions that windows-1252 leaves undefined. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Signs that are no part of words. Macintosh has accented letters there: "‡" is "á", "ˆ" is "à", "‰" is "â". */
const SIGNS = new Set([0x83, 0x86, 0x87, 0x88, 0x89, 0x8b, 0x98, 0x99, 0x9b]);

const isLower = (byte = 0) => byte >= 0x61 && byte <= 0x7a;
const isLetter = (byte = 0) => isLower(byte) || (byte >= 0x41 && byte <= 0x5a);
const isAccented = (byte: number) => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7;
const isAccentedCapital = (byte: number) =>
  byte === 0x8a || byte === 0x8e || (isAccented(byte) && byte < 0xdf);

/** Inside a word: a sign, or a capital after a small letter, as in "RŽfection" and "lÕeau". */
const isOfMacintosh = (byte: number, before: number | undefined, after: number | undefined) =>
  (SIGNS.has(byte) && isLetter(before) && isLetter(after)) || (isAccentedCapital(byte) && isLower(before));

const QUARTER = 0xbc;
const HALF = 0xbd;
const LIGATURES: Readonly<Record<number, number>> = { [QUARTER]: 0x8c, [HALF]: 0x9c };
/** What follows "œ" at the start of French words: "œuvre", "œil", "œdème". */
const AFTER_LIGATURE = /^(?:u|il|d)/;

/** A fraction where a word has "œ": ISO-8859-15 has the letters "Œ" and "œ" at these places. */
function isLigature(piece: Uint8Array, at: number, before: number | undefined): boolean {
  const isInWord = isLetter(before) && isLetter(piece[at + 1]);
  const isFirst = before !== undefined && (before < 0x30 || before > 0x39) && !isLetter(before);
  const next = String.fromCharCode(piece[at + 1] ?? 0, piece[at + 2] ?? 0);
  return isInWord || (isFirst && AFTER_LIGATURE.test(next));
}

const SPACE = 0x20;
/** As many bytes are held back, because what follows them says what they are. */
const LOOKAHEAD = 2;

/**
 * A file in windows-1252, piece by piece after the byte `before`; `null` at its end. Fails for what is not in it: undefined bytes, and text in
 * which more letters are those of Macintosh than its own.
 */
export function windows1252Converter(before = SPACE): (piece: Uint8Array | null) => Uint8Array {
  let held: Uint8Array = new Uint8Array();
  let own = 0;
  let ofMacintosh = 0;
  return (slice) => {
    const piece = slice ? join([held, slice]) : held;
    const end = slice ? Math.max(0, piece.length - LOOKAHEAD) : piece.length;
    const known = piece.slice(0, end);
    for (let at = 0; at < end; at += 1) {
      const byte = known[at]!;
      if (byte >= 0x80) {
        if (UNDEFINED.has(byte))
          throw new MalformedAnswer("The file is neither in UTF-8 nor in windows-1252.");
        if (isOfMacintosh(byte, before, piece[at + 1])) ofMacintosh += 1;
        else if (isAccented(byte)) own += 1;
        const ligature = LIGATURES[byte];
        if (ligature !== undefined && isLigature(piece, at, before)) known[at] = ligature;
      }
      before = byte;
    }
    if (ofMacintosh > own) throw new MalformedAnswer("The file seems to be in Macintosh's encoding.");
    held = piece.slice(end);
    return recode(known);
  };
}
