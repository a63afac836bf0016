/**
 * Whether a transaction failed because of a statement that ends it when something has been written since it was read:
 * these make JSON of a text that is none.
 */
export const wasOvertaken = (error: unknown) => String(error).includes("malformed JSON");
