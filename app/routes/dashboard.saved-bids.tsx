import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { BID_NOTICES } from "~/content/saved-bids";
import { requireProfileAndRead } from "~/features/account/guard.server";
import { StandingNotice } from "~/features/billing/standing-notice";
import { pressingStanding } from "~/features/billing/standing-view";
import { keepFreeOpening } from "~/features/opportunities/keep-free-opening.server";
import { rememberListSettings } from "~/features/opportunities/list-settings.server";
import { requireNotJoined, statusFor } from "~/features/opportunities/open-bid.server";
import { SavedBidsPage } from "~/features/saved-bids/saved-bids-page";
import { savedBidsPage, savedBidsParts } from "~/features/saved-bids/saved-bids-page.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { BidOrUpgrade } from "~/features/upgrade/bid-or-upgrade";
import { upgradeBesideBid, withNothingOpen } from "~/features/upgrade/upgrade-view";
import { takeFlash } from "~/lib/flash.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("My saved bids") }];

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  const url = new URL(args.request.url);
  const now = services.now();
  const asked = { url, at: now };
  const { profile, read } = await requireProfileAndRead(args, (reader) =>
    savedBidsParts(services.db, reader, asked),
  );
  const page = await savedBidsPage(services, profile, asked, read);
  await requireNotJoined(services.db, url, page.bid);
  rememberListSettings(args.context, url, profile);
  const { flash, headers } = await takeFlash(args.request);
  args.context.waitUntil(keepFreeOpening(services, profile, page.bid));
  const upgrade = upgradeBesideBid(page.bid, profile, url, now);
  const standing = pressingStanding(profile, now);
  const closeHref = withNothingOpen(url);
  const retryHref = `${url.pathname}${url.search}`;
  return data(
    { ...page, closeHref, retryHref, upgrade, flash, standing, shell: shellView(profile) },
    { headers, status: statusFor(page.bid) },
  );
}

export default function SavedBidsRoute() {
  const { view, bid, neighbours, upgrade, closeHref, retryHref, flash, standing, shell } =
    useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading="My Saved Bids">
      {bid.kind === "failed" && <Flash {...BID_NOTICES.browseDetailFailed} />}
      {standing && <StandingNotice view={standing} />}
      <BidOrUpgrade {...{ bid, neighbours, upgrade, closeHref }} />
      {view ? (
        <SavedBidsPage view={view} offersPro={standing === null} />
      ) : (
        <>
          <Flash {...BID_NOTICES.listFailed} />
          <EmptyState
            heading="We couldn’t load your saved bids"
            action={<LinkButton to={retryHref}>Try again</LinkButton>}
          >
            The bids you saved are safe.
          </EmptyState>
        </>
      )}
    </AppShell>
  );
}
