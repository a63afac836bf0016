import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAQ } from "~/content/faq";
import { titled } from "~/content/product";
import { faqData } from "~/features/landing/landing-meta";
import { FaqPage } from "~/features/public-site/faq-page";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(3600);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Questions and answers"),
      description:
        "What Tenderlight reads, what it costs, when the digest comes, and what happens to your data.",
      path: "/faq",
      structured: [faqData(FAQ.flatMap(({ questions }) => questions))],
    },
    data,
  );

export const loader = loadPublicPage;

export default function FaqPageRoute() {
  return <FaqPage page={useLoaderData<typeof loader>()} />;
}
