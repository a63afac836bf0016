import { expect, test } from "vitest";
import { createPortalFetch, type PortalFetchOptions, type Validators } from "~/sources/polite-fetch";

const KEYED = "https://api.example.gov/search?api_key=SECRET&state=NY";
const FILE = "https://files.example.ca/open.csv";

type Reply = Response | Error | "silence";

/** A network with prepared replies, and a record of requests and pauses; `kept` has what a test says was stored. */
function portalAnswering(replies: ReadonlyArray<Reply>, options: Partial<PortalFetchOptions> = {}) {
  const sent: Array<{ url: string; headers: Headers }> = [];
  const slept: Array<number> = [];
  const kept = new Map<string, Validators>();
  const portal = createPortalFetch({
    fetch: (url, init) => {
      sent.push({ url, headers: new Headers(init.headers) });
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      if (reply === "silence") return new Promise(() => undefined);
      return reply instanceof Error || !reply
        ? Promise.reject(reply ?? new Error("no reply"))
        : Promise.resolve(reply.clone());
    },
    findValidators: (url) => Promise.resolve(kept.get(url) ?? null),
    userAgent: "Tenderlight/1.0 (+https://tenderlight.example/about/robots)",
    now: () => new Date("2026-08-05T12:00:00Z"),
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return { portal, sent, slept, kept };
}

function csvReply(headers: Record<string, string> = {}) {
  return new Response("title\nRoof\n", { headers: { "Content-Type": "text/csv", ...headers } });
}

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error("It did not fail.");
  return error;
}

async function textOf(answer: ReadableStream<Uint8Array> | "unchanged") {
  return answer === "unchanged" ? answer : new Response(answer).text();
}

test("an answer arrives whole, and the request says who we are", async () => {
  const { portal, sent } = portalAnswering([csvReply()]);
  expect(await textOf(await portal.fetch({ url: FILE, accept: "csv" }))).toBe("title\nRoof\n");
  expect(sent[0]?.headers.get("User-Agent")).toBe(
    "Tenderlight/1.0 (+https://tenderlight.example/about/robots)",
  );
  expect(sent[0]?.headers.get("Accept")).toContain("text/csv");
});

test("only a body that is read to its end has validators", async () => {
  const { portal } = portalAnswering([
    csvReply({ ETag: '"1"', "Last-Modified": "Wed, 05 Aug 2026 08:00:00 GMT" }),
  ]);
  const answer = await portal.fetch({ url: FILE, accept: "csv", conditional: true });
  expect(portal.validators()).toEqual([]);
  await textOf(answer);
  expect(portal.validators()).toEqual([
    { url: FILE, etag: '"1"', lastModified: "Wed, 05 Aug 2026 08:00:00 GMT" },
  ]);
});

test("the next request is conditional, and a 304 means unchanged", async () => {
  const { portal, sent, kept } = portalAnswering([new Response(null, { status: 304 })]);
  kept.set(FILE, { etag: '"1"', lastModified: "Wed, 05 Aug 2026 08:00:00 GMT" });
  expect(await portal.fetch({ url: FILE, accept: "csv", conditional: true })).toBe("unchanged");
  expect(sent[0]?.headers.get("If-None-Match")).toBe('"1"');
  expect(sent[0]?.headers.get("If-Modified-Since")).toBe("Wed, 05 Aug 2026 08:00:00 GMT");
});

test("a request that is not conditional sends and keeps nothing", async () => {
  const { portal, sent, kept } = portalAnswering([csvReply({ ETag: '"2"' })]);
  kept.set(FILE, { etag: '"1"', lastModified: null });
  await textOf(await portal.fetch({ url: FILE, accept: "csv" }));
  expect(sent[0]?.headers.has("If-None-Match")).toBe(false);
  expect(portal.validators()).toEqual([]);
});

test.each([429, 502, 503, 504])(
  "%i is tried again with doubling pauses, three times in all",
  async (status) => {
    const { portal, sent, slept } = portalAnswering([new Response("busy", { status })]);
    const error = await failureOf(portal.fetch({ url: FILE, accept: "csv" }));
    expect(error).toMatchObject({ name: "PortalUnavailable", status, explanation: "busy" });
    expect(sent).toHaveLength(3);
    expect(slept).toEqual([200, 400]);
  },
);

test("a network error is tried again and the answer after it counts", async () => {
  const { portal, slept } = portalAnswering([new Error(`connect failed ${KEYED}`), csvReply()]);
  expect(await textOf(await portal.fetch({ url: FILE, accept: "csv" }))).toBe("title\nRoof\n");
  expect(slept).toEqual([200]);
});

test("a short Retry-After is waited for; a long one is left for the next run", async () => {
  const short = portalAnswering([
    new Response("", { status: 503, headers: { "Retry-After": "2" } }),
    csvReply(),
  ]);
  await short.portal.fetch({ url: FILE, accept: "csv" });
  expect(short.slept).toEqual([2_000]);

  const long = portalAnswering([
    new Response("", { status: 429, headers: { "Retry-After": "Thu, 06 Aug 2026 00:00:00 GMT" } }),
  ]);
  const error = await failureOf(long.portal.fetch({ url: FILE, accept: "csv" }));
  expect(error).toMatchObject({ status: 429, retryAt: new Date("2026-08-06T00:00:00Z") });
  expect(long.sent).toHaveLength(1);
});

test.each([400, 401, 403, 404, 500])("%i is not tried again", async (status) => {
  const { portal, sent } = portalAnswering([new Response("no", { status })]);
  expect(await failureOf(portal.fetch({ url: FILE, accept: "csv" }))).toMatchObject({
    name: "PortalUnavailable",
    status,
  });
  expect(sent).toHaveLength(1);
});

test.each([
  [new Response("<html>Request Rejected</html>", { headers: { "Content-Type": "text/csv" } })],
  [new Response("\n  <!DOCTYPE html>", { headers: { "Content-Type": "application/json" } })],
  [new Response("Request Rejected", { headers: { "Content-Type": "text/html; charset=utf-8" } })],
])("a block page answering 200 is refused", async (reply) => {
  const { portal } = portalAnswering([reply]);
  expect(await failureOf(portal.fetch({ url: FILE, accept: "csv" }))).toMatchObject({
    name: "MalformedAnswer",
  });
});

test("a body over the cap is refused by its announced length before a byte is read", async () => {
  const { portal } = portalAnswering([csvReply({ "Content-Length": "5000" })], { maxBytes: 1_000 });
  expect((await failureOf(portal.fetch({ url: FILE, accept: "csv" }))).message).toContain("1000 bytes");
});

test("a body that turns out longer than the cap ends in an error", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new TextEncoder().encode("a".repeat(1_000)));
    },
  });
  const { portal } = portalAnswering([new Response(endless)], { maxBytes: 10_000 });
  const answer = await portal.fetch({ url: FILE, accept: "csv", conditional: true });
  expect(await failureOf(textOf(answer))).toMatchObject({ name: "PortalUnavailable" });
  expect(pulled).toBeLessThan(20);
  expect(portal.validators()).toEqual([]);
});

