/** Headings are from the spec (section 8); the rest is ours. */
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

/** The ways on from every page that says what went wrong. Visitors are asked to sign in first. */
export const ERROR_PAGE_LINKS = [
  { label: "Dashboard", href: "/dashboard" },
  { label: "Browse Opportunities", href: "/opportunities" },
  { label: "My Saved Bids", href: "/dashboard/saved-bids" },
  { label: "Help Center", href: "/support" },
] as const;

/** Before the number by which support finds the failure in the log. */
export const REQUEST_NUMBER = "Quote this number if you write to us:";

/** The text of a 429 response to a search. */
export const TOO_MANY_SEARCHES = "Too many searches";

export const TOO_MANY_SEARCHES_PAGE = {
  heading: "Too many searches",
  text: "You have searched very often in the last minute. Wait a minute, then try again: your search is kept.",
  retry: "Search again",
  linkLabel: "Home",
} as const;

/** The text of a 404 response that is about a bid rather than a page. */
export const BID_IS_GONE = "The bid is gone";

/** For a bid that never existed or that its source has withdrawn. */
export const BID_GONE_PAGE = {
  heading: "This bid is no longer available",
  text: "It was withdrawn, canceled or awarded, or the address is mistyped. Your saved bids and daily views have not changed.",
  linkLabel: "Browse opportunities",
  linkHref: "/opportunities",
} as const;

/** For a request that no form of ours sends; the response text names the invalid field. */
export const BAD_INPUT_PAGE = {
  heading: "That could not be done",
  text: "Something in the request was wrong. Nothing was changed.",
  linkLabel: "Home",
} as const;
