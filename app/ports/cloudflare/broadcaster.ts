import type { Announcement, Broadcaster, CloseReason, Listener, SocketOwner } from "~/ports/broadcaster";

/** The Durable Object as its callers see it. */
export type BroadcasterObject = {
  fetch: (request: Request) => Promise<Response>;
  announce: (announcements: ReadonlyArray<Announcement>) => Promise<void>;
  disconnect: (owner: SocketOwner, reason: CloseReason) => Promise<void>;
};

/** Carries the listener from the worker to the object. It replaces any header of this name that a browser sent. */
export const LISTENER_HEADER = "X-Listener";

export function writeListener(listener: Listener): string {
  return encodeURIComponent(JSON.stringify(listener));
}

export function readListener(request: Request): Listener {
  return JSON.parse(decodeURIComponent(request.headers.get(LISTENER_HEADER) ?? "")) as Listener;
}

/**
 * One object holds every socket, which works up to about 30,000 of them. To shard, change only this function: let
 * `connect` pick an object by the province or state of the listener's first region, and send `announce` and
 * `disconnect` to all objects.
 */
export function createDurableObjectBroadcaster(objectOf: (shard: string) => BroadcasterObject): Broadcaster {
  const everybody = () => objectOf("everybody");
  return {
    connect: (request, listener) => {
      const headers = new Headers(request.headers);
      headers.set(LISTENER_HEADER, writeListener(listener));
      headers.delete("Cookie");
      return everybody().fetch(new Request(request, { headers }));
    },
    announce: (announcements) => everybody().announce(announcements),
    disconnect: (owner, reason) => everybody().disconnect(owner, reason),
  };
}
