import { afterEach, expect, test, vi } from "vitest";
import { fetchWhole, isConnectionLost, isRouterRequest, tryAgain, untilConnected } from "~/ui/connection";

const NO_CONNECTION = new TypeError("Failed to fetch");

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a request that cannot be sent waits, and is sent once for each time that the reader tries again", async () => {
  const send = vi.fn<() => Promise<string>>();
  send.mockRejectedValueOnce(NO_CONNECTION).mockRejectedValueOnce(NO_CONNECTION).mockResolvedValue("sent");
  const answer = untilConnected(send);
  await vi.waitFor(() => {
    expect(isConnectionLost()).toBe(true);
  });
  tryAgain();
  await vi.waitFor(() => {
    expect(send).toHaveBeenCalledTimes(2);
    expect(isConnectionLost()).toBe(true);
  });
  tryAgain();
  expect(await answer).toBe("sent");
  expect(send).toHaveBeenCalledTimes(3);
  expect(isConnectionLost()).toBe(false);
});

test("a request that the router gives up waits no longer", async () => {
  const controller = new AbortController();
  const send = vi.fn(() => Promise.reject(NO_CONNECTION));
  const answer = untilConnected(send, controller.signal);
  await vi.waitFor(() => {
    expect(isConnectionLost()).toBe(true);
  });
  controller.abort(new Error("Another page was asked for"));
  await expect(answer).rejects.toThrow("Another page was asked for");
  expect(isConnectionLost()).toBe(false);
  tryAgain();
  expect(send).toHaveBeenCalledTimes(1);
});

test("an answer that breaks off in the middle is asked for again", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(NO_CONNECTION);
    },
  });
  const send = vi.fn<typeof fetch>();
  send.mockResolvedValueOnce(new Response(broken));
  send.mockResolvedValueOnce(new Response("whole", { status: 201, headers: { "X-Page": "1" } }));
  const answer = untilConnected(() => fetchWhole(send, "https://bids.example/dashboard.data"));
  await vi.waitFor(() => {
    expect(isConnectionLost()).toBe(true);
  });
  tryAgain();
  const { status, headers } = await answer;
  expect([status, headers.get("X-Page")]).toEqual([201, "1"]);
  expect(await (await answer).text()).toBe("whole");
});

test("any other failure is the caller's", async () => {
  await expect(untilConnected(() => Promise.reject(new Error("Broken")))).rejects.toThrow("Broken");
  expect(isConnectionLost()).toBe(false);
});

test.each([
  ["/dashboard.data?_routes=x", true],
  ["/__manifest?p=/dashboard", true],
  ["/sidebar", false],
  ["/assets/a.js", false],
  ["https://elsewhere.example/dashboard.data", false],
])("the router's own request: %s, %s", (path, isRouters) => {
  vi.stubGlobal("window", { location: { origin: "https://bids.example" } });
  const { signal } = new AbortController();
  const url = new URL(path, "https://bids.example");
  expect(isRouterRequest(url, { signal })).toBe(isRouters);
  expect(isRouterRequest(url, {})).toBe(false);
});