test("a portal that never answers is given up on", async () => {
  const { portal, sent } = portalAnswering(["silence"], { headersWithinMs: 5 });
  const error = await failureOf(portal.fetch({ url: KEYED, accept: "json" }));
  expect(error).toMatchObject({ name: "PortalUnavailable" });
  expect(error.message).toContain("in time");
  expect(sent).toHaveLength(3);
});

test("a body that stalls ends in an error", async () => {
  const stalled = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("title\n".repeat(500)));
    },
  });
  const { portal } = portalAnswering([new Response(stalled)], { idleMs: 5 });
  const answer = await portal.fetch({ url: FILE, accept: "csv" });
  expect(await failureOf(textOf(answer))).toMatchObject({ name: "PortalUnavailable" });
});

function redirectTo(target: string) {
  return new Response(null, { status: 302, headers: { Location: target } });
}

test("a redirect on the same host or to an allowed one is followed", async () => {
  const same = portalAnswering([redirectTo("/moved.csv"), csvReply()]);
  await same.portal.fetch({ url: FILE, accept: "csv" });
  expect(same.sent[1]?.url).toBe("https://files.example.ca/moved.csv");

  const allowed = portalAnswering([redirectTo("https://cdn.example.ca/x"), csvReply()], {
    redirectHosts: ["cdn.example.ca"],
  });
  await allowed.portal.fetch({ url: FILE, accept: "csv" });
  expect(allowed.sent).toHaveLength(2);
});

test.each(["https://elsewhere.example/x", "http://files.example.ca/open.csv", "/open.csv"])(
  "a redirect to %s is refused: another host, not https, or without end",
  async (target) => {
    const { portal, sent } = portalAnswering([
      redirectTo(target),
      redirectTo(target),
      redirectTo(target),
      redirectTo(target),
    ]);
    expect(await failureOf(portal.fetch({ url: FILE, accept: "csv" }))).toMatchObject({
      name: "PortalUnavailable",
    });
    expect(sent.length).toBeLessThanOrEqual(4);
    expect(sent.every(({ url }) => url.startsWith("https://files.example.ca/"))).toBe(true);
  },
);

test("plain http is refused unless it is allowed for a test portal", async () => {
  const refused = portalAnswering([csvReply()]);
  await failureOf(refused.portal.fetch({ url: "http://localhost:1/x.csv", accept: "csv" }));
  expect(refused.sent).toHaveLength(0);
  const allowed = portalAnswering([csvReply()], { allowHttp: true });
  expect(
    await textOf(await allowed.portal.fetch({ url: "http://localhost:1/x.csv", accept: "csv" })),
  ).toContain("Roof");
});

test.each<[string, Reply]>([
  ["a refusal that quotes the request", new Response(`bad request ${KEYED}`, { status: 400 })],
  ["a network error that quotes the request", new Error(`fetch failed: ${KEYED}`)],
  ["a block page", new Response(`<html>${KEYED}</html>`)],
  ["a redirect elsewhere", redirectTo("https://elsewhere.example/?api_key=SECRET")],
  ["silence", "silence"],
])("no key is in the error after %s", async (_, reply) => {
  const { portal } = portalAnswering([reply], { headersWithinMs: 5 });
  const error = await failureOf(portal.fetch({ url: KEYED, accept: "json" }));
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain("SECRET");
  expect(error.cause).toBeUndefined();
});

test("the URL that validators are stored under contains no key", async () => {
  const { portal } = portalAnswering([new Response("{}", { headers: { ETag: '"1"' } })]);
  await textOf(await portal.fetch({ url: KEYED, accept: "json", conditional: true }));
  expect(portal.validators()).toMatchObject([{ url: "https://api.example.gov/search?state=NY" }]);
});
