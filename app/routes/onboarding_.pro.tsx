import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ONBOARDING } from "~/content/onboarding";
import { titled } from "~/content/product";
import { requireNewcomer } from "~/features/onboarding/newcomer.server";
import { ProPage } from "~/features/onboarding/pro-page";
import { loadProPage } from "~/features/onboarding/pro-page.server";
import { OwnerProvider } from "~/ui/owner-field";

export const meta: MetaFunction = () => [
  { title: titled(ONBOARDING.aboutPro.title) },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireNewcomer(args);
  return loadProPage(args.context.services, profile, new URL(args.request.url).searchParams);
}

export default function OnboardingProPage() {
  const { view, account, owner } = useLoaderData<typeof loader>();
  return (
    <OwnerProvider value={owner}>
      <ProPage view={view} account={account} />
    </OwnerProvider>
  );
}
