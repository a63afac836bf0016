import { expect, test } from "vitest";
import { databaseOf, inDatabaseSession } from "../../../workers/database-sessions";
import { SEALED } from "../../../workers/sealed-cookies";

const bookmarkOf = (version: number) =>
  `${version.toString(16).padStart(8, "0")}-00000000-00000000-${"0".repeat(32)}`;
const UNKNOWN = bookmarkOf(0xffff);

/** A database that counts its writes, with a replica that has seen none of them unless a bookmark asks for them. */
function databaseWithReplica() {
  let written = 0;
  const asked: Array<string> = [];
  const runner = (constraint: string) => {
    asked.push(constraint);
    let seen = constraint === "first-unconstrained" ? 0 : written;
    const run = (query: string) => {
      if (constraint === UNKNOWN) return Promise.reject(new Error("D1_ERROR: unknown bookmark"));
      if (query.startsWith("insert")) seen = ++written;
      return Promise.resolve({ results: [{ seen }] });
    };
    const statement = (query: string) => ({ query, bind: () => statement(query), all: () => run(query) });
    return {
      prepare: statement,
      batch: (all: Array<{ query: string }>) => Promise.all(all.map(({ query }) => run(query))),
      getBookmark: () => bookmarkOf(seen),
    };
  };
  const env = { DB: { ...runner("primary"), withSession: runner } as unknown as D1Database };
  return { env: { ...env, READ_REPLICAS: "on" }, asked };
}

type Setting = ReturnType<typeof databaseWithReplica>;

async function count({ env }: Setting): Promise<number> {
  const { results } = await databaseOf(env).prepare("select count(*)").bind(1).all<{ seen: number }>();
  return results[0]!.seen;
}

const insert = ({ env }: Setting) => databaseOf(env).batch([databaseOf(env).prepare("insert into t")]);

/** A page that answers how many writes it sees. */
function get(setting: Setting, cookie = "") {
  const request = new Request("https://bids.example/dashboard", { headers: { Cookie: cookie } });
  return inDatabaseSession(setting.env, request, async () => new Response(String(await count(setting))));
}

async function post(setting: Setting, headers: HeadersInit = {}) {
  const request = new Request("https://bids.example/save", { method: "POST" });
  return inDatabaseSession(setting.env, request, async () => {
    await insert(setting);
    return new Response(null, { status: 303, headers });
  });
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? "";
const pairOf = (response: Response) => cookieOf(response).split(";")[0]!;

test("a browser that has written sees its write, and one that has not may read a replica", async () => {
  const setting = databaseWithReplica();
  const written = await post(setting);
  expect(await (await get(setting, pairOf(written))).text()).toBe("1");
  expect(await (await get(setting)).text()).toBe("0");
  expect(setting.asked.slice(1)).toEqual(["first-primary", bookmarkOf(1), "first-unconstrained"]);
});

test("the bookmark is a short-lived, signed cookie that scripts cannot read; a page that only reads sets none", async () => {
  const setting = databaseWithReplica();
  expect(cookieOf(await post(setting))).toBe(
    `bookmark=${bookmarkOf(1)}; Path=/; Max-Age=300; HttpOnly; SameSite=Lax`,
  );
  expect(SEALED.has("bookmark")).toBe(true);
  expect(cookieOf(await get(setting))).toBe("");
});

test.each(["bookmark=first-primary", "bookmark=", "bookmark=00000001", "other=1"])(
  "%s is ignored",
  async (cookie) => {
    const setting = databaseWithReplica();
    expect((await get(setting, cookie)).status).toBe(200);
    expect(setting.asked.slice(1)).toEqual(["first-unconstrained"]);
  },
);

test("a bookmark that the database does not know is no error: the primary answers", async () => {
  const setting = databaseWithReplica();
  await post(setting);
  expect(await (await get(setting, `bookmark=${UNKNOWN}`)).text()).toBe("1");
  expect(setting.asked.slice(2)).toEqual([UNKNOWN, "first-primary"]);
});

test("an answer that caches share sets no bookmark", async () => {
  const setting = databaseWithReplica();
  const shared = await post(setting, { "Cache-Control": "public, s-maxage=900" });
  expect(cookieOf(shared)).toBe("");
});

test("timed jobs, and everything while replicas are off, use the database itself", async () => {
  const setting = databaseWithReplica();
  expect(await count(setting)).toBe(0);
  await insert(setting);
  expect(await count(setting)).toBe(1);
  const off = { DB: setting.env.DB, READ_REPLICAS: "off" };
  expect(databaseOf(off)).toBe(setting.env.DB);
  const request = new Request("https://bids.example/");
  await inDatabaseSession(off, request, () => Promise.resolve(new Response()));
  expect(setting.asked).toEqual(["primary"]);
});
