import { ExternalLink } from "lucide-react";
import { classes } from "~/ui/classes";

type NewTabLinkProps = { url: string; className?: string; children: string };

/** A link to another site. */
export function NewTabLink({ url, className, children }: NewTabLinkProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={classes(
        "inline-flex min-h-11 max-w-full items-center gap-1.5 text-primary underline underline-offset-4 hover:text-pressed print:inline",
        className,
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 print:hidden" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** The bid on its portal's site. */
export function ListingLink({ url, isButton = false }: { url: string; isButton?: boolean }) {
  return (
    <NewTabLink
      url={url}
      className={classes(
        "font-semibold",
        isButton && "rounded-control border border-edge bg-surface px-4 no-underline hover:bg-wash",
      )}
    >
      View Original Listing
    </NewTabLink>
  );
}
