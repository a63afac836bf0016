/**
 * The request's body; `null` if it is longer than `maxBytes`. Of a longer one as much again is read and dropped: a
 * program that is still sending would see a broken connection, and not the answer.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<ArrayBuffer | null> {
  const mostRead = 2 * maxBytes;
  if (Number(request.headers.get("Content-Length") ?? 0) > mostRead) return null;
  let pieces: Array<Uint8Array> = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    length += piece.value.byteLength;
    if (length > maxBytes) pieces = [];
    else pieces.push(piece.value);
    if (length > mostRead) {
      await reader?.cancel();
      return null;
    }
  }
  if (length > maxBytes) return null;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.byteLength;
  }
  return bytes.buffer;
}

/** `readBytes`, decoded as text. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}
