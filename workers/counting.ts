import { AsyncLocalStorage } from "node:async_hooks";
import type { Counters } from "~/ports/counters";

const current = new AsyncLocalStorage<Counters>();

/** Counts what `work` does, and writes the counts when it has ended, however it ends. */
export function counting<T>(counters: Counters, work: () => Promise<T>): Promise<T> {
  return current.run(counters, () =>
    work().finally(() => {
      counters.flush();
    }),
  );
}

type Executed = { meta?: { rows_read?: number } };

const EXECUTES = new Set<string | symbol>(["all", "run", "raw", "first"]);
const counted = new WeakMap<D1Database, D1Database>();

/** Always the same wrapper of a database, because the query builder is set up once for each. */
export function countedD1(d1: D1Database): D1Database {
  const known = counted.get(d1) ?? wrapped(d1);
  counted.set(d1, known);
  return known;
}

/** Counts statements, and the rows that they read where the database says so: in batches, `all` and `run`. */
function wrapped(d1: D1Database): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const count = (statements: number, executed: ReadonlyArray<unknown>) => {
    const rows = (executed as ReadonlyArray<Executed>).reduce(
      (sum, { meta }) => sum + (meta?.rows_read ?? 0),
      0,
    );
    current.getStore()?.add("statements", "all", statements);
    current.getStore()?.add("rows-read", "all", rows);
  };

  const statementOf = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: Array<unknown>) => statementOf(target.bind(...values));
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        if (!EXECUTES.has(property)) return value.bind(target) as unknown;
        return async (...args: Array<unknown>): Promise<unknown> => {
          const answer = await (value as (...all: Array<unknown>) => Promise<unknown>).apply(target, args);
          count(1, property === "all" || property === "run" ? [answer] : []);
          return answer;
        };
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };

  return new Proxy(d1, {
    get(target, property) {
      if (property === "prepare") return (query: string) => statementOf(target.prepare(query));
      if (property === "batch")
        return async (statements: Array<D1PreparedStatement>) => {
          const executed = await target.batch(statements.map((one) => originals.get(one) ?? one));
          count(statements.length, executed);
          return executed;
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
