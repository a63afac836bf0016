import { Miniflare } from "miniflare";

type Asked = { sql: string; params: ReadonlyArray<unknown> };

/** Runs what it is sent as one batch. */
const WORKER = `export default {
  async fetch(request, { DB }) {
    const asked = await request.json();
    try {
      const valueOf = (param) => (param?.bytes ? Uint8Array.from(param.bytes) : param);
      const prepared = asked.map(({ sql, params }) => DB.prepare(sql).bind(...params.map(valueOf)));
      return Response.json(await DB.batch(prepared));
    } catch ({ message }) {
      return new Response(message, { status: 500 });
    }
  },
};`;

/** A local database, as Miniflare gives it and as one that is asked over the network: one request for each call. */
export type LocalD1 = { plain: D1Database; d1: D1Database; stop: () => Promise<void> };

/**
 * For measurements of computing in Node: what Miniflare gives blocks for milliseconds in each `prepare` and `bind`, which
 * a worker does not. Parameters are texts, numbers and bytes.
 */
export async function startLocalD1(options: { d1Persist?: string } = {}): Promise<LocalD1> {
  const server = new Miniflare({
    modules: true,
    script: WORKER,
    compatibilityDate: "2026-04-20",
    d1Databases: ["DB"],
    ...options,
  });
  const plain = (await server.getD1Database("DB")) as unknown as D1Database;
  const { href } = await server.ready;
  return { plain, d1: askedOverFetch(href), stop: () => server.dispose() };
}

const sentAs = (param: unknown) => {
  if (param instanceof ArrayBuffer) return { bytes: [...new Uint8Array(param)] };
  return param instanceof Uint8Array ? { bytes: [...param] } : param;
};

function askedOverFetch(address: string): D1Database {
  const asked = new WeakMap<object, Asked>();

  async function run(all: ReadonlyArray<Asked>): Promise<Array<D1Result>> {
    const answer = await fetch(address, { method: "POST", body: JSON.stringify(all) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Array<D1Result>;
  }
  function prepared(one: Asked): D1PreparedStatement {
    const all = async () => (await run([one]))[0]!;
    const statement = {
      bind: (...params: Array<unknown>) => prepared({ ...one, params: params.map(sentAs) }),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
      first: async () => (await all()).results[0] ?? null,
    };
    asked.set(statement, one);
    return statement as unknown as D1PreparedStatement;
  }
  return {
    prepare: (sql: string) => prepared({ sql, params: [] }),
    batch: (statements: Array<D1PreparedStatement>) =>
      run(statements.map((statement) => asked.get(statement)!)),
  } as unknown as D1Database;
}
