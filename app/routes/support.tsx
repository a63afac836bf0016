import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SupportPage } from "~/features/marketing/support-page";
import { loadPublicPage, publicMeta, titled, WITHOUT_SCRIPTS } from "~/features/marketing/public-page";

export const handle = WITHOUT_SCRIPTS;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Help Center"),
      description: "Contacts, a checklist for common troubles, your data, refunds, and how soon we answer.",
      path: "/support",
    },
    data,
  );

export const loader = loadPublicPage;

export default function SupportPageRoute() {
  return <SupportPage page={useLoaderData<typeof loader>()} />;
}
