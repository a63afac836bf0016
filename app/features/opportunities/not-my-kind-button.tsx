import { NOT_MY_KIND, SHOW_AGAIN } from "~/content/not-my-kind";
import { BidForm } from "./bid-form";

type Props = { bidId: number; title: string; isHidden: boolean };

/** In a row's quiet line: leaves the bid out of the reader's feed, or takes that back. */
export function NotMyKindButton({ bidId, title, isHidden }: Props) {
  return (
    <BidForm bidId={bidId} intent={isHidden ? "show" : "hide"}>
      <button type="submit" className="min-h-11 text-muted underline underline-offset-4 @xl:min-h-6">
        {isHidden ? SHOW_AGAIN : NOT_MY_KIND}
        <span className="sr-only"> {title}</span>
      </button>
    </BidForm>
  );
}
