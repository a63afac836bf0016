import type { Broadcaster } from "~/ports/broadcaster";

/** A broadcaster without open pages. */
export const NO_PAGES: Broadcaster = {
  connect: () => Promise.reject(new Error("No page is open in this test")),
  announce: () => Promise.resolve(),
  disconnect: () => Promise.resolve(),
};
