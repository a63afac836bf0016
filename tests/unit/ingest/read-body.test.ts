import { expect, test } from "vitest";
import { readBytes } from "~/lib/read-body.server";

const PIECE = 100;

/** A request whose body comes in pieces of 100 bytes, and how many of them were asked for. */
function sending(pieces: number, headers: Record<string, string> = {}) {
  const state = { sent: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.sent === pieces) controller.close();
        else controller.enqueue(new Uint8Array(PIECE).fill(++state.sent));
      },
      cancel() {
        state.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("https://bids.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  return { request, state };
}

test("a body is read whole up to the limit", async () => {
  const { request } = sending(3);
  const bytes = new Uint8Array((await readBytes(request, 3 * PIECE))!);
  expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([300, 1, 3]);
});

test("of a longer one as much again is read and dropped, so that the sender sees the answer", async () => {
  const { request, state } = sending(5);
  expect(await readBytes(request, 3 * PIECE)).toBeNull();
  expect(state).toEqual({ sent: 5, isCanceled: false });
});

test("of a much longer one the rest is not read", async () => {
  const { request, state } = sending(1_000);
  expect(await readBytes(request, 3 * PIECE)).toBeNull();
  expect(state).toEqual({ sent: 7, isCanceled: true });
});

test("one that says to be much longer is not read at all", async () => {
  const { request, state } = sending(1_000, { "Content-Length": "100000" });
  expect(await readBytes(request, 3 * PIECE)).toBeNull();
  expect(state.sent).toBe(0);
});
