import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppShell } from "~/features/account/app-shell";
import { shellView } from "~/features/account/shell-view";
import { BrowseHeading, BrowsePage } from "~/features/opportunities/browse-page";
import { loadBrowsePage } from "~/features/opportunities/browse-page.server";
import { OpportunityDetail } from "~/features/opportunities/opportunity-detail";
import { takeFlash } from "~/lib/flash.server";
import { requireProfile } from "~/lib/guard.server";

export const meta: MetaFunction = () => [{ title: "Browse opportunities – Tenderlight" }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const page = await loadBrowsePage(args.context.services, profile, new URL(args.request.url));
  const { flash, headers } = await takeFlash(args.request);
  return data({ ...page, flash, shell: shellView(profile) }, { headers });
}

export default function OpportunitiesPage() {
  const { view, detail, closeHref, flash, shell } = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading={<BrowseHeading view={view} />}>
      <BrowsePage view={view} detail={detail && <OpportunityDetail view={detail} closeHref={closeHref} />} />
    </AppShell>
  );
}
