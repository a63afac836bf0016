import type { Ending, Whose } from "~/ports/broadcaster";
import { logFailure } from "./log-failure.server";
import type { Services } from "./services";

/** Ends the live updates of open pages; a failure is only logged, as every page they load asks the guard again. */
export async function closeSockets(
  { broadcaster }: Pick<Services, "broadcaster">,
  whose: Whose,
  ending: Ending = "signed-out",
): Promise<void> {
  try {
    await broadcaster.disconnect(whose, ending);
  } catch (error) {
    logFailure("Sockets could not be closed", error);
  }
}
