/** A select with a text field for a custom value. */
export type Selection = { selected: string; custom: string };

/** The option that shows the text field. Service types have their own. */
export const OTHER = "other";
export const OTHER_SERVICE = "other-custom";
