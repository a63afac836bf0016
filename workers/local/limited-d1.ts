/** Limits of D1 that the local one does not enforce, or enforces with other errors. */
export const D1_LIMITS = {
  /** Of one text or blob, bound or stored. */
  valueBytes: 2_000_000,
  parameters: 100,
  sqlBytes: 100_000,
  /** Of one invocation of the worker; each statement of a batch counts. */
  statements: 1_000,
  /** Of one call, which may be a batch. */
  callMs: 30_000,
} as const;

/** What one invocation of the worker has used, and how many statements it may run if not as many as in production. */
export type Invocation = { statements: number; mostStatements?: number };

type Executed = { results?: ReadonlyArray<unknown>; meta?: { duration?: number } };
type Prepared = { statement: D1PreparedStatement; check: () => void };

const EXECUTES = new Set<string | symbol>(["all", "run", "raw", "first"]);

/**
 * The same database, with production's limits: what production would refuse throws an error like production's. A call
 * that takes too long is refused when it has ended, so its writes remain.
 */
export function limitedD1(d1: D1Database, invocation: () => Invocation | undefined = () => undefined) {
  const known = new WeakMap<object, Prepared>();

  function count(statements: number) {
    const used = invocation();
    if (!used) return;
    used.statements += statements;
    if (used.statements > (used.mostStatements ?? D1_LIMITS.statements))
      throw new Error("Too many API requests by single worker invocation.");
  }

  const limited = (query: string, statement: D1PreparedStatement, values: ReadonlyArray<unknown>) => {
    const check = () => {
      checkStatement(query, values);
    };
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === "bind")
          return (...bound: Array<unknown>) => {
            // Before the local database sees them, so that the error is this one.
            checkStatement(query, bound);
            return limited(query, target.bind(...bound), bound);
          };
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        if (!EXECUTES.has(property)) return value.bind(target) as unknown;
        return async (...args: Array<unknown>): Promise<unknown> => {
          check();
          count(1);
          const answer: unknown = await (value as (...all: Array<unknown>) => Promise<unknown>).apply(
            target,
            args,
          );
          if (property === "all" || property === "run") checkExecuted([answer as Executed]);
          return answer;
        };
      },
    });
    known.set(proxy, { statement, check });
    return proxy;
  };

  return new Proxy(d1, {
    get(target, property) {
      if (property === "prepare") return (query: string) => limited(query, target.prepare(query), []);
      if (property === "batch") {
        return async (statements: Array<D1PreparedStatement>) => {
          for (const one of statements) known.get(one)?.check();
          count(statements.length);
          const executed = await target.batch(statements.map((one) => known.get(one)?.statement ?? one));
          checkExecuted(executed);
          return executed;
        };
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

function checkStatement(query: string, values: ReadonlyArray<unknown>) {
  if (isLonger(query, D1_LIMITS.sqlBytes)) throw new Error("D1_ERROR: statement too long: SQLITE_TOOBIG");
  if (values.length > D1_LIMITS.parameters)
    throw new Error("D1_ERROR: too many SQL variables at offset 0: SQLITE_ERROR");
  if (values.some(isTooBig)) throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
}

function checkExecuted(executed: ReadonlyArray<Executed>) {
  const duration = executed.reduce((sum, { meta }) => sum + (meta?.duration ?? 0), 0);
  if (duration > D1_LIMITS.callMs)
    throw new Error("D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.");
  for (const { results = [] } of executed) {
    if (results.some(hasTooBig)) throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
  }
}

function hasTooBig(row: unknown): boolean {
  for (const column in row as Record<string, unknown>)
    if (isTooBig((row as Record<string, unknown>)[column])) return true;
  return false;
}

function isTooBig(value: unknown): boolean {
  if (typeof value === "string") return isLonger(value, D1_LIMITS.valueBytes);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return value.byteLength > D1_LIMITS.valueBytes;
  return false;
}

/** A character of UTF-16 has at most three bytes in UTF-8, so most texts need no encoding. */
const isLonger = (text: string, bytes: number) =>
  text.length * 3 > bytes && new TextEncoder().encode(text).byteLength > bytes;
