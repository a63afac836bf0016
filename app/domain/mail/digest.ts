import { DIGEST_KINDS } from "./digest-schedule";

/** An alert run is one tick of the clock. */
export const RUN_KINDS = [...DIGEST_KINDS, "alert"] as const;

export const DELIVERY_OUTCOMES = ["queued", "nothing-new", "paused", "suppressed", "stopped"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** What somebody asked for when a run was planned. Equal wishes share one selection and one body. */
export type DigestPreferences = {
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  contractValueMin: string;
  /** How many summaries the role has room for. */
  summaries: number;
  /** The newest opportunity they have been told of. */
  since: number;
};

/** The figures on top, over all that is new and not only what the mail has room for. */
export type DigestTotals = {
  count: number;
  cad: number;
  /** Whether some of the values are sums in US dollars, converted. */
  converted: boolean;
  urgent: number;
  nearest: number | null;
};

/** What a digest tells, without its words: the mail and its copy on the web are rendered from this. */
export type DigestContent = {
  wish: DigestPreferences;
  ids: ReadonlyArray<number>;
  totals: DigestTotals;
  isFirst: boolean;
  /** The instant that the mail speaks of: "3 days left" is from here. */
  asOf: number;
  /** Saved bids' changes are told from here on. */
  changesSince: number;
  coverage: ReadonlyArray<SourceReading>;
};

/** A source that was read, and when: the mail says what its silence is worth. */
export type SourceReading = { source: string; readAt: number | null };
