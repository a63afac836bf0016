/** Where the description's first sentences end. */
export const LEAD_LENGTH = 400;
