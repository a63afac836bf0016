import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SidebarState } from "./sidebar-state";

/** The sidebar's state, toggled by its button, ctrl+B and cmd+B. */
export function useSidebar() {
  const stored = useRouteLoaderData<{ sidebar: SidebarState }>("root")?.sidebar ?? "full";
  const [state, setState] = useState(stored);
  const next: SidebarState = state === "full" ? "icons" : "full";

  const isSending = useRef(false);
  const toggle = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    setState(next);
    // The server signs the cookie. The request outlives the page, in case the next click leaves it.
    void fetch("/sidebar", {
      method: "POST",
      body: new URLSearchParams({ state: next }),
      redirect: "manual",
      keepalive: true,
    })
      .catch(() => undefined)
      .finally(() => {
        isSending.current = false;
      });
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
