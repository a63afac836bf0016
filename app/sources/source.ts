import type { Notice } from "~/domain/opportunities/notice";
import type { RawRecord } from "./formats/raw-record";
import type { NewestFilter } from "./newest";

export const SOURCE_IDS = [
  "canadabuys",
  "canadabuys-new",
  "seao",
  "sam-gov",
  "nyc-city-record",
  "toronto",
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** One record of a portal's answer: a notice, a record that we skip on purpose, or one that could not be parsed. */
export type SourceItem =
  | { kind: "notice"; notice: Notice }
  /** Well-formed, but not something a contractor can bid on (an award, a directed contract). */
  | {
      kind: "ignored";
      key: string | null;
      reason: string;
      /** Set if the portal says that the call is over. Any other record that we skip is still in its list. */
      isOver?: true;
    }
  /** Malformed: stored with the reason for operators, and the run continues. */
  | {
      kind: "set-aside";
      key: string | null;
      reason: string;
      /** The record of a portal whose answers list every open notice, as text, if it has no key to recognize it by. */
      record?: string;
    };

/** Thrown when a portal cannot be read: network error, timeout, size limit, HTTP status. Recognize it by `name`. */
export class PortalUnavailable extends Error {
  override name = "PortalUnavailable";
  /** The HTTP status; `null` if there was no response. */
  readonly status: number | null;
  /** When the portal says that it can be tried again. */
  readonly retryAt: Date | null;
  /** The start of the portal's error page, for a source that can parse it. Never shown to users. */
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

/** A fault of the portal, as opposed to one of ours. */
export function isPortalFault(error: unknown): error is Error {
  return isPortalUnavailable(error) || (error instanceof Error && error.name === "MalformedAnswer");
}

export type PortalRequest = {
  url: string;
  /** The required format. Anything else, such as an HTML block page with status 200, is refused. */
  accept: "csv" | "json";
  /** Sends If-None-Match and If-Modified-Since from the last good answer for this URL. */
  conditional?: boolean;
  /** A failure is final: the caller asks again another time. */
  once?: boolean;
  /** A longer answer is refused. */
  maxBytes?: number;
};

/** Reads one URL. `"unchanged"` means status 304: the content is what we read last time. */
export type PortalFetch = (request: PortalRequest) => Promise<ReadableStream<Uint8Array> | "unchanged">;

export type SourceKeys = {
  samGovApiKey: string | null;
  /** How many calls a day the key allows; 10 if it is not set. */
  samGovCallsADay?: number;
};

/** How many calls a day (in UTC) a portal allows, and how many of them are kept for reading its list of notices. */
export type CallLimit = { aDay: number; forList: number };

export type Source = {
  id: SourceId;
  /** The portal that assigns the notices' keys. Two sources of one portal use the same keys. */
  portal: string;
  /** As shown to users: "CanadaBuys". */
  name: string;
  homepage: string;
  /** The hosts that its notices may link to, each with its subdomains. Other links are removed. */
  hosts: ReadonlyArray<string>;
  /** What it covers, in a contractor's words. */
  coverage: string;
  /** The attribution that the licence requires, verbatim. */
  attribution: string;
  licence: { name: string; url: string };
  /** How often the portal publishes. We read it no more often. */
  everyMinutes: number;
  /**
   * `snapshot`: an answer holds every open notice, so a notice that is missing twice has left the portal.
   * `delta`: an answer holds only changes, so absence means nothing.
   */
  completeness: "snapshot" | "delta";
  /** Why the source cannot be read with this configuration; `null` if it can. */
  offBecause(keys: SourceKeys): string | null;
  /** For a portal that counts the calls of each key. */
  callLimit?(keys: SourceKeys): CallLimit;
  /**
   * Reads one notice's text from its `textAddress`, for a portal that publishes texts apart from notices. Takes one call.
   * `null` if there is none. Throws `PortalUnavailable` or `MalformedAnswer` if it should be asked for again.
   */
  readText?: (fetch: PortalFetch, keys: SourceKeys, address: string) => Promise<string | null>;
  /**
   * Asks the live portal for its records, which come in its order. If it has nothing new, `"unchanged"` is the only one.
   * Throws `PortalUnavailable` or `MalformedAnswer`, possibly after some records. A run that throws does not prove that
   * a notice is gone.
   */
  fetchRecords(fetch: PortalFetch, keys: SourceKeys, now: Date): AsyncIterable<RawRecord | "unchanged">;
  /** Finds the same records in a file. Throws `MalformedAnswer`, possibly after some. */
  recordsIn(bytes: ReadableStream<Uint8Array>): AsyncIterable<RawRecord>;
  /**
   * Reads the records of one answer, in their order. If a key occurs twice, the later item replaces the earlier one.
   * `isNewest` is asked about each, so a reader that goes on in another invocation is given what it remembered.
   */
  createReader(now: Date, isNewest: NewestFilter): (record: RawRecord) => SourceItem;
  /** Makes a notice's title again from its stored text, if the portal's titles are made so; `null` if the text has none. */
  titleOf?(notice: Notice): string | null;
};
