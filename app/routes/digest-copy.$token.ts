import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { findWebCopy } from "~/features/mail/web-copy.server";

/** The digest as it was mailed, for anyone with its link. */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const html = await findWebCopy(services, params["token"] ?? "");
  if (html === null) throw redirect("/404");
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
