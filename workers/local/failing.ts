import type { Failure } from "~/features/local/failures";
import { SIMULATED_FAILURES, type SimulatedFailure } from "./simulated-failures";

/** The failures that are on for one request; `null` if none. */
export type ActiveFailures = ReadonlyArray<SimulatedFailure> | null;

/** Never for pages under /local, where failures are switched off again. */
export function simulatedFailuresFor(request: Request, failures: ReadonlyArray<Failure>): ActiveFailures {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  if (failures.length === 0 || /^\/local(\/|$)/.test(path)) return null;
  return failures.map(({ id }) => SIMULATED_FAILURES[id]).filter(({ on }) => on?.test(path) ?? true);
}

/** Wraps a database so that it refuses the statements that should fail, and any batch with one of them in it. */
export function failingDatabase(d1: D1Database, broken: ActiveFailures): D1Database {
  const failing = (broken ?? []).flatMap(({ tags = [], onlyFirst = false }) =>
    tags.map((tag) => ({ comment: `/* ${tag} */`, onlyFirst })),
  );
  if (failing.length === 0) return d1;
  const spent = new Set<string>();

  function refuse(queries: ReadonlyArray<string>) {
    for (const { comment, onlyFirst } of failing) {
      if (spent.has(comment) || !queries.some((query) => query.includes(comment))) continue;
      if (!onlyFirst) throw new Error("D1_ERROR: switched off on /local/failures");
      spent.add(comment);
      throw new Error("D1_ERROR: Network connection lost.");
    }
  }

  const known = new WeakMap<object, { query: string; statement: D1PreparedStatement }>();
  const guarded = (query: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: Array<unknown>) => guarded(query, target.bind(...values));
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        return async (...args: Array<unknown>): Promise<unknown> => {
          refuse([query]);
          return (value as (...all: Array<unknown>) => Promise<unknown>).apply(target, args);
        };
      },
    });
    known.set(proxy, { query, statement });
    return proxy;
  };

  return new Proxy(d1, {
    get(target, property) {
      if (property === "prepare") return (query: string) => guarded(query, target.prepare(query));
      if (property === "batch") {
        return async (statements: Array<D1PreparedStatement>) => {
          refuse(statements.map((one) => known.get(one)?.query ?? ""));
          return target.batch(statements.map((one) => known.get(one)?.statement ?? one));
        };
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

const UNKNOWN_VARIANT = '"variant_id":9999';

/** Wraps the payment provider so that the calls that should fail do. */
export function failingProvider(provider: typeof fetch, activeFailures: () => ActiveFailures): typeof fetch {
  return async (input, init) => {
    const calls = (activeFailures() ?? []).filter(({ call }) => call !== undefined);
    if (calls.length === 0) return provider(input, init);

    const request = new Request(input, init);
    const { host, pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname.replace("/v1/", "")}${search}`;
    const hit = host === "api.lemonsqueezy.com" ? calls.filter(({ call }) => call!.test(name)) : [];
    if (hit.some(({ unknownPlan }) => !unknownPlan))
      return Response.json({ errors: [{ status: "502", detail: "Bad Gateway" }] }, { status: 502 });
    const answer = await provider(request);
    if (hit.length === 0) return answer;
    const body = (await answer.text()).replaceAll(/"variant_id":\d+/g, UNKNOWN_VARIANT);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** Simulates a slow connection. */
export async function waitWhereSlow(broken: ActiveFailures) {
  const ms = Math.max(0, ...(broken ?? []).map(({ slowMs = 0 }) => slowMs));
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
