import { NOT_MY_KIND_IN_ROW, SHOW_AGAIN_IN_ROW } from "~/content/not-my-kind";
import { BidForm } from "./bid-form";
import { addressOfBid } from "./bid-list-form";
import { namedWithTitle } from "./bid-row";

type Props = { bidId: number; isHidden: boolean };

const intentOf = (isHidden: boolean) => (isHidden ? "show" : "hide");

/** A button of a list's form that leaves a bid out of the reader's feed, or takes that back. */
export function NotMyKindButton({ bidId, isHidden }: Props) {
  return (
    <button
      name="intent"
      value={intentOf(isHidden)}
      formAction={addressOfBid(bidId)}
      {...namedWithTitle("kind", bidId)}
      className="bid-not-my-kind"
    >
      <Words isHidden={isHidden} />
    </button>
  );
}

/** The same in a form of its own. */
export function NotMyKindForm({ bidId, title, isHidden }: Props & { title: string }) {
  return (
    <BidForm bidId={bidId} intent={intentOf(isHidden)}>
      <button type="submit" className="bid-not-my-kind">
        <Words isHidden={isHidden} />
        <span className="sr-only">{` ${title}`}</span>
      </button>
    </BidForm>
  );
}

/** All of them are shown only where there is room. */
function Words({ isHidden }: Pick<Props, "isHidden">) {
  const [start, more, end] = isHidden ? SHOW_AGAIN_IN_ROW : NOT_MY_KIND_IN_ROW;
  return (
    <>
      {start}
      <span className="sr-only @7xl:not-sr-only">{` ${more}`}</span>
      {end}
    </>
  );
}
