export const PRODUCT_NAME = "Tenderlight";

/** The product in one line, for search results, shared links and the footer. */
export const PRODUCT_LINE = "Public bids for contractors, by trade and region";

/** The title in the browser tab and in search results. */
export const titled = (title: string) => `${title} – ${PRODUCT_NAME}`;

/** Brand colours for places that no stylesheet reaches: icons, the social image, the browser's toolbar. */
export const BRAND_COLOURS = {
  primary: "#0b5c63",
  glow: "#5cc4c4",
  beacon: "#f5a524",
  paper: "#fbfaf7",
  night: "#0e191c",
} as const;

/** The currency of the payment provider's store. Pages print a bare "$", as the spec does. */
export const PRICE_CURRENCY = "CAD";
