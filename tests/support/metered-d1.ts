/**
 * What the database did. The counts are exact, because the local D1 counts rows like the real one. A batch is one round
 * trip, whatever the number of its statements.
 */
export type Meter = {
  rowsRead: number;
  rowsWritten: number;
  statements: number;
  roundTrips: number;
  ms: number;
  /** The longest of the round trips, each of which is a transaction; set it to 0 to begin again. */
  longestMs: number;
};

type Meta = { rows_read?: number; rows_written?: number; duration?: number };

const METHODS = new Set(["all", "run", "raw", "first"]);

/** The same database, with the cost of all queries added up in `meter`. */
export function meteredD1(d1: D1Database): { d1: D1Database; meter: Meter } {
  const meter: Meter = { rowsRead: 0, rowsWritten: 0, statements: 0, roundTrips: 0, ms: 0, longestMs: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();

  const add = (all: ReadonlyArray<Meta | undefined>) => {
    const before = meter.ms;
    for (const meta of all) {
      meter.rowsRead += meta?.rows_read ?? 0;
      meter.rowsWritten += meta?.rows_written ?? 0;
      meter.ms += meta?.duration ?? 0;
    }
    meter.longestMs = Math.max(meter.longestMs, meter.ms - before);
  };

  const metered = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: Array<unknown>) => metered(target.bind(...values));
        if (typeof property !== "string" || !METHODS.has(property))
          return Reflect.get(target, property) as unknown;
        return async (...options: Array<never>) => {
          meter.roundTrips++;
          meter.statements++;
          // Only full results include the counts, so rows are always read with them.
          const result = await target.all();
          add([result.meta]);
          if (property === "raw") return result.results.map((row) => Object.values(row as object));
          if (property === "first") return firstOf(result.results, options[0]);
          return result;
        };
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };

  return {
    meter,
    d1: new Proxy(d1, {
      get(target, property) {
        if (property === "prepare") return (query: string) => metered(target.prepare(query));
        if (property === "batch") {
          return async (statements: Array<D1PreparedStatement>) => {
            meter.roundTrips++;
            meter.statements += statements.length;
            const results = await target.batch(
              statements.map((statement) => originals.get(statement) ?? statement),
            );
            add(results.map(({ meta }) => meta));
            return results;
          };
        }
        return Reflect.get(target, property) as unknown;
      },
    }),
  };
}

function firstOf(rows: Array<unknown>, column: string | undefined): unknown {
  const row = (rows[0] ?? null) as Record<string, unknown> | null;
  return row !== null && column !== undefined ? row[column] : row;
}
