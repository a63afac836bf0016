import { AsyncLocalStorage } from "node:async_hooks";
import { REQUEST_ID_SLOT } from "~/lib/log.server";

const current = new AsyncLocalStorage<string>();
Object.assign(globalThis, { [REQUEST_ID_SLOT]: () => current.getStore() ?? null });

/** Every line that `work` logs carries the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** Cloudflare's id of the request, by which its own logs can be searched; a random one elsewhere. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get("CF-Ray");
  return ray && /^[\w-]{8,40}$/.test(ray) ? ray : crypto.randomUUID();
}
