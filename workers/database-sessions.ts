import { AsyncLocalStorage } from "node:async_hooks";

/** "on" lets the database's replicas answer reads. */
type SessionEnv = { DB: D1Database; READ_REPLICAS?: string };

/** The cookie with the state of the database that a browser has seen. It is among the sealed ones, so it is signed. */
export const BOOKMARK_COOKIE = "bookmark";
/** Replicas are seconds behind. */
const KEPT_SECONDS = 300;
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** A statement that writes, also after a `with` clause. */
const WRITES = /(?:^|\))\s*(?:insert|update|delete)\s/i;

type Current = {
  session: D1DatabaseSession;
  /** Whether the session began with a browser's bookmark and has not answered yet. */
  isUntried: boolean;
  hasWritten: boolean;
};

const current = new AsyncLocalStorage<Current>();

const hasReplicas = ({ READ_REPLICAS }: Pick<SessionEnv, "READ_REPLICAS">) => READ_REPLICAS === "on";

/**
 * Answers a request within one session of the database, so that the nearest replica may answer its reads. A page begins
 * where its browser's last write ended, everything that may write begins at the primary. After a write the answer tells
 * the browser where it ended. Timed jobs and queues have no session: they use the primary.
 */
export async function inDatabaseSession(
  env: SessionEnv,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!hasReplicas(env)) return answer();
  const reads = request.method === "GET" || request.method === "HEAD";
  const bookmark = reads ? bookmarkIn(request) : null;
  const started: Current = {
    session: env.DB.withSession(bookmark ?? (reads ? "first-unconstrained" : "first-primary")),
    isUntried: bookmark !== null,
    hasWritten: false,
  };
  const response = await current.run(started, answer);
  const reached = started.hasWritten ? started.session.getBookmark() : null;
  return reached === null || isShared(response) ? response : withCookie(response, reached);
}

function bookmarkIn(request: Request): string | null {
  const sent = new RegExp(`(?:^|;\\s*)${BOOKMARK_COOKIE}=([^;]*)`).exec(request.headers.get("Cookie") ?? "");
  return sent?.[1] !== undefined && BOOKMARK.test(sent[1]) ? sent[1] : null;
}

/** Whether other people may get the same answer from a cache. */
const isShared = ({ headers }: Response) =>
  /\b(?:public|s-maxage)\b/.test(headers.get("Cache-Control") ?? "");

function withCookie(response: Response, bookmark: string): Response {
  const headers = new Headers(response.headers);
  const attributes = `Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax`;
  headers.append("Set-Cookie", `${BOOKMARK_COOKIE}=${bookmark}; ${attributes}`);
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

const databases = new WeakMap<D1Database, D1Database>();

/** The database as the session of the current request sees it, if there is one. Always the same object for a binding. */
export function databaseOf(env: SessionEnv): D1Database {
  if (!hasReplicas(env)) return env.DB;
  const known = databases.get(env.DB) ?? withSessions(env.DB);
  databases.set(env.DB, known);
  return known;
}

type Bound = { query: string; values: ReadonlyArray<unknown> };
type Runner = Pick<D1Database, "prepare" | "batch">;

function withSessions(d1: D1Database): D1Database {
  const known = new WeakMap<object, Bound>();

  /** Does it in the current session. A bookmark that the database does not take is forgotten: the primary answers. */
  async function execute<T>(queries: ReadonlyArray<string>, work: (on: Runner) => Promise<T>): Promise<T> {
    const store = current.getStore();
    if (!store) return work(d1);
    const writes = queries.some((query) => WRITES.test(query));
    const mayTryAgain = store.isUntried && !writes;
    store.isUntried = false;
    store.hasWritten ||= writes;
    try {
      return await work(store.session);
    } catch (error) {
      if (!mayTryAgain) throw error;
      store.session = d1.withSession("first-primary");
      return work(store.session);
    }
  }

  const prepared = (on: Runner, { query, values }: Bound) => {
    const statement = on.prepare(query);
    return values.length === 0 ? statement : statement.bind(...values);
  };

  function statementOf(bound: Bound): D1PreparedStatement {
    const call =
      (method: "all" | "run" | "raw" | "first") =>
      (...args: Array<never>) =>
        execute([bound.query], (on) => callMethod(prepared(on, bound), method, args));
    const statement = {
      bind: (...values: Array<unknown>) => statementOf({ ...bound, values }),
      all: call("all"),
      run: call("run"),
      raw: call("raw"),
      first: call("first"),
    } as unknown as D1PreparedStatement;
    known.set(statement, bound);
    return statement;
  }

  const session: Runner = {
    prepare: (query) => statementOf({ query, values: [] }),
    batch: (statements) => {
      const all = statements.map((statement) => known.get(statement)!);
      return execute(
        all.map(({ query }) => query),
        (on) => on.batch(all.map((bound) => prepared(on, bound))),
      );
    },
  };
  return session as D1Database;
}

type Methods = Record<string, (...args: Array<never>) => Promise<unknown>>;

/** As a method of its statement, which the platform's functions require. */
const callMethod = (statement: D1PreparedStatement, method: string, args: Array<never>) =>
  (statement as unknown as Methods)[method]!(...args);
