/** Paths whose callers are not browsers: they prove themselves by a secret or a signature instead. */
const MACHINE_PATHS = ["/internal/", "/webhooks/", "/one-click/"];

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change anything. A browser's form post must come from our own pages: the framework's own check
 * leaves resource routes out, so this one stands in front of everything.
 */
export function mayChangeState(request: Request, origin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { pathname } = new URL(request.url);
  if (MACHINE_PATHS.some((path) => pathname.startsWith(path))) return true;
  // The framework believes this header more than the address itself, and fails where it differs.
  const forwardedHost = request.headers.get("X-Forwarded-Host");
  if (forwardedHost !== null && forwardedHost !== new URL(origin).host) return false;
  if (request.headers.get("Sec-Fetch-Site") === "same-origin") return true;
  return request.headers.get("Origin") === origin;
}
