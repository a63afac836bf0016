import type { Exclusion } from "../matching/exclusions";
import { DIGEST_KINDS } from "./digest-schedule";

/** There is one alert run per run of the timed job. */
export const RUN_KINDS = [...DIGEST_KINDS, "alert"] as const;

export const DELIVERY_OUTCOMES = ["queued", "nothing-new", "paused", "suppressed", "stopped"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/**
 * What a subscriber's digest is selected by, as it was when the run was planned. Subscribers with equal preferences
 * share one selection and one body.
 */
export type DigestPreferences = {
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  /** Parts of trades that are switched off. */
  partsOff: ReadonlyArray<string>;
  /** Words that no title may have. Digests stored before there were any have none. */
  excluded?: ReadonlyArray<Exclusion>;
  /** Bids that the subscriber has left out. */
  hidden?: ReadonlyArray<number>;
  contractValueMin: string;
  /** How many bids the subscriber's role allows in one digest. */
  summaries: number;
  /** Id of the newest opportunity that earlier digests covered. */
  since: number;
};

/** A digest lists at most this many of the bids that close within the week, and links to the rest. */
export const MAX_CLOSING_LINES = 40;

/** How many bids belong to each part of a digest, with those for which the email has no room. */
export type DigestFound = { closing: number; fresh: number };

/** The content of a digest without its wording. The email and its web copy are rendered from it. */
export type DigestContent = {
  preferences: DigestPreferences;
  /** "Closing within 7 days". Digests that were stored before there was this part have none. */
  closing?: ReadonlyArray<number>;
  /** "New this week". */
  ids: ReadonlyArray<number>;
  /** Missing in digests that were stored before there were two parts. */
  found?: DigestFound;
  isFirst: boolean;
  /** The instant at which the bids were open, and from which "3 days left" is counted. */
  asOf: number;
  /** Changes to saved bids are listed if they are newer than this instant. */
  changesSince: number;
  /** The last instant whose changes are listed; `asOf` if missing. */
  changesUpto?: number;
  coverage: ReadonlyArray<SourceReading>;
};

/** When a source was last read, so that a digest without bids from it can be judged. */
export type SourceReading = { source: string; readAt: number | null };
