import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SidebarState } from "./sidebar-state";

/** The sidebar's state, toggled by its button, ctrl+B and cmd+B. */
export function useSidebar() {
  const initial = useRouteLoaderData<{ sidebar: SidebarState }>("root")?.sidebar ?? "full";
  const [state, setState] = useState(initial);
  const next: SidebarState = state === "full" ? "icons" : "full";

  const underWay = useRef(0);
  const stored = useRef(Promise.resolve());
  const toggle = useCallback(() => {
    setState(next);
    underWay.current += 1;
    // One after the other, so that the last one counts.
    stored.current = stored.current
      .then(() => store(next))
      .finally(() => {
        underWay.current -= 1;
      });
  }, [next]);
  /** A second click while the first is under way does nothing; a second shortcut does. */
  const press = () => {
    if (underWay.current === 0) toggle();
  };

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (
        event.repeat ||
        event.key.toLowerCase() !== "b" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey
      )
        return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [toggle]);

  return { state, next, press };
}

/** The server sets the cookie. The request outlives the page, in case the next click leaves it. */
async function store(state: SidebarState) {
  const body = new URLSearchParams({ state });
  await fetch("/sidebar", { method: "POST", body, redirect: "manual", keepalive: true }).catch(
    () => undefined,
  );
}
