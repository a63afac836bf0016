import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { CloseReason, SocketOwner } from "~/ports/broadcaster";

/** Closes the sockets of open pages. A failure is only logged, because the next page load runs the guard anyway. */
export async function closeSockets(
  { broadcaster }: Pick<Services, "broadcaster">,
  owner: SocketOwner,
  reason: CloseReason = "signed-out",
): Promise<void> {
  try {
    await broadcaster.disconnect(owner, reason);
  } catch (error) {
    logFailure("Sockets could not be closed", error);
  }
}
