import { Form, useFetcher, useLocation } from "@remix-run/react";
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
  const form = { method: "post", action: `/bids/${bidId}`, preventScrollReset: true, className } as const;
  const fields = (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={surface ?? pageSurface} />
      <input type="hidden" name="back" value={back} />
      {typeof children === "function" ? children(fetcher.state !== "idle") : children}
    </>
  );
  // A view that could not be recorded is answered with the bid itself: that is a page to go to.
  if (intent === "view")
    return (
      <Form {...form} replace={false}>
        {fields}
      </Form>
    );
  return <fetcher.Form {...form}>{fields}</fetcher.Form>;
}
