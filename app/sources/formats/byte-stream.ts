const SLICE_BYTES = 64 * 1024;
const HEAD_BYTES = 1024;

/**
 * Yields the bytes in slices of at most 64 KB, so that a file that arrives as one chunk is still parsed in steps.
 * Stopping early cancels the stream.
 */
export async function* readSlices(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = bytes.getReader();
  let ended = false;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      for (let start = 0; start < value.length; start += SLICE_BYTES) {
        yield value.subarray(start, start + SLICE_BYTES);
      }
    }
    ended = true;
  } finally {
    if (!ended) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** A pull stream: it reads nothing ahead of its consumer. */
export function streamOf(slices: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await slices.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await slices.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The start of a stream as text, without byte-order mark and leading space, and the whole stream to read on from. */
export async function peekHead(
  bytes: ReadableStream<Uint8Array>,
): Promise<{ head: string; bytes: ReadableStream<Uint8Array>; hasByteOrderMark: boolean }> {
  const slices = readSlices(bytes);
  const seen: Array<Uint8Array> = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = await slices.next();
    if (done) break;
    seen.push(value);
    length += value.length;
  }

  const first = join(seen).subarray(0, HEAD_BYTES);
  async function* again() {
    try {
      yield* seen;
      yield* slices;
    } finally {
      await slices.return();
    }
  }
  return {
    head: new TextDecoder().decode(first).trimStart(),
    bytes: streamOf(again()),
    hasByteOrderMark: first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf,
  };
}

export function join(pieces: ReadonlyArray<Uint8Array>) {
  const whole = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
