import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSocket, type Surroundings } from "~/features/live/keep-socket";

type FakeSocket = {
  sent: Array<string>;
  isClosed: boolean;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keep(random = 1) {
  const sockets: Array<FakeSocket> = [];
  const heard: Array<unknown> = [];
  let visibility: DocumentVisibilityState = "visible";
  let onVisibility: () => void = () => undefined;
  const surroundings = {
    open: () => {
      const socket: FakeSocket & { send: (text: string) => void; close: () => void } = {
        sent: [],
        isClosed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => socket.sent.push(text),
        close: () => (socket.isClosed = true),
      };
      sockets.push(socket);
      return socket;
    },
    document: {
      get visibilityState() {
        return visibility;
      },
      addEventListener: (_: string, listener: () => void) => (onVisibility = listener),
      removeEventListener: () => (onVisibility = () => undefined),
    },
    random: () => random,
  } as unknown as Surroundings;
  const stop = keepSocket(
    {
      href: () => "ws://bids.example/realtime",
      onChanges: (changes) => heard.push(changes),
      onLive: (isLive) => heard.push(isLive ? "live" : "lost"),
      onReturn: () => heard.push("returned"),
      onEnded: () => heard.push("ended"),
    },
    surroundings,
  );
  return {
    sockets,
    heard,
    stop,
    last: () => sockets.at(-1)!,
    show: (state: DocumentVisibilityState) => {
      visibility = state;
      onVisibility();
    },
  };
}

test("DC-12 a socket that is lost is tried again after pauses that grow to a minute", () => {
  const { sockets, last } = keep();
  const pauses = [1, 2, 4, 8, 16, 32, 60, 60];

  for (const seconds of pauses) {
    const tries = sockets.length;
    last().onclose!();
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(sockets).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(tries + 1);
  }
});

test("pauses vary by half, and restart once the socket has been open", () => {
  const { sockets, last } = keep(0);
  for (const milliseconds of [500, 1000, 2000]) {
    last().onclose!();
    vi.advanceTimersByTime(milliseconds);
  }
  expect(sockets).toHaveLength(4);

  last().onopen!();
  last().onclose!();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(5);
});

test("the page learns when it goes live, loses its socket and reconnects, but not of a reconnection at first", () => {
  const { heard, last } = keep();
  last().onopen!();
  last().onclose!();
  vi.advanceTimersByTime(1000);
  last().onopen!();

  expect(heard).toEqual(["live", "lost", "live", "returned"]);
});

test("changes are handed on, answers to pings are not", () => {
  const { heard, last } = keep();
  last().onmessage!({ data: "pong" });
  last().onmessage!({ data: '[{"table":"opportunities","type":"INSERT","id":3}]' });

  expect(heard).toEqual([[{ table: "opportunities", type: "INSERT", id: 3 }]]);
});

test("SI-11 a socket that ends because its session did is not opened again", () => {
  const { heard, sockets, last } = keep();
  last().onopen!();
  last().onmessage!({ data: "signed-out" });
  vi.advanceTimersByTime(10 * 60_000);

  expect(heard).toEqual(["live", "lost", "ended"]);
  expect(sockets).toHaveLength(1);
  expect(last().isClosed).toBe(true);
});

test("one that is stale is, once the page has asked the server", () => {
  const { heard, sockets, last } = keep();
  last().onopen!();
  last().onmessage!({ data: "stale" });
  expect(heard.at(-1)).toBe("ended");
  vi.advanceTimersByTime(1000);

  expect(sockets).toHaveLength(2);
});

test("one that is closed because the account has too many waits until its tab is shown again", () => {
  const { heard, sockets, last, show } = keep();
  last().onopen!();
  last().onmessage!({ data: "too-many" });
  vi.advanceTimersByTime(10 * 60_000);
  expect(heard).toEqual(["live", "lost"]);
  expect(sockets).toHaveLength(1);

  show("visible");
  expect(sockets).toHaveLength(2);
});

test("a line that has died without a word is noticed by an unanswered ping", () => {
  const { sockets, last } = keep();
  last().onopen!();
  vi.advanceTimersByTime(30_000);
  expect(last().sent).toEqual(["ping"]);
  last().onmessage!({ data: "pong" });
  vi.advanceTimersByTime(30_000);
  expect(sockets[0]!.sent).toEqual(["ping", "ping"]);

  vi.advanceTimersByTime(10_000);
  expect(sockets[0]!.isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});

test("a hidden tab closes its socket after half a minute and reconnects when it is shown", () => {
  const { sockets, show, last } = keep();
  last().onopen!();
  show("hidden");
  vi.advanceTimersByTime(29_999);
  expect(last().isClosed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60 * 60_000);
  expect(sockets).toHaveLength(1);

  show("visible");
  expect(sockets).toHaveLength(2);
});

test("a glance at another tab changes nothing", () => {
  const { sockets, show, last } = keep();
  last().onopen!();
  show("hidden");
  vi.advanceTimersByTime(10_000);
  show("visible");
  vi.advanceTimersByTime(25_000);

  expect(sockets).toHaveLength(1);
  expect(last().isClosed).toBe(false);
});

test("a page that is left opens nothing more", () => {
  const { sockets, stop, last } = keep();
  last().onclose!();
  stop();
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
});
