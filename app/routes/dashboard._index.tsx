import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppShell } from "~/features/account/app-shell";
import { shellView } from "~/features/account/shell-view";
import { takeFirstDigestToast } from "~/features/onboarding/first-digest-toast.server";
import { FeedHeading, FeedPage } from "~/features/opportunities/feed-page";
import { loadFeedPage } from "~/features/opportunities/feed-page.server";
import { OpportunityDetail } from "~/features/opportunities/opportunity-detail";
import { takeFlash } from "~/lib/flash.server";
import { requireProfile } from "~/lib/guard.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: "Dashboard – Tenderlight" }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const page = await loadFeedPage(args.context.services, profile, new URL(args.request.url));
  const { flash, headers: flashHeaders } = await takeFlash(args.request);
  const headers = new Headers(flashHeaders);
  const welcome = await takeFirstDigestToast(args.request, profile, headers);
  return data({ ...page, flash, welcome, shell: shellView(profile) }, { headers });
}

export default function DashboardPage() {
  const { view, detail, closeHref, flash, welcome, shell } = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading={<FeedHeading view={view} />}>
      {welcome && <Flash {...welcome} />}
      <FeedPage view={view} detail={detail && <OpportunityDetail view={detail} closeHref={closeHref} />} />
    </AppShell>
  );
}
