import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { BID_NOTICES } from "~/content/saved-bids";
import { requireProfile } from "~/features/account/guard.server";
import { BrowseHeading, BrowsePage } from "~/features/browse/browse-page";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import { requireSearchAllowance } from "~/features/browse/search-limit.server";
import { cardsOfTable, tableOfCards } from "~/features/opportunities/card-table";
import { keepFreeOpening } from "~/features/opportunities/keep-free-opening.server";
import { requireNotJoined, statusFor } from "~/features/opportunities/open-bid.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { BidOrUpgrade } from "~/features/upgrade/bid-or-upgrade";
import { upgradeBesideBid, withNothingOpen } from "~/features/upgrade/upgrade-view";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("Browse opportunities") }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const url = new URL(args.request.url);
  await requireSearchAllowance(args.context.services, profile, url);
  const page = await loadBrowsePage(args.context, profile, url);
  await requireNotJoined(args.context.services.db, url, page.bid);
  const { flash, headers } = await takeFlash(args.request);
  args.context.waitUntil(keepFreeOpening(args.context.services, profile, page.bid));
  const upgrade = upgradeBesideBid(page.bid, profile, url, args.context.services.now());
  const closeHref = withNothingOpen(url);
  return data(
    {
      ...page,
      view: { ...page.view, cards: tableOfCards(page.view.cards) },
      closeHref,
      upgrade,
      flash,
      shell: shellView(profile),
    },
    { headers, status: statusFor(page.bid) },
  );
}

/** Handles Refresh: reloads the page with a message. */
export async function action(args: ActionFunctionArgs) {
  await requireProfile(args);
  const { pathname, search } = new URL(args.request.url);
  return redirectWithFlash(`${pathname}${search}`, BID_NOTICES.refreshed);
}

export default function OpportunitiesPage() {
  const { bid, neighbours, upgrade, closeHref, flash, shell, ...sent } = useLoaderData<typeof loader>();
  const view = { ...sent.view, cards: cardsOfTable(sent.view.cards) };
  return (
    <AppShell shell={shell} flash={flash} heading={<BrowseHeading view={view} />}>
      {bid.kind === "failed" && <Flash {...BID_NOTICES.browseDetailFailed} />}
      <BrowsePage view={view} detail={<BidOrUpgrade {...{ bid, neighbours, upgrade, closeHref }} />} />
    </AppShell>
  );
}
