import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { PrivacyPage } from "~/features/legal/privacy-page";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(3600);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Privacy policy"),
      description: "What we keep about you, why, for how long, and how to take it with you or delete it.",
      path: "/privacy",
    },
    data,
  );

export const loader = loadPublicPage;

export default function PrivacyPageRoute() {
  return <PrivacyPage page={useLoaderData<typeof loader>()} />;
}
