import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { CookiesPage } from "~/features/legal/cookies-page";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(3600);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Cookies"),
      description:
        "The few cookies we set, each with its purpose and how long it lasts. None of them tracks you.",
      path: "/cookies",
    },
    data,
  );

export const loader = loadPublicPage;

export default function CookiesPageRoute() {
  return <CookiesPage page={useLoaderData<typeof loader>()} />;
}
