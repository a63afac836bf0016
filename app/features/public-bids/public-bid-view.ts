import type { MetaDescriptor } from "@remix-run/cloudflare";
import { titled } from "~/content/product";
import { shorten } from "~/domain/shorten";
import type { DeadlineView } from "~/features/opportunities/opportunity-view";
import { publicMeta, type PublicPage, type StructuredData } from "~/features/public-site/public-page";

/** What everyone may see of a bid: what a row of the list shows. */
export type PublicBidView = {
  id: number;
  title: string;
  language: "en" | "fr";
  /** Closed: past its date, or awarded. Gone: withdrawn or canceled by its source. */
  standing: "open" | "closed" | "gone";
  status: string;
  buyer: string | null;
  location: string;
  deadline: DeadlineView;
  /** Sure dates that are ahead, without the sentences that state them. */
  dates: ReadonlyArray<{ name: string; label: string; attendance: string | null }>;
  /** ISO 8601 */
  published: string | null;
  bidType: string | null;
  trade: string | null;
  sourceName: string;
  listingUrl: string | null;
  attributions: ReadonlyArray<string>;
  /** The list to go on with. */
  more: { label: string; href: string };
};

const LONGEST_TITLE = 120;

export const publicBidPath = (id: number) => `/bids/${id}`;

/** The page's head. Search engines list it while the bid is open. */
export function publicBidMeta(view: PublicBidView, page: Pick<PublicPage, "origin">): Array<MetaDescriptor> {
  const { id, title, standing, buyer, location, deadline, bidType, trade } = view;
  const what = [bidType, trade, buyer, location].filter(Boolean).join(", ");
  const closing =
    deadline.iso === null ? "" : ` ${deadline.expired ? "Closed" : "Closes"} ${deadline.label}.`;
  const described = {
    title: titled(shorten(title, LONGEST_TITLE)),
    description: `${what}.${closing}`,
    path: publicBidPath(id),
    structured: standing === "open" ? [structuredBid(view)] : [],
  };
  const robots = standing === "open" ? [] : [{ name: "robots", content: "noindex" }];
  return [...publicMeta(described, page), ...robots];
}

function structuredBid(view: PublicBidView): StructuredData {
  const { title, language, location, deadline, published, trade, buyer } = view;
  return {
    "@type": "Demand",
    name: title,
    ...(published !== null && { availabilityStarts: published }),
    ...(deadline.iso !== null && { availabilityEnds: deadline.iso }),
    areaServed: { "@type": "Place", name: location },
    itemOffered: {
      "@type": "Service",
      name: title,
      ...(trade !== null && { serviceType: trade }),
      ...(buyer !== null && { audience: { "@type": "Audience", name: buyer } }),
    },
    inLanguage: language,
  };
}
