import type { MatchableVersion, MatchCriteria, MatchKey } from "~/domain/matching/match-profile";

/** What a socket receives: which row changed and how, but not the row itself. */
export type Change = {
  table: "opportunities" | "opportunity_dates";
  type: "INSERT" | "UPDATE" | "DELETE";
  id: number;
};

/** The changes of one opportunity, with its old and new version, which decide which listeners receive them. */
export type Announcement = { changes: ReadonlyArray<Change>; versions: ReadonlyArray<MatchableVersion> };

/** What an open list shows: opportunities that fit a profile (`null` for all) and have a key of every list in `anyOf`. */
export type Interest = {
  wanted: MatchCriteria | null;
  anyOf: ReadonlyArray<ReadonlyArray<MatchKey>>;
  /** Bids that this reader has left out of the list. */
  hidden?: ReadonlyArray<number>;
};

export type Listener = {
  accountId: string;
  sessionHash: string;
  /** When the session or the access ends, in milliseconds. The socket is closed soon after. */
  until: number;
  /** When the page read its list, in milliseconds. Later announcements are repeated to it at once. */
  since: number;
  interest: Interest;
};

/** The sockets that one account may have. When it opens another, the oldest is closed. */
export const MAX_SOCKETS = 20;

/** Selects the sockets of an account, of an account except one session, or of one session. */
export type SocketOwner = { accountId: string; exceptSession?: string } | { sessionHash: string };

/**
 * After `signed-out` the page does not reconnect. After `stale` it reconnects with its current filters. After `too-many`
 * (the account has opened more pages since) it waits until its tab is shown again.
 */
export const CLOSE_REASONS = ["signed-out", "stale", "too-many"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export const isCloseReason = (text: unknown): text is CloseReason =>
  CLOSE_REASONS.some((ending) => ending === text);

/**
 * WebSocket close codes. The reason is also sent as a message first, because a page may see the close seconds later.
 */
export const CLOSE_CODES: Record<CloseReason, number> = {
  "signed-out": 4401,
  stale: 4408,
  "too-many": 4429,
};

export const PING = "ping";
export const PONG = "pong";

/** Tells open pages that opportunities changed. */
export type Broadcaster = {
  /** Answers a WebSocket upgrade. The caller has already authorized it. */
  connect: (request: Request, listener: Listener) => Promise<Response>;
  /** Call once per batch. Each socket gets the changes that it listens for, as one JSON array of `Change` per burst. */
  announce: (announcements: ReadonlyArray<Announcement>) => Promise<void>;
  disconnect: (owner: SocketOwner, reason: CloseReason) => Promise<void>;
};
