import type { CloseReason, SocketOwner } from "~/ports/broadcaster";
import { logFailure } from "./log-failure.server";
import type { Services } from "./services";

/** Ends the live updates of open pages; a failure is only logged, as every page they load asks the guard again. */
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
