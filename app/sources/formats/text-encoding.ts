import { join, readSlices, streamOf } from "./byte-stream";
import { MalformedAnswer } from "./raw-record";
import { windows1252Converter } from "./windows-1252";

/**
 * The bytes as UTF-8. A file is in UTF-8 or in windows-1252 as a whole, and its first character outside ASCII says which:
 * what French and English windows-1252 has there is never valid UTF-8. Throws `MalformedAnswer`, after the bytes before,
 * for a file in UTF-8 that has other bytes later, for bytes that neither encoding has, for text that is in neither, and for
 * UTF-16. The letters that windows-1252 and ISO-8859-15 write differently are read as what they are.
 */
export function asUtf8(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return streamOf(recoded(bytes));
}

async function* recoded(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array = NOTHING;
  let convert: Converter | null = null;
  let isFirst = true;
  let before: number | undefined;
  for await (const slice of readSlices(bytes)) {
    let piece: Uint8Array = held.length === 0 ? slice : join([held, slice]);
    held = NOTHING;
    if (isFirst && piece.length > 1 && isUtf16(piece)) throw new MalformedAnswer("The file is in UTF-16.");
    isFirst = false;
    if (!convert) {
      const start = firstOutsideAscii(piece);
      const decided = start === piece.length ? null : encodingAt(piece, start);
      if (decided === "cut off") {
        held = piece.slice(start);
        piece = piece.subarray(0, start);
      } else if (decided) convert = decided === "utf-8" ? utf8Converter() : windows1252Converter(before);
    }
    before = piece.at(-1) ?? before;
    yield convert ? convert(piece) : piece;
  }
  if (held.length > 0) {
    convert ??= windows1252Converter(before);
    yield convert(held);
  }
  if (convert) yield convert(null);
}

/** `null` at the end of the file. */
type Converter = (piece: Uint8Array | null) => Uint8Array;

const NOTHING = new Uint8Array();

function utf8Converter(): Converter {
  const strict = new TextDecoder("utf-8", { fatal: true });
  return (piece) => {
    try {
      strict.decode(piece ?? NOTHING, { stream: piece !== null });
    } catch {
      throw new MalformedAnswer("The file is in UTF-8, but not all of it: some of its bytes are not.");
    }
    return piece ?? NOTHING;
  };
}

function firstOutsideAscii(piece: Uint8Array): number {
  let at = 0;
  while (at < piece.length && piece[at]! < 0x80) at += 1;
  return at;
}

/** What the character that begins there shows; "cut off" if the piece ends inside a character that may be UTF-8. */
function encodingAt(piece: Uint8Array, start: number): "utf-8" | "windows-1252" | "cut off" {
  const character = piece.subarray(start, start + lengthOf(piece[start] ?? 0));
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    // As a stream, so that a beginning without its end is not an error yet.
    return decoder.decode(character, { stream: true }) === "" && start + character.length === piece.length
      ? "cut off"
      : "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** How many bytes the lead byte announces. */
function lengthOf(lead: number) {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

function isUtf16([first, second]: Uint8Array) {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
