import type { MatchableVersion, MatchKey, MatchCriteria } from "~/domain/matching/match-profile";

/** What a socket is told: which row changed and how, never the row itself. */
export type Change = {
  table: "opportunities" | "opportunity_dates";
  type: "INSERT" | "UPDATE" | "DELETE";
  id: number;
};

/** What happened to one opportunity, and the versions of it, the old and the new, that decide whom it concerns. */
export type Announcement = { changes: ReadonlyArray<Change>; versions: ReadonlyArray<MatchableVersion> };

/** What a list shows: what fits a profile (`null` is all), and has any key of each list. */
export type Interest = { wanted: MatchCriteria | null; anyOf: ReadonlyArray<ReadonlyArray<MatchKey>> };

export type Listener = {
  accountId: string;
  sessionHash: string;
  /** Milliseconds; the socket is closed soon after. */
  until: number;
  /** The list was read at this instant (milliseconds): what was announced since is said again at once. */
  since: number;
  interest: Interest;
};

/** The sockets of an account, of one of its sessions, or of all its sessions but one. */
export type SocketOwner = { accountId: string; exceptSession?: string } | { sessionHash: string };

/** `signed-out` is for good; after `stale` the page connects again and is asked anew what it wants. */
export const CLOSE_REASONS = ["signed-out", "stale"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export const isCloseReason = (text: unknown): text is CloseReason => CLOSE_REASONS.some((ending) => ending === text);

/** The codes that sockets are closed with. The word itself is sent first: a goodbye may take seconds to be heard. */
export const CLOSE_CODES: Record<CloseReason, number> = { "signed-out": 4401, stale: 4408 };

export const PING = "ping";
export const PONG = "pong";

/** Tells open pages that opportunities changed. */
export type Broadcaster = {
  /** Answers a websocket upgrade that has been allowed already. */
  connect: (request: Request, listener: Listener) => Promise<Response>;
  /** One call a batch. A socket hears what concerns it, bursts as one message: a JSON array of `Change`. */
  announce: (announcements: ReadonlyArray<Announcement>) => Promise<void>;
  disconnect: (whose: SocketOwner, ending: CloseReason) => Promise<void>;
};
