import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { type SidebarState, sidebarCookie } from "./sidebar-state";

/** The sidebar's state, toggled by its button, ctrl+B and cmd+B. */
export function useSidebar() {
  const stored = useRouteLoaderData<{ sidebar: SidebarState }>("root")?.sidebar ?? "full";
  const [state, setState] = useState(stored);
  const next: SidebarState = state === "full" ? "icons" : "full";

  const toggle = useCallback(() => {
    document.cookie = sidebarCookie(next);
    setState(next);
  }, [next]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [toggle]);

  return { state, next, toggle };
}
