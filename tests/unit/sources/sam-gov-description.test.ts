import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createPortalFetch } from "~/sources/polite-fetch";
import { samGov } from "~/sources/sam-gov";
import { descriptionAddress, readDescription } from "~/sources/sam-gov-description";

const ADDRESS = "https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=0123";

/** A server that speaks the API's protocol; requests to api.sam.gov reach it, and no others. */
async function readFrom(answer: RequestListener) {
  const asked: Array<string> = [];
  const ended: Array<string> = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = createPortalFetch({
    fetch: (url, init) => {
      if (!url.startsWith("https://api.sam.gov/")) throw new Error(`Asked ${url}`);
      return globalThis.fetch(url.replace("https://api.sam.gov", origin), init);
    },
    findValidators: () => Promise.resolve(null),
    userAgent: "Tenderlight/1.0",
    now: () => new Date("2026-11-20T15:00:00Z"),
    sleep: () => Promise.resolve(),
    meter: {
      take: () => Promise.resolve(),
      end: () => {
        ended.push("429");
        return Promise.resolve();
      },
    },
  });
  const outcome = await readDescription(fetch, "SECRET", ADDRESS).then(
    (text) => ({ text, error: null }),
    (error: unknown) => ({ text: null, error: error as Error & { status?: number } }),
  );
  await new Promise((closed) => {
    server.close(closed).closeAllConnections();
  });
  return { ...outcome, asked, ended };
}

const answering =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": type, ...headers }).end(body);
  };

const json = (value: unknown) => answering(200, "application/json", JSON.stringify(value));

test("a description is read with the key, and cleaned like any text", async () => {
  const description =
    "<p>Plow and salt the <b>parking lots</b> of the medical center.</p><p>Questions: jane.doe@va.gov or (212) 555-0199.&nbsp;</p>";
  const { text, asked } = await readFrom(json({ description }));
  expect(asked).toEqual(["/prod/opportunities/v1/noticedesc?noticeid=0123&api_key=SECRET"]);
  expect(text).toContain("Plow and salt the parking lots of the medical center.\n");
  expect(text).not.toMatch(/jane|555|<|nbsp/);
});

test.each([
  ["404", answering(404, "application/json", '{"errorCode":"404"}')],
  ["an empty description", json({ description: "  " })],
  ["the word null", json({ description: "null" })],
  ["null", json({ description: null })],
])("%s means that there is no text", async (_case, answer) => {
  expect(await readFrom(answer)).toMatchObject({ text: null, error: null });
});

test.each([
  [
    "a web page",
    answering(200, "text/html", "<html><body>Request Rejected</body></html>"),
    "MalformedAnswer",
  ],
  ["JSON of another kind", json({ errors: [] }), "MalformedAnswer"],
  ["JSON that is cut off", answering(200, "application/json", '{"description":"<p>Pl'), "MalformedAnswer"],
  ["more than 2 MB", json({ description: "x".repeat(2_000_001) }), "PortalUnavailable"],
  ["status 503", answering(503, "text/plain", "busy"), "PortalUnavailable"],
  ["status 403", answering(403, "text/plain", "API_KEY_INVALID"), "PortalUnavailable"],
])("%s is a failure, asked for once, and does not quote the key", async (_case, answer, name) => {
  const { error, asked } = await readFrom(answer);
  expect(error?.name).toBe(name);
  expect(error?.message).not.toContain("SECRET");
  expect(asked).toHaveLength(1);
});

test("429 ends the day's calls and is not repeated", async () => {
  const { error, asked, ended } = await readFrom(
    answering(429, "application/json", '{"code":"900804"}', { "Retry-After": "1" }),
  );
  expect(error).toMatchObject({ name: "PortalUnavailable", status: 429 });
  expect([asked.length, ended]).toEqual([1, ["429"]]);
});

test("a redirect to another host is refused, so that the key does not leave", async () => {
  const { error, asked } = await readFrom(
    answering(302, "text/plain", "", { Location: "https://elsewhere.example/noticedesc?noticeid=0123" }),
  );
  expect(error?.message).toContain("another host");
  expect(asked).toHaveLength(1);
});

test.each([
  ["https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=0123&api_key=SECRET", ADDRESS],
  [ADDRESS, ADDRESS],
  ["http://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=0123", null],
  ["https://api.sam.gov.example/prod/opportunities/v1/noticedesc?noticeid=0123", null],
  ["https://api.sam.gov:8443/prod/opportunities/v1/noticedesc?noticeid=0123", null],
  ["https://api.sam.gov/prod/federalorganizations/v1/orgs?noticeid=0123", null],
  ["Snow removal at the depot", null],
  ["null", null],
  [null, null],
])("the address in %s is %s", (field, address) => {
  expect(descriptionAddress(field)).toBe(address);
});

test("a stored address of another host is never asked", async () => {
  const reading = readDescription(
    () => Promise.reject(new Error("asked")),
    "SECRET",
    "https://x.example/?noticeid=1",
  );
  await expect(reading).rejects.toMatchObject({ name: "PortalUnavailable" });
});

test.each([
  [undefined, { aDay: 10, forList: 10 }],
  [1_000, { aDay: 1_000, forList: 100 }],
  [5, { aDay: 5, forList: 5 }],
])("of %s calls a day, the list of notices keeps its part", (samGovCallsADay, limit) => {
  const keys = { samGovApiKey: "SECRET", ...(samGovCallsADay ? { samGovCallsADay } : {}) };
  expect(samGov.callLimit?.(keys)).toEqual(limit);
});
