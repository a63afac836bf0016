import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { BidIndex } from "~/features/public-bids/bid-pages";
import { loadBidIndex } from "~/features/public-bids/bid-pages.server";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { PublicShell } from "~/features/public-site/public-shell";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(900);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Open bids by region and trade"),
      description:
        "Open public tenders for contractors in each region of Ontario, every province and nine US states, with closing dates.",
      path: "/bids-in",
    },
    data,
  );

export async function loader(args: LoaderFunctionArgs) {
  return { ...loadPublicPage(args), view: await loadBidIndex(args.context.services) };
}

export default function BidIndexRoute() {
  const { view, supportAddress } = useLoaderData<typeof loader>();
  return (
    <PublicShell supportAddress={supportAddress}>
      <BidIndex view={view} />
    </PublicShell>
  );
}
