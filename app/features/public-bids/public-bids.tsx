import { Badge } from "~/ui/badge";
import { RowList } from "~/ui/card";
import { classes } from "~/ui/classes";
import { publicBidPath } from "./public-bid-view";

/** What visitors may see of a bid: only what the portal's own list shows. */
export type PublicBid = {
  id: number;
  title: string;
  language: "en" | "fr";
  buyer: string | null;
  location: string;
  bidType: string | null;
  closes: { label: string; iso: string | null; daysLeft: string | null; urgent: boolean };
};

type PublicBidListProps = { label: string; bids: ReadonlyArray<PublicBid>; level: "h2" | "h3" };

export function PublicBidList({ label, bids, level: Heading }: PublicBidListProps) {
  return (
    <RowList aria-label={label}>
      {bids.map(({ id, title, language, buyer, location, bidType, closes }) => (
        <li key={id}>
          <article
            className={classes("border-l-4 px-4 py-3", closes.urgent ? "border-beacon" : "border-line")}
          >
            <Heading lang={language} className="text-base leading-5.5 font-semibold text-pretty sm:text-lg">
              <a href={publicBidPath(id)} className="underline-offset-4 hover:underline">
                {title}
              </a>
            </Heading>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <span className="font-semibold">
                {closes.iso && <span className="sr-only">Closes </span>}
                {closes.iso ? <time dateTime={closes.iso}>{closes.label}</time> : closes.label}
              </span>
              {/* CSS adds the spaces in a row; readers without CSS need real ones. */}{" "}
              {closes.daysLeft && <Badge tone={closes.urgent ? "soon" : "outline"}>{closes.daysLeft}</Badge>}
            </p>
            <p className="mt-1 text-sm text-muted">
              {language === "fr" && (
                <>
                  <Badge tone="outline">In French</Badge>{" "}
                </>
              )}
              {[buyer, location, bidType].filter(Boolean).join(" · ")}
            </p>
          </article>
        </li>
      ))}
    </RowList>
  );
}
