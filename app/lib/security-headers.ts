/**
 * Sets the headers of every HTML response. Static files get theirs from `public/_headers`,
 * because the platform serves them without running the worker.
 */
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
  const secure = url.protocol === "https:";
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    [
      "default-src 'self'",
      nonce === null ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${secure ? "wss" : "ws"}://${url.host}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      // Browsers apply this to every redirect after a form post, and a checkout form redirects to the payment host.
      ["form-action 'self'", paymentOrigin].filter(Boolean).join(" "),
    ].join("; "),
  );
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
