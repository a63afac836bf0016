import { readSlices, streamOf } from "./byte-stream";

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
