/**
 * Whether a transaction failed because of a statement that ends it when something has been written since it was read:
 * these parse a text that is not JSON.
 */
export const wasOvertaken = (error: unknown) => String(error).includes("malformed JSON");
