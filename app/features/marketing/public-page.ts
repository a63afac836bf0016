import type { LoaderFunctionArgs, MetaDescriptor } from "@remix-run/cloudflare";
import { PRODUCT_LINE, PRODUCT_NAME } from "~/content/product";

/** What every public page is told: the same for everybody, so that one answer serves all. */
export type PublicPage = { origin: string; supportAddress: string };

export function loadPublicPage({ context: { services } }: LoaderFunctionArgs): PublicPage {
  const { origin, mail } = services.config;
  return { origin, supportAddress: mail.supportAddress };
}

/** Read by the root: a page that needs no script gets none, and its policy allows none. */
export const WITHOUT_SCRIPTS = { scripts: false } as const;

/** Kept at the edge, never in the browser: after a deployment nobody holds a page whose styles are gone. */
export const cachedFor = (seconds: number) => () => ({
  "Cache-Control": `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
});

/** What the product is, for machines; the same words as for people. */
export type StructuredData = Readonly<Record<string, unknown>>;

type Described = {
  title: string;
  description: string;
  /** Where the page stands when all its addresses are one. */
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
