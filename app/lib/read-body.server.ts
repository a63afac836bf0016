/** The request's body; `null` if it is longer than `maxBytes`, after which nothing more is read. */
export async function readBytes(request: Request, maxBytes: number): Promise<ArrayBuffer | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const pieces: Array<Uint8Array> = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    length += piece.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return null;
    }
    pieces.push(piece.value);
  }
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
