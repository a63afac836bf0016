import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, post, startApp } from "../support/app";
import { pushNotice } from "../support/push";

let app: App;
let bid: number;

beforeAll(async () => {
  app = await startApp("local", { READ_REPLICAS: "on" });
  expect((await post(app, "/local/seed")).ok).toBe(true);
  bid = await pushNotice(app, { key: "replica-1", region: "CA-ON-PEL", title: "Snow removal at yard 1" });
}, 120_000);

afterAll(() => app[Symbol.asyncDispose]());

const cookieHeader = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");
const bookmarkOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith("bookmark="));

test("with replicas on, who signs in and writes gets a signed bookmark and reads their own write", async () => {
  const signedIn = await post(app, "/local/continue", { profile: "pro" });
  const bookmark = bookmarkOf(signedIn);
  expect(bookmark).toMatch(/^bookmark=[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}\.[\w-]+={0,2}; /);
  for (const attribute of ["Path=/", "Max-Age=300", "HttpOnly", "SameSite=Lax"])
    expect(bookmark!.split("; ")).toContain(attribute);

  const session = cookieHeader(signedIn);
  const saved = await post(app, `/bids/${bid}`, { intent: "save" }, { Cookie: session });
  expect(saved.status).toBeLessThan(400);
  expect(bookmarkOf(saved)).toBeDefined();
  expect(bookmarkOf(saved)).not.toBe(bookmark);

  const cookie = `${session.replace(/bookmark=[^;]*/, "").replace(/^; |; $/g, "")}; ${cookieHeader(saved)}`;
  const list = await get(app, "/dashboard/saved-bids", { Cookie: cookie });
  expect(list.status).toBe(200);
  expect(await list.text()).toContain("Snow removal at yard 1");
  // Reading alone moves no bookmark.
  expect(bookmarkOf(list)).toBeUndefined();
});

test("a bookmark that somebody else wrote is ignored", async () => {
  const signedIn = await post(app, "/local/continue", { profile: "pro" });
  const [session] = signedIn.headers.getSetCookie().filter((cookie) => !cookie.startsWith("bookmark="));
  for (const forged of [
    "bookmark=00000000-00000000-00000000-00000000000000000000000000000000",
    "bookmark=x.y",
  ]) {
    const page = await get(app, "/dashboard", { Cookie: `${session!.split(";")[0]}; ${forged}` });
    expect(page.status).toBe(200);
  }
});

test("visitors without a cookie get none, and their pages stay cacheable", async () => {
  for (const path of ["/status", "/sitemap.xml", `/bids/${bid}`]) {
    const page = await get(app, path);
    expect([path, page.status, page.headers.getSetCookie()]).toEqual([path, 200, []]);
    expect(page.headers.get("Cache-Control")).toMatch(/s-maxage=\d+/);
  }
});
