/** Paths called by programs, not browsers. Their callers authenticate with a secret or a signature. */
const MACHINE_PATHS = ["/internal/", "/webhooks/", "/one-click/"];
/** The operators' page, for which browsers send the secret by themselves, also with another site's form. */
const OPERATORS_PAGE = "/internal/operations";

const SAFE_METHODS = new Set(["GET", "HEAD"]);
/** The methods that Remix knows; each route refuses those that it does not take. */
const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const ALLOW = { Allow: "GET, HEAD, POST" };

/** The answer to a request that no page or program of ours makes; `null` for all others. */
export function refuseRequest(request: Request, origin: string): Response | null {
  const url = new URL(request.url);
  // Another name for this worker would get around the rules of our domain, such as its firewall.
  if (url.host !== new URL(origin).host) return new Response(`Use ${origin}`, { status: 421 });
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: ALLOW });
  if (!KNOWN_METHODS.has(request.method))
    return new Response("Method not allowed", { status: 405, headers: ALLOW });
  if (!mayChangeState(request, origin)) return new Response("Forbidden", { status: 403 });
  // Remix's older data protocol is not in use. Without this, requests for it would fill the log with errors.
  if (url.searchParams.has("_data")) return new Response("Bad request", { status: 400 });
  return null;
}

/**
 * Whether a request may change anything. A form post from a browser must come from one of our pages. This check runs
 * before everything else, because Remix's own check leaves out resource routes.
 */
export function mayChangeState(request: Request, origin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { pathname } = new URL(request.url);
  if (isMachinePath(pathname)) return true;
  // Proxies set this header; nothing that reaches us directly should name another host.
  const forwardedHost = request.headers.get("X-Forwarded-Host");
  if (forwardedHost !== null && forwardedHost !== new URL(origin).host) return false;
  if (request.headers.get("Sec-Fetch-Site") === "same-origin") return true;
  return request.headers.get("Origin") === origin;
}

function isMachinePath(pathname: string): boolean {
  return !isOperatorsPage(pathname) && MACHINE_PATHS.some((path) => pathname.startsWith(path));
}

/** However the address is written that the router takes for the page's. */
function isOperatorsPage(pathname: string): boolean {
  return decoded(pathname).toLowerCase().replaceAll(/\/+/g, "/").startsWith(OPERATORS_PAGE);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The request without the headers that Remix's own check compares. The check above is stricter, and Remix's answers 500
 * when it refuses.
 */
export function withoutOriginHeaders(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}
