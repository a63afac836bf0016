import { useFetcher } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { SAVED_BID_STATUSES, type SavedBidStatus, statusLabel } from "~/domain/opportunities/saved-bid";
import { bidFetcherKey,BidForm } from "~/features/opportunities/bid-form";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CONTROL } from "~/ui/field";
import { PageNotice } from "~/ui/page-notice";
import { useHydrated } from "~/ui/use-hydrated";
import { STATUS_COLOURS } from "./status-colours";

type StatusFormProps = { bidId: number; title: string; status: SavedBidStatus };

/** Changes a bid's status. With scripts a choice submits itself; the button is for browsers without them. */
export function StatusForm({ bidId, title, status }: StatusFormProps) {
  const isHydrated = useHydrated();
  const select = useStoredChoice(bidId, status);
  const notice = useContext(PageNotice);
  const failure = notice?.besideBid === bidId ? notice.title : null;
  const id = `status-${bidId}`;
  return (
    <BidForm bidId={bidId} intent="status" className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        Status of {title}
      </label>
      <div className="w-36">
        <select
          key={status}
          ref={select}
          id={id}
          name="status"
          defaultValue={status}
          aria-describedby={failure === null ? undefined : `${id}-failure`}
          onChange={() => select.current?.form?.requestSubmit()}
          className={classes(CONTROL, "border-current font-semibold", STATUS_COLOURS[status].select)}
        >
          {SAVED_BID_STATUSES.map((value) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {statusLabel(value)}
            </option>
          ))}
        </select>
      </div>
      {!isHydrated && (
        <Button look="secondary">
          Update
          <span className="sr-only"> the status of {title}</span>
        </Button>
      )}
      {failure !== null && (
        <p id={`${id}-failure`} role="alert" className="font-semibold text-urgent">
          {failure}
        </p>
      )}
    </BidForm>
  );
}

/** The select's element. When the server has answered, it shows the stored status again, also after a refusal. */
function useStoredChoice(bidId: number, status: SavedBidStatus) {
  const select = useRef<HTMLSelectElement>(null);
  const { state } = useFetcher({ key: bidFetcherKey("status", bidId) });
  useEffect(() => {
    if (state === "idle" && select.current) select.current.value = status;
  }, [state, status]);
  return select;
}
