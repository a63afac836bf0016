/** Why a notice has no place of ours. */
export const OUTSIDE = "the work is outside Canada and the nine states";
