import { DurableObject } from "cloudflare:workers";
import { DAY_MS } from "~/domain/duration";
import { meetsCriteria } from "~/domain/matching/match-profile";
import { readListener } from "~/ports/broadcaster.durable-object";
import {
  type Announcement,
  type Change,
  CLOSE_CODES,
  type CloseReason,
  type Interest,
  type Listener,
  PING,
  PONG,
  type SocketOwner,
} from "~/ports/broadcaster";

/** The first of a burst waits this long for others, */
const JOIN_MS = 100;
/** and messages to a socket are at least this far apart. */
const APART_MS = 1000;
/** Announcements are kept this long, for pages that were read or lost their socket in between. */
const KEPT_MS = DAY_MS;
/** The clocks of two machines may differ by this much. */
const SKEW_MS = 1000;
const MAX_CHANGES = 500;
/** Batches that are said again to a page that was away. */
const MAX_REPEATED = 200;
/** The platform keeps 16,384 bytes with a socket; the rest of the attachment takes little. */
const MAX_INTEREST = 15_000;

/** What the platform keeps with a socket while the object sleeps. The interest stays text: many sockets share one. */
type Attachment = Pick<Listener, "accountId" | "sessionHash" | "until"> & { interest: string };

const EVERYTHING: Interest = { wanted: null, anyOf: [] };

/**
 * Holds the sockets of open pages and tells each what concerns it. It sleeps between messages: whatever it needs is with
 * the sockets or in its storage, and what is only in memory may be lost at any time.
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

  /** The upgrade; whether it is allowed was decided before. */
  override async fetch(request: Request): Promise<Response> {
    const { accountId, sessionHash, until, since, interest } = readListener(request);
    const { 0: browser, 1: socket } = new WebSocketPair();
    const text = JSON.stringify(interest);
    const attachment: Attachment = {
      accountId,
      sessionHash,
      until,
      // A list of hundreds of regions that does not fit hears of everything rather than of too little.
      interest: text.length > MAX_INTEREST ? JSON.stringify(EVERYTHING) : text,
    };
    // What waits to be said was announced before this list was read, or is repeated to it.
    this.#sendPending();
    this.ctx.acceptWebSocket(socket, [accountTag(accountId), sessionTag(sessionHash)]);
    socket.serializeAttachment(attachment);
    this.#repeatSince(since - SKEW_MS, socket, attachment);
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > until) await this.ctx.storage.setAlarm(until);
    return new Response(null, { status: 101, webSocket: browser });
  }

  announce(announcements: ReadonlyArray<Announcement>): void {
    const now = Date.now();
    this.ctx.storage.sql.exec("delete from announced where at < ?", now - KEPT_MS);
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
      Math.max(JOIN_MS, this.#sentAt + APART_MS - now),
    );
  }

  disconnect(owner: SocketOwner, reason: CloseReason): void {
    const tag = "accountId" in owner ? accountTag(owner.accountId) : sessionTag(owner.sessionHash);
    const kept = "accountId" in owner ? owner.exceptSession : undefined;
    for (const socket of this.ctx.getWebSockets(tag)) {
      if (kept === undefined || this.#attachmentOf(socket).sessionHash !== kept) close(socket, reason);
    }
  }

  /** Closes what has expired, and sleeps until the next one does. */
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

  /** Pages have nothing to say; a ping is answered without waking the object. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008, "Not understood");
  }

  /** Nothing is kept that would have to be forgotten; the platform answers a goodbye by itself. */
  override webSocketClose(): void {
    return;
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

/** What those who have this interest are told, or `null` when nothing concerns them. */
function messageFor(interest: string, announcements: ReadonlyArray<Announcement>): string | null {
  const { wanted, anyOf } = JSON.parse(interest) as Interest;
  const changes = new Map<string, Change>();
  for (const { changes: all, versions } of announcements) {
    const concerns = versions.some(
      (version) =>
        (wanted === null || meetsCriteria(wanted, version)) &&
        anyOf.every((keys) => keys.some((key) => version.keys.includes(key))),
    );
    if (concerns)
      for (const { table, type, id } of all) changes.set(`${table} ${type} ${id}`, { table, type, id });
  }
  return changes.size === 0 ? null : JSON.stringify([...changes.values()].slice(-MAX_CHANGES));
}

function send(socket: WebSocket, message: string): void {
  try {
    socket.send(message);
  } catch {
    // It is closing: its page connects again and asks for what it missed.
  }
}

function close(socket: WebSocket, reason: CloseReason): void {
  send(socket, reason);
  try {
    socket.close(CLOSE_CODES[reason], reason);
  } catch {
    // Closed already.
  }
}
