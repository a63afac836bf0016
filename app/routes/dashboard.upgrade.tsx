import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { UPGRADE } from "~/content/billing";
import { titled } from "~/content/product";
import { requireProfile } from "~/features/account/guard.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { UpgradeContent } from "~/features/upgrade/upgrade-content";
import { upgradePageView } from "~/features/upgrade/upgrade-view";
import { takeFlash } from "~/lib/flash.server";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: titled(page?.heading ?? UPGRADE.title) },
];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const view = upgradePageView(profile, new URL(args.request.url), args.context.services.now());
  const heading = view.current === "pro" ? UPGRADE.proTitle : UPGRADE.title;
  const { flash, headers } = await takeFlash(args.request);
  return data({ view, heading, flash, shell: shellView(profile) }, { headers });
}

export default function UpgradePage() {
  const { view, heading, flash, shell } = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading={heading}>
      <h2 className="sr-only">Plans</h2>
      <UpgradeContent view={view} closeHref="/dashboard" />
    </AppShell>
  );
}
