import { MINUTE_MS } from "~/domain/duration";
import { type Change, type CloseReason, isCloseReason, PING, PONG } from "~/ports/broadcaster";

/** Pauses between retries double each time within these limits, and are randomized so that pages do not all reconnect at once. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = MINUTE_MS;
/** A dead connection is detected by an unanswered ping. */
const PING_EVERY_MS = 30_000;
const PONG_WITHIN_MS = 10_000;
/** A tab hidden for longer than this closes its socket. */
const HIDDEN_MS = 30_000;

type Listeners = {
  /** The socket's URL, computed for each attempt. */
  href: () => string;
  onChanges: (changes: ReadonlyArray<Change>) => void;
  onLive: (isLive: boolean) => void;
  /** The socket has reconnected after it was lost. */
  onReturn: () => void;
  /** The server closed the socket because the session has ended or must be checked again. */
  onEnded: () => void;
};

/** The browser functions that it uses, replaced in tests. */
export type Surroundings = {
  open: (href: string) => WebSocket;
  document: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  random: () => number;
};

const BROWSER = (): Surroundings => ({
  open: (href) => new WebSocket(href),
  document,
  random: Math.random,
});

/** Keeps a socket open while the page is visible; returns a function that stops it. */
export function keepSocket(listeners: Listeners, { open, document, random } = BROWSER()): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let wasLive = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setTimeout> | undefined;
  let hide: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    clearTimeout(retry);
    if (socket) return;
    const opened = open(listeners.href());
    socket = opened;
    opened.onopen = () => {
      failures = 0;
      listeners.onLive(true);
      if (wasLive) listeners.onReturn();
      wasLive = true;
      pingLater();
    };
    opened.onmessage = ({ data }) => {
      if (isCloseReason(data)) {
        end(data);
        return;
      }
      pingLater();
      if (data !== PONG) listeners.onChanges(JSON.parse(String(data)) as Array<Change>);
    };
    opened.onclose = () => {
      forget();
      retryLater();
    };
  }

  function end(ending: CloseReason) {
    if (ending === "signed-out") stop();
    else closeSocket();
    // The same account's newer pages have its sockets; this one asks again when its tab is next shown.
    if (ending === "too-many") return;
    listeners.onEnded();
    if (ending === "stale") retryLater();
  }

  function pingLater() {
    clearTimeout(ping);
    ping = setTimeout(() => {
      socket?.send(PING);
      ping = setTimeout(() => {
        closeSocket();
        retryLater();
      }, PONG_WITHIN_MS);
    }, PING_EVERY_MS);
  }

  function retryLater() {
    clearTimeout(retry);
    if (document.visibilityState === "hidden") return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS);
    retry = setTimeout(connect, pause * (0.5 + random() / 2));
  }

  function forget() {
    clearTimeout(ping);
    socket = null;
    listeners.onLive(false);
  }

  /** A dead connection may take minutes to report that it closed, so its handlers are removed first. */
  function closeSocket() {
    const left = socket;
    if (!left) return;
    left.onopen = left.onmessage = left.onclose = null;
    forget();
    left.close();
  }

  function onVisibility() {
    clearTimeout(hide);
    if (document.visibilityState === "visible") connect();
    else hide = setTimeout(closeSocket, HIDDEN_MS);
  }

  function stop() {
    document.removeEventListener("visibilitychange", onVisibility);
    clearTimeout(retry);
    clearTimeout(hide);
    closeSocket();
  }

  document.addEventListener("visibilitychange", onVisibility);
  if (document.visibilityState === "visible") connect();
  return stop;
}
