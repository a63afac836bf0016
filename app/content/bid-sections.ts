/** Stands in the buyer’s place where the notice names none. */
export const noBuyer = (portal: string) => `Buyer not named, listed on ${portal}`;

/** What stands under the headings of a bid's page beside the notice's own words. */
export const BID_SECTIONS = {
  compliance: "Lines picked out of the text by their words. The documents may ask for more.",
  materials: "Lines of the text that name materials or equipment with a number.",
  scopeInSummary: "The notice describes the scope in its summary.",
  noScope: "The notice has no separate part on the scope. Read the summary above and the documents.",
  noClosing: "The closing time is not specified.",
  followRules: (portal: string) => `Follow the submission rules on ${portal}. This page is only a summary.`,
};
