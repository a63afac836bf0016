/** A word in the full-text index that states one fact about an opportunity: its place, its trade or its closing day. */
export type MatchKey = string;

/** Every key ends in a digit, so that the index's English stemmer leaves it alone. */
export const wordKey = (kind: string, name: string): MatchKey => `${kind}${name}0`;
