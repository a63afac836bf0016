import { useContext, useEffect, useRef } from "react";
import { SAVED_BID_STATUSES, type SavedBidStatus, statusLabel } from "~/domain/opportunities/saved-bid";
import { BidForm } from "~/features/opportunities/bid-form";
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
  const failure = useFailure(bidId);
  return (
    <BidForm bidId={bidId} intent="status" className="flex flex-wrap items-center gap-2">
      {(isPending) => (
        <>
          <label htmlFor={`status-${bidId}`} className="sr-only">
            Status of {title}
          </label>
          <StatusSelect bidId={bidId} status={status} isPending={isPending} isRefused={failure !== null} />
          {!isHydrated && (
            <Button look="secondary">
              Update
              <span className="sr-only"> the status of {title}</span>
            </Button>
          )}
          {failure !== null && (
            <p id={failureId(bidId)} role="alert" className="font-semibold text-urgent">
              {failure}
            </p>
          )}
        </>
      )}
    </BidForm>
  );
}

const failureId = (bidId: number) => `status-${bidId}-failure`;

/** What is said beside this bid about a status that was refused. */
function useFailure(bidId: number): string | null {
  const notice = useContext(PageNotice);
  return notice?.besideBid === bidId ? notice.title : null;
}

type StatusSelectProps = Pick<StatusFormProps, "bidId" | "status"> & {
  isPending: boolean;
  isRefused: boolean;
};

/** A choice made while another is being stored is sent after it; one that was refused gives way to the stored one. */
function StatusSelect({ bidId, status, isPending, isRefused }: StatusSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isNext = useRef(false);
  const before = useRef({ isPending, status });

  useEffect(() => {
    const isStored = before.current.isPending || before.current.status !== status;
    before.current = { isPending, status };
    if (isPending || !isStored || !select.current) return;
    if (isNext.current) select.current.form?.requestSubmit();
    else select.current.value = status;
    isNext.current = false;
  }, [isPending, status]);

  function onChange() {
    if (isPending) isNext.current = true;
    else select.current?.form?.requestSubmit();
  }

  return (
    <div className="w-36">
      <select
        ref={select}
        id={`status-${bidId}`}
        name="status"
        defaultValue={status}
        aria-describedby={isRefused ? failureId(bidId) : undefined}
        onChange={onChange}
        className={classes(CONTROL, "border-current font-semibold", STATUS_COLOURS[status].select)}
      >
        {SAVED_BID_STATUSES.map((value) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {statusLabel(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
