/**
 * What could not be sent or loaded waits here until the reader tries again, so that a lost connection never replaces the
 * page. The router meanwhile treats it as a slow answer.
 */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

export function subscribeToConnection(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether something waits for a connection. */
export const isConnectionLost = () => waiting.size > 0;

/** Sends again what is waiting. */
export function tryAgain() {
  const sends = [...waiting];
  waiting.clear();
  announce();
  for (const send of sends) send();
}

/** Repeats what failed for want of a connection, once for each time that the reader tries again. */
export async function untilConnected<Answer>(
  attempt: () => Promise<Answer>,
  signal?: AbortSignal | null,
): Promise<Answer> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      // Every browser reports a failed request, and a script that did not load, as a TypeError.
      if (signal?.aborted || !(error instanceof TypeError)) throw error;
    }
    await nextTry(signal);
  }
}

/** Fetches an answer to its end, because a connection can be lost in the middle too. */
export async function fetchWhole(
  send: typeof fetch,
  ...request: Parameters<typeof fetch>
): Promise<Response> {
  const answer = await send(...request);
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
}

function nextTry(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    waitForNextTry(resolve);
    signal?.addEventListener(
      "abort",
      () => {
        waiting.delete(resolve);
        announce();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** For what the browser itself would send. */
export function waitForNextTry(send: () => void) {
  waiting.add(send);
  announce();
}

function announce() {
  for (const listener of listeners) listener();
}

/**
 * Loads a file of code. If the server answers but has no such file, it has been deployed since: the page is loaded anew,
 * or the one that the reader is on the way to.
 */
export function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  return untilConnected(async () => {
    try {
      return await load();
    } catch {
      await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
      const { navigation } = window.__remixRouter.state;
      if (navigation.location && !navigation.formData) {
        const { pathname, search, hash } = navigation.location;
        window.location.assign(`${pathname}${search}${hash}`);
      } else {
        window.location.reload();
      }
      return new Promise<never>(() => undefined);
    }
  });
}

/** The requests by which the router loads pages, sends forms and finds routes; a route that nobody asked for has no signal. */
export function isRouterRequest(input: RequestInfo | URL, init?: RequestInit): boolean {
  if (!(input instanceof URL) || !init?.signal) return false;
  return input.origin === window.location.origin && /\.data$|^\/__manifest$/.test(input.pathname);
}
