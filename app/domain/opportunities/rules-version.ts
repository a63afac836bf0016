/**
 * The version of the rules for places, trades and texts: a fingerprint of their files, which `npm run rules-version`
 * writes. Each stored bid has the version that it was derived with.
 */
<<<<<<< HEAD
export const RULES_VERSION = "c15088fa36bd";
=======
export const RULES_VERSION = "469d27c57545";
>>>>>>> d95a92d1 (Cut the long tests of descriptions in two)
