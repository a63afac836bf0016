import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { TermsPage } from "~/features/legal/terms-page";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(3600);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Terms of service"),
      description: "What you get, what it costs, how to cancel, and what we are liable for.",
      path: "/terms",
    },
    data,
  );

export const loader = loadPublicPage;

export default function TermsPageRoute() {
  return <TermsPage page={useLoaderData<typeof loader>()} />;
}
