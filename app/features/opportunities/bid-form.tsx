import { Form, useFetcher, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { OwnerField } from "~/ui/owner-field";

export type BidIntent = "save" | "view" | "status" | "notes" | "remove" | "restore" | "pdf";

/** The page that the bid was saved from; it decides the notice's wording. */
export type Surface = "dashboard" | "browse" | "detail";

const SurfaceContext = createContext<Surface>("browse");
export const SurfaceProvider = SurfaceContext.Provider;

/** The key under which a form's submission is found. */
export const bidFetcherKey = (intent: BidIntent, bidId: number) => `${intent}-${bidId}`;

/** The query is repeated in each bid's form, so a longer one is left out. */
const MAX_SEARCH = 1_500;

type BidFormProps = {
  bidId: number;
  intent: BidIntent;
  /** Overrides the page's own. */
  surface?: Surface;
  className?: string;
  children: ReactNode | ((isPending: boolean) => ReactNode);
};

/** A form for one action on one bid, which returns to its page. Several can be submitting at once. */
export function BidForm({ bidId, intent, surface, className, children }: BidFormProps) {
  const fetcher = useFetcher({ key: bidFetcherKey(intent, bidId) });
  const { pathname, search } = useLocation();
  const back = pathname + (search.length > MAX_SEARCH ? "" : search);
  const pageSurface = useContext(SurfaceContext);
  const form = { method: "post", action: `/bids/${bidId}`, preventScrollReset: true, className } as const;
  const fields = (
    <>
      <OwnerField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={surface ?? pageSurface} />
      <input type="hidden" name="back" value={back} />
      {typeof children === "function" ? children(fetcher.state !== "idle") : children}
    </>
  );
  // If the view cannot be recorded, the answer is the bid's own page, so this must navigate.
  if (intent === "view")
    return (
      <Form {...form} replace={false}>
        {fields}
      </Form>
    );
  return <fetcher.Form {...form}>{fields}</fetcher.Form>;
}
