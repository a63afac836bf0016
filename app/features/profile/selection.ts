/** A select with its text field for a value of one's own. */
export type Selection = { selected: string; custom: string };

/** The option whose value stands in the text field. Service types have it in their own list. */
export const OTHER = "other";
export const OTHER_SERVICE = "other-custom";
