import type { LoaderFunctionArgs, MetaDescriptor } from "@remix-run/cloudflare";
import { PRODUCT_LINE, PRODUCT_NAME } from "~/content/product";

/** Data for every public page. It is the same for all visitors, so one response can be cached for everyone. */
export type PublicPage = { origin: string; supportAddress: string };

export function loadPublicPage({ context: { services } }: LoaderFunctionArgs): PublicPage {
  const { origin, mail } = services.config;
  return { origin, supportAddress: mail.supportAddress };
}

/** Read by the root layout: a page that needs no script gets none, and its content security policy allows none. */
export const WITHOUT_SCRIPTS = { scripts: false } as const;

/**
 * Cached at the edge but not in the browser: after a deployment a cached page would point to styles that are gone.
 */
export const cachedFor = (seconds: number) => () => ({
  "Cache-Control": `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
});

/** Structured data about the product, in the same words as on the page. */
export type StructuredData = Readonly<Record<string, unknown>>;

type Described = {
  title: string;
  description: string;
  /** The canonical path of a page with several addresses. */
  path: string;
  structured?: ReadonlyArray<StructuredData>;
};

const SHARED_PICTURE = "/social.png";

/** Title, description, canonical address, what a shared link shows, and the structured data. */
export function publicMeta(
  { title, description, path, structured = [] }: Described,
  page: Pick<PublicPage, "origin"> | undefined,
): Array<MetaDescriptor> {
  const origin = page?.origin ?? "";
  const url = `${origin}${path}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin}${SHARED_PICTURE}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${PRODUCT_NAME}: ${PRODUCT_LINE}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
