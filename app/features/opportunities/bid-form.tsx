import { useFetcher, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";

export type BidIntent = "save" | "view" | "status" | "notes" | "remove" | "restore" | "pdf";

/** Which page's words a save is answered in. */
export type Surface = "dashboard" | "browse" | "detail";

const SurfaceContext = createContext<Surface>("browse");
export const SurfaceProvider = SurfaceContext.Provider;

/** A longer one would be repeated with each bid of the page. */
const MAX_SEARCH = 1_500;

type BidFormProps = {
  bidId: number;
  intent: BidIntent;
  /** Replaces the page's own. */
  surface?: Surface;
  className?: string;
  children: ReactNode | ((isPending: boolean) => ReactNode);
};

/** A form that does one thing with one bid and leads back to the page it stands on; several may be on their way at once. */
export function BidForm({ bidId, intent, surface, className, children }: BidFormProps) {
  const fetcher = useFetcher({ key: `${intent}-${bidId}` });
  const { pathname, search } = useLocation();
  const back = pathname + (search.length > MAX_SEARCH ? "" : search);
  const pageSurface = useContext(SurfaceContext);
  return (
    <fetcher.Form method="post" action={`/bids/${bidId}`} preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={surface ?? pageSurface} />
      <input type="hidden" name="back" value={back} />
      {typeof children === "function" ? children(fetcher.state !== "idle") : children}
    </fetcher.Form>
  );
}
