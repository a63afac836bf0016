import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listBidPages } from "~/features/public-bids/bid-pages.server";
import { listPublicBids } from "~/features/public-bids/public-bid.server";
import { sitemapXml } from "~/features/public-site/sitemap";

/** Lists public pages: of the region and trade pages those that have bids, and of the bids those that are open. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const [pages, bids] = [await listBidPages(services), await listPublicBids(services)];
  const xml = sitemapXml(services.config.origin, [...pages, ...bids]);
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
