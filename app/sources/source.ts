import type { Notice } from "~/domain/opportunities/notice";

export const SOURCE_IDS = [
  "canadabuys",
  "canadabuys-new",
  "seao",
  "sam-gov",
  "nyc-city-record",
  "toronto",
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** One record of a portal's answer: a notice, a record knowingly left out, or one that could not be read. */
export type SourceItem =
  | { kind: "notice"; notice: Notice }
  /** Well-formed, but not something a contractor can bid on (an award, a directed contract). */
  | { kind: "ignored"; key: string | null; reason: string }
  /** Malformed: kept with its reason for the operator; the run goes on. */
  | { kind: "set-aside"; key: string | null; reason: string };

/**
 * Thrown when the whole answer is unusable: a block page, missing columns, cut-off JSON.
 * Recognise it by `name`: the web bundle and the worker bundle each have their own copy of this class.
 */
export class MalformedAnswer extends Error {
  override name = "MalformedAnswer";
}

/** Thrown when a portal cannot be read now: network, time limit, size cap, HTTP status. Recognise it by `name`. */
export class PortalUnavailable extends Error {
  override name = "PortalUnavailable";
  /** The HTTP status, when there was an answer at all. */
  readonly status: number | null;
  /** When the portal says it may be asked again. */
  readonly retryAt: Date | null;
  /** The first characters of the portal's own explanation, for a source that can read it; never for users. */
  readonly explanation: string;

  constructor(
    message: string,
    details: { status?: number; retryAt?: Date | null; explanation?: string } = {},
  ) {
    super(message);
    this.status = details.status ?? null;
    this.retryAt = details.retryAt ?? null;
    this.explanation = details.explanation ?? "";
  }
}

export function isPortalUnavailable(error: unknown): error is PortalUnavailable {
  return error instanceof Error && error.name === "PortalUnavailable";
}

export type PortalRequest = {
  url: string;
  /** What the answer must be; anything else (an HTML block page answering 200) is refused. */
  accept: "csv" | "json";
  /** Sends If-None-Match and If-Modified-Since of the last good answer for this URL. */
  conditional?: boolean;
};

/** Reads one URL politely. `"unchanged"` is a 304: what we have is still all there is. */
export type PortalFetch = (request: PortalRequest) => Promise<ReadableStream<Uint8Array> | "unchanged">;

export type SourceKeys = { samGovApiKey: string | null };

export type Source = {
  id: SourceId;
  /** Whose keys its notices have: two sources of one portal know the same notices by the same keys. */
  portal: string;
  /** As shown to users: "CanadaBuys". */
  name: string;
  homepage: string;
  /** What it covers, in words a contractor understands. */
  coverage: string;
  /** The attribution that the licence asks for, word for word. */
  attribution: string;
  licence: { name: string; url: string };
  /** How often the portal publishes; we read no more often than that. */
  everyMinutes: number;
  /**
   * `snapshot`: one answer holds every open notice, so one that is missing from it twice has left the portal.
   * `delta`: an answer holds news only, and absence means nothing.
   */
  completeness: "snapshot" | "delta";
  /** Why the source cannot be read with this configuration, or `null` when it can. */
  offBecause(keys: SourceKeys): string | null;
  /**
   * One run over the live portal; `"unchanged"` is its only item when the portal has nothing new.
   * Items come in the portal's order and a key may come twice: the later item replaces the earlier.
   * Throws `PortalUnavailable` or `MalformedAnswer`, possibly after some items: such a run is no proof of absence.
   */
  read(fetch: PortalFetch, keys: SourceKeys, now: Date): AsyncIterable<SourceItem | "unchanged">;
  /** The same records from a file's bytes. Throws `MalformedAnswer`, also after the items before the damage. */
  parse(bytes: ReadableStream<Uint8Array>, now: Date): AsyncIterable<SourceItem>;
};
