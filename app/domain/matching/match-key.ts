/** A word in the index that says one thing about an opportunity: where it lies, which trade it is for, when it closes. */
export type MatchKey = string;

/** Every key ends in a digit, so that no stemmer takes it for an English word. */
export const wordKey = (kind: string, name: string): MatchKey => `${kind}${name}0`;
