import { useRef } from "react";
import { SAVED_BID_STATUSES, type SavedBidStatus, statusLabel } from "~/domain/opportunities/saved-bid";
import { BidForm } from "~/features/opportunities/bid-form";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CONTROL } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { STATUS_COLOURS } from "./status-colours";

type StatusFormProps = { bidId: number; title: string; status: SavedBidStatus };

/** Changes a bid's status. With scripts a choice submits itself; the button is for browsers without them. */
export function StatusForm({ bidId, title, status }: StatusFormProps) {
  const isHydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  return (
    <BidForm bidId={bidId} intent="status" className="flex gap-2">
      <label htmlFor={`status-${bidId}`} className="sr-only">
        Status of {title}
      </label>
      <select
        key={status}
        ref={select}
        id={`status-${bidId}`}
        name="status"
        defaultValue={status}
        onChange={() => select.current?.form?.requestSubmit()}
        className={classes(CONTROL, "w-36 border-current font-semibold", STATUS_COLOURS[status].select)}
      >
        {SAVED_BID_STATUSES.map((value) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {statusLabel(value)}
          </option>
        ))}
      </select>
      {!isHydrated && (
        <Button look="secondary">
          Update
          <span className="sr-only"> the status of {title}</span>
        </Button>
      )}
    </BidForm>
  );
}
