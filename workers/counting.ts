import { AsyncLocalStorage } from "node:async_hooks";
import { observedD1 } from "#drizzle/observed-d1";
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

const counted = new WeakMap<D1Database, D1Database>();

/** Always the same wrapper of a database, because the query builder is set up once for each. */
export function countedD1(d1: D1Database): D1Database {
  const known = counted.get(d1) ?? observedD1(d1, count);
  counted.set(d1, known);
  return known;
}

/** Counts statements, and the rows that they read where the database says so. */
const count: Parameters<typeof observedD1>[1] = (statements, executed) => {
  const rows = executed.reduce((sum, { meta }) => sum + (meta?.rows_read ?? 0), 0);
  current.getStore()?.add("statements", "all", statements);
  current.getStore()?.add("rows-read", "all", rows);
};
