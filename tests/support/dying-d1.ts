/** A D1 that fails at its n-th request: before executing it, or after, when only the answer is lost. */
export function dyingD1(
  d1: D1Database,
  dies: { at: number; after: boolean },
  whenItDies: () => void = () => undefined,
): D1Database {
  let requests = 0;
  const originals = new WeakMap<object, D1PreparedStatement>();

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    requests++;
    if (requests === dies.at) whenItDies();
    // All later requests fail too, as after a crash.
    if (requests > dies.at || (requests === dies.at && !dies.after)) throw new Error("The worker was killed");
    const result = await work();
    if (requests === dies.at) throw new Error("The worker was killed");
    return result;
  }

  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: Array<unknown>) => wrapped(target.bind(...values));
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        return (...args: Array<unknown>) =>
          guarded(() => (value as (...all: Array<unknown>) => Promise<unknown>).apply(target, args));
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };

  return new Proxy(d1, {
    get(target, property) {
      if (property === "prepare") return (query: string) => wrapped(target.prepare(query));
      if (property === "batch") {
        return (statements: Array<D1PreparedStatement>) =>
          guarded(() => target.batch(statements.map((one) => originals.get(one) ?? one)));
      }
      return Reflect.get(target, property) as unknown;
    },
  });
}
