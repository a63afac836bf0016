import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { robotsTxt } from "~/features/public-site/sitemap";

/** Not a static file, because it contains the sitemap's absolute URL. */
export function loader({ context: { services } }: LoaderFunctionArgs) {
  return new Response(robotsTxt(services.config.origin), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
