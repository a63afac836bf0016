import { createContext } from "react";

/** An open dialog passes the element that shows the page's notices while the page is behind it. */
export const NoticePlace = createContext<(place: HTMLElement | null) => void>(() => undefined);
