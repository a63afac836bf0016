/** Headings are the spec's own words (section 8); what to do next is ours. */
export const NOT_FOUND_PAGE = {
  heading: "Oops! Page not found",
  text: "The address may be mistyped, or the page has moved. Nothing is wrong with your account.",
  linkLabel: "Home",
} as const;

export const UNEXPECTED_PAGE = {
  heading: "Unexpected Application Error!",
  text: "Something broke on our side, and we have logged it. Reloading the page often helps.",
  retry: "Try again",
  linkLabel: "Home",
} as const;

/** The text of the 404 that means a bid, not a page. */
export const BID_IS_GONE = "The bid is gone";

/** A bid that never was, or that its source has taken back. */
export const BID_GONE_PAGE = {
  heading: "This bid is no longer available",
  text: "It was withdrawn, canceled or awarded, or the address is mistyped. Your saved bids and daily views have not changed.",
  linkLabel: "Browse opportunities",
  linkHref: "/opportunities",
} as const;

/** A hand-made request: the answer's own text says which field is wrong. */
export const BAD_INPUT_PAGE = {
  heading: "That could not be done",
  text: "Something in the request was wrong. Nothing was changed.",
  linkLabel: "Home",
} as const;
