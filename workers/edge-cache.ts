/** Pages and files that are the same for everybody; which of them is kept, and how long, each answer says itself. */
const SAME_FOR_ALL = /^\/(?:bids-in(?:\/[\w/-]*)?|sitemap\.xml|faq|legal|privacy|terms|cookies)$/;

/** The platform's own cache, which the browser's types do not know. */
const nearest = () => (caches as unknown as { default: Cache }).default;

/**
 * Answers from the cache of the nearest data centre where it can. A deployment has keys of its own, so that no page
 * outlives the styles it names.
 */
export async function withEdgeCache(
  request: Request,
  deployment: string,
  waitUntil: (promise: Promise<unknown>) => void,
  answer: () => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== "GET" || !SAME_FOR_ALL.test(url.pathname)) return answer();

  // What a shared link carries after its "?" changes nothing on these pages.
  const key = new Request(`${url.origin}${url.pathname}?deployment=${deployment}`);
  const cached = await nearest().match(key);
  if (cached) return cached;
  const fresh = await answer();
  if (fresh.status === 200 && fresh.headers.get("Cache-Control")?.includes("s-maxage")) {
    waitUntil(nearest().put(key, fresh.clone()));
  }
  return fresh;
}
