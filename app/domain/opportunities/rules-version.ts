/**
 * The version of the rules for places, trades and texts: a fingerprint of their files, which `npm run rules-version`
 * writes. Each stored bid has the version that it was derived with.
 */
export const RULES_VERSION = "817cad83781f";
