/** Headings are the spec's own words (section 8); what to do next is ours. */
export const NOT_FOUND_PAGE = {
  heading: "Oops! Page not found",
  text: "The address may be mistyped, or the page has moved. Nothing is wrong with your account.",
  wayOn: "Home",
} as const;

export const UNEXPECTED_PAGE = {
  heading: "Unexpected Application Error!",
  text: "Something broke on our side and has been written to our log. Loading the page again often helps.",
  retry: "Try again",
  wayOn: "Home",
} as const;

/** The text of the 404 that means a bid, not a page. */
export const BID_IS_GONE = "The bid is gone";

/** A bid that never was, or that its source has taken back. */
export const BID_GONE_PAGE = {
  heading: "This bid is no longer there",
  text: "Its source has withdrawn, cancelled or awarded it, or the address is mistyped. Your list and your views are as they were.",
  wayOn: "Browse opportunities",
  wayOnHref: "/opportunities",
} as const;

/** A hand-made request: the answer's own text says which field is wrong. */
export const BAD_INPUT_PAGE = {
  heading: "That could not be done",
  text: "Something in the request is not as it should be. Nothing has been changed.",
  wayOn: "Home",
} as const;
