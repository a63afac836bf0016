import { type Change, type CloseReason, isCloseReason } from "~/ports/broadcaster";
import type { App } from "./app";
import { cookieOf, type signInNewcomer } from "./newcomer";

type Person = Awaited<ReturnType<typeof signInNewcomer>>;

/** Opens a socket as this user's page does; records its messages and how it was closed. */
export async function openSocket(app: App, person: Person, scope: "feed" | "all") {
  const { webSocket, status } = await app.server.dispatchFetch(
    `${app.origin}/realtime?scope=${scope}&asof=${Date.now() + 60_000}`,
    { headers: { Upgrade: "websocket", Origin: app.origin, ...cookieOf(person) } },
  );
  if (!webSocket) throw new Error(`No socket: ${status}`);
  const changes: Array<Change> = [];
  let ending: CloseReason | null = null;
  webSocket.addEventListener("message", ({ data }) => {
    if (isCloseReason(data)) ending = data;
    else changes.push(...(JSON.parse(data as string) as Array<Change>));
  });
  webSocket.accept();
  return { heard: () => changes, ending: (): CloseReason | null => ending };
}
