import { useFetchers, useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useContext } from "react";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { OwnerField } from "~/ui/owner-field";
import { backTo, type BidIntent, failureOf, SurfaceContext } from "./bid-form";

/**
 * One form for the buttons of all rows of a list: with a form and its fields in each row, a row is half as long again.
 * A button's `formAction` names its bid, and its value what to do. Presses on several bids can be under way at once.
 */
export function BidListForm({ children }: { children: ReactNode }) {
  const submit = useSubmit();
  const location = useLocation();
  const from = useContext(SurfaceContext);

  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const intent = submitter.value as BidIntent;
    submitter.dataset["failure"] = failureOf(intent, from) ?? "";
    // If the view cannot be recorded, the answer is the bid's own page, so this must navigate.
    if (intent === "view") submit(submitter, { preventScrollReset: true, replace: false });
    else submit(submitter, { navigate: false, fetcherKey: submitter.formAction, preventScrollReset: true });
  }

  return (
    <form method="post" className="contents" onSubmit={send}>
      <OwnerField />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="was" value="none" />
      <input type="hidden" name="back" value={backTo(location)} />
      {children}
    </form>
  );
}

/** Where a button of a list's form is sent. Of a save, the server is to know which status the page shows. */
export const addressOfBid = (id: number, shown: SavedBidStatus | null = null) =>
  shown === null ? `/bids/${id}` : `/bids/${id}?was=${shown}`;

/** The addresses of the saves that are under way. */
export function useSavesUnderWay(): ReadonlySet<string> {
  const saves = useFetchers().filter(
    ({ state, formData }) => state !== "idle" && formData?.get("intent") === "save",
  );
  return new Set(saves.map(({ formAction = "" }) => formAction));
}
