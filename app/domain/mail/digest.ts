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
  contractValueMin: string;
  /** How many bids the subscriber's role allows in one digest. */
  summaries: number;
  /** Id of the newest opportunity that earlier digests covered. */
  since: number;
};

/** The figures at the top of a digest. They count every new match, not only the bids that fit in the email. */
export type DigestTotals = {
  count: number;
  cad: number;
  /** Whether some of the values were converted from US dollars. */
  converted: boolean;
  urgent: number;
  nearest: number | null;
};

/** The content of a digest without its wording. The email and its web copy are rendered from it. */
export type DigestContent = {
  preferences: DigestPreferences;
  ids: ReadonlyArray<number>;
  totals: DigestTotals;
  isFirst: boolean;
  /** The instant from which "3 days left" is counted. */
  asOf: number;
  /** Changes to saved bids are listed if they are newer than this instant. */
  changesSince: number;
  coverage: ReadonlyArray<SourceReading>;
};

/** When a source was last read, so that a digest without bids from it can be judged. */
export type SourceReading = { source: string; readAt: number | null };
