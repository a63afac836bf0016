import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False on the server and in the first render of a full page load, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
