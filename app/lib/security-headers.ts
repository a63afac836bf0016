/** Sets the content type and the Content-Security-Policy of an HTML page. */
export function setDocumentHeaders(
  headers: Headers,
  {
    nonce,
    url,
    paymentOrigin,
  }: {
    /** `null` for a page without scripts. */ nonce: string | null;
    url: URL;
    paymentOrigin: string | null;
  },
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    [
      "default-src 'self'",
      nonce === null ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${url.protocol === "https:" ? "wss" : "ws"}://${url.host}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      // Browsers apply this to every redirect after a form post, and a checkout form redirects to the payment host.
      ["form-action 'self'", paymentOrigin].filter(Boolean).join(" "),
    ].join("; "),
  );
}

/** The defaults of every answer; a route may set its own. */
const DEFAULTS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

/**
 * Sets the headers that every answer of the worker has: pages, data, redirects, files and refusals. Static files get
 * theirs from `public/_headers`, because the platform serves them without running the worker.
 */
export function setHeadersOfEveryAnswer(
  headers: Headers,
  { url, requestId }: { url: URL; requestId: string },
) {
  headers.set("X-Request-Id", requestId);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (url.protocol === "https:")
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) headers.set(name, value);
}
