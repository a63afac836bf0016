import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listBidPages } from "~/features/public-bids/bid-pages.server";
import { sitemapXml } from "~/features/public-site/sitemap";

/** Lists public pages, and of the region and trade pages only those that have bids. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const xml = sitemapXml(services.config.origin, await listBidPages(services));
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
