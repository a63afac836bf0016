import fc from "fast-check";
import { expect, test } from "vitest";
import { withOpenedCookies, withSealedCookies } from "../../../workers/sealed-cookies";

const SECURE = { origin: "https://bids.example", sessionSecret: "a secret" };
const PLAIN_HTTP = { origin: "http://localhost:8787", sessionSecret: "a secret" };

const requestWith = (cookie: string) =>
  new Request("https://bids.example/dashboard", { headers: { Cookie: cookie } });

async function sealed(cookie: string, config = SECURE) {
  const response = new Response("page", { status: 302, headers: { "Set-Cookie": cookie, Location: "/" } });
  return (await withSealedCookies(response, config)).headers.getSetCookie()[0] ?? "";
}

const pairOf = (cookie: string) => cookie.split(";")[0] ?? "";

const opened = async (cookie: string, config = SECURE) =>
  (await withOpenedCookies(requestWith(cookie), config)).headers.get("Cookie");

test("a sealed cookie is bound to the host and to https, and comes back under its own name", async () => {
  const cookie = await sealed("flash=eyJ0IjoxfQ%3D%3D; Path=/; HttpOnly");
  expect(cookie).toMatch(/^__Host-flash=eyJ0IjoxfQ%3D%3D\.[\w-]{43}; Path=\/; HttpOnly; Secure$/);
  expect(await opened(`a=1; ${pairOf(cookie)}; b=2`)).toBe("a=1; flash=eyJ0IjoxfQ%3D%3D; b=2");
});

test("the local build runs on plain http, so its cookies have no prefix, but are signed too", async () => {
  const cookie = await sealed("sidebar=icons; Path=/", PLAIN_HTTP);
  expect(cookie).toMatch(/^sidebar=icons\.[\w-]{43}; Path=\/$/);
  expect(await opened(pairOf(cookie), PLAIN_HTTP)).toBe("sidebar=icons");
  expect(await opened("sidebar=icons", PLAIN_HTTP)).toBe("");
});

test("what somebody else wrote is dropped: unsigned, changed, renamed, or signed with another secret", async () => {
  const flash = pairOf(await sealed("flash=x"));
  for (const forged of [
    "flash=x",
    "__Host-flash=x",
    "__Host-flash=",
    "__Host-flash=x.",
    "__Host-flash=x.%%%",
    flash.replace("=x.", "=y."),
    flash.replace("flash", "sidebar"),
    flash.replace("__Host-", ""),
    pairOf(await sealed("flash=x", { ...SECURE, sessionSecret: "another secret" })),
  ])
    expect(await opened(`session=kept; ${forged}`), forged).toBe("session=kept");
});

test("other cookies, statuses and headers pass unchanged", async () => {
  const request = requestWith("__Host-session=abc.def");
  expect(await withOpenedCookies(request, SECURE)).toBe(request);
  const response = new Response("page", { headers: { "Set-Cookie": "__Host-session=abc" } });
  expect(await withSealedCookies(response, SECURE)).toBe(response);
  const both = new Response("page", { status: 302, headers: { Location: "/next", "Set-Cookie": "flash=x" } });
  both.headers.append("Set-Cookie", "__Host-session=abc");
  const answer = await withSealedCookies(both, SECURE);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/next"]);
  expect(answer.headers.getSetCookie()[1]).toBe("__Host-session=abc");
});

test("any Cookie header is read without an error, and never yields a cookie that we did not sign", async () => {
  const name = fc.constantFrom("flash", "__Host-flash", "sidebar", "__Host-sidebar", "other");
  const value = fc.stringMatching(/^[!#-+\--:<-[\]-~]{0,40}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), async (pairs) => {
      const read = await opened(pairs.map((pair) => pair.join("=")).join("; "));
      expect(read ?? "").not.toMatch(/(^|; )(flash|sidebar)=/);
    }),
  );
});
