import { DAY_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";

/** Whether the sidebar shows only icons. Kept in a cookie, so that the server renders it correctly. */
export const SIDEBAR_COOKIE = "sidebar";
export const SIDEBAR_SECONDS = (RETENTION.sidebarDays * DAY_MS) / 1000;

export type SidebarState = "full" | "icons";

export function readSidebar(cookies: string | null): SidebarState {
  return /(?:^|;\s*)sidebar=icons(?:;|$)/.test(cookies ?? "") ? "icons" : "full";
}

export function sidebarCookie(state: SidebarState): string {
  return `${SIDEBAR_COOKIE}=${state}; Path=/; Max-Age=${SIDEBAR_SECONDS}; SameSite=Lax; HttpOnly`;
}
