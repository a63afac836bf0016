import { NOT_MY_KIND_IN_ROW, SHOW_AGAIN_IN_ROW } from "~/content/not-my-kind";
import { BidForm } from "./bid-form";

type Props = { bidId: number; title: string; isHidden: boolean };

/** Leaves a row's bid out of the reader's feed, or takes that back. All words are shown only where there is room. */
export function NotMyKindButton({ bidId, title, isHidden }: Props) {
  const [start, more, end] = isHidden ? SHOW_AGAIN_IN_ROW : NOT_MY_KIND_IN_ROW;
  return (
    <BidForm bidId={bidId} intent={isHidden ? "show" : "hide"}>
      <button
        type="submit"
        className="min-h-11 rounded-control text-muted underline underline-offset-4 hover:bg-wash hover:text-ink @xl:min-h-8 @5xl:min-h-7"
      >
        {start}
        <span className="sr-only @7xl:not-sr-only"> {more}</span>
        {end}
        <span className="sr-only"> {title}</span>
      </button>
    </BidForm>
  );
}
