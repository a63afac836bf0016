import { NOT_MY_KIND_IN_ROW, SHOW_AGAIN_IN_ROW } from "~/content/not-my-kind";
import { BidForm } from "./bid-form";

type Props = { title: string; isHidden: boolean };

/**
 * A button of a bid's form that leaves the bid out of the reader's feed, or takes that back. All words are shown only
 * where there is room.
 */
export function NotMyKindButton({ title, isHidden }: Props) {
  const [start, more, end] = isHidden ? SHOW_AGAIN_IN_ROW : NOT_MY_KIND_IN_ROW;
  return (
    <button type="submit" name="intent" value={isHidden ? "show" : "hide"} className="bid-not-my-kind">
      {start}
      <span className="sr-only @7xl:not-sr-only">{` ${more}`}</span>
      {end}
      <span className="sr-only">{` ${title}`}</span>
    </button>
  );
}

/** The same in a form of its own. */
export function NotMyKindForm({ bidId, ...button }: Props & { bidId: number }) {
  return (
    <BidForm bidId={bidId}>
      <NotMyKindButton {...button} />
    </BidForm>
  );
}
