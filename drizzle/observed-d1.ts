type Executed = { meta?: { rows_read?: number } };

/** Called after each call with how many statements it ran, and what the database says of them in batches, `all` and `run`. */
type Observer = (statements: number, executed: ReadonlyArray<Executed>) => void;

const EXECUTES = new Set<string | symbol>(["all", "run", "raw", "first"]);

/** The same database, whose calls are counted. */
export function observedD1(d1: D1Database, observe: Observer): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

  const statementOf = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: Array<unknown>) => statementOf(target.bind(...values));
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        if (!EXECUTES.has(property)) return value.bind(target) as unknown;
        return async (...args: Array<unknown>): Promise<unknown> => {
          const answer = await (value as (...all: Array<unknown>) => Promise<unknown>).apply(target, args);
          observe(1, property === "all" || property === "run" ? [answer as Executed] : []);
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
          observe(statements.length, executed);
          return executed;
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
