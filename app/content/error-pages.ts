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
