import { DurableObject } from "cloudflare:workers";
import { DAY_MS } from "~/domain/duration";
import { meetsCriteria } from "~/domain/matching/match-profile";
import {
  type Announcement,
  type Change,
  CLOSE_CODES,
  type CloseReason,
  type Interest,
  type Listener,
  MAX_SOCKETS,
  PING,
  PONG,
  type SocketOwner,
} from "~/ports/broadcaster";
import { readListener } from "~/ports/cloudflare/broadcaster";

/** The first announcement of a burst waits this long for more. */
const JOIN_MS = 100;
/** Messages to a socket are at least this far apart. */
const MIN_INTERVAL_MS = 1000;
/** Announcements are stored this long, for pages that missed them because they were connecting or offline. */
const STORED_FOR_MS = DAY_MS;
/** The clocks of two machines may differ by this much. */
const CLOCK_SKEW_MS = 1000;
const MAX_CHANGES = 500;
/** The most batches of announcements that are repeated to a page that missed them. */
const MAX_REPEATED = 200;
/** A socket's attachment may take 16,384 bytes; the fields beside the interest are small. */
const MAX_INTEREST = 15_000;

/** Stored with the socket while the object hibernates. The interest is JSON text, so equal ones can be grouped. */
type Attachment = Pick<Listener, "accountId" | "sessionHash" | "until"> & {
  interest: string;
  /** Greater than that of the account's earlier sockets. */
  openedAt: number;
};

/** The code of an ordinary end. */
const PAGE_LEFT = 1000;

const EVERYTHING: Interest = { wanted: null, anyOf: [] };

/**
 * Holds the sockets of open pages and sends each the changes that it listens for. The object hibernates between
 * messages, so all lasting state is in socket attachments or storage; anything in memory may be lost.
 */
export class OpportunityBroadcaster extends DurableObject<unknown> {
  #attachments = new WeakMap<WebSocket, Attachment>();
  #pending: Array<Announcement> = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sentAt = 0;

  constructor(context: DurableObjectState, env: unknown) {
    super(context, env);
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    context.storage.sql.exec(
      "create table if not exists announced (at integer not null, announcements text not null)",
    );
    context.storage.sql.exec("create index if not exists announced_at on announced (at)");
  }

