import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { BidPage, bidPageDescription, bidPageHeading } from "~/features/public-bids/bid-pages";
import { loadBidPageOf } from "~/features/public-bids/bid-pages.server";
import { cachedFor, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { PublicShell } from "~/features/public-site/public-shell";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(900);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? publicMeta(
        {
          title: titled(bidPageHeading(data.view)),
          description: bidPageDescription(data.view),
          path: data.view.path,
        },
        data,
      )
    : [];

export const loader = (args: LoaderFunctionArgs) => loadBidPageOf(args);

export default function RegionBids() {
  const { view, supportAddress } = useLoaderData<typeof loader>();
  return (
    <PublicShell supportAddress={supportAddress}>
      <BidPage view={view} />
    </PublicShell>
  );
}
