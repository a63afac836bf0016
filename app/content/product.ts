export const PRODUCT_NAME = "Tenderlight";

/** What it is, in one line: search results, shared links and the footer say the same. */
export const PRODUCT_LINE = "Public bids for contractors, by trade and region";

/** What the browser's tab and a search result say. */
export const titled = (title: string) => `${title} – ${PRODUCT_NAME}`;

/** The mark's own colours, for what no stylesheet reaches: icons, the shared picture, the browser's bar. */
export const BRAND_COLOURS = {
  primary: "#0b5c63",
  glow: "#5cc4c4",
  beacon: "#f5a524",
  paper: "#fbfaf7",
  night: "#0e191c",
} as const;

/** What the payment provider's store charges in; pages print a bare "$", as the specification does. */
export const PRICE_CURRENCY = "CAD";
