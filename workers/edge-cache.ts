import { sendsSession } from "~/features/account/session.server";

/** Paths that look the same to every visitor. Each response's Cache-Control decides whether and how long it is cached. */
const SAME_FOR_ALL = /^\/(?:bids-in(?:\/[\w/-]*)?|sitemap\.xml|faq|legal|status|privacy|terms|cookies)$/;

/** A bid's page is the same for all visitors, and another one for a signed-in user. */
const SAME_FOR_VISITORS = /^\/bids\/[1-9]\d{0,14}$/;

function isSameForAll(request: Request, { pathname }: URL): boolean {
  if (request.method !== "GET") return false;
  return SAME_FOR_ALL.test(pathname) || (SAME_FOR_VISITORS.test(pathname) && !sendsSession(request));
}

/** Cloudflare's default cache, which the DOM types do not know. */
const nearest = () => (caches as unknown as { default: Cache }).default;

/**
 * Answers from the nearest data center's cache if it can. Every deployment has its own cache keys, so that no cached
 * page names files of an earlier build.
 */
export async function withEdgeCache(
  request: Request,
  deployment: string,
  waitUntil: (promise: Promise<unknown>) => void,
  answer: () => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isSameForAll(request, url)) return answer();

  // These pages ignore their query string.
  const key = new Request(`${url.origin}${url.pathname}?deployment=${deployment}`);
  const cached = await nearest().match(key);
  if (cached) return cached;
  const fresh = await answer();
  if (fresh.status === 200 && fresh.headers.get("Cache-Control")?.includes("s-maxage")) {
    waitUntil(nearest().put(key, fresh.clone()));
  }
  return fresh;
}