  /** Upgrades a request to a WebSocket. The worker has already authorized it. */
  override async fetch(request: Request): Promise<Response> {
    const { accountId, sessionHash, until, since, interest } = readListener(request);
    const { 0: browser, 1: socket } = new WebSocketPair();
    const text = JSON.stringify(interest);
    const attachment: Attachment = {
      openedAt: this.#makeRoom(accountId),
      accountId,
      sessionHash,
      until,
      // An interest that is too large to store, such as hundreds of regions, gets all changes instead of too few.
      interest: text.length > MAX_INTEREST ? JSON.stringify(EVERYTHING) : text,
    };
    // Send first, so that the new socket does not get pending announcements twice: the repeat below includes them.
    this.#sendPending();
    this.ctx.acceptWebSocket(socket, [accountTag(accountId), sessionTag(sessionHash)]);
    socket.serializeAttachment(attachment);
    this.#repeatSince(since - CLOCK_SKEW_MS, socket, attachment);
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > until) await this.ctx.storage.setAlarm(until);
    return new Response(null, { status: 101, webSocket: browser });
  }

  announce(announcements: ReadonlyArray<Announcement>): void {
    const now = Date.now();
    this.ctx.storage.sql.exec("delete from announced where at < ?", now - STORED_FOR_MS);
    this.ctx.storage.sql.exec(
      "insert into announced (at, announcements) values (?, ?)",
      now,
      JSON.stringify(announcements),
    );
    this.#pending.push(...announcements);
    this.#timer ??= setTimeout(
      () => {
        this.#sendPending();
      },
      Math.max(JOIN_MS, this.#sentAt + MIN_INTERVAL_MS - now),
    );
  }

  disconnect(owner: SocketOwner, reason: CloseReason): void {
    const tag = "accountId" in owner ? accountTag(owner.accountId) : sessionTag(owner.sessionHash);
    const kept = "accountId" in owner ? owner.exceptSession : undefined;
    for (const socket of this.ctx.getWebSockets(tag)) {
      if (kept === undefined || this.#attachmentOf(socket).sessionHash !== kept) close(socket, reason);
    }
  }

  /** Closes expired sockets and sets the alarm for the next one that expires. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    let next = Infinity;
    for (const socket of this.ctx.getWebSockets()) {
      const { until } = this.#attachmentOf(socket);
      if (until <= now) close(socket, "stale");
      else next = Math.min(next, until);
    }
    if (next < Infinity) await this.ctx.storage.setAlarm(next);
  }

  /** Pages send nothing but pings, which the platform answers without waking the object. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, "Not understood");
  }

  /** Answers a page's close frame; without that its connection stays half closed until it times out. */
  override webSocketClose(socket: WebSocket): void {
    try {
      socket.close(PAGE_LEFT);
    } catch {
      // The connection is already gone.
    }
  }

  /** Closes the account's oldest sockets until one more is allowed, and returns when that one was opened. */
  #makeRoom(accountId: string): number {
    const open = this.ctx
      .getWebSockets(accountTag(accountId))
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => ({ socket, openedAt: this.#attachmentOf(socket).openedAt }))
      .sort((a, b) => a.openedAt - b.openedAt);
    for (const { socket } of open.slice(0, Math.max(0, open.length - MAX_SOCKETS + 1)))
      close(socket, "too-many");
    // The clock stands still between two requests of one burst.
    return Math.max(Date.now(), (open.at(-1)?.openedAt ?? 0) + 1);
  }

  #sendPending(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    const announcements = this.#pending;
    const now = Date.now();
    this.#pending = [];
    this.#timer = null;
    this.#sentAt = now;
    const messages = new Map<string, string | null>();
    for (const socket of this.ctx.getWebSockets()) {
      const { until, interest } = this.#attachmentOf(socket);
      if (until <= now) {
        close(socket, "stale");
        continue;
      }
      let message = messages.get(interest);
      if (message === undefined) messages.set(interest, (message = messageFor(interest, announcements)));
      if (message !== null) send(socket, message);
    }
  }

  #repeatSince(since: number, socket: WebSocket, { interest }: Attachment): void {
    const rows = this.ctx.storage.sql
      .exec<{ announcements: string }>(
        "select announcements from announced where at > ? order by at desc limit ?",
        since,
        MAX_REPEATED,
      )
      .toArray()
      .reverse();
    const missed = rows.flatMap(({ announcements }) => JSON.parse(announcements) as Array<Announcement>);
    const message = messageFor(interest, missed);
    if (message !== null) send(socket, message);
  }

  #attachmentOf(socket: WebSocket): Attachment {
    const known = this.#attachments.get(socket);
    if (known) return known;
    const attachment = socket.deserializeAttachment() as Attachment;
    this.#attachments.set(socket, attachment);
    return attachment;
  }
}

const accountTag = (id: string) => `account:${id}`;
const sessionTag = (hash: string) => `session:${hash}`;

/** The message for sockets with this interest; `null` if no announcement matches it. */
function messageFor(interest: string, announcements: ReadonlyArray<Announcement>): string | null {
  const { wanted, anyOf, hidden = [] } = JSON.parse(interest) as Interest;
  const changes = new Map<string, Change>();
  for (const { changes: all, versions } of announcements) {
    const isRelevant = versions.some(
      (version) =>
        (wanted === null || meetsCriteria(wanted, version)) &&
        anyOf.every((keys) => keys.some((key) => version.keys.includes(key))),
    );
    if (isRelevant)
      for (const { table, type, id } of all.filter((change) => !hidden.includes(change.id)))
        changes.set(`${table} ${type} ${id}`, { table, type, id });
  }
  return changes.size === 0 ? null : JSON.stringify([...changes.values()].slice(-MAX_CHANGES));
}

function send(socket: WebSocket, message: string): void {
  try {
    socket.send(message);
  } catch {
    // The socket is closing. Its page reconnects and gets what it missed.
  }
}

function close(socket: WebSocket, reason: CloseReason): void {
  send(socket, reason);
  try {
    socket.close(CLOSE_CODES[reason], reason);
  } catch {
    // The socket is already closed.
  }
}
