import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { ONBOARDING } from "~/content/onboarding";
import { titled } from "~/content/product";
import { BID_NOTICES } from "~/content/saved-bids";
import { requireProfileAndRead } from "~/features/account/guard.server";
import { StandingNotice } from "~/features/billing/standing-notice";
import { standingView } from "~/features/billing/standing-view";
import { FeedHeading, FeedPage } from "~/features/feed/feed-page";
import { feedPage, feedParts } from "~/features/feed/feed-page.server";
import { receiveFeed, sendFeed } from "~/features/feed/feed-view";
import { UpgradeBanner } from "~/features/feed/upgrade-banner";
import { showsUpgradeBanner } from "~/features/feed/upgrade-banner.server";
import { takeFirstDigestToast } from "~/features/onboarding/first-digest-toast.server";
import { SurfaceProvider } from "~/features/opportunities/bid-form";
import { keepFreeOpening } from "~/features/opportunities/keep-free-opening.server";
import { requireNotJoined, statusFor } from "~/features/opportunities/open-bid.server";
import { ProSetUp } from "~/features/pro-setup/pro-setup";
import { proSetUpView } from "~/features/pro-setup/pro-setup-view";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { useUntilNavigation } from "~/features/shell/use-until-navigation";
import { BidOrUpgrade } from "~/features/upgrade/bid-or-upgrade";
import { upgradeBesideBid, withNothingOpen } from "~/features/upgrade/upgrade-view";
import { takeFlash } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("Dashboard") }];

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  const url = new URL(args.request.url);
  const now = services.now();
  const asked = { url, at: now };
  const { profile, read } = await requireProfileAndRead(args, (reader) =>
    feedParts(services.db, reader, asked),
  );
  const page = await feedPage(args.context, profile, asked, read);
  await requireNotJoined(services.db, url, page.bid);
  const { flash, headers: flashHeaders } = await takeFlash(args.request);
  const headers = new Headers(flashHeaders);
  const welcome = await takeFirstDigestToast(args.request, profile, headers);
  const standing = standingView(profile, now);
  // Somebody who has to act on the present plan first gets no advertisement.
  const mayAdvertise = standing === null || standing.isQuiet;
  // The message that finishing the setup leaves.
  const isFirstVisit = flash?.title === ONBOARDING.completed.title;
  const banner = mayAdvertise && (await showsUpgradeBanner(args.request, profile.role));
  args.context.waitUntil(keepFreeOpening(services, profile, page.bid));
  const upgrade = upgradeBesideBid(page.bid, profile, url, now);
  const closeHref = withNothingOpen(url);
  return data(
    {
      ...page,
      view: sendFeed(page.view),
      closeHref,
      upgrade,
      flash,
      welcome,
      banner,
      standing,
      setUp: proSetUpView(profile),
      shell: shellView(profile),
      isFirstVisit,
    },
    { headers, status: statusFor(page.bid) },
  );
}

export default function DashboardPage() {
  const { bid, neighbours, upgrade, closeHref, flash, shell, ...rest } = useLoaderData<typeof loader>();
  const { banner, standing, setUp } = rest;
  const view = receiveFeed(rest.view);
  const welcome = useUntilNavigation(rest.welcome);
  // The greeting stays until the reader leaves the page, also when a press reads its data again.
  const [isFirstVisit] = useState(rest.isFirstVisit);
  return (
    <AppShell shell={shell} flash={flash} heading={<FeedHeading view={view} isFirstVisit={isFirstVisit} />}>
      {welcome && <Flash {...welcome} />}
      {bid.kind === "failed" && <Flash {...BID_NOTICES.detailFailed} />}
      {standing && !standing.isQuiet && <StandingNotice view={standing} />}
      {setUp && <ProSetUp lines={setUp} page="/dashboard" />}
      <SurfaceProvider value="dashboard">
        <FeedPage
          view={view}
          detail={<BidOrUpgrade {...{ bid, neighbours, upgrade, closeHref }} />}
          banner={
            <>
              {standing?.isQuiet && <StandingNotice view={standing} />}
              {banner && <UpgradeBanner />}
            </>
          }
        />
      </SurfaceProvider>
    </AppShell>
  );
}
