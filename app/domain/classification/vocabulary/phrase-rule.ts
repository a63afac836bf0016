import type { WorkRole } from "~/domain/classification/phrases/work-words";
import type { ServiceKey } from "~/domain/service-types";

export type Trade = Exclude<ServiceKey, "other">;

/**
 * `work` names the job itself ("snow removal"). `thing` only names what a trade works on ("boiler") and needs a word for
 * work near it, before or after it.
 */
export type PhraseRule = {
  service: Trade;
  tag: string;
  strength: "work" | "thing";
  phrases: ReadonlyArray<string>;
  /** A second trade that the same job needs: building a playground is construction and landscaping. */
  also?: Readonly<{ service: Trade; tag: string }>;
  /** The same, but only if the thing is newly built or made larger: a road that is widened is construction too. */
  alsoIfRebuilt?: Readonly<{ service: Trade; tag: string }>;
  /** The work that the trade does to the thing. Without it, any building or maintenance work counts. */
  works?: ReadonlyArray<WorkRole>;
  /** For everyday words: the word for work must be next to the thing, or one word away. */
  near?: true;
  /** Does not count if one of these words is near: cleaning of sewers is not a cleaner's job. */
  unless?: ReadonlyArray<string>;
  /** Counts only in titles, because it is common in the terms of any notice. */
  titleOnly?: true;
  /** Where a title begins with it, it is installed or repaired even if no word says so: nobody delivers it. */
  standsAlone?: true;
  /** The same for English, which puts what a title is about last: "Stadium Lighting". */
  standsLast?: true;
  /** Is bought, let or run as often as built, so it never counts without a word for work. */
  needsWork?: true;
  /**
   * Says that or where something is built but not what, or names what roads are equipped with. Dropped if the title
   * names another trade.
   */
  generic?: true;
  /** Initials or a kind of call, which no contractor would take for a reason. */
  unshown?: true;
};

/** For works that are landscaping as well, such as a park that is built. */
export const LANDSCAPE_TOO = { service: "landscaping", tag: "Landscaping" } as const;
