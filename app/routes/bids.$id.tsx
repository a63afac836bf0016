import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { BID_NOTICES } from "~/content/saved-bids";
import { findMember, requireProfile } from "~/features/account/guard.server";
import { loadBid } from "~/features/opportunities/bid-page.server";
import { keepFreeOpening } from "~/features/opportunities/keep-free-opening.server";
import { bidIsGone } from "~/features/opportunities/open-bid.server";
import { readBidPath } from "~/features/opportunities/query-fields";
import { loadBidForVisitor } from "~/features/public-bids/public-bid.server";
import { PublicBidPage, UnknownBidPage } from "~/features/public-bids/public-bid-page";
import { publicBidMeta } from "~/features/public-bids/public-bid-view";
import { PublicShell } from "~/features/public-site/public-shell";
import { actOnBid, bidSchema } from "~/features/saved-bids/act-on-bid.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { BidOrUpgrade } from "~/features/upgrade/bid-or-upgrade";
import { upgradeBesideBid } from "~/features/upgrade/upgrade-view";
import { takeFlash } from "~/lib/flash.server";
import { readButton } from "~/lib/form.server";
import { Flash } from "~/ui/flash";
import { scriptsUnless } from "~/ui/needs-scripts";

/** Visitors get no scripts. */
export const handle = { scripts: scriptsUnless("forVisitors") };

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const caching = loaderHeaders.get("Cache-Control");
  return new Headers(caching === null ? {} : { "Cache-Control": caching, Vary: "Cookie" });
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page && "forVisitors" in page && page.view ? publicBidMeta(page.view, page) : [{ title: titled("Bid") }];

/** A bid's own page: all of it for a signed-in user, and for visitors what its portal's list shows. */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await findMember(args);
  return profile ? loadForMember(args, profile) : loadBidForVisitor(args, readBidPath(args.params["id"]));
}

type Profile = Awaited<ReturnType<typeof requireProfile>>;

async function loadForMember(args: LoaderFunctionArgs, profile: Profile) {
  const { request, context } = args;
  const url = new URL(request.url);
  const bid = await loadBid(context.services, profile, idOf(args), url);
  context.waitUntil(keepFreeOpening(context.services, profile, bid));
  const { flash, headers: flashHeaders } = await takeFlash(request);
  const upgrade = upgradeBesideBid(bid, profile, url, context.services.now());
  return data({ bid, upgrade, flash, shell: shellView(profile) }, { headers: flashHeaders });
}

/** Handles every bid action, from any page. */
export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const posted = await readButton(args.request, bidSchema);
  // A button of a list's form states it in its address, because the form's fields are those of all rows.
  const was = new URL(args.request.url).searchParams.get("was") ?? posted.was;
  const answer = await actOnBid(args.context, profile, idOf(args), { ...posted, was });
  if (answer instanceof Response) throw answer;
  return answer;
}

function idOf({ params }: Pick<LoaderFunctionArgs, "params">): number {
  const id = readBidPath(params["id"]);
  if (id === null) throw bidIsGone();
  return id;
}

export default function BidPage() {
  const page = useLoaderData<typeof loader>();
  // If recording the view failed, show the bid's page.
  const opened = useActionData<typeof action>();
  if ("forVisitors" in page)
    return (
      <PublicShell supportAddress={page.supportAddress}>
        {page.view ? <PublicBidPage view={page.view} /> : <UnknownBidPage />}
      </PublicShell>
    );
  const { bid, upgrade, flash, shell } = page;
  return (
    <AppShell shell={shell} flash={flash} heading="Bid details">
      {bid.kind === "failed" && <Flash {...BID_NOTICES.browseDetailFailed} />}
      <BidOrUpgrade bid={opened ?? bid} upgrade={opened ? null : upgrade} closeHref="/opportunities" isPage />
    </AppShell>
  );
}
