/** Paths called by programs, not browsers. Their callers authenticate with a secret or a signature. */
const MACHINE_PATHS = ["/internal/", "/webhooks/", "/one-click/"];

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change anything. A form post from a browser must come from one of our pages. This check runs
 * before everything else, because Remix's own check leaves out resource routes.
 */
export function mayChangeState(request: Request, origin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { pathname } = new URL(request.url);
  if (MACHINE_PATHS.some((path) => pathname.startsWith(path))) return true;
  // Remix trusts this header more than the URL and throws if the two differ.
  const forwardedHost = request.headers.get("X-Forwarded-Host");
  if (forwardedHost !== null && forwardedHost !== new URL(origin).host) return false;
  if (request.headers.get("Sec-Fetch-Site") === "same-origin") return true;
  return request.headers.get("Origin") === origin;
}
