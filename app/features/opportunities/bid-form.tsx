import { Form, useFetcher, useLocation } from "@remix-run/react";
import { createContext, type FormEvent, type ReactNode, useContext } from "react";
import { NOT_MY_KIND_NOTICES } from "~/content/not-my-kind";
import { BID_NOTICES, SAVE_NOTICES } from "~/content/saved-bids";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { OwnerField } from "~/ui/owner-field";

export type BidIntent = "save" | "view" | "status" | "notes" | "remove" | "restore" | "pdf" | "hide" | "show";

/** The page that the bid was saved from; it decides the notice's wording. */
export type Surface = "dashboard" | "browse" | "detail";

export const SurfaceContext = createContext<Surface>("browse");
export const SurfaceProvider = SurfaceContext.Provider;

/** The query is repeated in each bid's form, so a longer one is left out. */
const MAX_SEARCH = 1_500;

/** The page that an action returns to. */
export const backTo = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname + (search.length > MAX_SEARCH ? "" : search);

type BidFormProps = {
  bidId: number;
  intent: BidIntent;
  /** Overrides the page's own. */
  surface?: Surface;
  /** Of a save: the status that the page shows. A repeated post then gets the answer of the first. */
  was?: SavedBidStatus | null;
  className?: string;
  /** May depend on whether it is under way. */
  children: ReactNode | ((isPending: boolean) => ReactNode);
};

/** A form for actions on one bid, which returns to its page. Those of several bids can be submitting at once. */
export function BidForm({ bidId, intent, surface, was, className, children }: BidFormProps) {
  const fetcher = useFetcher({ key: `${intent}-${bidId}` });
  const back = backTo(useLocation());
  const pageSurface = useContext(SurfaceContext);
  const from = surface ?? pageSurface;
  const form = {
    method: "post",
    action: `/bids/${bidId}`,
    preventScrollReset: true,
    className,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.currentTarget.dataset["failure"] = failureOf(intent, from) ?? "";
    },
  } as const;
  const fields = (
    <>
      <OwnerField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={from} />
      {was !== undefined && <input type="hidden" name="was" value={was ?? "none"} />}
      <input type="hidden" name="back" value={back} />
      {typeof children === "function" ? children(fetcher.state !== "idle") : children}
    </>
  );
  // If the view cannot be recorded, the answer is the bid's own page, so this must navigate.
  if (intent === "view")
    return (
      <Form {...form} discover="none" replace={false}>
        {fields}
      </Form>
    );
  return <fetcher.Form {...form}>{fields}</fetcher.Form>;
}

/** What is said if the form cannot be sent; opening a bid has no words for it. */
export function failureOf(intent: BidIntent, from: Surface): string | undefined {
  switch (intent) {
    case "save": {
      const { failed } = SAVE_NOTICES[from];
      return "text" in failed ? `${failed.title}: ${failed.text}` : failed.title;
    }
    case "status":
      return BID_NOTICES.statusFailed.title;
    case "notes":
      return BID_NOTICES.notesFailed.title;
    case "remove":
      return BID_NOTICES.removeFailed.title;
    case "hide":
    case "show":
      return NOT_MY_KIND_NOTICES.failed.title;
    default:
      return undefined;
  }
}
