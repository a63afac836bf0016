/** What a row says of a notice that is not in English; `null` for English. */
export const inFrench = (language = "en"): string | null => (language === "fr" ? "In French" : null);
