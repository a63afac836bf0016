import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SAMPLE_DIGEST } from "~/content/landing";
import { DAY_MS } from "~/domain/duration";
import { formatDay } from "~/domain/local-time";
import { daysLeftLabel } from "~/domain/opportunities/opportunity";
import { TORONTO } from "~/domain/zoned-time";
import { redirectProfileHome } from "~/features/account/destination-after-sign-in.server";
import { findOpenNow } from "~/features/public-bids/bid-pages.server";
import { loadPublicPage } from "~/features/public-site/public-page";
import { takeFlash } from "~/lib/flash.server";
import type { LandingView } from "./landing";
import type { SampleDigestView } from "./sample-digest";

/** The landing page is served at / and at /index. */
export async function loadLandingPage(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { services } = context;
  await redirectProfileHome(services, request);
  const { flash, headers } = await takeFlash(request);
  const page = loadPublicPage(args);
  const view: LandingView = {
    supportAddress: page.supportAddress,
    openNow: await findOpenNow(services),
    sampleDigest: sampleDigestView(services.now()),
    localHref: services.config.demoPath,
  };
  return data({ ...page, view, flash }, { headers });
}

export function sampleDigestView(now: Date): SampleDigestView {
  return SAMPLE_DIGEST.opportunities.map(({ dueInDays, ...sample }) => ({
    ...sample,
    due: formatDay(new Date(now.getTime() + dueInDays * DAY_MS), TORONTO),
    timeLeft: daysLeftLabel(dueInDays),
  }));
}
