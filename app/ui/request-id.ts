import { createContext, useContext } from "react";

/** The number of the request that failed. In the browser it changes when a fetch of a page's data fails. */
export const RequestIdContext = createContext<{ current: string | null }>({ current: null });

export function useRequestId() {
  return useContext(RequestIdContext).current;
}
